/// The thresholds at which speech starts and ends.
public struct EndpointPolicy: Sendable, Equatable {
  /// The sensitivity, 0…1; larger values detect fainter speech and more noise (G9).
  public var sensitivity: Double

  /// The minimum duration of speech, in seconds (G9).
  ///
  /// Larger values ignore longer coughs and report speech later.
  public var minimumSpeech: Double

  /// The hangover: the silence after speech before its end is reported, in seconds.
  ///
  /// Larger values bridge longer pauses within an utterance and report its end later; the reported
  /// position does not change. The delay is never shorter than the detector's release lag.
  public var minimumSilence: Double

  /// Creates a policy.
  public init(sensitivity: Double = 0.5, minimumSpeech: Double = 0.1, minimumSilence: Double = 0.5)
  {
    self.sensitivity = sensitivity
    self.minimumSpeech = minimumSpeech
    self.minimumSilence = minimumSilence
  }

  /// The probability at and above which a frame starts speech.
  public var onset: Float {
    let wanted = Float(min(max(sensitivity, 0), 1))
    return 0.8 - 0.6 * wanted
  }

  /// The probability below which a frame does not continue speech.
  public var release: Float { 0.5 * onset }
}
