/// How long keeping what is said may take, in seconds.
enum KeeperTiming {
  /// Interim text is written no more often than this, the newest alone: with what the disk takes it
  /// stays below the quarter of a second that may be lost.
  static let tail = 0.2

  /// A final segment is shown when it is kept, or after this: short enough not to be noticed.
  static let hold = 0.1

  /// After a failure the store is tried again.
  static let retry = 1.0

  /// The longest wait for a store at the end of a session.
  static let goodbye = 2.0
}
