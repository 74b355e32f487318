/// Tracks the levels of speech and background for `NoiseEstimate`.
struct SpeechLevel: Sendable {
  /// The current estimate; `nil` before any audio.
  private(set) var estimate: NoiseEstimate?

  /// The smoothing factor of the speech level per frame of speech: a time constant of half a
  /// second.
  private static let smoothing: Float = 0.02

  /// The minimum probability of speech at which a frame is measured.
  private static let certain: Float = 0.7

  /// Updates the estimate with the power and the background of each band in the next frame.
  mutating func update(power: [Float], background: [Float], probability: Float) {
    let floor = Decibels.ofPower(background.reduce(0, +))
    var speech = estimate?.speech
    if probability >= Self.certain {
      let level = Decibels.ofPower(power.reduce(0, +))
      speech = speech.map { $0 + Self.smoothing * (level - $0) } ?? level
    }
    estimate = NoiseEstimate(background: floor, speech: speech)
  }
}
