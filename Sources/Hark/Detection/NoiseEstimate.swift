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

  /// Speech over background below which recognition suffers, in dB: of clean speech the recogniser
  /// measured here gets 22 % of the words wrong, in white noise 15 dB below it 68 %.
  public static let noisy: Float = 15

  /// Whether it is so noisy that a person should hear of it; false before any speech.
  public var isNoisy: Bool { signalToNoise.map { $0 < Self.noisy } ?? false }

  /// Speech over background in dB, about 40 in a quiet room; nil before any speech.
  public var signalToNoise: Float? { speech.map { $0 - background } }
}
