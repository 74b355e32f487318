import Hark

/// Sends a second of audio to a recognition server.
struct ServerCheck {
  let recognizer: any Recognizer
  let url: String

  private static let name = "recognizer"

  /// Runs the check, which may take as long as the recognizer keeps retrying the server.
  func run() async -> DoctorFinding {
    let clock = SystemTimekeeper()
    let start = clock.now
    switch await RecognizerCheck.ending(of: recognizer) {
    case .ended:
      let seconds = JSONLine.hundredths(clock.now - start)
      return .works(
        Self.name, "\(recognizer.traits.name) at \(url), 1 s of audio recognized in \(seconds) s")
    case .failed(let failure): return broken(failure)
    case .interim, .final, nil: return broken(.recognitionFailed)
    }
  }

  private func broken(_ failure: VoiceFailure) -> DoctorFinding {
    let (detail, fix) =
      switch failure {
      case .networkUnavailable:
        (
          "Nothing answers at \(url).",
          "check that the server is running, or give --recognizer-url another address, such as "
            + example
        )
      case .serviceUnavailable:
        ("The server at \(url) is at capacity.", "wait a while and try again")
      case .recognizerUnavailable:
        (
          "The server at \(url) rejected the path, the API key, the model or the protocol.",
          "check that the address ends with a version such as /v1, check "
            + "\(RecognizerOptions.keyVariable) and --recognizer-model, or try --recognizer upload"
        )
      default:
        (
          "The server at \(url) answers but returns no text for 1 s of audio.",
          "check the server's log, give --recognizer-url another address, such as \(example), or "
            + "try another --recognizer-model or a longer --recognizer-timeout"
        )
      }
    return .broken(Self.name, detail, fix: fix)
  }

  private var example: String {
    WyomingAddress.isMeant(url) ? WyomingAddress.example : HTTPAddress.example
  }
}
