/// A whole number below 10³⁰, which is enough for “septillion”.
struct BigNumber: Sendable, Equatable {
  private static let base: UInt64 = 1_000_000_000_000_000

  private(set) var high: UInt64 = 0
  private(set) var low: UInt64

  init(_ value: Int) { low = UInt64(value) }

  /// Adds `factor` × 10^`exponent`; `factor` is below 100,000 and `exponent` below 25.
  mutating func add(_ factor: Int, exponent: Int) {
    var exponent = exponent
    let isHigh = exponent >= 15
    if isHigh { exponent -= 15 }
    var value = UInt64(factor)
    for _ in 0..<exponent { value *= 10 }
    if isHigh {
      high += value
    } else {
      low += value
      high += low / Self.base
      low %= Self.base
    }
  }

  /// The value, if it is below 10¹⁵.
  var small: Int? { high == 0 ? Int(low) : nil }

  var digits: String {
    let tail = String(low)
    return high == 0 ? tail : String(high) + String(repeating: "0", count: 15 - tail.count) + tail
  }
}
