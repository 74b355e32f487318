import Hark

/// Runs one session over one sound, from its beginning to its end.
struct SessionRun {
  let session: VoiceSession

  /// Whether speech itself starts the recordings.
  let isAutomatic: Bool

  /// Ends it early.
  let stop: StopSwitch

  /// Returns when every recording is over and everything is closed.
  ///
  /// `happening` gets everything that happens, in order, and ends the session by throwing;
  /// `snapshot` gets the latest state, now and then.
  func run(
    happening: @escaping @Sendable (Happening) async throws -> Void,
    snapshot: (Snapshot) async -> Void
  ) async throws {
    let happenings = session.happenings()
    let watching = Task { [session] in
      do {
        for await event in happenings { try await happening(event) }
      } catch {
        await session.end()
        throw error
      }
    }
    try await session.begin()
    if !isAutomatic { try await session.activate() }
    // Not before there is something to stop: what was stopped earlier would begin all the same.
    stop.watch(session)
    for await state in session.snapshots() {
      await snapshot(state)
      if state.phase.isAtRest { break }
    }
    await session.end()
    // Everything has happened by now; the stream still gives what waits in it before it ends.
    watching.cancel()
    try await watching.value
  }
}

extension Phase {
  /// Whether nothing more comes of itself.
  var isAtRest: Bool {
    switch self {
    case .idle, .paused, .failed: true
    case .rationale, .authorizing, .starting, .listening, .recording, .finalizing, .waiting,
      .speaking, .muted:
      false
    }
  }
}
