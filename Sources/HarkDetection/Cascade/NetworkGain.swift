/// The gain of the audio that Silero's network receives.
///
/// The network was trained on speech at typical recording levels: it is unsure of faint speech, and
/// overrates the hiss of a loud background. The gain therefore attenuates a loud background and
/// amplifies faint speech. It leaves a quiet room without speech unchanged, because amplification
/// would turn every rustle into speech. The constants were optimized on the labeled clips of
/// Docs/Detection.md, with two conditions: attenuating the audio by 24 dB lowers no column's AUC by
/// more than 0.005, and accuracy in meetings, which contain long quiet periods, does not decrease.
struct NetworkGain: Sendable {
  /// The factor by which samples are multiplied.
  var amplitude: Float { Decibels.amplitude(of: decibels) }

  private var decibels: Float = 0

  /// The recent peak level, in dB; `nil` before any audio.
  private var peak: Float?

  /// The powers of the two previous frames.
  private var before: (Float, Float) = (0, 0)

  /// The maximum level of the background after attenuation, in dB.
  private static let loudestBackground: Float = -32

  /// The peak level above which audio is not amplified, in dB.
  private static let loudEnough: Float = -31.5

  /// The maximum amplification, in dB.
  private static let most: Float = 14

  /// Amplification is full at a peak level of −47 dB and zero below −51 dB, the level of a quiet
  /// room.
  private static let faintest: Float = -51
  private static let faint: Float = 4

  /// The minimum distance of the peak above its background, and the decay of the peak per frame, in
  /// dB; the decay is 0.6 dB per second.
  private static let overBackground: Float = 9
  private static let fall: Float = 0.006

  /// Discards all history.
  mutating func reset() { self = NetworkGain() }

  /// Processes the power of the next frame and of its background.
  mutating func update(power: Float, background: Float) {
    let level = Decibels.ofPower((power + before.0 + before.1) / 3)
    before = (power, before.0)
    let floor = Decibels.ofPower(background)
    let least = floor + Self.overBackground
    let peak = max((peak ?? least) - Self.fall, level, least)
    self.peak = peak
    decibels = Self.decibels(peak: peak, background: floor)
  }

  private static func decibels(peak: Float, background: Float) -> Float {
    guard background < loudestBackground else { return loudestBackground - background }
    let lacking = min(max(loudEnough - peak, 0), most)
    return lacking * min(max((peak - faintest) / faint, 0), 1)
  }
}
