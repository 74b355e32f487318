/// What ends a turn by itself, in seconds of sound; nil means that it does not.
public struct TurnLimits: Sendable, Equatable {
  /// Silence since the acoustic end of the last speech (O59).
  ///
  /// Larger waits longer for a slow speaker and answers later. The acoustic end is known only after
  /// `EndpointPolicy.hang`, and up to half a second later where breath or a room's answer follows
  /// it, so a smaller value than that ends turns then.
  public var silence: Double?

  /// Time without any speech; larger waits longer for somebody who has not begun.
  public var firstWord: Double?

  /// Length of the turn.
  public var length: Double?

  /// What the last words told of the silence to wait for.
  public var words: SpokenEnding

  /// Makes limits; what is left out never ends a turn.
  public init(
    silence: Double? = nil, firstWord: Double? = nil, length: Double? = nil,
    words: SpokenEnding = .open
  ) {
    self.silence = silence
    self.firstWord = firstWord
    self.length = length
    self.words = words
  }
}
