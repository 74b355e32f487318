/// The log likelihood ratio of speech over background alone, averaged over bands.
///
/// A Gaussian likelihood ratio whose signal-to-noise ratio is smoothed over time. After J. Sohn, N.
/// S. Kim and W. Sung, "A statistical model-based voice activity detection", IEEE Signal Processing
/// Letters 6 (1999), and the decision-directed estimate of Y. Ephraim and D. Malah (1984).
struct SpeechEvidence: Sendable {
  /// The mean log likelihood ratio of the newest frame, in nats.
  private(set) var value: Float = 0

  /// The signal-to-noise ratio of each band expected from the previous frame.
  private var expected: [Float]

  /// The weight of the previous frame in the expected ratio.
  private static let memory: Float = 0.95

  /// The minimum expected ratio: −25 dB.
  private static let least: Float = 0.003

  /// The maximum ratio, 30 dB; larger ratios carry no further information.
  private static let greatest: Float = 1000

  /// The maximum contribution of a band, in nats.
  ///
  /// The limit prevents a louder background from passing for speech before the noise floor adapts.
  private static let mostPerBand: Float = 4

  init(bands: Int) {
    expected = [Float](repeating: 0, count: bands)
  }

  /// Updates the value with the power and the background of each band in the next frame.
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
