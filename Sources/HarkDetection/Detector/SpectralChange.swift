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
  ///
  /// `oldest` is the index of the frame from six frames ago.
  private var levels: [Float]
  private var oldest = 0
  private var framesHeard = 0
  private let bands: Int

  private static let frames = 6

  /// A constant added to every power, so that changes below −80 dB per band, fainter than any room,
  /// do not count.
  private static let inaudible: Float = 1e-8

  /// The maximum change counted per band, in dB; larger changes carry no further information.
  private static let mostPerBand: Float = 10

  init(bands: Int) {
    self.bands = bands
    levels = [Float](repeating: 0, count: bands * Self.frames)
  }

  /// Updates the value with the power of each band in the next frame.
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
