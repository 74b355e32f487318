import Foundation
import Hark
import HarkLinux

/// Loads the recognizer and decodes a second of audio with it.
struct RecognizerCheck {
  let model: PocketSphinxModel

  private static let name = "recognizer"

  /// Runs the check, which takes up to a second.
  func run() async -> DoctorFinding {
    if let problem = model.problem { return Self.missing(problem, isDebian: model == .debian) }
    let recognizer = PocketSphinxRecognizer(model: model, maximumTasks: 1)
    let clock = SystemTimekeeper()
    let start = clock.now
    guard (try? await recognizer.warmUp()) != nil else { return broken }
    let loaded = clock.now
    guard await Self.ending(of: recognizer) == .ended else {
      return .broken(
        Self.name, "PocketSphinx loads its model but fails on 1 s of audio.",
        mend: AptCommand.reinstall("libpocketsphinx3", "pocketsphinx-en-us"))
    }
    return .works(
      Self.name,
      String(
        format: "pocketsphinx, loaded in %.2f s, 1 s of audio recognized in %.2f s",
        loaded - start, clock.now - loaded))
  }

  /// The finding for a model whose files are complete but cannot be loaded.
  var broken: DoctorFinding {
    .broken(
      Self.name, "The files in \(model.folder) are not a PocketSphinx model.",
      mend: model == .debian
        ? AptCommand.reinstall("pocketsphinx-en-us") : "unset \(PocketSphinxModel.variable)")
  }

  static func missing(_ problem: String, isDebian: Bool) -> DoctorFinding {
    .broken(
      name, problem,
      mend: isDebian
        ? AptCommand.install("pocketsphinx-en-us") : "unset \(PocketSphinxModel.variable)")
  }

  /// Returns the report that ends a task after a second of audio; `nil` if the task cannot start.
  static func ending(of recognizer: any Recognizer) async -> RecognitionReport? {
    let (reports, continuation) = AsyncStream<RecognitionReport>.makeStream()
    let request = RecognitionRequest(
      locale: recognizer.traits.locales.first ?? .americanEnglish, delivery: .waits)
    guard let task = try? await recognizer.startTask(request, report: { continuation.yield($0) })
    else { return nil }
    task.append(AudioChunk(start: 0, samples: VoiceLikeSound.second))
    task.finish()
    for await report in reports {
      switch report {
      case .ended, .failed: return report
      case .interim, .final: break
      }
    }
    return nil
  }
}

/// Checks the recognizer in a separate process, because its library exits or crashes on corrupt
/// model files.
struct ApartCheck {
  /// The option that makes `hark doctor` run as the separate process.
  static let option = "only-recognizer"

  /// Returns the finding of the separate process; `broken` if the process ends without one.
  func run(orElse broken: DoctorFinding) async -> DoctorFinding {
    let told = await withCheckedContinuation { continuation in
      // The call blocks for a second or two, so it has its own thread.
      Thread.detachNewThread {
        continuation.resume(returning: Self.output(of: ["hark", "doctor", "--" + Self.option]))
      }
    }
    return (try? JSONDecoder().decode(DoctorFinding.self, from: Data(told))) ?? broken
  }

  /// Foundation's `Process` is not used because it crashes under a low limit of open files.
  private static func output(of call: [String]) -> [UInt8] {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return [] }
    defer { close(ends[0]) }
    var places = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&places)
    defer { posix_spawn_file_actions_destroy(&places) }
    posix_spawn_file_actions_addopen(&places, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&places, ends[1], STDOUT_FILENO)
    for end in ends { posix_spawn_file_actions_addclose(&places, end) }
    posix_spawn_file_actions_addopen(&places, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var words = call.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process = pid_t()
    let problem = posix_spawn(&process, "/proc/self/exe", &places, nil, &words, environ)
    close(ends[1])
    guard problem == 0 else { return [] }
    defer { while waitpid(process, nil, 0) < 0, errno == EINTR {} }
    return everything(from: ends[0])
  }

  private static func everything(from descriptor: Int32) -> [UInt8] {
    var told: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return told }
      told += bytes.prefix(count)
    }
  }
}

/// A second of audio with the features of a voice that detectors look for: a pitch that falls from
/// 150 to 100 Hz, the resonances of the vowel in "see", and four syllables.
enum VoiceLikeSound {
  /// The samples, at 16 kHz, −0.3…0.3.
  static let second: [Float] = {
    let voice = (0..<rate).map { sample(at: Double($0) / Double(rate)) }
    let peak = voice.map(abs).max() ?? 1
    return voice.map { Float(0.3 * $0 / peak) }
  }()

  private static let rate = 16_000

  /// The resonances of the vowel: frequency and width in Hz, and strength.
  private static let resonances = [(300.0, 80.0, 1.0), (2_300, 100, 0.5), (3_000, 150, 0.25)]

  private static func sample(at time: Double) -> Double {
    let pitch = 150 - 50 * time
    let turns = 150 * time - 25 * time * time
    let overtones = (1...30).map { number in
      sin(2 * .pi * Double(number) * turns) * strength(at: Double(number) * pitch)
    }
    let syllable = max(0, sin(2 * .pi * 4 * time)).squareRoot()
    return syllable * overtones.reduce(0, +)
  }

  private static func strength(at frequency: Double) -> Double {
    resonances.reduce(0) { sum, resonance in
      let (center, width, height) = resonance
      let distance = (frequency - center) / width
      return sum + height / (1 + distance * distance)
    }
  }
}
