import Foundation

/// What the stand-ins of UIKit were asked for, and what they answer, for tests; no declaration of
/// Apple's.
public enum DeviceScript {
  private struct State {
    var isVoiceOverRunning = false
    var opens = true
    var log: [String] = []
    var waiters: [(count: Int, resume: () -> Void)] = []
  }

  private static let lock = NSLock()

  // Read and written between `lock.lock()` and `lock.unlock()` alone.
  nonisolated(unsafe) private static var state = State()

  /// Forgets everything and begins anew.
  public static func reset(isVoiceOverRunning: Bool = false, opens: Bool = true) {
    lock.withLock { state = State(isVoiceOverRunning: isVoiceOverRunning, opens: opens) }
  }

  /// What was asked for, in order.
  public static var log: [String] { lock.withLock { state.log } }

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
