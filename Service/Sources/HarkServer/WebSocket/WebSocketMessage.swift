import NIOCore
import NIOWebSocket

/// A complete, checked message from the client.
enum WebSocketMessage: Sendable, Equatable {
  /// Text, in UTF-8.
  case text(String)

  /// Binary data.
  case binary(ByteBuffer)

  /// A close by the client, which no message follows.
  case goodbye
}

/// A message to the client.
enum WebSocketSending: Sendable, Equatable {
  /// Text, in UTF-8.
  case text(ByteBuffer)

  /// Binary data.
  case binary(ByteBuffer)

  /// A close, after which nothing is sent and input is ignored.
  case close(WebSocketErrorCode)
}
