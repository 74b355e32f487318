/// Numbers laid out in eights, as the layers take them.
enum Lanes {
  /// The numbers, eight and eight; their count is a multiple of eight.
  static func eights(_ numbers: [Float]) -> [SIMD8<Float>] {
    (0..<numbers.count / 8).map { eight in Self.eight { numbers[8 * eight + $0] } }
  }

  /// For eight outputs at a time, row by row, their numbers in that row.
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

  /// The numbers of eight lanes.
  @inline(__always)
  static func eight(_ number: (_ lane: Int) -> Float) -> SIMD8<Float> {
    SIMD8(
      number(0), number(1), number(2), number(3), number(4), number(5), number(6), number(7))
  }
}
