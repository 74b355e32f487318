/// How much the spectrum changes within 60 ms: the mean change of a band's level, in decibels.
///
/// Articulation moves speech from sound to sound 10 to 15 times a second; hum, fans and held notes
/// stay as they are, however loud. Speech moves nearly all bands, if some only little; a note or a
/// switch moves few or only once, and much.
struct SpectralChange: Sendable {
  /// The mean change of a band's level since six frames before, in dB.
  private(set) var value: Float = 0

  /// The levels of the last frames: all bands of one frame, then the next; `oldest` is the one from
  /// six frames before.
  private var levels: [Float]
  private var oldest = 0
  private var framesHeard = 0
  private let bands: Int

  private static let frames = 6

  /// Added to every power: changes below −80 dB a band, fainter than any room, do not count.
  private static let inaudible: Float = 1e-8

  /// A band's change beyond this, in dB, says nothing more.
  private static let mostPerBand: Float = 10

  init(bands: Int) {
    self.bands = bands
    levels = [Float](repeating: 0, count: bands * Self.frames)
  }

  /// Takes the power of each band in the next frame.
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
