/// A voice detector without a model: speech stands out of its background, and it changes.
///
/// Two cues are weighed: how likely the powers of 21 bands are to be more than background
/// (`SpeechEvidence`), and how much they change within 60 ms (`SpectralChange`). The first alone
/// takes music for speech, the second alone takes gusts for it. Clicks are filtered out before.
/// It needs no warm-up, and no loudness is preset.
public struct SpectralVoiceDetector: VoiceDetector {
  /// 10 ms.
  public static let frameLength = 160

  /// 70 ms: the click filter and the smoothing of the cues; the median over speech in noise.
  public static let onsetLag = 1_120

  /// 130 ms, measured likewise; the cues fade more slowly than they rise.
  public static let releaseLag = 2_080

  private var spectrum = BandSpectrum()
  private var filter = ClickFilter(bands: BandSpectrum.count)
  private var floor = NoiseFloor(bands: BandSpectrum.count)
  private var evidence = SpeechEvidence(bands: BandSpectrum.count)
  private var change = SpectralChange(bands: BandSpectrum.count)
  private var meter = SpeechLevel()

  private var smoothEvidence: Float = 0
  private var smoothChange: Float = 0

  /// The part of the way to a new cue that is gone each frame: a time constant of 95 ms, about half
  /// a syllable.
  private static let smoothing: Float = 0.1

  /// The weights of a logistic regression over the two cues, fitted to 27 minutes of read English
  /// (LibriSpeech and LibriVox), at levels from −57 to −20 dB, in no noise and in white, pink, brown,
  /// tonal, clicking and musical noise at 0 to 20 dB, steady or switched on and off;
  /// the offset is half a nat lower than fitted, as a false start is worse than a late one.
  private static let evidenceWeight: Float = 0.46
  private static let changeWeight: Float = 1.67
  private static let offset: Float = -6.6

  /// Makes a detector that has heard nothing.
  public init() {}

  /// Forgets everything heard so far.
  public mutating func reset() { self = SpectralVoiceDetector() }

  /// How loud speech and background are; nil before any sound.
  public var noise: NoiseEstimate? { meter.estimate }

  /// The probability of speech in the next 160 samples.
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
