import Foundation

/// How a load was borne.
struct PacedOutcome: CustomStringConvertible {
  /// From when each chunk was due to when it had been handled, in seconds, the least first.
  private let delays: [Double]

  /// The part of the core that was used.
  private let share: Double

  init(delays: [Double], share: Double) {
    self.delays = delays.sorted()
    self.share = share
  }

  /// The delay that `part` of them, 0…1, stay within, in seconds.
  func delay(within part: Double) -> Double {
    delays[min(delays.count - 1, Int(part * Double(delays.count)))]
  }

  var description: String {
    String(
      format: "p50 %.2f ms, p99 %.2f ms, most %.2f ms, %.2f of the core, %d chunks",
      delay(within: 0.5) * 1_000, delay(within: 0.99) * 1_000, delay(within: 1) * 1_000, share,
      delays.count)
  }
}
