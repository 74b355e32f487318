/// A session that has a seat, whether its client is a page or a program.
protocol SeatedSession: Actor {
  /// The session's ID, which cannot be guessed.
  nonisolated var id: String { get }

  /// Whether a client is connected.
  ///
  /// Reading this property does not suspend, so nothing can intervene between a check and its use.
  nonisolated var isConnected: Bool { get }

  /// The time within which a disconnected client can resume the session, in seconds.
  static var resumeWithin: Double { get }

  /// Ends the session; a connected page receives `farewell` as the reason.
  func end(saying farewell: Farewell) async
}

/// Signals to a connection's writer that something may be pending; signals can merge.
struct WakeUp: Sendable {
  let signals: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() { (signals, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

  func send() { continuation.yield() }

  /// Finishes `signals`, so that the writer stops waiting.
  func close() { continuation.finish() }
}
