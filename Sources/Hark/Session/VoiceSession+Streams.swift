// The session's streams for the UI.
extension VoiceSession {
  /// Returns a stream of states, starting with the current one.
  ///
  /// A slow reader receives only the latest state.
  public nonisolated func snapshots() -> AsyncStream<Snapshot> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { inbox.post(.listen(.drawer($0))) }
  }

  /// Returns a stream of all subsequent events, in order and without gaps.
  public nonisolated func events() -> AsyncStream<SessionEvent> {
    AsyncStream { inbox.post(.listen(.watcher($0))) }
  }

  /// Calls `observer` with every subsequent event and snapshot, in order and before the next one
  /// occurs.
  ///
  /// For tests. `observer` must neither wait nor call the session.
  package nonisolated func observe(_ observer: @escaping @Sendable (JournalEntry) -> Void) {
    inbox.post(.listen(.observer(observer)))
  }
}
