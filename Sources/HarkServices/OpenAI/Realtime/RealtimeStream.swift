/// The progress of a session that the server keeps for a while after its connection is lost.
struct RealtimeStream: Sendable, Equatable {
  /// The server's identifier of the session.
  let id: String

  /// The number of the last event received.
  var seen: Int

  /// The number of samples sent.
  var sent = 0

  /// The number of commits sent.
  var commits = 0
}
