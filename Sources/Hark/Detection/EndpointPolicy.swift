/// When a probability of speech becomes speech, and when speech is over.
public struct EndpointPolicy: Sendable, Equatable {
  /// How faint speech may be, 0…1; larger lets fainter speech count, and more noise (G9).
  public var sensitivity: Double

  /// Seconds that speech must last to count (G9).
  ///
  /// Larger ignores longer coughs and tells of speech later.
  public var minimumSpeech: Double

  /// Seconds from the end of speech until it is told, if none follows.
  ///
  /// Larger bridges longer pauses inside an utterance and tells of its end later; the end itself
  /// does not move. Detectors whose answers fall late make it at least that late.
  public var hang: Double

  /// Makes a policy.
  public init(sensitivity: Double = 0.5, minimumSpeech: Double = 0.1, hang: Double = 0.5) {
    self.sensitivity = sensitivity
    self.minimumSpeech = minimumSpeech
    self.hang = hang
  }

  /// The probability from which a frame begins speech.
  public var onset: Float {
    let wanted = Float(min(max(sensitivity, 0), 1))
    return 0.8 - 0.6 * wanted
  }

  /// The probability below which a frame no longer belongs to speech that has begun.
  public var release: Float { 0.5 * onset }
}
