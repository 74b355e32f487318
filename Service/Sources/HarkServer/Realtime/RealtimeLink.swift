import NIOWebSocket
import Synchronization

/// One connection of a session's, as far as the session knows it.
final class RealtimeLink: Sendable {
  /// Rings when there may be something to send; several rings may be heard as one.
  let bell: AsyncStream<Void>

  private let rope: AsyncStream<Void>.Continuation
  private let code = Mutex<WebSocketErrorCode?>(nil)
  private let parting = Mutex(false)

  init() { (bell, rope) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

  /// Wakes whoever writes to the client.
  func ring() { rope.yield() }

  /// Ends the connection once all has been sent; the first reason stands.
  func end(_ code: WebSocketErrorCode) {
    self.code.withLock { $0 = $0 ?? code }
    ring()
  }

  /// Why it is to end; nil while it is not.
  var ending: WebSocketErrorCode? { code.withLock { $0 } }

  /// Whether the client has said goodbye: it will not come back.
  var hasParted: Bool {
    get { parting.withLock { $0 } }
    set { parting.withLock { $0 = newValue } }
  }
}
