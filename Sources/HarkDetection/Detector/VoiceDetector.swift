/// A detector that estimates the probability of speech frame by frame.
///
/// For adapter authors: equal samples after `reset()` produce equal results. `probability`
/// neither allocates nor blocks. NaN or samples outside −1…1 may affect nearby results, but none
/// that follow a second or more later.
public protocol VoiceDetector: Sendable {
  /// The number of samples in each frame passed to `probability`.
  static var frameLength: Int { get }

  /// The delay from the beginning of speech until the probability rises, in samples.
  static var onsetLag: Int { get }

  /// The delay from the end of speech until the probability falls, in samples; at least `onsetLag`.
  static var releaseLag: Int { get }

  /// The number of samples by which a high probability outlasts speech of 0.1 s; negative if the
  /// detector responds late to it.
  static var briefExcess: Int { get }

  /// The sum of the probabilities of 0.25 and more over a stretch with speech, in seconds, which is
  /// not reached by accident.
  ///
  /// Text over less is considered invented. Larger values remove more invented words, and faint words
  /// with them.
  static var leastSpeech: Double { get }

  /// Discards all audio history.
  mutating func reset()

  /// Returns the probability of speech, 0…1, in the next frame of exactly `frameLength` samples
  /// (mono, −1…1, 16 kHz).
  mutating func probability(of frame: UnsafeBufferPointer<Float>) -> Float

  /// The levels of speech and background; `nil` if the detector does not measure them.
  var noise: NoiseEstimate? { get }
}

extension VoiceDetector {
  /// The default, 0.
  public static var onsetLag: Int { 0 }

  /// The default, `onsetLag`.
  public static var releaseLag: Int { onsetLag }

  /// The default, the difference between the lags.
  public static var briefExcess: Int { releaseLag - onsetLag }

  /// The default, 0: any probability of 0.25 counts.
  public static var leastSpeech: Double { 0 }

  /// The default, `nil`.
  public var noise: NoiseEstimate? { nil }
}

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
  /// In a measurement, one recognizer misrecognized 22% of the words in clean speech, and 68% in
  /// white noise 15 dB below the speech.
  public static let noisy: Float = 15

  /// Whether the background is noisy enough that the user should be informed; `false` before any
  /// speech.
  public var isNoisy: Bool { signalToNoise.map { $0 < Self.noisy } ?? false }

  /// The level of speech above the background, about 40 dB in a quiet room; `nil` before any
  /// speech.
  public var signalToNoise: Float? { speech.map { $0 - background } }
}

/// Tracks the levels of speech and background for `NoiseEstimate`.
struct SpeechLevel: Sendable {
  private(set) var estimate: NoiseEstimate?

  /// The smoothing factor per frame of speech: a time constant of half a second.
  private static let smoothing: Float = 0.02
  private static let certain: Float = 0.7

  mutating func update(power: [Float], background: [Float], probability: Float) {
    let floor = Decibels.ofPower(background.reduce(0, +))
    var speech = estimate?.speech
    if probability >= Self.certain {
      let level = Decibels.ofPower(power.reduce(0, +))
      speech = speech.map { $0 + Self.smoothing * (level - $0) } ?? level
    }
    estimate = NoiseEstimate(background: floor, speech: speech)
  }
}
