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
      let seconds = JSONLine.hundredths(clock.now - start)
      return .works(
        Self.name,
        "\(recognizer.traits.name) at \(url), 1 s of audio recognized in \(seconds) s")
    case .failed(let failure): return broken(failure)
    case .interim, .final, nil: return broken(.recognitionFailed)
    }
  }

  private func broken(_ failure: VoiceFailure) -> DoctorFinding {
    .broken(Self.name, detail(failure), fix: fix(failure))
  }

  private func detail(_ failure: VoiceFailure) -> String {
    switch failure {
    case .networkUnavailable: "Nothing answers at \(url)."
    case .serviceUnavailable: "The server at \(url) is at capacity."
    case .recognizerUnavailable:
      "The server at \(url) rejected the path, the API key, the model or the protocol."
    default: "The server at \(url) answers but returns no text for 1 s of audio."
    }
  }

  private func fix(_ failure: VoiceFailure) -> String {
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
