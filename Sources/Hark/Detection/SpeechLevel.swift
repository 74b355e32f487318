/// Follows how loud speech and background are, for `NoiseEstimate`.
struct SpeechLevel: Sendable {
  /// What it has found; nil before any sound.
  private(set) var estimate: NoiseEstimate?

  /// The part of the way to a new level that is gone each frame of speech: half a second.
  private static let smoothing: Float = 0.02

  /// Frames less likely than this are no speech to measure.
  private static let certain: Float = 0.7

  /// Takes the power and the background of each band in the next frame.
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
