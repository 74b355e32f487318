import NIOWebSocket
import Synchronization

/// A session's view of one connection.
final class RealtimeLink: Sendable {
  let wakeUp = WakeUp()
  private let state = Mutex<(ending: WebSocketErrorCode?, hasClosed: Bool)>((nil, false))

  /// Closes the connection once all events have been sent; the first code applies.
  func end(_ code: WebSocketErrorCode) {
    state.withLock { $0.ending = $0.ending ?? code }
    wakeUp.send()
  }

  var ending: WebSocketErrorCode? { state.withLock { $0.ending } }

  /// Whether the client has sent a close frame and will not reconnect.
  var hasClosed: Bool {
    get { state.withLock { $0.hasClosed } }
    set { state.withLock { $0.hasClosed = newValue } }
  }
}
