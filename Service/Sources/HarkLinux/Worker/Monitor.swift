import Foundation

/// A value behind a lock, which threads can wait for.
///
/// `@unchecked Sendable` holds because `value` is private and read or written only between
/// `lock()` and `unlock()`, and because only sendable values are let in.
final class Monitor<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Runs `body` alone with the value; it must neither wait nor call out to strangers.
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return body(&value)
  }

  /// Like `withLock`, and wakes every thread that waits.
  func change<Result>(_ body: (inout Value) -> Result) -> Result {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    return body(&value)
  }

  /// Blocks this thread until `body` gives something; it is asked at once and after each change.
  func wait<Result>(for body: (inout Value) -> Result?) -> Result {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let result = body(&value) { return result }
      condition.wait()
    }
  }

  /// Like `wait(for:)`, for at most `seconds`: then nil.
  func wait<Result>(atMost seconds: Double, for body: (inout Value) -> Result?) -> Result? {
    let end = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let result = body(&value) { return result }
      // A change that came with the end of the time counts.
      if !condition.wait(until: end) { return body(&value) }
    }
  }
}
