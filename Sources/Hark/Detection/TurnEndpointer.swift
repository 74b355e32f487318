/// Decides when a turn is over: the conversational end, as opposed to the acoustic end of speech.
///
/// It counts samples and never reads a clock, so it decides the same however fast the sound comes.
public struct TurnEndpointer: Sendable, Equatable {
  /// Where the turn begins, in samples since the microphone was opened.
  public let begun: Int

  /// What ends it; may change while the turn goes on.
  public var limits: TurnLimits

  private var state: State

  private enum State: Sendable, Equatable {
    /// Nothing has been said in this turn.
    case waiting

    /// Somebody speaks.
    case speaking

    /// The last speech ended at this position.
    case silent(since: Int)

    /// The end has been told.
    case over
  }

  /// Begins a turn at `begun`.
  ///
  /// - Parameters:
  ///   - begun: Where the turn begins, in samples since the microphone was opened.
  ///   - limits: What ends it.
  ///   - inSpeech: Whether speech is under way at `begun`, as in the automatic mode, where speech
  ///     itself begins the turn.
  public init(begun: Int, limits: TurnLimits, inSpeech: Bool = false) {
    self.begun = begun
    self.limits = limits
    self.state = inSpeech ? .speaking : .waiting
  }

  /// Takes the frame that ends at `position`, with what was heard in it, and tells the end of the
  /// turn once, in the frame in which its limit falls.
  ///
  /// What was heard counts before the limits do: a first word in the very frame of its limit is in
  /// time.
  public mutating func advance(to position: Int, event: AcousticEvent? = nil) -> TurnEnd? {
    if let event { hear(event) }
    guard let end = nextEnd, end.position <= position else { return nil }
    state = .over
    return end
  }

  /// When the turn ends if nothing more is heard; nil when it would go on for ever, and after its
  /// end has been told.
  public var nextEnd: TurnEnd? {
    let length = limits.length.map { end(.length, begun, $0) }
    switch state {
    case .over: return nil
    case .speaking: return length
    case .waiting: return earlier(limits.firstWord.map { end(.noFirstWord, begun, $0) }, length)
    case .silent(let since): return earlier(limits.silence.map { end(.silence, since, $0) }, length)
    }
  }

  private mutating func hear(_ event: AcousticEvent) {
    switch (state, event) {
    case (.over, _): break
    case (_, .speechStarted): state = .speaking
    // Speech that was over before the turn began is no word of this turn.
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
