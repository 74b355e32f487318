import Foundation

/// How a load was borne.
struct PacedOutcome: CustomStringConvertible {
  /// From when each chunk was due to when it had been handled, in seconds, the least first.
  private let delays: [Double]

  /// The part of the core that was used.
  let share: Double

  /// Beginnings and ends of speech that were told.
  let events: Int

  init(delays: [Double], share: Double, events: Int) {
    self.delays = delays.sorted()
    self.share = share
    self.events = events
  }

  /// The delay that `part` of them, 0…1, stay within, in seconds.
  func delay(within part: Double) -> Double {
    delays[min(delays.count - 1, Int(part * Double(delays.count)))]
  }

  var description: String {
    String(
      format: "p50 %.3f ms, p99 %.3f ms, most %.3f ms, %.3f of the core, %d events",
      delay(within: 0.5) * 1_000, delay(within: 0.99) * 1_000, delay(within: 1) * 1_000, share,
      events)
  }
}
