/// Decides when a turn is over: the conversational end, as opposed to the acoustic end of speech.
///
/// It counts samples and never reads a clock, so the speed at which audio arrives has no effect.
public struct TurnEndpointer: Sendable, Equatable {
  /// The position at which the turn begins, in samples since the microphone was opened.
  public let begun: Int

  /// The limits that end the turn; may change during the turn.
  public var limits: TurnLimits

  private var state: State

  private enum State: Sendable, Equatable {
    case waiting
    case speaking
    case silent(since: Int)
    case over
  }

  /// Creates an endpointer for a turn that begins at `begun`; `inSpeech` is `true` if speech is
  /// already in progress.
  public init(begun: Int, limits: TurnLimits, inSpeech: Bool = false) {
    self.begun = begun
    self.limits = limits
    state = inSpeech ? .speaking : .waiting
  }

  /// Processes the frame that ends at `position` and returns the end of the turn once, in the frame
  /// in which a limit is reached.
  ///
  /// The event is applied before the limits, so a first word still counts in the frame in which its
  /// limit is reached.
  public mutating func advance(to position: Int, event: AcousticEvent? = nil) -> TurnEnd? {
    if let event { hear(event) }
    guard let end = nextEnd, end.position <= position else { return nil }
    state = .over
    return end
  }

  /// Continues the turn with a detector that starts at `position`; if no speech has been detected,
  /// silence is measured from there, because earlier audio may have contained speech.
  package mutating func startDetection(at position: Int) {
    if state == .waiting { state = .silent(since: position) }
  }

  /// The end of the turn if no further event occurs; `nil` without a limit, and after the end.
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

/// The limits that end a turn automatically, in seconds of audio; `nil` disables a limit.
public struct TurnLimits: Sendable, Equatable {
  /// The silence since the acoustic end of the last speech (O59).
  ///
  /// Larger values wait longer for slow speakers and delay the answer. The acoustic end is known
  /// only after `EndpointPolicy.minimumSilence`, and up to half a second later if breath or
  /// reverberation follows it; a value below this delay ends the turn once the end is known.
  public var silence: Double?

  /// The time without any speech; larger values wait longer for the first word.
  public var noSpeechTimeout: Double?

  /// The maximum length of the turn.
  public var length: Double?

  /// The ending of the last words, which determined `silence`.
  public var words: SpokenEnding

  /// Creates limits; omitted limits never end a turn.
  public init(
    silence: Double? = nil, noSpeechTimeout: Double? = nil, length: Double? = nil,
    words: SpokenEnding = .open
  ) {
    self.silence = silence
    self.noSpeechTimeout = noSpeechTimeout
    self.length = length
    self.words = words
  }
}

/// The end of a turn.
public struct TurnEnd: Sendable, Equatable {
  /// The reason for the end of a turn.
  public enum Reason: String, Sendable, Equatable, CaseIterable {
    /// The silence after the last speech reached its limit.
    case silence

    /// No speech began within the time limit.
    case noFirstWord

    /// The turn reached its maximum length.
    case length
  }

  /// The reason for the end.
  public let reason: Reason

  /// If the reason is silence, the ending of the last words, which determined the required silence.
  public let words: SpokenEnding

  /// The exact sample at which the limit was reached.
  ///
  /// It lies in the frame that reports the end, or earlier if the acoustic end was reported after
  /// the limit.
  public let position: Int

  /// Creates an end.
  public init(reason: Reason, words: SpokenEnding = .open, position: Int) {
    self.reason = reason
    self.words = words
    self.position = position
  }
}

/// An estimate from the last words of whether the user will continue speaking.
public enum SpokenEnding: String, Sendable, Equatable, CaseIterable {
  /// The words give no indication.
  case open

  /// The words end like a sentence, or with a word that closes a conversation.
  case finished

  /// The last words, such as "and" or "with the", require another word after them.
  case joining

  /// The last words are digits or number words, so the number may be incomplete.
  case number

  /// The last word is a filler, such as "um".
  case filler
}
