import DetectionFixtures
import Foundation
import Hark
import HarkTesting
import TestLimits
import Testing

/// A recognizer that invents words for every sound, as several models do.
@Suite("Invented words", .hangLimit(minutes: 5))
struct InventedWordsTests {
  /// How a recognizer invents words.
  enum Inventor: String, CaseIterable, Sendable {
    /// A word with its time every half second, as a streaming model does.
    case words

    /// Text every 5 s, without word times, first as interim text.
    case segments

    /// Text every 28 s, without word times, as Whisper does for audio without a pause.
    case longSegments

    /// All text at the end of the audio.
    case end
  }

  private static let texts = [
    "Thanks for watching!", "Undertekster av Ai-Media", "you", "I'm sorry.",
    "Takk for at du så på.",
    "Thank you. Thank you. Thank you. Thank you. Thank you. Thank you. Thank you. Thank you.",
    "So I think that this is a very important point and we should talk about it next time.",
    "Teksting av Nicolai Winther", "Okay.", "The the the the the the the the the the the the the",
  ]

  /// Silero's weights where `make setup` places them.
  private static let model: URL = {
    let environment = ProcessInfo.processInfo.environment
    let cache = environment["XDG_CACHE_HOME"] ?? (environment["HOME"] ?? "") + "/.cache"
    return URL(fileURLWithPath: cache + "/hark/silero-vad-6.2.3/silero_vad_16k_op15.onnx")
  }()

  private static var hasModel: Bool { FileManager.default.fileExists(atPath: model.path) }

  /// Ten minutes of sounds without speech, in equal shares.
  private static let tenMinutes = DrawnNoise.allCases.map {
    $0.samples(seconds: 600 / Double(DrawnNoise.allCases.count))
  }

  private func script(_ inventor: Inventor, seconds: Double) -> RecognizerScript {
    func text(_ number: Int) -> String { Self.texts[number % Self.texts.count] }
    switch inventor {
    case .words:
      let count = Int(seconds * 2)
      let words = Self.texts.flatMap { $0.split(separator: " ").map(String.init) }
      return RecognizerScript(
        spoken: (0..<count).map { number in
          let start = AudioTime.samples(Double(number) / 2)
          return RecognizedWord(
            text: words[number % words.count], range: AudioRange(start: start, end: start + 4_800))
        })
    case .segments: return Self.segments(every: 5, seconds, text)
    case .longSegments: return Self.segments(every: 28, seconds, text)
    case .end: return RecognizerScript().atFinish(.says(text(0)))
    }
  }

  private static func segments(
    every length: Double, _ seconds: Double, _ text: (Int) -> String
  ) -> RecognizerScript {
    var script = RecognizerScript()
    for number in 0..<Int(seconds / length) {
      let start = Double(number) * length
      script =
        script
        .after(start + 0.3 * length, .interim(text(number)))
        .after(start + length, .final(text(number)))
    }
    return script
  }

  /// Returns every version of the text that a session shows while it recognizes `sound`.
  private func shown(
    _ sound: [[Float]], _ inventor: Inventor, inventsWords: Bool = true,
    mode: DetectionMode = .pushToTalk,
    detector: @escaping @Sendable () -> any VoiceDetector = { SpectralVoiceDetector() }
  ) async throws -> [String] {
    let count = sound.reduce(0) { $0 + $1.count }
    var experience = Experience.dictation
    experience.noSpeech = .quiet
    experience.detection.mode = mode
    let recognizer = ScriptedRecognizer(
      script(inventor, seconds: AudioTime.seconds(count)),
      traits: RecognizerTraits(
        name: "inventor", locales: [.norwegianBokmal], inventsWords: inventsWords))
    let stage = SessionStage(
      experience, microphone: ScriptedMicrophone(.plays(sound), delivery: .waits),
      recognizer: recognizer, detector: detector)
    try await stage.voice.toggle()
    let text = try await stage.ended()
    #expect(stage.violations.isEmpty)
    let states = stage.entries.compactMap(\.state).map(\.transcript.text)
    return (states + stage.entries.compactMap(\.event).map(\.text) + [text]).filter { !$0.isEmpty }
  }

  @Test(
    "Ten minutes of noises and silences show no word", .enabled(if: hasModel),
    arguments: Inventor.allCases)
  func noises(_ inventor: Inventor) async throws {
    #expect(Self.tenMinutes.reduce(0) { $0 + $1.count } == 600 * 16_000)
    let detector = VoiceDetectorChoice(voiceModel: Self.model).make
    #expect(try await shown(Self.tenMinutes, inventor, detector: detector) == [])
  }

  /// The detector without a model takes knocks and keystrokes for speech, and a few moments of fans.
  @Test(
    "Without a model, steady sounds, music and silence show no word", arguments: Inventor.allCases)
  func withoutModel(_ inventor: Inventor) async throws {
    let steady: [DrawnNoise] = [.digitalSilence, .room, .white, .hum, .music, .siren]
    for noise in DrawnNoise.allCases where steady.contains(noise) {
      let sound = zip(DrawnNoise.allCases, Self.tenMinutes).first { $0.0 == noise }?.1 ?? []
      #expect(try await shown([sound], inventor) == [], "\(noise)")
    }
  }

  @Test("The words of a recognizer that invents none are shown even in silence")
  func trusted() async throws {
    let silence = [DrawnNoise.digitalSilence.samples(seconds: 60)]
    let shown = try await shown(silence, .segments, inventsWords: false)
    #expect(shown.contains { $0.contains("Thanks for watching!") })
  }

  @Test("Without a detector, words are removed only over inaudible audio")
  func undetected() async throws {
    let silence = [DrawnNoise.digitalSilence.samples(seconds: 60)]
    #expect(try await shown(silence, .words, mode: .disabled) == [])
    let noise = [DrawnNoise.white.samples(seconds: 60)]
    #expect(try await !shown(noise, .words, mode: .disabled).isEmpty)
  }
}

extension SessionEvent {
  /// The text that the event shows.
  fileprivate var text: String {
    if case .interim(_, let text, _) = self { return text }
    if case .final(_, let segment, _) = self { return segment.text }
    if case .heard(_, let transcript) = self { return transcript.text }
    return ""
  }
}
