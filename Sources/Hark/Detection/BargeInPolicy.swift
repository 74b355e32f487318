/// When a person who speaks over a reply is heard, and when it is taken for speech.
public struct BargeInPolicy: Sendable, Equatable {
  /// Seconds that something must sound like speech for the reply to be lowered.
  ///
  /// Being wrong costs little here, and being late is rude: less than what begins a recording.
  public var lowering: Double

  /// Seconds of speech over the reply that stop it.
  ///
  /// Larger ignores longer coughs, and lets a person who speaks wait longer for silence.
  public var speech: Double

  /// How sure the detector must be of them on average, 0…1; a cough lasts, but is a poor vowel.
  public var probability: Double

  /// Seconds without speech after which it was none.
  ///
  /// Larger bridges longer pauses between the first words, and keeps the reply soft for longer
  /// after a cough.
  public var patience: Double

  /// Seconds for which a reply stands still, at most, for somebody of whom no word is understood: a
  /// television, or a crying child.
  public var wordless: Double

  /// How sure the microphone may be that it hears the reply's own echo, 0…1; above that nothing
  /// counts as speech.
  public var echo: Double

  /// Makes a policy.
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
