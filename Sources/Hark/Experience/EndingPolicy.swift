/// The limits that end a recording automatically; `nil` disables a limit.
public struct EndingPolicy: Sendable, Equatable {
  /// The silence after the last speech, in seconds.
  ///
  /// Smaller values end the recording sooner but may cut off slow speakers.
  public var silence: Double?

  /// The time without a first word, in seconds, after which the recording ends without speech.
  public var noSpeechTimeout: Double?

  /// The length of the recording, in seconds.
  public var length: Double?

  /// The maximum number of characters of text; the last interim text that fits is retained.
  public var characters: Int?

  /// Creates an ending policy; omitted limits never end a recording.
  public init(
    silence: Double? = nil, noSpeechTimeout: Double? = nil, length: Double? = nil,
    characters: Int? = nil
  ) {
    self.silence = silence
    self.noSpeechTimeout = noSpeechTimeout
    self.length = length
    self.characters = characters
  }
}
