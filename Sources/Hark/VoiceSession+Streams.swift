// What a session tells a face.
extension VoiceSession {
  /// The latest state whenever it changes, beginning with the one now; a slow reader misses some.
  public nonisolated func snapshots() -> AsyncStream<Snapshot> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { inbox.post(.draw($0)) }
  }

  /// Everything that happens from now on, in order, without gaps.
  public nonisolated func happenings() -> AsyncStream<Happening> {
    AsyncStream { inbox.post(.watch($0)) }
  }
}
