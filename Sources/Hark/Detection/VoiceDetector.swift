/// Says, a frame at a time, how likely it is that somebody speaks.
///
/// To the author of an adapter: equal samples after `reset()` give equal answers; nothing is
/// allocated and nothing waits in `probability`. A sample that is not a number, or that lies
/// outside −1…1, may spoil the answers near it but never those of a second later.
public protocol VoiceDetector: Sendable {
  /// Samples in each frame that `probability` takes.
  static var frameLength: Int { get }

  /// Samples after the beginning of speech at which the probability rises.
  static var onsetLag: Int { get }

  /// Samples after the end of speech at which the probability falls; not less than `onsetLag`.
  static var releaseLag: Int { get }

  /// Samples by which the probability stays up for longer than speech of 0.1 s lasts; negative where
  /// it notices such brief speech late.
  static var briefExcess: Int { get }

  /// Forgets everything heard so far.
  mutating func reset()

  /// The probability of speech, 0…1, in the next frame of exactly `frameLength` samples (mono,
  /// −1…1, 16 kHz).
  mutating func probability(of frame: UnsafeBufferPointer<Float>) -> Float

  /// How loud speech and background are; nil for a detector that cannot tell.
  var noise: NoiseEstimate? { get }
}

extension VoiceDetector {
  /// None unless a detector says otherwise.
  public static var onsetLag: Int { 0 }

  /// As for the onset unless a detector says otherwise.
  public static var releaseLag: Int { onsetLag }

  /// What the lags come to unless a detector says otherwise.
  public static var briefExcess: Int { releaseLag - onsetLag }

  /// Unknown unless a detector says otherwise.
  public var noise: NoiseEstimate? { nil }
}
