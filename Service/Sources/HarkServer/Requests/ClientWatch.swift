import NIOCore

/// Cancels work when the client that requested it disconnects.
///
/// Hummingbird's own mechanism terminates the process if the request's body has already been read.
enum ClientWatch {
  /// Returns the result of `work`; cancels its task and throws `CancellationError` if the client of
  /// `channel` is gone.
  static func run<Value: Sendable>(
    over channel: any Channel, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let (open, end) = AsyncStream<Never>.makeStream()
    let watch = await ClientEnd.watch(channel) { end.finish() }
    defer { watch.end() }
    return try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask {
        for await _ in open {}
        throw CancellationError()
      }
      group.addTask { try await work() }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw CancellationError() }
      return value
    }
  }
}
