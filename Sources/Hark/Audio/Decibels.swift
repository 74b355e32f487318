/// Powers as decibels.
enum Decibels {
  /// The least power that is told apart, −120 dB.
  static let leastPower: Float = 1e-12

  /// 10 log₁₀ of a power; a power of 1 is 0 dB.
  @inline(__always)
  static func ofPower(_ power: Float) -> Float {
    3.010_3 * Logarithm.log2(max(power, leastPower))
  }

  /// The factor that makes sound so many decibels louder.
  @inline(__always)
  static func amplitude(of decibels: Float) -> Float { Logarithm.exp(0.115_129_25 * decibels) }
}
