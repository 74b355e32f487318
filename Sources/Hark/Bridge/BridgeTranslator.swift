/// Turns what happens in a session into what a bridge tells, in the order that the other side relies
/// on: partial texts, the final one, then an error if there was one, and after the end nothing.
///
/// A value that never waits; `SpeechBridge` runs it.
public struct BridgeTranslator: Sendable, Equatable {
  private enum State: Equatable {
    /// Nothing is told.
    case closed

    /// What is asked for has not begun.
    case starting

    /// Everything is told.
    case open(text: String)

    /// The final text was told; an error may follow.
    case ended(hasWords: Bool)

    /// An error was told, after which nothing comes.
    case failed(BridgeErrorCode)
  }

  private var state = State.closed

  /// Makes one that tells nothing.
  public init() {}

  /// Recognition was asked for.
  public mutating func start() { state = .starting }

  /// Whether recognition is on, or about to be.
  public var isOn: Bool {
    switch state {
    case .starting, .open: true
    case .closed, .ended, .failed: false
    }
  }

  /// Whether what was asked for has begun or failed; nil while it is on its way.
  public var beginning: Result<Void, BridgeRefusal>? {
    switch state {
    case .starting: nil
    case .failed(let code): .failure(BridgeRefusal(code: code))
    case .open, .ended: .success(())
    // Stopped before it had begun.
    case .closed: .failure(BridgeRefusal(code: .interrupted))
    }
  }

  /// Whether everything was told that there will be: words, or an error in their place.
  public var isSettled: Bool {
    switch state {
    case .starting, .open, .ended(hasWords: false): false
    case .closed, .ended(hasWords: true), .failed: true
    }
  }

  /// Whether the recording is over, and not merely given up.
  public var hasEnded: Bool {
    switch state {
    case .ended, .failed: true
    case .closed, .starting, .open: false
    }
  }

  /// Takes what happened; the events are to be told in this order.
  public mutating func handle(_ happening: Happening) -> [BridgeEvent] {
    switch happening {
    case .recordingStarted:
      if state == .starting { state = .open(text: "") }
      return []
    case .heard(_, let transcript): return hear(transcript.text)
    case .recordingEnded(_, let transcript):
      guard case .open = state else { return [] }
      return end(transcript.text)
    case .failed(let failure): return fail(failure)
    case .speechStarted, .speechEnded, .turnEnded, .interim, .final, .recordingStopped,
      .messageSent, .reply,
      .input, .cue:
      return []
    }
  }

  /// What may be shown beside the texts; nothing unless recognition is on.
  public func notice(of happening: Happening) -> BridgeNotice? {
    guard case .open = state, case .cue(.longSpeech) = happening else { return nil }
    return .longSpeech
  }

  /// The time to answer a stop is over: what is known now is final, and nothing follows.
  public mutating func close() -> [BridgeEvent] {
    defer { state = .closed }
    guard case .open(let text) = state else { return [] }
    return text.isEmpty ? [] : [.final(text)]
  }

  private mutating func hear(_ text: String) -> [BridgeEvent] {
    guard case .open(let told) = state, !text.isEmpty, text != told else { return [] }
    state = .open(text: text)
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
    // No word is lost to an error.
    if case .open(let text) = state, !text.isEmpty { events.append(.final(text)) }
    state = .failed(code)
    return events + [.error(code)]
  }
}

/// Why recognition did not begin.
public struct BridgeRefusal: Error, Sendable, Hashable {
  /// By the name that both sides know.
  public let code: BridgeErrorCode
}
