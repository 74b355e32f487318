import Foundation

/// The priority of threads whose work can wait.
enum GivingWay {
  /// The lowest that Linux has.
  static let lowest: Int32 = 19

  /// Makes this thread the last to get a processor: to Linux, 0 names the thread that asks, and not its
  /// process.
  static func begin() {
    let result = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, lowest)
    // Everybody may lower their own priority; only a system without the call refuses.
    assert(result == 0)
  }

  /// The priority of the thread that asks: 0 as always, 19 the lowest.
  static var current: Int32 { getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0) }
}
