/// The thresholds at which audio over a reply ducks it and counts as speech.
public struct BargeInPolicy: Sendable, Equatable {
  /// The duration of speech-like audio that ducks the reply, in seconds.
  ///
  /// It is shorter than the speech that starts a recording, because a false positive costs little
  /// here, and a delay lets the reply talk over the user.
  public var lowering: Double

  /// The duration of speech that interrupts the reply, in seconds.
  ///
  /// Larger values ignore longer coughs but delay the interruption.
  public var speech: Double

  /// The required average probability over the duration `speech`, 0…1.
  ///
  /// A cough lasts long enough but scores lower than a vowel.
  public var probability: Double

  /// The time without speech after which the barge-in is discarded, in seconds.
  ///
  /// Larger values bridge longer pauses between the first words and keep the reply ducked for
  /// longer after a cough.
  public var patience: Double

  /// The maximum time for which a reply pauses for speech without recognized words, in seconds.
  ///
  /// Such speech may come from a television or a crying child.
  public var wordless: Double

  /// The echo likelihood above which no audio counts as speech, 0…1.
  public var echo: Double

  /// Creates a policy.
  public init(
    lowering: Double = 0.03, speech: Double = 0.25, probability: Double = 0.6,
    patience: Double = 0.3, wordless: Double = 8, echo: Double = 0.85
  ) {
    self.lowering = lowering
    self.speech = speech
    self.probability = probability
    self.patience = patience
    self.wordless = wordless
    self.echo = echo
  }
}
