/// What a finger on the microphone button means.
///
/// Activation by assistive technology or a keyboard always toggles, whatever the policy.
public enum GesturePolicy: String, Sendable, Equatable, CaseIterable {
  /// Record while the finger is down.
  case hold

  /// A tap starts, the next one stops.
  case toggle

  /// A tap toggles; a finger that stays down for `GestureTiming.hold` records until it lifts.
  case tapOrHold
}

/// When a touch becomes what it is, in seconds.
public enum GestureTiming {
  /// A shorter press is a tap (S3-69, O45, G13).
  public static let hold = 0.3

  /// A second tap within this time of the first does nothing (G1, EC-4).
  public static let debounce = 0.3

  /// How long the system's permission question may stay unanswered before the button is given back.
  public static let permissionAnswer = 120.0
}

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

/// What happens to the text once a recording has ended.
public enum AfterStopPolicy: String, Sendable, Equatable, CaseIterable {
  /// It stays to be read, edited and sent by hand.
  case review

  /// One tap confirms it.
  case confirm

  /// It is sent at once.
  case send
}

/// What becomes of the button after a failure that trying again cannot mend.
public enum LastingFailurePolicy: String, Sendable, Equatable, CaseIterable {
  /// The button stays; a tap explains.
  case explainOnTap

  /// The button is disabled, with the explanation and a Settings link beside it.
  case disable

  /// The button is hidden, with a Settings link in its place.
  case hide

  /// The button looks normal and a tap tries again.
  case retry
}

/// What a recording without a word is.
public enum NoSpeechPolicy: String, Sendable, Equatable, CaseIterable {
  /// A failure that the person is told of.
  case failure

  /// Nothing to speak of.
  case quiet
}

/// A wanted language.
public enum LanguageChoice: Sendable, Equatable {
  /// Whatever the device is set to.
  case device

  /// A fixed one.
  case tag(LocaleTag)
}
