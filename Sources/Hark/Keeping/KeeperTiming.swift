/// Time limits for saving transcripts, in seconds.
enum KeeperTiming {
  /// The minimum interval between writes of interim text, of which only the latest is written.
  ///
  /// The interval plus the duration of a disk write is shorter than the quarter second of speech
  /// whose text may be lost.
  static let tail = 0.2

  /// The longest time for which a final segment waits to be saved before it is shown; too short for
  /// the user to notice.
  static let hold = 0.1

  /// The delay before the next attempt after a store failure.
  static let retry = 1.0

  /// The longest wait for the store at the end of a session.
  static let goodbye = 2.0
}
