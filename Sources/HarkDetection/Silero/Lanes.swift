/// Arranges numbers in vectors of eight, as the layers require.
enum Lanes {
  /// Groups `numbers` into vectors of eight; their count is a multiple of eight.
  static func eights(_ numbers: [Float]) -> [SIMD8<Float>] {
    (0..<numbers.count / 8).map { eight in Self.eight { numbers[8 * eight + $0] } }
  }

  /// Returns, for each group of eight outputs, their numbers row by row.
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

  /// Creates a vector from the number of each of the eight lanes.
  @inline(__always)
  static func eight(_ number: (_ lane: Int) -> Float) -> SIMD8<Float> {
    SIMD8(
      number(0), number(1), number(2), number(3), number(4), number(5), number(6), number(7))
  }
}
