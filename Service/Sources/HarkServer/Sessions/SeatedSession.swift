/// A session that has a seat, whether its client is a page or a program.
protocol SeatedSession: Actor {
  /// The session's name, which cannot be guessed.
  nonisolated var id: String { get }

  /// Whether a client is connected.
  ///
  /// Reading this property does not suspend, so nothing can intervene between a check and its use.
  nonisolated var isConnected: Bool { get }

  /// The time within which a disconnected client can resume the session, in seconds.
  static var resumeWithin: Double { get }

  func end(_ farewell: Farewell) async
}
