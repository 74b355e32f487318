import Foundation

/// A value behind a lock, with changes that threads can wait for.
///
/// `@unchecked Sendable` is safe because `value` is private and accessed only between `lock()` and
/// `unlock()`, and because only sendable values are accepted.
package final class Monitor<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Runs `body` under the lock; `body` must not use this monitor.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return body(&value)
  }

  /// Runs `body` like `withLock`, and wakes every waiting thread.
  package func change<Result>(_ body: (inout Value) -> Result) -> Result {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    return body(&value)
  }

  /// Blocks until `body`, which runs immediately and after each change, returns a value.
  package func wait<Result>(for body: (inout Value) -> Result?) -> Result {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let result = body(&value) { return result }
      condition.wait()
    }
  }

  /// Waits like `wait(for:)`; returns `nil` after `seconds`.
  package func wait<Result>(atMost seconds: Double, for body: (inout Value) -> Result?) -> Result? {
    let end = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let result = body(&value) { return result }
      // A change that coincides with the timeout counts.
      if !condition.wait(until: end) { return body(&value) }
    }
  }
}
