import Hark
import HarkLinux

/// Recognizes a second of audio with the user's own model.
struct SherpaOnnxCheck {
  let recognizer: SherpaOnnxRecognizer

  private static let name = "recogniser"

  /// Runs the check, which takes as long as the model takes to load.
  func run() async -> DoctorFinding {
    let clock = SystemTimekeeper()
    let start = clock.now
    let version: String
    do {
      version = try await recognizer.warmUp()
    } catch { return Self.broken(error.sentence) }
    let loaded = clock.now
    guard await RecognizerCheck.ending(of: recognizer) == .ended else {
      return Self.broken(
        "sherpa-onnx loads the model in \(recognizer.model.folder) but breaks on a second of sound; "
          + "choose another.")
    }
    return .works(
      Self.name,
      "sherpa-onnx \(version), \(recognizer.model.kind.name), \(languages), "
        + (recognizer.model.takesPhrases ? "takes phrases" : "takes no phrases")
        + ", loaded in \(Self.seconds(loaded - start)) s, a second of sound recognised in "
        + "\(Self.seconds(clock.now - loaded)) s")
  }

  /// Returns the finding for an unusable model or library; `sentence` includes the remedy.
  static func broken(_ sentence: String) -> DoctorFinding {
    DoctorFinding(name: name, isOK: false, detail: sentence, mend: nil)
  }

  /// The model's languages, abbreviated because Whisper has a hundred.
  private var languages: String {
    let known = recognizer.traits.locales
    let first = known.prefix(3).map(\.description).joined(separator: ", ")
    return known.count > 3 ? "\(first) and \(known.count - 3) more" : first
  }

  private static func seconds(_ time: Double) -> String {
    JSONLine.number((time * 100).rounded() / 100)
  }
}
