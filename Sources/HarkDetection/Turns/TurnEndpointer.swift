/// Decides when a turn is over: the conversational end, as opposed to the acoustic end of speech.
///
/// It counts samples and never reads a clock, so its decisions do not depend on how fast the audio
/// arrives.
public struct TurnEndpointer: Sendable, Equatable {
  /// The position at which the turn begins, in samples since the microphone was opened.
  public let begun: Int

  /// The limits that end the turn; may change during the turn.
  public var limits: TurnLimits

  private var state: State

  private enum State: Sendable, Equatable {
    /// No speech has occurred in this turn.
    case waiting

    /// Speech is in progress.
    case speaking

    /// The last speech ended at this position.
    case silent(since: Int)

    /// The end has been reported.
    case over
  }

  /// Creates an endpointer for a turn that begins at `begun`.
  ///
  /// - Parameters:
  ///   - begun: The position at which the turn begins, in samples since the microphone was opened.
  ///   - limits: The limits that end the turn.
  ///   - inSpeech: Whether speech is in progress at `begun`, as in the automatic mode, where speech
  ///     itself begins the turn.
  public init(begun: Int, limits: TurnLimits, inSpeech: Bool = false) {
    self.begun = begun
    self.limits = limits
    self.state = inSpeech ? .speaking : .waiting
  }

  /// Processes the frame that ends at `position` and returns the end of the turn once, in the frame
  /// in which a limit is reached.
  ///
  /// The event is applied before the limits, so a first word in the frame in which its limit is
  /// reached is in time.
  public mutating func advance(to position: Int, event: AcousticEvent? = nil) -> TurnEnd? {
    if let event { hear(event) }
    guard let end = nextEnd, end.position <= position else { return nil }
    state = .over
    return end
  }

  /// The end of the turn if no further event occurs.
  ///
  /// `nil` if no limit applies, and after the end has been reported.
  public var nextEnd: TurnEnd? {
    let length = limits.length.map { end(.length, begun, $0) }
    switch state {
    case .over: return nil
    case .speaking: return length
    case .waiting:
      return earlier(limits.noSpeechTimeout.map { end(.noFirstWord, begun, $0) }, length)
    case .silent(let since): return earlier(limits.silence.map { end(.silence, since, $0) }, length)
    }
  }

  private mutating func hear(_ event: AcousticEvent) {
    switch (state, event) {
    case (.over, _): break
    case (_, .speechStarted): state = .speaking
    // Speech that ended before the turn began does not belong to this turn.
    case (_, .speechEnded(let end)): state = end > begun ? .silent(since: end) : .waiting
    }
  }

  private func end(_ reason: TurnEnd.Reason, _ from: Int, _ seconds: Double) -> TurnEnd {
    TurnEnd(
      reason: reason, words: reason == .silence ? limits.words : .open,
      position: from + AudioTime.samples(seconds))
  }

  private func earlier(_ one: TurnEnd?, _ other: TurnEnd?) -> TurnEnd? {
    guard let one, let other else { return one ?? other }
    return one.position <= other.position ? one : other
  }
}
