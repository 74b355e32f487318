import Hark

/// Runs one session over one sound, from its beginning to its end.
struct SessionRun {
  let session: VoiceSession

  /// Whether speech itself starts the recordings.
  let isAutomatic: Bool

  /// Returns when every recording is over and everything is closed.
  ///
  /// `happening` gets everything that happens, in order; `snapshot` the latest state, now and then.
  func run(
    happening: @escaping @Sendable (Happening) async throws -> Void,
    snapshot: @escaping @Sendable (Snapshot) async -> Void
  ) async throws {
    let happenings = session.happenings()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for await event in happenings { try await happening(event) }
      }
      group.addTask {
        try await start()
        for await state in session.snapshots() {
          await snapshot(state)
          if state.phase.isAtRest { break }
        }
        await session.end()
      }
      do {
        for try await _ in group {}
      } catch {
        await session.end()
        throw error
      }
    }
  }

  private func start() async throws {
    try await session.begin()
    if !isAutomatic { try await session.activate() }
  }
}

extension Phase {
  /// Whether nothing more comes of itself.
  fileprivate var isAtRest: Bool {
    switch self {
    case .idle, .paused, .failed: true
    case .rationale, .authorising, .starting, .listening, .recording, .finalising, .waiting,
      .speaking, .muted:
      false
    }
  }
}
