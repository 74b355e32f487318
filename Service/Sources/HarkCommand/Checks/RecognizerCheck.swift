import Foundation
import Hark
import HarkLinux

/// Loads the recogniser and has it decode a second of sound.
struct RecognizerCheck {
  let model: PocketSphinxModel

  private static let name = "recogniser"

  /// What is so; takes a second or less.
  func run() async -> DoctorFinding {
    if let problem = model.problem { return Self.missing(problem, isDebian: model == .debian) }
    let recognizer = PocketSphinxRecognizer(model: model, maximumTasks: 1)
    let clock = SystemTimekeeper()
    let start = clock.now
    guard (try? await recognizer.warmUp()) != nil else {
      return broken
    }
    let loaded = clock.now
    guard await Self.decodes(recognizer) else {
      return .broken(
        Self.name, "PocketSphinx loads its model but breaks on a second of sound.",
        mend: AptCommand.reinstall("libpocketsphinx3", "pocketsphinx-en-us"))
    }
    return .works(
      Self.name,
      String(
        format: "pocketsphinx, loaded in %.2f s, a second of sound decoded in %.2f s",
        loaded - start, clock.now - loaded))
  }

  /// A model whose files are all there and cannot be loaded.
  var broken: DoctorFinding {
    .broken(
      Self.name, "The files of the PocketSphinx model in \(model.folder) hold no model.",
      mend: model == .debian
        ? AptCommand.reinstall("pocketsphinx-en-us") : "unset \(PocketSphinxModel.variable)")
  }

  /// A model whose files are not all there.
  static func missing(_ problem: String, isDebian: Bool) -> DoctorFinding {
    .broken(
      name, problem,
      mend: isDebian
        ? AptCommand.install("pocketsphinx-en-us") : "unset \(PocketSphinxModel.variable)")
  }

  /// Whether a second of sound is taken and the task ends as it should.
  private static func decodes(_ recognizer: PocketSphinxRecognizer) async -> Bool {
    await ending(of: recognizer) == .ended
  }

  /// With what a task ends that is given a second of sound; nil when it could not be started.
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
