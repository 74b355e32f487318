@testable import Hark

/// Made-up sounds for tests.
enum Noise {
  /// White noise at `level` dB.
  static func white(seconds: Double, level: Float, seed: UInt64 = 1) -> [Float] {
    var random = Dice(seed: seed)
    // Uniform noise of amplitude 1 has a power of 1/3.
    let amplitude = decibels(level) * Float(3).squareRoot()
    return (0..<Int(seconds * 16_000)).map { _ in
      amplitude * Float.random(in: -1...1, using: &random)
    }
  }

  /// The amplitude of `level` dB.
  static func decibels(_ level: Float) -> Float {
    var amplitude: Float = 1
    // 0.1 dB a step
    for _ in 0..<Int(-level * 10) { amplitude *= 0.988_553_1 }
    return amplitude
  }

  /// Two seconds of white noise that goes on under `speech`, which is so many decibels louder.
  static func under(_ speech: [Float], ratio: Float) -> [Float] {
    let power = speech.reduce(0) { $0 + $1 * $1 } / Float(speech.count)
    let whole = [Float](repeating: 0, count: 32_000) + speech
    let level = Decibels.ofPower(power) - ratio
    return mixed(whole, white(seconds: Double(whole.count) / 16_000, level: level))
  }

  /// The sum of two sounds, as long as the first.
  static func mixed(_ one: [Float], _ other: [Float]) -> [Float] {
    one.indices.map { one[$0] + (other.indices.contains($0) ? other[$0] : 0) }
  }
}
