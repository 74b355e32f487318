/// A session that a server keeps for a while when its line is gone, as far as it has come.
struct RealtimeStream: Sendable, Equatable {
  /// The server's name for it.
  let id: String

  /// The number of the last event that has come.
  var seen: Int

  /// Samples that have been sent.
  var sent = 0

  /// Segments whose end has been sent.
  var commits = 0
}
