import Hark

/// Translates session events into bridge events, in the order that the other side relies on.
///
/// The order is: partial text, the final text, then an error, if any; nothing follows the end. The
/// translator is a value that never waits; `SpeechBridge` drives it.
package struct BridgeTranslator: Sendable, Equatable {
  private enum State: Equatable {
    case closed
    case starting
    case open(RecordingID, text: String)

    /// The recording ended, and its final text, if any, was sent; an error may follow.
    case ended(hasWords: Bool)

    /// An error was sent; no event follows.
    case failed(BridgeErrorCode)
  }

  private var state = State.closed

  /// The last recording, until it has ended, which can follow its error.
  private var unended: RecordingID?

  package init() {}

  /// Prepares for a requested recognition.
  package mutating func start() { state = .starting }

  /// Whether recognition is running or starting.
  package var isOn: Bool {
    switch state {
    case .starting, .open: true
    case .closed, .ended, .failed: false
    }
  }

  /// The outcome of the requested start; `nil` while it is pending.
  package var beginning: Result<Void, BridgeErrorCode>? {
    switch state {
    case .starting: nil
    case .failed(let code): .failure(code)
    case .open, .ended: .success(())
    // Recognition was stopped before it started.
    case .closed: .failure(.interrupted)
    }
  }

  /// Whether a stop is complete: a final text with words or an error was sent, or the translator is
  /// closed.
  package var isSettled: Bool {
    switch state {
    case .starting, .open, .ended(hasWords: false): false
    case .closed, .ended(hasWords: true), .failed: true
    }
  }

  /// Whether the recording ended, as opposed to being abandoned.
  package var hasEnded: Bool {
    switch state {
    case .ended, .failed: true
    case .closed, .starting, .open: false
    }
  }

  /// Whether the last recording has not ended, even if an error was sent.
  package var isFinishing: Bool { unended != nil }

  /// Handles a session event and returns the bridge events to send, in order.
  ///
  /// Text that was recognized again is not an event: it is the reply to its command.
  package mutating func handle(_ event: SessionEvent) -> [BridgeEvent] {
    note(event)
    switch event {
    case .recordingStarted(let id, _, _):
      if state == .starting { state = .open(id, text: "") }
      return []
    case .heard(let id, let transcript): return hear(transcript.text, in: id)
    case .recordingEnded(let id, let transcript):
      // The next recording can begin before the last words of a failed one arrive.
      guard case .open(id, _) = state else { return [] }
      return end(transcript.text)
    case .failed(let failure): return fail(failure)
    case .speechStarted, .speechEnded, .turnEnded, .interim, .final, .commanded, .recognizedAgain,
      .recordingStopped,
      .messageSent, .reply, .replyEnded, .input, .cue:
      return []
    }
  }

  /// Returns the notice for a session event; `nil` unless recognition is running.
  package func notice(of event: SessionEvent) -> BridgeNotice? {
    guard case .open = state, case .cue(.longSpeech) = event else { return nil }
    return .longSpeech
  }

  /// Closes the translator after a stop or at its deadline: open text becomes final, and nothing
  /// follows.
  package mutating func close() -> [BridgeEvent] {
    defer { state = .closed }
    guard case .open(_, let text) = state else { return [] }
    return text.isEmpty ? [] : [.final(text)]
  }

  private mutating func note(_ event: SessionEvent) {
    if case .recordingStarted(let id, _, _) = event { unended = id }
    if case .recordingEnded(let id, _) = event, id == unended { unended = nil }
  }

  private mutating func hear(_ text: String, in id: RecordingID) -> [BridgeEvent] {
    guard case .open(id, let told) = state, !text.isEmpty, text != told else { return [] }
    state = .open(id, text: text)
    return [.partial(text)]
  }

  private mutating func end(_ text: String) -> [BridgeEvent] {
    state = .ended(hasWords: !text.isEmpty)
    return text.isEmpty ? [] : [.final(text)]
  }

  private mutating func fail(_ failure: VoiceFailure) -> [BridgeEvent] {
    guard state != .closed, let code = BridgeErrorCode(failure) else { return [] }
    if case .failed = state { return [] }
    var events: [BridgeEvent] = []
    // An error never discards recognized words.
    if case .open(_, let text) = state, !text.isEmpty { events.append(.final(text)) }
    state = .failed(code)
    return events + [.error(code)]
  }
}
