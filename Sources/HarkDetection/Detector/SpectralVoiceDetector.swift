/// A voice detector without a model, based on the level of speech over its background and on its
/// spectral change.
///
/// It combines two cues: the likelihood that the powers of 21 bands exceed the background
/// (`SpeechEvidence`), and the amount by which they change within 60 ms (`SpectralChange`). The
/// first alone mistakes music for speech, the second alone mistakes gusts of wind. Clicks are
/// filtered out first. The detector needs no warm-up and no preset loudness.
public struct SpectralVoiceDetector: VoiceDetector {
  /// The number of samples in each frame: 10 ms.
  public static let frameLength = 160

  /// The delay from the beginning of speech until the probability rises: 70 ms.
  ///
  /// This is the median over speech in noise. The click filter and the smoothing of the cues cause
  /// the delay.
  public static let onsetLag = 1_120

  /// The delay from the end of speech until the probability falls: 130 ms.
  ///
  /// It was measured in the same way as `onsetLag`. The cues decay more slowly than they rise.
  public static let releaseLag = 2_080

  private var spectrum = BandSpectrum()
  private var filter = ClickFilter(bands: BandSpectrum.count)
  private var floor = NoiseFloor(bands: BandSpectrum.count)
  private var evidence = SpeechEvidence(bands: BandSpectrum.count)
  private var change = SpectralChange(bands: BandSpectrum.count)
  private var meter = SpeechLevel()

  private var smoothEvidence: Float = 0
  private var smoothChange: Float = 0

  /// The smoothing factor of the cues per frame: a time constant of 95 ms, about half a syllable.
  private static let smoothing: Float = 0.1

  /// The weights of a logistic regression over the two cues.
  ///
  /// Fitted to 27 minutes of read English (LibriSpeech and LibriVox) at levels from −57 to −20 dB,
  /// without noise and with white, pink, brown, tonal, clicking and musical noise at 0 to 20 dB,
  /// steady or switched on and off. The offset is half a nat below the fitted value, because a
  /// false start is worse than a late one.
  private static let evidenceWeight: Float = 0.46
  private static let changeWeight: Float = 1.67
  private static let offset: Float = -6.6

  /// Creates a detector without history.
  public init() {}

  /// Discards all audio history.
  public mutating func reset() { self = SpectralVoiceDetector() }

  /// The levels of speech and background; `nil` before any audio.
  public var noise: NoiseEstimate? { meter.estimate }

  /// Returns the probability of speech in the next 160 samples.
  public mutating func probability(of frame: UnsafeBufferPointer<Float>) -> Float {
    spectrum.update(frame)
    filter.update(spectrum.power)
    floor.update(filter.power)
    evidence.update(power: filter.power, background: floor.power)
    change.update(filter.power)
    smoothEvidence += Self.smoothing * (evidence.value - smoothEvidence)
    smoothChange += Self.smoothing * (change.value - smoothChange)
    let probability = Logarithm.logistic(
      Self.evidenceWeight * smoothEvidence + Self.changeWeight * smoothChange + Self.offset)
    meter.update(power: filter.power, background: floor.power, probability: probability)
    return probability
  }
}
