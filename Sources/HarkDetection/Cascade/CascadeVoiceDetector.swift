/// A voice detector with two stages: audio that stands out from the background wakes Silero's
/// network, and both stages together determine the probability of speech.
///
/// It is more accurate than the network alone, detects the end of speech sooner, and costs almost
/// nothing in silence. It requires the network's weights (`SileroWeights`).
///
/// ```swift
/// let weights = try SileroWeights(contentsOf: url)  // once
/// var detector = CascadeVoiceDetector(weights: weights)  // for each audio stream
/// ```
public struct CascadeVoiceDetector: VoiceDetector {
  /// The frame length, in samples: 10 ms.
  public static let frameLength = 160

  /// The delay from the start of speech to the first probability of at least 0.5: 30 ms.
  ///
  /// This is the median over 127 utterances of LibriSpeech and LibriVox, without noise and in six
  /// kinds of noise at 0 to 20 dB.
  public static let onsetLag = 480

  /// The delay from the end of speech to the last probability of at least 0.25: 60 ms.
  ///
  /// Four out of five of the utterances used for `onsetLag` have at least this delay. With the
  /// median, 110 ms, half of all ends would be reported too early.
  public static let releaseLag = 960

  /// The duration by which a high probability outlasts brief speech: −40 ms.
  ///
  /// Words cut to 90 ms keep the probability high for 50 to 60 ms, and words cut to 100 ms keep it
  /// high for 95 ms (medians over 40 words each).
  public static let briefExcess = -640

  /// 0.1 s: of ten minutes of drawn noises and silences, none contains as much, and of 1,721 pieces
  /// of 0.2 s of speech in seven kinds of noise at 0 to 20 dB, also 24 dB softer, all have it
  /// nearby.
  public static let leastSpeech = 0.1

  private let weights: SileroWeights
  private var spectrum = BandSpectrum()
  private var floor = NoiseFloor(bands: BandSpectrum.count)
  private var stands = SpeechEvidence(bands: BandSpectrum.count)
  private var meter = SpeechLevel()
  private var sound = SoundHistory()
  private var gain = NetworkGain()
  private var gate = SpeechGate()
  private var network: NetworkListener
  private var odds = SpeechOdds()

  /// The log odds at which a glance at the network is worthwhile: within `glancedAt` when the audio
  /// fades, and below `unsure` when it rises.
  private static let glancedAt: Range<Float> = -2.2..<5
  private static let unsure: Float = 2

  /// The magnitude beyond which log odds carry no further information.
  private static let most: Float = 13.8

  /// Creates a detector without history.
  public init(weights: SileroWeights) {
    self.weights = weights
    network = NetworkListener(weights)
  }

  /// Discards all history.
  public mutating func reset() { self = CascadeVoiceDetector(weights: weights) }

  /// The levels of speech and background; `nil` before any audio.
  public var noise: NoiseEstimate? { meter.estimate }

  /// Returns the probability of speech in the next 160 samples.
  public mutating func probability(of frame: UnsafeBufferPointer<Float>) -> Float {
    sound.append(frame)
    network.advance(frame.count)
    spectrum.update(frame)
    floor.update(spectrum.power)
    stands.update(power: spectrum.power, background: floor.power)
    gain.update(power: spectrum.power.reduce(0, +), background: floor.power.reduce(0, +))
    listen(evidence: max(stands.value, 0))
    let probability = Logarithm.logistic(odds.value)
    meter.update(power: spectrum.power, background: floor.power, probability: probability)
    return probability
  }

  private mutating func listen(evidence: Float) {
    switch gate.update(evidence: evidence, odds: network.odds) {
    case .asleep: odds.sleep(evidence: evidence)
    case .waking:
      network.wake(sound, gain: gain.amplitude)
      odds.update(evidence: evidence, odds: held(network.odds))
    case .awake:
      network.hear(sound, gain: gain.amplitude)
      let newest = isGlanceWorthIt ? network.glance(at: sound, gain: gain.amplitude) : network.odds
      odds.update(evidence: evidence, odds: held(newest))
    }
  }

  /// Whether the network's output is stale and likely to change.
  private var isGlanceWorthIt: Bool {
    guard network.age > 0 else { return false }
    return gate.isRising && network.odds < Self.unsure
      || gate.isFading && Self.glancedAt.contains(network.odds)
  }

  private func held(_ odds: Float) -> Float { min(max(odds, -Self.most), Self.most) }
}
