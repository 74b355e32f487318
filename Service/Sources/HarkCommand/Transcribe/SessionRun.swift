import Hark

/// Runs a session on one audio source from beginning to end.
struct SessionRun {
  let session: VoiceSession

  /// Whether speech starts the recordings.
  let isAutomatic: Bool

  /// The switch that ends the session early.
  let stop: StopSwitch

  /// Runs the session and returns when all recordings have ended and everything is closed.
  ///
  /// `onEvent` receives every event, in order, and ends the session by throwing; `snapshot`
  /// receives the latest state from time to time.
  func run(
    onEvent: @escaping @Sendable (SessionEvent) async throws -> Void,
    snapshot: (Snapshot) async -> Void
  ) async throws {
    let events = session.events()
    let watching = Task { [session] in
      do {
        for await event in events { try await onEvent(event) }
      } catch {
        await session.end()
        throw error
      }
    }
    try await session.begin()
    if !isAutomatic { try await session.activate() }
    // A stop before this point would not prevent the recording from starting, so the switch watches
    // the session only from here.
    stop.watch(session)
    for await state in session.snapshots() {
      await snapshot(state)
      if state.phase.isAtRest { break }
    }
    await session.end()
    // All events have occurred by now; the stream still delivers its buffered ones before it ends.
    watching.cancel()
    try await watching.value
  }
}

extension Phase {
  /// Whether the phase does not change by itself.
  var isAtRest: Bool {
    switch self {
    case .idle, .paused, .failed: true
    case .rationale, .authorizing, .starting, .listening, .recording, .finalizing, .waiting,
      .speaking, .muted:
      false
    }
  }
}
