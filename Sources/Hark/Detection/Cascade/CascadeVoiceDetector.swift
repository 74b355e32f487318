/// A voice detector in two steps: what stands out of the background wakes Silero's network, and both
/// together say how likely speech is.
///
/// It is surer than the network alone, hears the ends of speech sooner, and costs next to nothing in
/// silence. It needs the network's weights (`SileroWeights`).
///
/// ```swift
/// let weights = try SileroWeights(contentsOf: url)  // once
/// var detector = CascadeVoiceDetector(weights: weights)  // for each stream of sound
/// ```
public struct CascadeVoiceDetector: VoiceDetector {
  /// 10 ms.
  public static let frameLength = 160

  /// 30 ms: how much later than speech the first frame of 0.5 and more begins; the median over 127
  /// utterances of LibriSpeech and LibriVox, in no noise and in six noises at 0 to 20 dB.
  public static let onsetLag = 480

  /// 60 ms: how much later than speech the last frame of 0.25 and more ends at least, in four of five
  /// of these utterances; the median is 110 ms, by which every other pause would be told too soon.
  public static let releaseLag = 960

  /// −40 ms: words cut to 90 ms keep the probability up for 50 to 60 ms, to 100 ms for 95; the median
  /// over 40 each.
  public static let briefExcess = -640

  private var spectrum = BandSpectrum()
  private var floor = NoiseFloor(bands: BandSpectrum.count)
  private var stands = SpeechEvidence(bands: BandSpectrum.count)
  private var meter = SpeechLevel()
  private var sound = SoundHistory()
  private var gain = NetworkGain()
  private var gate = SpeechGate()
  private var network: NetworkListener
  private var odds = SpeechOdds()

  /// Log odds between which, and at a fading of the sound, the network is glanced at; and below which
  /// it is at a rise.
  private static let glancedAt: Range<Float> = -2.2..<5
  private static let unsure: Float = 2

  /// Log odds beyond this say nothing more.
  private static let most: Float = 13.8

  /// Makes a detector that has heard nothing.
  public init(weights: SileroWeights) { network = NetworkListener(weights) }

  /// Forgets everything heard so far.
  public mutating func reset() {
    spectrum = BandSpectrum()
    floor = NoiseFloor(bands: BandSpectrum.count)
    stands = SpeechEvidence(bands: BandSpectrum.count)
    meter = SpeechLevel()
    sound.reset()
    gain.reset()
    gate.reset()
    network.reset()
    odds.reset()
  }

  /// How loud speech and background are; nil before any sound.
  public var noise: NoiseEstimate? { meter.estimate }

  /// The probability of speech in the next 160 samples.
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
    case .asleep:
      odds.sleep(evidence: evidence)
    case .waking:
      network.wake(sound, gain: gain.amplitude)
      odds.update(evidence: evidence, odds: held(network.odds))
    case .awake:
      network.hear(sound, gain: gain.amplitude)
      let newest = isGlanceWorthIt ? network.glance(at: sound, gain: gain.amplitude) : network.odds
      odds.update(evidence: evidence, odds: held(newest))
    }
  }

  /// Whether the network's answer is old, and may change soon.
  private var isGlanceWorthIt: Bool {
    guard network.age > 0 else { return false }
    return gate.isRising && network.odds < Self.unsure
      || gate.isFading && Self.glancedAt.contains(network.odds)
  }

  private func held(_ odds: Float) -> Float { min(max(odds, -Self.most), Self.most) }
}
