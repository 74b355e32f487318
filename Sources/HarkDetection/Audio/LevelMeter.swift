/// A level meter, 0…1, that rises fast and falls slowly.
///
/// It measures blocks of 10 ms, so the result does not depend on the size of the chunks.
public struct LevelMeter: Sendable, Equatable {
  /// The level, 0…1, on a scale of `range` decibels, where 1 is a root mean square at full scale.
  public private(set) var level: Float = 0

  /// The decibels between level 0 and level 1.
  public static let range: Float = 60

  /// The fraction of the distance to a higher level covered every 10 ms: two thirds within 20 ms.
  private static let attack: Float = 0.4

  /// The fraction of the distance to a lower level covered every 10 ms: two thirds within 250 ms.
  private static let release: Float = 0.04

  private static let block = 160
  private var sum: Float = 0
  private var count = 0

  /// Creates a meter at level 0.
  public init() {}

  /// Resets the level to 0.
  public mutating func reset() { self = LevelMeter() }

  /// Processes the next samples; the count may vary.
  public mutating func push(_ samples: UnsafeBufferPointer<Float>) {
    for sample in samples {
      let clean = Sample.clean(sample)
      sum += clean * clean
      count += 1
      if count == Self.block { settle() }
    }
  }

  /// Processes a whole chunk.
  public mutating func push(_ chunk: AudioChunk) {
    chunk.samples.withUnsafeBufferPointer { push($0) }
  }

  private mutating func settle() {
    let power = Decibels.ofPower(sum / Float(Self.block))
    let wanted = min(max(1 + power / Self.range, 0), 1)
    level += (wanted > level ? Self.attack : Self.release) * (wanted - level)
    (sum, count) = (0, 0)
  }
}

/// Conversions between powers, amplitudes, and decibels.
package enum Decibels {
  /// The lower bound of powers, −120 dB.
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

/// Logarithms and exponentials without a math library: the exponent plus a polynomial.
enum Logarithm {
  /// Returns the base-2 logarithm of a positive, normal number, within 0.0002.
  @inline(__always)
  static func log2(_ x: Float) -> Float {
    let bits = x.bitPattern
    let exponent = Float(Int32(truncatingIfNeeded: bits >> 23) - 127)
    // m in 1..<2; s = (m − 1)/(m + 1) in 0..<1/3; ln m = 2 (s + s³/3 + s⁵/5 + …)
    let m = Float(bitPattern: bits & 0x007f_ffff | 0x3f80_0000)
    let s = (m - 1) / (m + 1)
    let q = s * s
    return exponent + s * (2.885_390 + q * (0.961_797 + q * (0.577_078 + q * 0.412_199)))
  }

  /// Returns the natural logarithm of a positive, normal number, within 0.0002.
  @inline(__always)
  static func natural(_ x: Float) -> Float { 0.693_147_2 * log2(x) }

  /// Returns e to the power of `x`, within 0.01%; `x` is clamped to −80…80.
  @inline(__always)
  static func exp(_ x: Float) -> Float {
    let y = min(max(x, -80), 80) * 1.442_695
    let whole = Int32(y >= 0 ? y + 0.5 : y - 0.5)
    let t = (y - Float(whole)) * 0.693_147_2
    let m = 1 + t * (1 + t * (0.5 + t * (0.166_666_7 + t * (0.041_666_7 + t * 0.008_333_3))))
    return m * Float(bitPattern: UInt32(bitPattern: (whole + 127) << 23))
  }

  /// Returns 1 / (1 + e^−x), which converts log odds to a probability.
  @inline(__always)
  static func logistic(_ x: Float) -> Float { 1 / (1 + exp(-x)) }
}
