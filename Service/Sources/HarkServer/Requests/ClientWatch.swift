import NIOCore

/// Gives work up when the client that wants it hangs up.
///
/// Hummingbird's own way for that ends the process when the body of the request has been read before.
enum ClientWatch {
  /// What `work` returns; its task is cancelled, and `CancellationError` thrown, when the client of
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
