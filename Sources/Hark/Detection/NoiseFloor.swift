/// The power of the background in each band, by minimum statistics.
///
/// Speech leaves every band now and again, if only for a moment between syllables, so the least
/// smoothed power of the last second and a half is background; being a minimum it lies below the
/// mean, which `bias` makes good. After R. Martin, "Noise power spectral density estimation based
/// on optimal smoothing and minimum statistics", IEEE Trans. Speech and Audio Processing 9 (2001).
struct NoiseFloor: Sendable {
  /// The mean power of the background in each band.
  private(set) var power: [Float]

  /// Smoothed power of each band.
  private var smoothed: [Float]

  /// The minimum of the block under way, then those of the blocks before it, band after band.
  private var minima: [Float]
  private var block = 0
  private var framesInBlock = 0
  private var isFresh = true

  private static let blocks = 8
  private static let framesPerBlock = 18

  /// The minimum of the smoothed power of noise over the window is about half its mean.
  private static let bias: Float = 1.9
  private static let smoothing: Float = 0.8

  /// A background is never taken to be quieter than this: the rounding of 16-bit samples.
  private let least: Float

  /// A background is never taken to be louder than this in the first frame, so that speech that
  /// is there from the start stands out.
  private let greatestAtFirst: Float

  init(bands: Int, least: Float, greatestAtFirst: Float) {
    self.least = least
    self.greatestAtFirst = greatestAtFirst
    self.power = [Float](repeating: least, count: bands)
    self.smoothed = [Float](repeating: 0, count: bands)
    self.minima = [Float](repeating: .greatestFiniteMagnitude, count: bands * Self.blocks)
  }

  mutating func reset() {
    self = NoiseFloor(bands: power.count, least: least, greatestAtFirst: greatestAtFirst)
  }

  /// Takes the power of each band in the next frame.
  mutating func update(_ bands: UnsafePointer<Float>) {
    for b in 0..<power.count {
      let value = isFresh ? min(bands[b], greatestAtFirst) : bands[b]
      smoothed[b] = isFresh ? value : Self.smoothing * smoothed[b] + (1 - Self.smoothing) * value
      let slot = b * Self.blocks
      minima[slot + block] = min(minima[slot + block], smoothed[b])
      var least = minima[slot]
      for k in 1..<Self.blocks { least = min(least, minima[slot + k]) }
      power[b] = max(self.least, Self.bias * least)
    }
    isFresh = false
    framesInBlock += 1
    if framesInBlock == Self.framesPerBlock { beginBlock() }
  }

  private mutating func beginBlock() {
    framesInBlock = 0
    block = (block + 1) % Self.blocks
    for b in 0..<power.count { minima[b * Self.blocks + block] = smoothed[b] }
  }
}
