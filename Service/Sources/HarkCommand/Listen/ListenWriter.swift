import Hark

/// Writes what was said to standard output, a line a recording, and keeps what went wrong.
actor ListenWriter {
  /// The failure that stands: none has followed it that went well.
  private(set) var failure: VoiceFailure?

  private let isJSON: Bool
  private let output: Output
  private var lines = HappeningLines()
  private var isDropped = false

  init(json: Bool, to output: Output = .standard) {
    isJSON = json
    self.output = output
  }

  /// Takes what happened; returns what is to be written for it.
  func line(for happening: Happening) -> String? {
    switch happening {
    case .recordingStarted:
      failure = nil
      isDropped = false
    case .recordingStopped(_, let reason, _): isDropped = reason == .cancelled
    case .failed(let failure): self.failure = failure
    default: break
    }
    if isJSON { return lines.line(for: happening) }
    guard case .recordingEnded(_, let transcript) = happening, !isDropped else { return nil }
    return transcript.isEmpty ? nil : transcript.text
  }

  /// The JSON line for a failure that the session does not know of.
  func line(forFailure code: String) -> String? { isJSON ? lines.failure(code) : nil }
}
