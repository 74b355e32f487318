import NIOWebSocket
import Synchronization

/// A session's view of one connection.
final class RealtimeLink: Sendable {
  /// Yields when events may be pending; several signals may be merged into one.
  let wakeups: AsyncStream<Void>

  private let wakeupContinuation: AsyncStream<Void>.Continuation
  private let state = Mutex<(ending: WebSocketErrorCode?, hasClosed: Bool)>((nil, false))

  init() {
    (wakeups, wakeupContinuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  func wake() { wakeupContinuation.yield() }

  /// Closes the connection once all events have been sent; the first code applies.
  func end(_ code: WebSocketErrorCode) {
    state.withLock { $0.ending = $0.ending ?? code }
    wake()
  }

  var ending: WebSocketErrorCode? { state.withLock { $0.ending } }

  /// Whether the client has sent a close frame and will not reconnect.
  var hasClosed: Bool {
    get { state.withLock { $0.hasClosed } }
    set { state.withLock { $0.hasClosed = newValue } }
  }
}
