@_exported import FoundationGaps
import Foundation

/// A value behind a lock, for the scripts; no declaration of Apple's.
///
/// `@unchecked Sendable` holds because the value is read and written under the lock alone.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func with<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
