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

/// How the text is handled after a recording ends.
public enum AfterStopPolicy: String, Sendable, Equatable, CaseIterable {
  /// The text remains for the user to read, edit and send.
  case review

  /// One tap confirms the text.
  case confirm

  /// The text is sent immediately.
  case send
}

/// The behavior of the button after a failure that a retry cannot fix.
public enum LastingFailurePolicy: String, Sendable, Equatable, CaseIterable {
  /// The button remains, and a tap shows an explanation.
  case explainOnTap

  /// The button is disabled, with an explanation and a Settings link beside it.
  case disable

  /// The button is hidden, with a Settings link in its place.
  case hide

  /// The button looks normal, and a tap retries.
  case retry

  var disablesButton: Bool { self == .disable || self == .hide }
}

/// The treatment of a recording without words.
public enum NoSpeechPolicy: String, Sendable, Equatable, CaseIterable {
  /// A failure that is reported to the user.
  case failure

  /// An ordinary ending that is not reported.
  case quiet
}
