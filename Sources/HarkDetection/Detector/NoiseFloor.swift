/// The background power in each band, estimated by minimum statistics.
///
/// Speech leaves every band from time to time, if only briefly between syllables, so the minimum of
/// the smoothed power over about the last 1.4 s is background. This minimum lies below the
/// mean, which `bias` corrects. After R. Martin, "Noise power spectral density estimation based on
/// optimal smoothing and minimum statistics", IEEE Trans. Speech and Audio Processing 9 (2001).
struct NoiseFloor: Sendable {
  private(set) var power: [Float]

  private var smoothed: [Float]
  private var isFresh = true

  /// The minimum smoothed power of each band in each of the last blocks of frames, stored block by
  /// block; `block` is the index of the current one.
  private var minima: [Float]
  private var block = 0
  private var framesInBlock = 0
  private var before: [Float]

  /// The blocks span 1.4 s: longer than nearly every vowel and shorter than a phrase.
  private static let blocks = 8
  private static let framesPerBlock = 18

  /// The correction factor for the minimum over all blocks, which is about half the mean noise power.
  private static let bias: Float = 1.9

  /// The weight of the past in the smoothed power, which gives a time constant of 45 ms.
  private static let smoothing: Float = 0.8

  /// The lower bound of a band's background: −90 dB, the power of one step of 16-bit samples.
  private static let least: Float = 1e-9

  /// The total power, −100 dB, below which a frame is the digital silence of a muted or starting
  /// microphone, which carries no information about the background.
  private static let digitalSilence: Float = 1e-10

  init(bands: Int) {
    power = [Float](repeating: Self.least, count: bands)
    smoothed = [Float](repeating: 0, count: bands)
    minima = [Float](repeating: .greatestFiniteMagnitude, count: bands * Self.blocks)
    before = [Float](repeating: .greatestFiniteMagnitude, count: bands)
  }

  mutating func update(_ bands: [Float]) {
    guard bands.reduce(0, +) > Self.digitalSilence else { return }
    if isFresh { for b in 0..<power.count { smoothed[b] = bands[b] } }
    isFresh = false
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

/// The log likelihood ratio of speech over background alone, averaged over bands.
///
/// A Gaussian likelihood ratio whose signal-to-noise ratio is smoothed over time. After J. Sohn, N.
/// S. Kim, and W. Sung, "A statistical model-based voice activity detection", IEEE Signal
/// Processing Letters 6 (1999), and the decision-directed estimate of Y. Ephraim and D. Malah
/// (1984).
struct SpeechEvidence: Sendable {
  /// The mean log likelihood ratio of the newest frame, in nats.
  private(set) var value: Float = 0
  private var expected: [Float]
  private static let memory: Float = 0.95

  /// The minimum expected ratio: −25 dB.
  private static let least: Float = 0.003

  /// The maximum ratio, 30 dB; larger ratios carry no further information.
  private static let greatest: Float = 1000

  /// The maximum contribution of a band, in nats, so that a louder background does not pass for
  /// speech before the noise floor adapts.
  private static let mostPerBand: Float = 4

  init(bands: Int) { expected = [Float](repeating: 0, count: bands) }

  mutating func update(power: [Float], background: [Float]) {
    var sum: Float = 0
    for b in 0..<expected.count {
      let ratio = min(power[b] / background[b], Self.greatest)
      let prior = max(Self.memory * expected[b] + (1 - Self.memory) * max(ratio - 1, 0), Self.least)
      let gain = prior / (1 + prior)
      sum += min(ratio * gain - Logarithm.natural(1 + prior), Self.mostPerBand)
      expected[b] = gain * gain * ratio
    }
    value = sum / Float(expected.count)
  }
}
