import Foundation
import Hark

/// Provides workers to a bounded number of tasks, and keeps the workers loaded for the next tasks.
///
/// A worker serves one task at a time, so that audio that crashes or hangs the library affects no
/// other task.
package final class WorkerPool: Sendable {
  private struct StartFailures: Sendable {
    /// The number of consecutive workers that ended before they had loaded their model.
    var count = 0
    var notBefore = 0.0
  }

  private struct Shelf: Sendable {
    var inUse = 0
    var spares: [(language: String?, worker: WorkerProcess)] = []
    var streams: UInt32 = 0
    var startFailures: [String?: StartFailures] = [:]
    var lastEnd: WorkerProcess.End?
    var waiters: [CheckedContinuation<Bool, Never>] = []

    /// Frees a slot, or passes it to a waiting caller and returns that caller's continuation.
    mutating func leave() -> CheckedContinuation<Bool, Never>? {
      guard waiters.isEmpty else { return waiters.removeFirst() }
      inUse -= 1
      return nil
    }
  }

  /// The initial delay after a failure to start, in seconds; it doubles with each further failure, up
  /// to `longestPause`.
  private static let firstPause = 0.5
  private static let longestPause = 30.0

  private let maximum: Int
  private let clock: any Timekeeper
  private let make: @Sendable (_ language: String?) -> WorkerProcess
  private let shelf = Monitor(Shelf())

  package init(
    maximum: Int, clock: any Timekeeper = SystemTimekeeper(),
    make: @escaping @Sendable (_ language: String?) -> WorkerProcess
  ) {
    self.maximum = max(1, maximum)
    self.clock = clock
    self.make = make
  }

  deinit { for spare in shelf.withLock({ $0.spares }) { spare.worker.end() } }

  package var spares: [WorkerProcess] { shelf.withLock { $0.spares.map(\.worker) } }

  /// The reason the last worker failed to start; `nil` if a worker has started since.
  package var lastEnd: WorkerProcess.End? { shelf.withLock { $0.lastEnd } }

  /// Provides a worker that is ready.
  ///
  /// If all workers are in use, the call waits if `waits` is true, and throws `recognizerBusy`
  /// otherwise. It throws `recognizerUnavailable` if a worker cannot start; the next start is then
  /// delayed, longer after each failure. During this delay, a call that finds no idle worker throws
  /// `recognizerUnavailable`, unless `waits` is true and no more than the initial delay remains; it
  /// then waits for the delay to end.
  package func acquire(
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

  /// Provides a worker to a caller that already occupies a slot, for example because its worker
  /// ended while in use.
  package func another(
    _ language: String?, waits: Bool = false
  ) async throws(VoiceFailure) -> WorkerProcess {
    if let spare = takeSpare(language) { return spare }
    let next = shelf.withLock { $0.startFailures[language]?.notBefore ?? 0 }
    let rest = next - clock.now
    if rest > 0 {
      // A single worker that was killed while starting does not fail calls that can wait.
      guard waits, rest <= Self.firstPause else { throw .recognizerUnavailable }
      try? await clock.sleep(until: next)
      return try await another(language)
    }
    let worker = make(language)
    switch await worker.ready() {
    case .success:
      shelf.withLock { shelf in
        shelf.startFailures[language] = nil
        shelf.lastEnd = nil
      }
      return worker
    case .failure(let end):
      note(end, language)
      throw .recognizerUnavailable
    }
  }

  /// Takes back a worker after its task.
  ///
  /// A worker that is still busy with work that is no longer needed is ended, unless it is the only
  /// one available for the next task in its language.
  package func takeBack(_ worker: WorkerProcess, language: String?, isBusy: Bool = false) {
    worker.tell(nil)
    let (isKept, next) = shelf.withLock { shelf in
      let hasOther = shelf.spares.contains { $0.language == language && $0.worker.isAlive }
      let isKept = worker.isAlive && !(isBusy && hasOther)
      if isKept { shelf.spares.append((language, worker)) }
      return (isKept, shelf.leave())
    }
    if !isKept { worker.end() }
    next?.resume(returning: true)
  }

  /// Keeps an unused worker for the next task, if there is room.
  package func keep(_ worker: WorkerProcess, language: String?) {
    worker.tell(nil)
    let isKept = shelf.withLock { shelf in
      guard worker.isAlive, shelf.spares.count + shelf.inUse < maximum else { return false }
      shelf.spares.append((language, worker))
      return true
    }
    if !isKept { worker.end() }
  }

  /// Releases a place whose worker has ended or could not start, and will not be replaced.
  package func giveUp() { shelf.withLock { $0.leave() }?.resume(returning: true) }

  /// Returns a task's first stream number; the numbers are 65,536 apart, so that a worker's late
  /// replies for the previous task are not mistaken for replies to this task.
  package func firstStream() -> UInt32 {
    shelf.withLock { shelf in
      shelf.streams &+= 1 << 16
      return shelf.streams
    }
  }

  /// Occupies a place; if none is free, waits for one if `waits` is true, or returns `false`.
  private func enter(waits: Bool) async -> Bool {
    await withCheckedContinuation { waiter in
      let answer = shelf.withLock { shelf -> Bool? in
        if shelf.inUse < maximum {
          shelf.inUse += 1
          return true
        }
        if waits { shelf.waiters.append(waiter) }
        return waits ? nil : false
      }
      if let answer { waiter.resume(returning: answer) }
    }
  }

  /// Removes and returns an idle worker for `language`; if there is none and the pool exceeds its
  /// maximum, ends an idle worker for another language.
  private func takeSpare(_ language: String?) -> WorkerProcess? {
    let (found, other) = shelf.withLock { shelf -> (WorkerProcess?, WorkerProcess?) in
      shelf.spares.removeAll { !$0.worker.isAlive }
      if let place = shelf.spares.lastIndex(where: { $0.language == language }) {
        return (shelf.spares.remove(at: place).worker, nil)
      }
      let isFull = shelf.spares.count + shelf.inUse > maximum
      return (nil, isFull ? shelf.spares.popLast()?.worker : nil)
    }
    other?.end()
    return found
  }

  private func note(_ end: WorkerProcess.End, _ language: String?) {
    shelf.withLock { shelf in
      var record = shelf.startFailures[language] ?? StartFailures()
      let pause = min(Self.longestPause, Self.firstPause * pow(2, Double(record.count)))
      record.count += 1
      record.notBefore = clock.now + pause
      shelf.startFailures[language] = record
      shelf.lastEnd = end
    }
  }
}
