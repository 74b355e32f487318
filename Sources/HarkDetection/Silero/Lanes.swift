/// Arranges numbers in vectors of eight, as the layers require.
enum Lanes {
  /// Groups `numbers`, whose count must be a multiple of eight, into vectors of eight.
  static func eights(_ numbers: [Float]) -> [SIMD8<Float>] {
    (0..<numbers.count / 8).map { eight in Self.eight { numbers[8 * eight + $0] } }
  }

  /// Returns the values of `number` in vectors of eight outputs: all rows of the first eight
  /// outputs, then all rows of the next eight, and so on.
  static func eights(
    rows: Int, of outputs: Int, _ number: (_ output: Int, _ row: Int) -> Float
  ) -> [SIMD8<Float>] {
    var eights: [SIMD8<Float>] = []
    eights.reserveCapacity(rows * outputs / 8)
    for first in stride(from: 0, to: outputs, by: 8) {
      for row in 0..<rows { eights.append(eight { number(first + $0, row) }) }
    }
    return eights
  }

  @inline(__always)
  static func eight(_ number: (_ lane: Int) -> Float) -> SIMD8<Float> {
    SIMD8(number(0), number(1), number(2), number(3), number(4), number(5), number(6), number(7))
  }
}

/// Exponential functions of eight lanes, without a math library.
///
/// The precision of `Logarithm` suffices for weighing evidence. The outputs of a recurrent network
/// feed back into it, so they need full single precision.
extension SIMD8<Float> {
  /// Returns e to the power of each lane, with a relative error of up to 3 × 10⁻⁷; lanes are clamped
  /// to −87…87.
  @inline(__always)
  func exponential() -> SIMD8<Float> {
    let held = replacing(with: -87, where: self .< -87).replacing(with: 87, where: self .> 87)
    // Adding 1.5 × 2²³ rounds away the fraction and leaves the integer in the lowest bits.
    let shifted = held * 1.442_695_04 + 12_582_912
    let whole = shifted - 12_582_912
    // ln 2 is split into two parts, the first with few enough bits that its product is exact.
    let t = (held - whole * 0.693_359_375) + whole * 2.121_944_4e-4
    // The Taylor series of eᵗ up to the sixth power, for |t| ≤ 0.347.
    var sum = t * (1 / 720) + (1 / 120)
    sum = sum * t + (1 / 24)
    sum = sum * t + (1 / 6)
    sum = sum * t + 0.5
    sum = sum * t + 1
    sum = sum * t + 1
    let bits = unsafeBitCast(shifted, to: SIMD8<UInt32>.self)
    let power = (bits &+ 127) &<< 23
    return sum * unsafeBitCast(power, to: SIMD8<Float>.self)
  }

  /// Each lane, with negative values replaced by 0 (ReLU).
  @inline(__always)
  var cutOff: SIMD8<Float> { replacing(with: 0, where: self .< 0) }

  /// Returns 1 / (1 + e^−x) for each lane.
  @inline(__always)
  func logistic() -> SIMD8<Float> { 1 / (1 + (-self).exponential()) }

  @inline(__always)
  func hyperbolicTangent() -> SIMD8<Float> { 1 - 2 / ((self + self).exponential() + 1) }
}
