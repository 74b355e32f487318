import NIOCore
import NIOWebSocket

/// A whole message that has come, checked.
enum WebSocketMessage: Sendable, Equatable {
  /// Text, in UTF-8.
  case text(String)

  /// Bytes.
  case binary(ByteBuffer)

  /// The client says goodbye; nothing comes behind it.
  case goodbye
}

/// What is sent.
enum WebSocketSending: Sendable, Equatable {
  /// Text, in UTF-8.
  case text(ByteBuffer)

  /// Bytes.
  case binary(ByteBuffer)

  /// The end: nothing is sent after it, and what comes is no longer read.
  case close(WebSocketErrorCode)
}
