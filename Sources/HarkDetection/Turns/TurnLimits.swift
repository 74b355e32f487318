/// The limits that end a turn automatically, in seconds of audio; `nil` disables a limit.
public struct TurnLimits: Sendable, Equatable {
  /// The silence since the acoustic end of the last speech (O59).
  ///
  /// Larger values wait longer for slow speakers and delay the answer. The acoustic end is known
  /// only after `EndpointPolicy.minimumSilence`, and up to half a second later if breath or reverberation
  /// follows it. A value below this delay ends the turn as soon as the acoustic end is known.
  public var silence: Double?

  /// The time without any speech; larger values wait longer for a user who has not begun.
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
