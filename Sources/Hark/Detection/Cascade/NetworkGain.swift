/// How much louder or softer than it is Silero's network hears the sound.
///
/// The network was trained on speech as people record it: it is unsure of faint speech, and takes the
/// hiss of a loud background for more than it is. So a loud background is brought down, and faint
/// speech up; but not a quiet room in which nobody has spoken yet, whose every rustle would be speech.
/// The constants were searched for on the labelled clips of Docs/Detection.md, so that the same sound 24
/// dB quieter costs no column more than 0.005 of its AUC, and meetings, whose rooms are quiet for long,
/// lose nothing.
struct NetworkGain: Sendable {
  /// What the samples are multiplied by.
  var amplitude: Float { Decibels.amplitude(of: decibels) }

  private var decibels: Float = 0

  /// The loudest that was heard lately, in dB; nil before any sound.
  private var peak: Float?

  /// The powers of the two frames before.
  private var before: (Float, Float) = (0, 0)

  /// No louder background is heard, in dB.
  private static let loudestBackground: Float = -32

  /// What is louder than this, in dB, is not made louder.
  private static let loudEnough: Float = -31.5

  /// Makes louder by at most so many dB.
  private static let most: Float = 14

  /// All of it where the loudest is at −47 dB, and nothing below −51 dB, which is a quiet room.
  private static let faintest: Float = -51
  private static let faint: Float = 4

  /// The loudest is at least so many dB over its background, and falls by so many a frame: 0.6 dB a
  /// second.
  private static let overBackground: Float = 9
  private static let fall: Float = 0.006

  /// Forgets everything heard so far.
  mutating func reset() { self = NetworkGain() }

  /// Takes the power of the next frame, and that of its background.
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
