/// How loud speech is over its background.
public struct NoiseEstimate: Sendable, Equatable {
  /// The level of the background, in dB below a full-scale square wave; about −75 in a quiet room
  /// and −35 in a loud one.
  public let background: Float

  /// The level of the speech heard so far, on the same scale; nil before any.
  public let speech: Float?

  /// Makes an estimate.
  public init(background: Float, speech: Float?) {
    self.background = background
    self.speech = speech
  }

  /// Speech over background in dB, about 40 in a quiet room; nil before any speech.
  public var signalToNoise: Float? { speech.map { $0 - background } }
}
