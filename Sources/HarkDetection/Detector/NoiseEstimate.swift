/// The levels of speech and background noise.
public struct NoiseEstimate: Sendable, Equatable {
  /// The level of the background, in dB relative to a full-scale square wave.
  ///
  /// About −75 in a quiet room and −35 in a loud one.
  public let background: Float

  /// The level of the speech so far, on the same scale; `nil` before any speech.
  public let speech: Float?

  /// Creates an estimate.
  public init(background: Float, speech: Float?) {
    self.background = background
    self.speech = speech
  }

  /// The signal-to-noise ratio, in dB, below which recognition suffers.
  ///
  /// The recognizer measured here misrecognizes 22% of the words in clean speech, and 68% in white
  /// noise 15 dB below the speech.
  public static let noisy: Float = 15

  /// Whether the background is noisy enough to inform the user; `false` before any speech.
  public var isNoisy: Bool { signalToNoise.map { $0 < Self.noisy } ?? false }

  /// The level of speech above the background, in dB; `nil` before any speech.
  ///
  /// About 40 in a quiet room.
  public var signalToNoise: Float? { speech.map { $0 - background } }
}
