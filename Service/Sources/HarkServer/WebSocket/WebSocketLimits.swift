import NIOCore

/// What a WebSocket puts up with.
struct WebSocketLimits: Sendable {
  /// The longest message, in bytes, whole or in fragments.
  var message = 64 * 1_024

  /// The longest event of a realtime session, in bytes: a minute of sound in base 64.
  var longestEvent = 4 * 1_024 * 1_024

  /// The most fragments that a message may come in.
  var fragments = 128

  /// Silence after which the other end is asked for a sign of life.
  var pingAfter = TimeAmount.seconds(15)

  /// How long it may take to give one.
  var pongWithin = TimeAmount.seconds(10)

  /// How long the other end may take to answer a goodbye.
  var closeWithin = TimeAmount.seconds(3)

  /// How long it may take to read what fills the connection.
  var readWithin = TimeAmount.seconds(5)

  /// How long a stopping server leaves its own goodbye to whoever holds the socket.
  var quiesceWithin = TimeAmount.milliseconds(500)

  /// What the system may hold back for a slow reader, in bytes; more would only grow old there.
  var sendBuffer = 128 * 1_024

  /// The same for realtime sessions.
  var realtime: WebSocketLimits {
    var limits = self
    limits.message = longestEvent
    return limits
  }
}
