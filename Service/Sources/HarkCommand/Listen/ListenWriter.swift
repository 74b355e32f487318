import Hark

/// Formats the text of each recording, or the events as JSON, as lines of standard output, and
/// remembers the last failure since the latest recording started.
actor ListenWriter {
  private(set) var failure: VoiceFailure?

  private let isJSON: Bool
  private var lines = SessionEventLines()
  private var isDropped = false

  init(json: Bool) { isJSON = json }

  func line(for event: SessionEvent) -> String? {
    switch event {
    case .recordingStarted:
      failure = nil
      isDropped = false
    case .recordingStopped(_, let reason, _): isDropped = reason == .cancelled
    case .failed(let failure): self.failure = failure
    default: break
    }
    if isJSON { return lines.line(for: event) }
    guard case .recordingEnded(_, let transcript) = event, !isDropped else { return nil }
    return transcript.isEmpty ? nil : transcript.text
  }

  /// Returns the JSON line for a failure outside the session; `nil` if the output is text.
  func line(forFailure code: String) -> String? { isJSON ? lines.failure(code) : nil }
}
