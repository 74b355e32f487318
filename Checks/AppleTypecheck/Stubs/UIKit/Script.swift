import Foundation

/// What the stand-ins of UIKit were asked for, and what they answer, for tests; no declaration of
/// Apple's.
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

  // Read and written between `lock.lock()` and `lock.unlock()` alone.
  nonisolated(unsafe) private static var state = State()

  /// Forgets everything and begins anew.
  public static func reset(isVoiceOverRunning: Bool = false, opens: Bool = true) {
    lock.withLock { state = State(isVoiceOverRunning: isVoiceOverRunning, opens: opens) }
  }

  /// What was asked for, in order.
  public static var log: [String] { lock.withLock { state.log } }

  /// What the real system would have refused, or ended the app for.
  public static var violations: [String] { lock.withLock { state.faults } }

  /// How many background tasks have not been ended.
  public static var backgroundTaskCount: Int { lock.withLock { state.tasks.count } }

  /// Lets the background time run out; a task that its handler does not end ends the app
  /// (uikit/uiapplication/beginbackgroundtask(expirationhandler:)).
  @MainActor public static func expireBackgroundTime() {
    for handler in lock.withLock({ state.tasks.values }) { handler() }
    if backgroundTaskCount > 0 { blame("a background task was not ended in time") }
  }

  /// Whether a background task cannot begin, from now on.
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

  /// Returns when so many lines have been logged.
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
