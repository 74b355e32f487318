import Dispatch

/// A value that lives on one queue: what Apple's audio classes need, which are not sendable and whose
/// calls may block.
///
/// `@unchecked Sendable` holds because `value` is private, was made by nobody who kept it
/// (`sending`), and is reached only in blocks that run on the serial `queue`, which take and give
/// sendable values alone.
final class Confined<Value>: @unchecked Sendable {
  private let queue: DispatchQueue
  private var value: Value

  /// Puts `value` on a queue of its own, which is called `label`.
  init(_ label: String, _ value: sending Value) {
    queue = DispatchQueue(label: label, qos: .userInitiated)
    self.value = value
  }

  /// Runs `body` on the queue, behind what was asked for before; returns at once.
  func async(_ body: @escaping @Sendable (inout Value) -> Void) {
    queue.async { body(&self.value) }
  }

  /// Runs `body` on the queue, behind what was asked for before, and returns what it returns.
  func run<Result: Sendable>(_ body: @escaping @Sendable (inout Value) -> Result) async -> Result {
    await withCheckedContinuation { answer in
      async { answer.resume(returning: body(&$0)) }
    }
  }

  /// As `run`, and throws what `body` throws.
  func attempt<Answer: Sendable>(
    _ body: @escaping @Sendable (inout Value) throws -> Answer
  ) async throws -> Answer {
    try await run { value in Result { try body(&value) } }.get()
  }
}
