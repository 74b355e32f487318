// What a session tells a face.
extension VoiceSession {
  /// The latest state whenever it changes, beginning with the one now; a slow reader misses some.
  public nonisolated func snapshots() -> AsyncStream<Snapshot> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { inbox.post(.listen(.drawer($0))) }
  }

  /// Everything that happens from now on, in order, without gaps.
  public nonisolated func happenings() -> AsyncStream<Happening> {
    AsyncStream { inbox.post(.listen(.watcher($0))) }
  }

  /// Calls `observer` with everything from now on, in one order and before whatever comes next.
  ///
  /// For tests; it may neither wait nor ask anything of the session.
  package nonisolated func observe(_ observer: @escaping @Sendable (JournalEntry) -> Void) {
    inbox.post(.listen(.observer(observer)))
  }
}
