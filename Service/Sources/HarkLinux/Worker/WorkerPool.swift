import Foundation
import Hark

/// Lends workers to tasks, a bounded number at a time, and keeps them loaded for the next.
///
/// A worker serves one task at a time, so that one whose sound breaks the library takes no other along.
final class WorkerPool: Sendable {
  private struct Spare: Sendable {
    let language: String?
    let worker: WorkerProcess
  }

  /// What went wrong in a row with workers of one language.
  private struct Trouble: Sendable {
    /// How many ended before they had loaded their model.
    var failures = 0
    var notBefore = 0.0
  }

  private struct Shelf: Sendable {
    var lent = 0
    var spares: [Spare] = []
    var streams: UInt32 = 0
    var troubles: [String?: Trouble] = [:]
    var lastEnd: WorkerProcess.End?
    var waiters: [CheckedContinuation<Bool, Never>] = []

    /// Frees a place, or passes it to the waiter that is returned.
    mutating func leave() -> CheckedContinuation<Bool, Never>? {
      guard waiters.isEmpty else { return waiters.removeFirst() }
      lent -= 1
      return nil
    }
  }

  /// Seconds that pass after a worker that could not begin, before another of its language is started;
  /// twice that after each further one.
  private static let firstPause = 0.5
  private static let longestPause = 30.0

  private let maximum: Int
  private let clock: any Timekeeper
  private let make: @Sendable (_ language: String?) -> WorkerProcess
  private let shelf = Monitor(Shelf())

  /// - Parameters:
  ///   - maximum: How many are lent at a time, at least one.
  ///   - clock: By which pauses are counted.
  ///   - make: Starts a worker for a language; nil where the model is not told.
  init(
    maximum: Int, clock: any Timekeeper = SystemTimekeeper(),
    make: @escaping @Sendable (_ language: String?) -> WorkerProcess
  ) {
    self.maximum = max(1, maximum)
    self.clock = clock
    self.make = make
  }

  deinit { for spare in shelf.withLock({ $0.spares }) { spare.worker.end() } }

  /// Workers that nobody uses.
  var spares: [WorkerProcess] { shelf.withLock { $0.spares.map(\.worker) } }

  /// How the last one ended that could not begin.
  var lastEnd: WorkerProcess.End? { shelf.withLock { $0.lastEnd } }

  /// Provides a worker that is ready.
  ///
  /// When all are in use, it `waits` or throws `recognizerBusy`. Throws `recognizerUnavailable` when none
  /// can begin; then the next is tried only after a pause, which grows. A caller that waits waits for the
  /// end of a pause, too, but no longer than the first one lasts.
  func lend(
    _ language: String?, waits: Bool = false
  ) async throws(VoiceFailure) -> WorkerProcess {
    guard await enter(waits: waits) else { throw .recognizerBusy }
    do {
      return try await another(language, waits: waits)
    } catch {
      giveUp()
      throw error
    }
  }

  /// A worker in the place of one that ended while it was lent.
  func another(
    _ language: String?, waits: Bool = false
  ) async throws(VoiceFailure) -> WorkerProcess {
    if let spare = takeSpare(language) { return spare }
    let next = shelf.withLock { $0.troubles[language]?.notBefore ?? 0 }
    let rest = next - clock.now
    if rest > 0 {
      // One worker that was killed while it began is no reason to fail whoever comes meanwhile.
      guard waits, rest <= Self.firstPause else { throw .recognizerUnavailable }
      try? await clock.sleep(until: next)
      return try await another(language)
    }
    let worker = make(language)
    switch await worker.ready() {
    case .success:
      shelf.withLock { shelf in
        shelf.troubles[language] = nil
        shelf.lastEnd = nil
      }
      return worker
    case .failure(let end):
      note(end, language)
      throw .recognizerUnavailable
    }
  }

  /// Takes back what was lent; one that is still busy with what nobody wants ends, unless it is all that
  /// the next task of its language would find.
  func takeBack(_ worker: WorkerProcess, language: String?, isBusy: Bool = false) {
    worker.tell(nil)
    let (isKept, next) = shelf.withLock { shelf in
      let hasOther = shelf.spares.contains { $0.language == language && $0.worker.isAlive }
      let isKept = worker.isAlive && !(isBusy && hasOther)
      if isKept { shelf.spares.append(Spare(language: language, worker: worker)) }
      return (isKept, shelf.leave())
    }
    if !isKept { worker.end() }
    next?.resume(returning: true)
  }

  /// Keeps one that is not lent for the next task, where there is room.
  func keep(_ worker: WorkerProcess, language: String?) {
    worker.tell(nil)
    let isKept = shelf.withLock { shelf in
      guard worker.isAlive, shelf.spares.count + shelf.lent < maximum else { return false }
      shelf.spares.append(Spare(language: language, worker: worker))
      return true
    }
    if !isKept { worker.end() }
  }

  /// Notes that what was lent has ended and will not be replaced.
  func giveUp() { shelf.withLock { $0.leave() }?.resume(returning: true) }

  /// The number of a task's first stretch of sound: 65,536 apart, so that what a worker still says of
  /// the task before is not taken for this one's.
  func firstStream() -> UInt32 {
    shelf.withLock { shelf in
      shelf.streams &+= 1 << 16
      return shelf.streams
    }
  }

  /// Takes a place, or waits for one; false when none is free and the caller does not wait.
  private func enter(waits: Bool) async -> Bool {
    await withCheckedContinuation { waiter in
      let answer = shelf.withLock { shelf -> Bool? in
        if shelf.lent < maximum {
          shelf.lent += 1
          return true
        }
        if waits { shelf.waiters.append(waiter) }
        return waits ? nil : false
      }
      if let answer { waiter.resume(returning: answer) }
    }
  }

  /// One of that language, else none; one of another is ended, since so many are not wanted.
  private func takeSpare(_ language: String?) -> WorkerProcess? {
    let (found, other) = shelf.withLock { shelf -> (WorkerProcess?, WorkerProcess?) in
      shelf.spares.removeAll { !$0.worker.isAlive }
      if let place = shelf.spares.lastIndex(where: { $0.language == language }) {
        return (shelf.spares.remove(at: place).worker, nil)
      }
      let isFull = shelf.spares.count + shelf.lent > maximum
      return (nil, isFull ? shelf.spares.popLast()?.worker : nil)
    }
    other?.end()
    return found
  }

  private func note(_ end: WorkerProcess.End, _ language: String?) {
    shelf.withLock { shelf in
      var trouble = shelf.troubles[language] ?? Trouble()
      let pause = min(Self.longestPause, Self.firstPause * pow(2, Double(trouble.failures)))
      trouble.failures += 1
      trouble.notBefore = clock.now + pause
      shelf.troubles[language] = trouble
      shelf.lastEnd = end
    }
  }
}
