import Dispatch
import Hark

/// A value confined to one queue, for Apple's audio classes, which are not `Sendable` and whose
/// calls may block.
///
/// `@unchecked Sendable` is safe because `value` is private, has no other references when passed in
/// (`sending`), and is accessed only in blocks on the serial `queue` that take and return only
/// `Sendable` values.
final class Confined<Value>: @unchecked Sendable {
  private let queue: DispatchQueue
  private var value: Value

  init(_ label: String, _ value: sending Value) {
    queue = DispatchQueue(label: label, qos: .userInitiated)
    self.value = value
  }

  /// Runs `body` on the queue after earlier requests; returns immediately.
  func async(_ body: @escaping @Sendable (inout Value) -> Void) {
    queue.async { body(&self.value) }
  }

  func run<Result: Sendable>(_ body: @escaping @Sendable (inout Value) -> Result) async -> Result {
    await withCheckedContinuation { answer in async { answer.resume(returning: body(&$0)) } }
  }

  func attempt<Answer: Sendable>(
    _ body: @escaping @Sendable (inout Value) throws -> Answer
  ) async throws -> Answer { try await run { value in Result { try body(&value) } }.get() }
}

extension Locked {
  /// Replaces the value and returns the previous one.
  func exchange(_ new: Value) -> Value {
    withLock { value in
      defer { value = new }
      return value
    }
  }
}
