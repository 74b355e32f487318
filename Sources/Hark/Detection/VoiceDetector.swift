/// Says, 10 ms at a time, how likely it is that somebody speaks.
///
/// To the author of an adapter: equal samples after `reset()` give equal answers; nothing is
/// allocated and nothing waits in `probability`.
public protocol VoiceDetector: Sendable {
  /// Samples in each frame that `probability` takes.
  static var frameLength: Int { get }

  /// Forgets everything heard so far.
  mutating func reset()

  /// The probability of speech, 0…1, in the next frame of exactly `frameLength` samples (mono,
  /// −1…1, 16 kHz).
  mutating func probability(of frame: UnsafeBufferPointer<Float>) -> Float
}
