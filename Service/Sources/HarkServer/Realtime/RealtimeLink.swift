import NIOWebSocket
import Synchronization

/// A session's view of one connection.
final class RealtimeLink: Sendable {
  /// Yields when events may be pending; several signals may be merged into one.
  let bell: AsyncStream<Void>

  private let rope: AsyncStream<Void>.Continuation
  private let code = Mutex<WebSocketErrorCode?>(nil)
  private let parting = Mutex(false)

  init() { (bell, rope) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

  /// Wakes the connection's writer.
  func ring() { rope.yield() }

  /// Closes the connection once all events have been sent; the first code applies.
  func end(_ code: WebSocketErrorCode) {
    self.code.withLock { $0 = $0 ?? code }
    ring()
  }

  /// The pending close code; `nil` while the connection stays open.
  var ending: WebSocketErrorCode? { code.withLock { $0 } }

  /// Whether the client has sent a close frame and will not reconnect.
  var hasParted: Bool {
    get { parting.withLock { $0 } }
    set { parting.withLock { $0 = newValue } }
  }
}
