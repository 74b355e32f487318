import Hark
import HarkLinux

/// Sends a second of audio to a recognition server.
struct ServerCheck {
  let recognizer: any Recognizer

  /// The server's address, as given by the user.
  let url: String

  private static let name = "recognizer"

  /// Runs the check, which may take up to the server's timeout.
  func run() async -> DoctorFinding {
    let clock = SystemTimekeeper()
    let start = clock.now
    switch await RecognizerCheck.ending(of: recognizer) {
    case .ended:
      let seconds = JSONLine.number(((clock.now - start) * 100).rounded() / 100)
      return .works(
        Self.name,
        "\(recognizer.traits.name) at \(url), 1 s of audio recognized in \(seconds) s")
    case .failed(let failure): return .broken(Self.name, what(failure), mend: mend(failure))
    case .interim, .final, nil:
      return .broken(Self.name, what(.recognitionFailed), mend: mend(.recognitionFailed))
    }
  }

  private func what(_ failure: VoiceFailure) -> String {
    switch failure {
    case .networkUnavailable: "Nothing answers at \(url)."
    case .serviceUnavailable: "The server at \(url) is at capacity."
    case .recognizerUnavailable:
      "The server at \(url) rejected the path, the API key, the model or the protocol."
    default: "The server at \(url) answers but returns no text for 1 s of audio."
    }
  }

  private func mend(_ failure: VoiceFailure) -> String {
    switch failure {
    case .networkUnavailable:
      "check that the server is running, or give --recognizer-url another address, such as "
        + "\(example)"
    case .recognizerUnavailable:
      "check that the address ends with a version such as /v1, check "
        + "\(RecognizerOptions.keyVariable) and --recognizer-model, or try --recognizer upload"
    case .serviceUnavailable: "wait a while and try again"
    default:
      "check the server's log, give --recognizer-url another address, such as \(example), or try "
        + "another --recognizer-model or a longer --recognizer-timeout"
    }
  }

  private var example: String {
    WyomingAddress.isMeant(url) ? WyomingAddress.example : HTTPAddress.example
  }
}

/// Recognizes a second of audio with the user's own model.
struct SherpaOnnxCheck {
  let recognizer: SherpaOnnxRecognizer

  private static let name = "recognizer"

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
        "sherpa-onnx loads the model in \(recognizer.model.folder) but fails on 1 s of audio; "
          + "choose another model.")
    }
    return .works(
      Self.name,
      "sherpa-onnx \(version), \(recognizer.model.kind.name), \(languages), "
        + (recognizer.model.takesPhrases ? "contextual phrases" : "no contextual phrases")
        + ", loaded in \(Self.seconds(loaded - start)) s, 1 s of audio recognized in "
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
