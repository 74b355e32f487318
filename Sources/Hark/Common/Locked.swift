import Foundation

/// A value protected by a lock.
///
/// `@unchecked Sendable` is sound because `value` is private and accessed only in `withLock`,
/// between `lock()` and `unlock()`, and because `Value` is `Sendable`.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Runs `body` with exclusive access to the value; `body` must not block or call external code.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
