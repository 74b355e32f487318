import Hark
import HarkLinux

/// Sends a second of audio to a recognition server.
struct ServerCheck {
  let recognizer: any Recognizer

  /// The server's address, as given by the user.
  let url: String

  private static let name = "recogniser"

  /// Runs the check, which may take up to the server's timeout.
  func run() async -> DoctorFinding {
    let clock = SystemTimekeeper()
    let start = clock.now
    switch await RecognizerCheck.ending(of: recognizer) {
    case .ended:
      let seconds = JSONLine.number(((clock.now - start) * 100).rounded() / 100)
      return .works(
        Self.name,
        "\(recognizer.traits.name) at \(url), a second of sound recognised in \(seconds) s")
    case .failed(let failure): return .broken(Self.name, what(failure), mend: mend(failure))
    case .interim, .final, nil:
      return .broken(Self.name, what(.recognitionFailed), mend: mend(.recognitionFailed))
    }
  }

  private func what(_ failure: VoiceFailure) -> String {
    switch failure {
    case .networkUnavailable: "Nothing answers at \(url)."
    case .serviceUnavailable: "The server at \(url) has no room for now."
    case .recognizerUnavailable:
      "The server at \(url) refuses the address, the key, the model, or the way in which it is asked."
    default: "The server at \(url) is there, and gives no text for a second of sound."
    }
  }

  private func mend(_ failure: VoiceFailure) -> String {
    switch failure {
    case .networkUnavailable: "another address after --recognizer-url, such as \(example)"
    case .recognizerUnavailable:
      "an address that ends with a version, such as /v1, a key in "
        + "\(RecognizerOptions.keyVariable), --recognizer-model, or --recognizer upload"
    case .serviceUnavailable: "waiting a while"
    default:
      "another address after --recognizer-url, such as \(example), another --recognizer-model, a longer "
        + "--recognizer-timeout, or what its own log says"
    }
  }

  private var example: String {
    WyomingAddress.isMeant(url) ? WyomingAddress.example : HTTPAddress.example
  }
}

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
