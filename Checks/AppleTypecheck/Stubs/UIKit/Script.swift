import Foundation

/// Scripts the stand-ins for UIKit and records the calls to them, for tests. Not an Apple API.
public enum DeviceScript {
  private struct State {
    var isVoiceOverRunning = false
    var opens = true
    var log: [String] = []
    var waiters: [(count: Int, resume: () -> Void)] = []
    var faults: [String] = []
    var tasks: [Int: Expiry] = [:]
    var taskCount = 0
  }

  typealias Expiry = @MainActor @Sendable () -> Void

  private static let lock = NSLock()

  // Accessed only while `lock` is held.
  nonisolated(unsafe) private static var state = State()

  /// Resets all state.
  public static func reset(isVoiceOverRunning: Bool = false, opens: Bool = true) {
    lock.withLock { state = State(isVoiceOverRunning: isVoiceOverRunning, opens: opens) }
  }

  /// The requests to the system, in order.
  public static var log: [String] { lock.withLock { state.log } }

  /// The calls that the real system would have refused, or for which it would have terminated the
  /// app.
  public static var violations: [String] { lock.withLock { state.faults } }

  /// The number of background tasks that have not been ended.
  public static var backgroundTaskCount: Int { lock.withLock { state.tasks.count } }

  /// Lets the background time expire.
  ///
  /// The system terminates an app whose handler does not end its task
  /// (uikit/uiapplication/beginbackgroundtask(expirationhandler:)).
  @MainActor public static func expireBackgroundTime() {
    for handler in lock.withLock({ state.tasks.values }) { handler() }
    if backgroundTaskCount > 0 { blame("a background task was not ended in time") }
  }

  /// Rejects all further background tasks.
  public static func refuseBackgroundTasks() { lock.withLock { state.taskCount = -1 } }

  static func beginTask(_ handler: Expiry?) -> Int {
    lock.withLock {
      if state.taskCount < 0 { return 0 }
      state.taskCount += 1
      state.tasks[state.taskCount] = handler ?? {}
      return state.taskCount
    }
  }

  static func endTask(_ number: Int) {
    if lock.withLock({ state.tasks.removeValue(forKey: number) == nil }) {
      blame("background task \(number) was ended, which does not run")
    }
  }

  static func blame(_ fault: String) { lock.withLock { state.faults.append(fault) } }

  /// Returns when `count` lines have been logged.
  public static func logged(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isThere = lock.withLock { () -> Bool in
        if state.log.count >= count { return true }
        state.waiters.append((count, { continuation.resume() }))
        return false
      }
      if isThere { continuation.resume() }
    }
  }

  static var isVoiceOverRunning: Bool { lock.withLock { state.isVoiceOverRunning } }

  static func note(_ line: String) {
    let woken = lock.withLock { () -> [() -> Void] in
      state.log.append(line)
      let count = state.log.count
      defer { state.waiters.removeAll { $0.count <= count } }
      return state.waiters.filter { $0.count <= count }.map(\.resume)
    }
    for resume in woken { resume() }
  }

  static func open(_ url: String) -> Bool {
    note("open \(url)")
    return lock.withLock { state.opens }
  }
}
