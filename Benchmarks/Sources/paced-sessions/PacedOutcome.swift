import Foundation

/// The delays and the CPU use under a load.
struct PacedOutcome: CustomStringConvertible {
  /// The delay of each chunk, from its due time to the end of its processing, in seconds, in
  /// ascending order.
  private let delays: [Double]

  /// The fraction of the core that was used.
  private let share: Double

  init(delays: [Double], share: Double) {
    self.delays = delays.sorted()
    self.share = share
  }

  /// Returns the `part` quantile of the delays, in seconds; `part` is in the range 0…1.
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
