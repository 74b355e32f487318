/// A voice detector without a model, based on the level of speech over its background and on its
/// spectral change.
///
/// It combines two cues: the likelihood that the powers of 21 bands exceed the background
/// (`SpeechEvidence`), and the amount by which they change within 60 ms (`SpectralChange`). Alone,
/// the first would mistake music for speech, and the second gusts of wind. Clicks are filtered out
/// first. The detector needs no warm-up and no preset loudness.
public struct SpectralVoiceDetector: VoiceDetector {
  /// The number of samples in each frame: 10 ms.
  public static let frameLength = 160

  /// The delay from the beginning of speech until the probability rises: 70 ms, due to the click
  /// filter and the smoothing of the cues (the median over speech in noise).
  public static let onsetLag = 1_120

  /// The delay from the end of speech until the probability falls: 130 ms, measured like `onsetLag`.
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
  /// without noise and with white, pink, brown, tonal, clicking, and musical noise at 0 to 20 dB,
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

/// Removes clicks, keystrokes, and crackle shorter than 30 ms from band powers.
///
/// The filter is a morphological opening over time in each band: the minimum of three frames, then
/// the maximum of three such minima. Longer sounds pass with a delay of 20 ms.
struct ClickFilter: Sendable {
  private(set) var power: [Float]

  /// The powers of the two previous frames, and the three-frame minima that ended at each of them.
  private var before: [Float]
  private var beforeThat: [Float]
  private var least: [Float]
  private var leastBefore: [Float]
  private var isFresh = true

  init(bands: Int) {
    power = [Float](repeating: 0, count: bands)
    (before, beforeThat, least, leastBefore) = (power, power, power, power)
  }

  mutating func update(_ bands: [Float]) {
    for b in 0..<power.count {
      // The frames before the first one count as identical to it.
      if isFresh {
        (before[b], beforeThat[b]) = (bands[b], bands[b])
        (least[b], leastBefore[b]) = (bands[b], bands[b])
      }
      let low = min(bands[b], before[b], beforeThat[b])
      power[b] = max(low, least[b], leastBefore[b])
      leastBefore[b] = least[b]
      least[b] = low
      beforeThat[b] = before[b]
      before[b] = bands[b]
    }
    isFresh = false
  }
}

/// The amount of spectral change within 60 ms: the mean change of a band's level, in decibels.
///
/// Articulation moves speech from one phone to the next 10 to 15 times a second, whereas hum, fans,
/// and held notes stay constant, however loud. Speech changes nearly all bands, some only slightly;
/// a note or the click of a switch either changes few bands or changes many bands once and
/// strongly.
struct SpectralChange: Sendable {
  /// The mean change of a band's level over the last six frames, in dB.
  private(set) var value: Float = 0

  /// The levels of the last six frames, all bands of one frame before the next.
  private var levels: [Float]
  private var oldest = 0
  private var framesHeard = 0
  private let bands: Int

  private static let frames = 6

  /// The power added to each band so that changes below −80 dB, quieter than any room, are ignored.
  private static let inaudible: Float = 1e-8

  /// The maximum change counted per band, in dB; larger changes carry no further information.
  private static let mostPerBand: Float = 10

  init(bands: Int) {
    self.bands = bands
    levels = [Float](repeating: 0, count: bands * Self.frames)
  }

  mutating func update(_ power: [Float]) {
    let first = oldest * bands
    var sum: Float = 0
    for b in 0..<bands {
      let level = Decibels.ofPower(power[b] + Self.inaudible)
      sum += min((level - levels[first + b]).magnitude, Self.mostPerBand)
      levels[first + b] = level
    }
    oldest = (oldest + 1) % Self.frames
    value = framesHeard < Self.frames ? 0 : sum / Float(bands)
    framesHeard = min(framesHeard + 1, Self.frames)
  }
}
