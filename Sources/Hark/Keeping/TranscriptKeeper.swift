import Foundation

/// Saves a session's text to a store while the user speaks.
///
/// A final segment is shown after it is saved, so that all final text the user has read survives
/// the termination of the process. If the store fails or takes longer than `KeeperTiming.hold`, the
/// segment is shown without waiting. Recording and recognition never wait for the store. If the
/// store fails, unsaved text remains in memory and is written when the store works again.
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
    var deliver: @Sendable (SessionEvent) -> Void = { _ in }
    var draw: @Sendable (Snapshot) -> Void = { _ in }
  }

  /// Starts saving; `origin` returns the origin of a recording that begins now.
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
      await retryAfterClose()
    }
  }

  /// Sets the receivers of events and snapshots, which are called in order and on any thread.
  func deliver(
    events: @escaping @Sendable (SessionEvent) -> Void,
    snapshots: @escaping @Sendable (Snapshot) -> Void
  ) { shared.withLock { shared in (shared.deliver, shared.draw) = (events, snapshots) } }

  func dictate(into field: String?) { shared.withLock { $0.field = field } }
}

// MARK: - Input from the session

extension TranscriptKeeper {
  /// Processes `events` immediately and delivers each of them now or, if it is held, later.
  func pass(_ events: [SessionEvent]) {
    let now = timekeeper.now
    shared.withLock { shared in
      for event in events {
        note(event, &shared)
        if !shared.keeper.hold(event, now: now) { shared.deliver(event) }
      }
      ringForHeld(&shared)
    }
    signal.yield()
  }

  /// Delivers a snapshot now or, while events are held back, after them.
  func pass(_ snapshot: Snapshot) {
    shared.withLock { shared in
      if shared.keeper.isHolding {
        shared.keeper.heldSnapshot = snapshot
      } else {
        shared.draw(snapshot)
      }
    }
  }

  /// Saves the text of a recording without delivering anything to the listeners.
  func note(_ id: RecordingID, _ transcript: Transcript) {
    shared.withLock { $0.keeper.hear(transcript, id) }
    signal.yield()
  }

  /// Saves audio of a recording, if audio is kept.
  func keep(_ chunk: @autoclosure () -> AudioChunk, of id: RecordingID) {
    if keeping.sounds == nil { return }
    let chunk = chunk()
    let isDue = shared.withLock { shared in
      shared.keeper.hear(chunk, id)
      return shared.keeper.nextJob(now: timekeeper.now) != nil
    }
    if isDue { signal.yield() }
  }

  /// Saves a pause in the audio of a recording, if audio is kept.
  func keep(_ pause: SoundPiece.Pause, of id: RecordingID) {
    if keeping.sounds != nil { shared.withLock { $0.keeper.markPause(pause, id) } }
  }

  /// Keeps a recording whose text may lack words, even if it has none, until `complete(_:)` or, with
  /// `TranscriptKeeping.releasesIncomplete`, after the session.
  func markIncomplete(_ id: RecordingID) {
    shared.withLock { [isForRecovery = keeping.releasesIncomplete] in
      $0.keeper.markIncomplete(id, isForRecovery: isForRecovery)
    }
  }

  /// Treats the text of a recording as complete.
  func complete(_ id: RecordingID) {
    shared.withLock { [until = keeping.until] in
      $0.keeper.complete(id, isFinished: until == .recordingEnds)
    }
    signal.yield()
  }

  /// Marks the text of the ended recordings up to `last` as taken; returns once they are removed,
  /// or if the store fails or does not respond in time.
  func take(through last: RecordingID?) async {
    shared.withLock { $0.keeper.take(through: last) }
    await settle()
  }

  /// Releases the recordings whose text has not been taken; waits like `settle()`.
  func leave() async {
    shared.withLock { $0.keeper.leave() }
    await settle()
  }

  /// Closes the keeper when the session ends: delivers held events, saves pending text, and releases
  /// the recordings whose text has not been taken.
  func close() {
    shared.withLock { shared in
      shared.keeper.leave()
      shared.keeper.hurry()
      open(&shared)
      shared.isClosed = true
    }
    signal.finish()
  }

  private func note(_ event: SessionEvent, _ shared: inout Shared) {
    switch event {
    case .recordingStarted(let id, _, _):
      var origin = origin()
      origin.field = shared.field
      shared.keeper.begin(id, origin)
    case .heard(let id, let transcript), .recognizedAgain(let id, let transcript):
      shared.keeper.hear(transcript, id)
    case .recordingStopped(let id, .cancelled, _): shared.keeper.end(id, isFinished: true)
    case .recordingEnded(let id, let transcript):
      shared.keeper.hear(transcript, id)
      shared.keeper.end(id, isFinished: keeping.until == .recordingEnds)
    case .recordingStopped, .speechStarted, .speechEnded, .turnEnded, .interim, .final,
      .commanded, .messageSent, .reply, .replyEnded, .input, .failed, .cue:
      break
    }
  }
}

// MARK: - Output to the store

extension TranscriptKeeper {
  private func work() async {
    while let job = nextJob() {
      do {
        let wasWhole = try await perform(job)
        shared.withLock { shared in
          shared.keeper.succeed(job, wasWhole: wasWhole)
          openIfReady(&shared)
        }
      } catch { fail(job, TranscriptStoreFailure(error)) }
    }
  }

  /// Retries failed store operations for at most `KeeperTiming.goodbye`.
  private func retryAfterClose() async {
    let goodbye = timekeeper.now + KeeperTiming.goodbye
    while let moment = shared.withLock({ $0.keeper.nextMoment }), moment <= goodbye {
      guard (try? await timekeeper.sleep(until: moment)) != nil else { return }
      await work()
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
    case .writeSound(_, let origin, let piece): try await keeping.sounds?.write(piece, of: origin)
    case .deleteSound(_, let dictation): try await keeping.sounds?.deleteSound(of: dictation)
    }
    return true
  }

  private func fail(_ job: KeeperState.Job, _ failure: TranscriptStoreFailure) {
    let now = timekeeper.now
    let isNews = shared.withLock { shared in
      let isNews = shared.keeper.fail(job, failure, now: now)
      openIfReady(&shared)
      if isNews { shared.deliver(.cue(.notKept(failure))) }
      return isNews
    }
    if isNews { notes.note(.notKept(failure), phase: .running) }
  }
}

// MARK: - Waiting

extension TranscriptKeeper {
  /// Delivers held events in order, under the lock, so that newer events cannot overtake them.
  private func open(_ shared: inout Shared) {
    let (events, snapshot) = shared.keeper.open()
    for event in events { shared.deliver(event) }
    if let snapshot { shared.draw(snapshot) }
  }

  private func openIfReady(_ shared: inout Shared) {
    if shared.keeper.mayOpen(now: timekeeper.now) { open(&shared) }
  }

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

  /// Waits until all text is saved, or the store fails or does not respond in time.
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
