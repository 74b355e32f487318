/// The power of the background in each band, by minimum statistics.
///
/// Speech leaves every band now and again, if only for a moment between syllables, so the least
/// smoothed power of the last second and a half is background; being a minimum it lies below the
/// mean, which `bias` makes good. After R. Martin, "Noise power spectral density estimation based
/// on optimal smoothing and minimum statistics", IEEE Trans. Speech and Audio Processing 9 (2001).
struct NoiseFloor: Sendable {
  /// The mean power of the background in each band.
  private(set) var power: [Float]

  private var smoothed: [Float]
  private var isFresh = true

  /// The least smoothed power in each of the last blocks of frames: all bands of one block, then
  /// the next; `block` is the one under way.
  private var minima: [Float]
  private var block = 0
  private var framesInBlock = 0

  /// The least of the blocks that are over.
  private var before: [Float]

  /// 8 blocks of 18 frames make 1.4 s: longer than nearly every vowel, shorter than a phrase.
  private static let blocks = 8
  private static let framesPerBlock = 18

  /// The minimum of so many smoothed noise powers is about half their mean.
  private static let bias: Float = 1.9

  /// Weight of the past in the smoothed power: a time constant of 50 ms.
  private static let smoothing: Float = 0.8

  /// A band's background is never taken to be quieter than −90 dB, the rounding of 16-bit samples.
  private static let least: Float = 1e-9

  /// Less power than this in all bands together, −100 dB, is a stream of zeros: a microphone that
  /// is muted or warming up, which says nothing of the background.
  private static let digitalSilence: Float = 1e-10

  init(bands: Int) {
    power = [Float](repeating: Self.least, count: bands)
    smoothed = [Float](repeating: 0, count: bands)
    minima = [Float](repeating: .greatestFiniteMagnitude, count: bands * Self.blocks)
    before = [Float](repeating: .greatestFiniteMagnitude, count: bands)
  }

  /// Takes the power of each band in the next frame.
  mutating func update(_ bands: [Float]) {
    guard bands.reduce(0, +) > Self.digitalSilence else { return }
    if isFresh { begin(bands) }
    let bandCount = power.count
    let current = block * bandCount
    for b in 0..<bandCount {
      smoothed[b] = Self.smoothing * smoothed[b] + (1 - Self.smoothing) * bands[b]
      minima[current + b] = min(minima[current + b], smoothed[b])
      power[b] = max(Self.least, Self.bias * min(minima[current + b], before[b]))
    }
    framesInBlock += 1
    if framesInBlock == Self.framesPerBlock { beginBlock() }
  }

  private mutating func begin(_ bands: [Float]) {
    isFresh = false
    for b in 0..<power.count { smoothed[b] = bands[b] }
  }

  private mutating func beginBlock() {
    framesInBlock = 0
    block = (block + 1) % Self.blocks
    let bandCount = power.count
    for b in 0..<bandCount {
      before[b] = .greatestFiniteMagnitude
      for k in 0..<Self.blocks where k != block {
        before[b] = min(before[b], minima[k * bandCount + b])
      }
      minima[block * bandCount + b] = smoothed[b]
    }
  }
}
