import HarkDetection
import HarkTesting

/// Synthetic audio for tests.
package enum Noise {
  /// Returns white noise at `level` dB.
  package static func white(seconds: Double, level: Float, seed: UInt64 = 1) -> [Float] {
    var random = Dice(seed: seed)
    // Uniform noise of amplitude 1 has a power of 1/3.
    let amplitude = decibels(level) * Float(3).squareRoot()
    return (0..<Int(seconds * 16_000)).map { _ in
      amplitude * Float.random(in: -1...1, using: &random)
    }
  }

  /// Returns the amplitude for `level` dB.
  package static func decibels(_ level: Float) -> Float {
    var amplitude: Float = 1
    // Each step is 0.1 dB.
    for _ in 0..<Int(-level * 10) { amplitude *= 0.988_553_1 }
    return amplitude
  }

  /// Returns `speech` over white noise that starts two seconds earlier.
  ///
  /// The speech is `ratio` dB louder than the noise.
  package static func under(_ speech: [Float], ratio: Float) -> [Float] {
    let power = speech.reduce(0) { $0 + $1 * $1 } / Float(speech.count)
    let whole = [Float](repeating: 0, count: 32_000) + speech
    let level = Decibels.ofPower(power) - ratio
    return mixed(whole, white(seconds: Double(whole.count) / 16_000, level: level))
  }

  /// Returns the sum of two signals, with the length of the first.
  package static func mixed(_ one: [Float], _ other: [Float]) -> [Float] {
    one.indices.map { one[$0] + (other.indices.contains($0) ? other[$0] : 0) }
  }
}
