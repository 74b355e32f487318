/// Conversions between powers, amplitudes, and decibels.
package enum Decibels {
  /// The smallest power that is distinguished, −120 dB.
  static let leastPower: Float = 1e-12

  /// Returns 10 log₁₀ of a power; a power of 1 is 0 dB.
  @inline(__always)
  package static func ofPower(_ power: Float) -> Float {
    3.010_3 * Logarithm.log2(max(power, leastPower))
  }

  /// Returns the amplitude factor for a gain in decibels.
  @inline(__always)
  static func amplitude(of decibels: Float) -> Float { Logarithm.exp(0.115_129_25 * decibels) }
}
