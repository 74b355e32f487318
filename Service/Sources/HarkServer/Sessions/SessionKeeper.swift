import Hark
import HarkStore

/// Keeps one session as it stands, for another server to go on with.
///
/// A store that takes longer than `hold`, or fails, is not waited for.
actor SessionKeeper {
  private let repository: SessionRepository
  private let session: String
  private let user: String
  private let timekeeper: any Timekeeper
  private var kept: KeptScreen?
  private var writing: Task<Void, Never>?

  /// The longest wait for the store before something is shown, in seconds: short enough not to be
  /// noticed.
  static let hold = 0.1

  init(
    _ repository: SessionRepository, _ session: String, _ user: String,
    _ timekeeper: any Timekeeper
  ) {
    self.repository = repository
    self.session = session
    self.user = user
    self.timekeeper = timekeeper
  }

  /// Returns when `screen` is kept, or the store is too slow.
  func keep(_ screen: KeptScreen) async {
    guard screen != kept else { return }
    kept = screen
    let task = then { [weak self, repository, session, user] in
      let isKept = try? await repository.keep(session, of: user, state: screen.json)
      // The next time it is tried again, though nothing has changed.
      if isKept != true { await self?.forget(screen) }
    }
    let (done, ending) = AsyncStream.makeStream(of: Void.self)
    let patience = Task { [timekeeper] in
      try? await timekeeper.sleep(until: timekeeper.now + Self.hold)
      ending.finish()
    }
    Task {
      await task.value
      ending.finish()
    }
    for await _ in done {}
    patience.cancel()
  }

  private func forget(_ screen: KeptScreen) { if kept == screen { kept = nil } }

  /// Lets go of it, for whoever its page comes back to.
  func release() async {
    await then { [repository, session] in try? await repository.release(session) }.value
  }

  /// Forgets it.
  func finish() async {
    await then { [repository, session] in try? await repository.finish(session) }.value
  }

  /// Does one thing after another.
  private func then(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    let task = Task { [writing] in
      await writing?.value
      await work()
    }
    writing = task
    return task
  }
}
