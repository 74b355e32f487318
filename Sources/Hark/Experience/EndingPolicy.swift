/// What makes a recording end by itself; nil means that it does not.
public struct EndingPolicy: Sendable, Equatable {
  /// Seconds without speech after the last speech.
  ///
  /// Smaller ends sooner and cuts slow speakers.
  public var silence: Double?

  /// Seconds without a first word, after which the recording ends as one without speech.
  public var firstWord: Double?

  /// Seconds of recording.
  public var length: Double?

  /// Characters of text; the last interim text that fits is kept.
  public var characters: Int?

  /// Makes an ending policy; everything left out never ends a recording.
  public init(
    silence: Double? = nil, firstWord: Double? = nil, length: Double? = nil, characters: Int? = nil
  ) {
    self.silence = silence
    self.firstWord = firstWord
    self.length = length
    self.characters = characters
  }
}
