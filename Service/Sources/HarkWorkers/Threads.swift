import Foundation

/// The priority of the calling thread, for work that yields to all other work.
package enum ThreadPriority {
  package static let lowest: Int32 = 19

  /// Lowers the priority of the calling thread, which Linux addresses as process 0.
  package static func lower() {
    let result = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, lowest)
    // Every thread may lower its own priority; the call fails only on a system that does not
    // implement it.
    assert(result == 0)
  }

  package static var current: Int32 { getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0) }
}

extension Thread {
  /// Runs `body`, which may block, on a new thread.
  package static func begin(_ name: String, _ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.name = name
    thread.start()
  }
}
