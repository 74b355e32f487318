/// A detector that estimates the probability of speech frame by frame.
///
/// Requirements for adapters: Equal samples after `reset()` produce equal results. `probability`
/// neither allocates nor blocks. NaN or samples outside −1…1 may affect nearby results, but never
/// results a second later.
public protocol VoiceDetector: Sendable {
  /// The number of samples in each frame passed to `probability`.
  static var frameLength: Int { get }

  /// The delay from the beginning of speech until the probability rises, in samples.
  static var onsetLag: Int { get }

  /// The delay from the end of speech until the probability falls, in samples; not less than
  /// `onsetLag`.
  static var releaseLag: Int { get }

  /// The number of samples by which a high probability outlasts speech of 0.1 s.
  ///
  /// Negative if the detector responds late to such brief speech.
  static var briefExcess: Int { get }

  /// Discards all audio history.
  mutating func reset()

  /// Returns the probability of speech, 0…1, in the next frame.
  ///
  /// `frame` contains exactly `frameLength` samples (mono, −1…1, 16 kHz).
  mutating func probability(of frame: UnsafeBufferPointer<Float>) -> Float

  /// The levels of speech and background; `nil` if the detector does not measure them.
  var noise: NoiseEstimate? { get }
}

extension VoiceDetector {
  /// The default, 0.
  public static var onsetLag: Int { 0 }

  /// The default, `onsetLag`.
  public static var releaseLag: Int { onsetLag }

  /// The default, the difference of the lags.
  public static var briefExcess: Int { releaseLag - onsetLag }

  /// The default, `nil`.
  public var noise: NoiseEstimate? { nil }
}
