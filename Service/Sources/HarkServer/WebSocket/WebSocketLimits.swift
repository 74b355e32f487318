import NIOCore

/// The limits of a WebSocket.
struct WebSocketLimits: Sendable {
  /// The maximum size of a message, in bytes, whole or in fragments.
  var message = 64 * 1_024

  /// The maximum size of an event in a realtime session, in bytes: a minute of audio in Base64.
  var longestEvent = 4 * 1_024 * 1_024

  /// The maximum number of fragments in a message.
  var fragments = 128

  /// The duration of silence after which the client is pinged.
  var pingAfter = TimeAmount.seconds(15)

  /// The maximum time for the client to answer a ping.
  var pongWithin = TimeAmount.seconds(10)

  /// The maximum time for the client to answer a close frame.
  var closeWithin = TimeAmount.seconds(3)

  /// The maximum time for the client to read the data that fills the connection.
  var readWithin = TimeAmount.seconds(5)

  /// The time that a stopping server gives the owner of the socket to send its own close frame.
  var quiesceWithin = TimeAmount.milliseconds(500)

  /// The size of the system's send buffer for a slow reader, in bytes; data in a larger one would
  /// only become stale.
  var sendBuffer = 128 * 1_024

  /// The limits of realtime sessions.
  var realtime: WebSocketLimits {
    var limits = self
    limits.message = longestEvent
    return limits
  }
}
