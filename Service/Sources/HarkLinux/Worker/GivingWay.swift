import Foundation

/// The priority of threads whose work can wait.
enum GivingWay {
  /// The lowest priority on Linux.
  static let lowest: Int32 = 19

  /// Gives the current thread the lowest priority.
  ///
  /// On Linux, 0 names the calling thread rather than its process.
  static func begin() {
    let result = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, lowest)
    // Every thread may lower its own priority; only a system without the call refuses.
    assert(result == 0)
  }

  /// The priority of the current thread: 0 is normal, and 19 is the lowest.
  static var current: Int32 { getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0) }
}
