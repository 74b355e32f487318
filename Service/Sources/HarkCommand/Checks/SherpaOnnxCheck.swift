import Hark
import HarkSherpa

/// Recognizes a second of audio with the user's own model.
struct SherpaOnnxCheck {
  let recognizer: SherpaOnnxRecognizer

  private static let name = "recognizer"

  /// Runs the check; most of its time is spent loading the model.
  func run() async -> DoctorFinding {
    let clock = SystemTimekeeper()
    let start = clock.now
    let version: String
    do { version = try await recognizer.warmUp() } catch { return Self.broken(error.sentence) }
    let loaded = clock.now
    guard await RecognizerCheck.ending(of: recognizer) == .ended else {
      return Self.broken(
        "sherpa-onnx loads the model in \(recognizer.model.folder) but fails on 1 s of audio; "
          + "choose another model.")
    }
    return .works(
      Self.name,
      "sherpa-onnx \(version), \(recognizer.model.kind.name), \(languages), "
        + (recognizer.model.takesPhrases ? "contextual phrases" : "no contextual phrases")
        + ", loaded in \(JSONLine.hundredths(loaded - start)) s, 1 s of audio recognized in "
        + "\(JSONLine.hundredths(clock.now - loaded)) s")
  }

  static func broken(_ sentence: String) -> DoctorFinding { .broken(name, sentence, fix: nil) }

  /// The model's languages, abbreviated because Whisper has a hundred.
  private var languages: String {
    let known = recognizer.traits.locales
    let first = known.prefix(3).map(\.description).joined(separator: ", ")
    return known.count > 3 ? "\(first) and \(known.count - 3) more" : first
  }
}
