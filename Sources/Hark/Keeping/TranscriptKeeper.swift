import Foundation

/// Receives events and snapshots from a keeper, in order, on any thread.
protocol KeeperAudience: AnyObject, Sendable {
  func deliver(_ happening: Happening)
  func draw(_ snapshot: Snapshot)
}

/// Writes what is said in a session to a store while it is being said.
///
/// A final segment is shown when it is kept, so that whatever a person has read is there after a
/// kill; a store that takes longer than `KeeperTiming.hold`, or fails, is not waited for. Neither
/// the session nor the recogniser ever waits. What a failing store lacks stays in memory, and is
/// written when it works again.
final class TranscriptKeeper: Sendable {
  private let keeping: TranscriptKeeping
  private let origin: @Sendable () -> DictationOrigin
  private let timekeeper: any Timekeeper
  private let notes: FailureNotes
  private let shared = Locked(Shared())
  private let signal: AsyncStream<Void>.Continuation

  private struct Shared: Sendable {
    var keeper = KeeperState()
    var field: String?
    var alarm: Double?
    var isClosed = false
    var waiterCount = 0
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    weak var audience: (any KeeperAudience)?
  }

  /// Begins to keep.
  ///
  /// `origin` makes an origin for a recording that begins now.
  init(
    _ keeping: TranscriptKeeping, timekeeper: any Timekeeper, notes: FailureNotes,
    origin: @escaping @Sendable () -> DictationOrigin
  ) {
    self.keeping = keeping
    self.origin = origin
    self.timekeeper = timekeeper
    self.notes = notes
    let signals: AsyncStream<Void>
    (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    Task {
      for await _ in signals { await work() }
      await work()
    }
  }

  /// Shows to `audience` what may be shown.
  func show(to audience: any KeeperAudience) { shared.withLock { $0.audience = audience } }

  /// Recordings that begin from now on are of this field.
  func dictate(into field: String?) { shared.withLock { $0.field = field } }
}

// MARK: - From the session

extension TranscriptKeeper {
  /// Takes what happened at once and shows it, now or when it may be.
  func pass(_ happenings: [Happening]) {
    let now = timekeeper.now
    shared.withLock { shared in
      for happening in happenings {
        note(happening, &shared)
        if !shared.keeper.hold(happening, now: now) { shared.audience?.deliver(happening) }
      }
      ringForHeld(&shared)
    }
    signal.yield()
  }

  /// Takes the state to draw and draws it, now or when it may be.
  func pass(_ snapshot: Snapshot) {
    shared.withLock { shared in
      if shared.keeper.isHolding {
        shared.keeper.heldSnapshot = snapshot
      } else {
        shared.audience?.draw(snapshot)
      }
    }
  }

  /// Takes the text of a recording that changes nothing of what is shown.
  func note(_ id: RecordingID, _ transcript: Transcript) {
    shared.withLock { $0.keeper.hear(transcript, id) }
    signal.yield()
  }

  /// The text of the recordings that are over, up to `last`, is in safe hands; returns when they are
  /// removed, or the store fails or hangs.
  func take(through last: RecordingID?) async {
    shared.withLock { $0.keeper.take(through: last) }
    await settle()
  }

  /// Nobody waits for the text any more; see `settle()` for when it returns.
  func leave() async {
    shared.withLock { $0.keeper.leave() }
    await settle()
  }

  /// The session goes away; what it has said is kept meanwhile.
  func close() {
    shared.withLock { shared in
      shared.keeper.leave()
      shared.keeper.hurry()
      open(&shared)
      shared.isClosed = true
    }
    signal.finish()
  }

  private func note(_ happening: Happening, _ shared: inout Shared) {
    switch happening {
    case .recordingStarted(let id, _, _):
      var origin = origin()
      origin.field = shared.field
      shared.keeper.begin(id, origin)
    case .heard(let id, let transcript):
      shared.keeper.hear(transcript, id)
    case .recordingStopped(let id, .cancelled, _):
      shared.keeper.end(id, isFinished: true)
    case .recordingEnded(let id, let transcript):
      shared.keeper.hear(transcript, id)
      shared.keeper.end(id, isFinished: keeping.until == .recordingEnds)
    case .recordingStopped, .speechStarted, .speechEnded, .turnEnded, .interim, .final,
      .messageSent, .reply,
      .input, .failed, .cue:
      break
    }
  }
}

// MARK: - To the store

extension TranscriptKeeper {
  /// Does what there is to do, one thing after another.
  private func work() async {
    while let job = nextJob() {
      do {
        let wasWhole = try await perform(job)
        shared.withLock { shared in
          shared.keeper.succeed(job, wasWhole: wasWhole)
          openIfReady(&shared)
        }
      } catch {
        fail(TranscriptStoreFailure(error))
      }
    }
  }

  private func nextJob() -> KeeperState.Job? {
    let now = timekeeper.now
    var settled: [CheckedContinuation<Void, Never>] = []
    let job = shared.withLock { shared -> KeeperState.Job? in
      if let job = shared.keeper.nextJob(now: now) {
        shared.keeper.start(job, now: now)
        return job
      }
      shared.keeper.rest()
      openIfReady(&shared)
      if let moment = shared.keeper.nextMoment { ring(at: moment, &shared) }
      settled = Array(shared.waiters.values)
      shared.waiters = [:]
      return nil
    }
    for waiter in settled { waiter.resume() }
    return job
  }

  private func perform(_ job: KeeperState.Job) async throws -> Bool {
    switch job {
    case .write(_, let change, _):
      let wasWhole = try await keeping.store.write(change)
      if !wasWhole, change.keeping == 0 { throw TranscriptStoreFailure.broken }
      return wasWhole
    case .finish(_, let dictation): try await keeping.store.finish(dictation)
    case .release(_, let dictation): try await keeping.store.release(dictation)
    }
    return true
  }

  private func fail(_ failure: TranscriptStoreFailure) {
    let now = timekeeper.now
    let isNews = shared.withLock { shared in
      let isNews = shared.keeper.fail(failure, now: now)
      openIfReady(&shared)
      if isNews { shared.audience?.deliver(.cue(.notKept(failure))) }
      return isNews
    }
    if isNews { notes.note(.notKept(failure), phase: .running) }
  }
}

// MARK: - Waiting

extension TranscriptKeeper {
  /// Shows what is held, in its order; under the lock, so that nothing newer comes before it.
  private func open(_ shared: inout Shared) {
    let (happenings, snapshot) = shared.keeper.open()
    for happening in happenings { shared.audience?.deliver(happening) }
    if let snapshot { shared.audience?.draw(snapshot) }
  }

  private func openIfReady(_ shared: inout Shared) {
    if shared.keeper.mayOpen(now: timekeeper.now) { open(&shared) }
  }

  /// Sets an alarm for when something is to be done though nothing happens.
  private func ring(at moment: Double, _ shared: inout Shared) {
    guard !shared.isClosed, moment < shared.alarm ?? .infinity else { return }
    shared.alarm = moment
    Task { [timekeeper, weak self] in
      try? await timekeeper.sleep(until: moment)
      self?.wake(moment)
    }
  }

  private func ringForHeld(_ shared: inout Shared) {
    if shared.keeper.isHolding { ring(at: shared.keeper.holdDeadline, &shared) }
  }

  private func wake(_ moment: Double) {
    shared.withLock { shared in
      if shared.alarm == moment { shared.alarm = nil }
      if shared.keeper.isHolding, timekeeper.now >= shared.keeper.holdDeadline {
        shared.keeper.giveUpHolding()
        open(&shared)
      }
      ringForHeld(&shared)
    }
    signal.yield()
  }

  /// Returns when what was said is kept, or the store fails or hangs.
  func settle() async {
    let goodbye = timekeeper.now + KeeperTiming.goodbye
    await withCheckedContinuation { continuation in
      let number = shared.withLock { shared -> Int? in
        if shared.isClosed { return nil }
        shared.keeper.hurry()
        shared.waiterCount += 1
        shared.waiters[shared.waiterCount] = continuation
        return shared.waiterCount
      }
      guard let number else { return continuation.resume() }
      signal.yield()
      Task { [timekeeper, weak self] in
        try? await timekeeper.sleep(until: goodbye)
        self?.giveUp(number)
      }
    }
  }

  private func giveUp(_ number: Int) {
    shared.withLock { $0.waiters.removeValue(forKey: number) }?.resume()
  }
}
