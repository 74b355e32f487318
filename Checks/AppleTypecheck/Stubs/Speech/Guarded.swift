@_exported import FoundationGaps
import Foundation

/// A value behind a lock, for the scripts. Not an Apple API.
///
/// `@unchecked Sendable` is safe because the value is accessed only while the lock is held.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func with<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
