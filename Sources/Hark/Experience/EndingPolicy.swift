/// The silences and the other limits that end recordings and utterances automatically; an optional
/// limit that is `nil` is disabled.
public struct EndingPolicy: Sendable, Equatable {
  /// The silence after the last speech that ends a recording started by the user, in seconds.
  ///
  /// Smaller values end the recording sooner but may cut off slow speakers.
  public var silence: Double?

  /// The time without any speech, in seconds, after which a recording started by the user ends.
  public var noSpeechTimeout: Double?

  /// The maximum length of a recording, in seconds.
  public var length: Double?

  /// The maximum number of characters of text; the last interim text that fits is retained.
  public var characters: Int?

  /// The silence that ends a recording started by speech, in seconds.
  ///
  /// Larger values wait longer for slow speakers and delay the answer (G9).
  public var turnSilence: Double

  /// The silence, in seconds, that ends a recording started by speech if its last words suggest
  /// that it is complete; capped at `turnSilence`.
  ///
  /// The effective value is at least `utteranceSilence` plus the detector's own delay, because
  /// silence cannot be detected earlier.
  public var shortestTurnSilence: Double

  /// The silence, in seconds, that ends a recording started by speech if its last words suggest
  /// that the user will continue; never less than `turnSilence`.
  ///
  /// Larger values give more time to a user who is thinking or saying a number.
  public var longestTurnSilence: Double

  /// The silence that separates two utterances, and thus two segments of text, in seconds.
  ///
  /// Larger values bridge longer pauses within a sentence and delay final text. No shorter silence
  /// ends a recording.
  public var utteranceSilence: Double

  /// Creates an ending policy; optional limits that are omitted never end a recording.
  public init(
    silence: Double? = nil, noSpeechTimeout: Double? = nil, length: Double? = nil,
    characters: Int? = nil, turnSilence: Double = 0.8, shortestTurnSilence: Double = 0.6,
    longestTurnSilence: Double = 1.2, utteranceSilence: Double = EndpointPolicy().minimumSilence
  ) {
    self.silence = silence
    self.noSpeechTimeout = noSpeechTimeout
    self.length = length
    self.characters = characters
    self.turnSilence = turnSilence
    self.shortestTurnSilence = shortestTurnSilence
    self.longestTurnSilence = longestTurnSilence
    self.utteranceSilence = utteranceSilence
  }

  /// Returns the silence, in seconds, that ends a recording started by speech, given the ending of
  /// its text.
  func turnSilence(after ending: SpokenEnding) -> Double {
    switch ending {
    case .open: turnSilence
    case .finished: min(shortestTurnSilence, turnSilence)
    case .joining, .number, .filler: max(longestTurnSilence, turnSilence)
    }
  }
}

/// How the text is handled after a recording ends.
public enum AfterStopPolicy: String, Sendable, Equatable, CaseIterable {
  /// The text remains for the user to read, edit, and send.
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
