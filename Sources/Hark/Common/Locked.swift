import Foundation

/// A value behind a lock.
///
/// `@unchecked Sendable` holds because `value` is private and read or written only in `withLock`,
/// between `lock()` and `unlock()`, and because only sendable values are let in.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Runs `body` alone with the value; it must not wait, nor call out to strangers.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
