/// How much likelier the powers are with speech than with background alone, averaged over bands.
///
/// A Gaussian likelihood ratio whose signal-to-noise ratio follows its own past. After J. Sohn, N. S.
/// Kim and W. Sung, "A statistical model-based voice activity detection", IEEE Signal Processing
/// Letters 6 (1999), and the decision-directed estimate of Y. Ephraim and D. Malah (1984).
struct SpeechEvidence: Sendable {
  /// The mean log likelihood ratio of the newest frame, in nats.
  private(set) var value: Float = 0

  /// The signal-to-noise ratio of each band that the frame before leads to expect.
  private var expected: [Float]

  /// Weight of the frame before in the expected ratio.
  private static let memory: Float = 0.95

  /// The least ratio that is expected: −25 dB.
  private static let least: Float = 0.003

  /// Ratios beyond 30 dB say nothing more.
  private static let greatest: Float = 1000

  /// No band may say more than this, in nats: a background that has become louder must not pass for
  /// speech until the floor has followed it.
  private static let mostPerBand: Float = 4

  init(bands: Int) {
    expected = [Float](repeating: 0, count: bands)
  }

  /// Takes the power and the background of each band in the next frame.
  mutating func update(power: [Float], background: [Float]) {
    var sum: Float = 0
    for b in 0..<expected.count {
      let ratio = min(power[b] / background[b], Self.greatest)
      let prior = max(
        Self.memory * expected[b] + (1 - Self.memory) * max(ratio - 1, 0), Self.least)
      let gain = prior / (1 + prior)
      sum += min(ratio * gain - Logarithm.natural(1 + prior), Self.mostPerBand)
      expected[b] = gain * gain * ratio
    }
    value = sum / Float(expected.count)
  }
}
