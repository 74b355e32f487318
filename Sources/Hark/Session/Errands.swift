/// Work that a session has under way in the outside world, by what it is for.
final class Errands: Sendable {
  /// What an errand is for.
  enum Purpose: Sendable, CaseIterable {
    /// Reading the microphone.
    case sound

    /// Watching whether the microphone hears anything.
    case condition

    /// Waiting for a moment.
    case alarm

    /// Asking the person.
    case question

    /// Starting a recognition task, and resting before it.
    case start

    /// Closing the microphone.
    case closing

    /// Getting or speaking a reply.
    case reply
  }

  private struct Running: Sendable {
    var nextID = 0
    var tasks: [Int: (purpose: Purpose, task: Task<Void, Never>)] = [:]
    var ended: Set<Int> = []
    var waiters: [Int: (purpose: Purpose, continuation: CheckedContinuation<Void, Never>)] = [:]

    func isIdle(_ purpose: Purpose) -> Bool {
      !tasks.values.contains { $0.purpose == purpose }
    }

    /// Takes out those who wait for nothing that is still under way.
    mutating func takeSettled() -> [CheckedContinuation<Void, Never>] {
      let settled = waiters.filter { isIdle($0.value.purpose) }
      for id in settled.keys { waiters[id] = nil }
      return settled.values.map(\.continuation)
    }
  }

  private let running = Locked(Running())

  /// Begins an errand.
  func run(_ purpose: Purpose, _ work: @escaping @Sendable () async -> Void) {
    let id = nextID()
    let task = Task {
      await work()
      end(id)
    }
    running.withLock { running in
      // A quick errand may be over before it is entered here.
      if running.ended.remove(id) == nil { running.tasks[id] = (purpose, task) }
    }
  }

  /// Returns when no errand for `purpose` is under way, or when the waiting task is cancelled; false
  /// when there was nothing to wait for.
  @discardableResult
  func settle(_ purpose: Purpose) async -> Bool {
    if running.withLock({ $0.isIdle(purpose) }) || Task.isCancelled { return false }
    let id = nextID()
    await withTaskCancellationHandler {
      await withCheckedContinuation { wait(for: purpose, as: id, $0) }
    } onCancel: {
      running.withLock { $0.waiters.removeValue(forKey: id) }?.continuation.resume()
    }
    return true
  }

  /// A task is marked as cancelled before its handler runs, so that either this sees the mark or the
  /// handler finds the waiter.
  private func wait(
    for purpose: Purpose, as id: Int, _ continuation: CheckedContinuation<Void, Never>
  ) {
    let isOver = running.withLock { running in
      if running.isIdle(purpose) || Task.isCancelled { return true }
      running.waiters[id] = (purpose, continuation)
      return false
    }
    if isOver { continuation.resume() }
  }

  /// Gives up every errand for `purpose`.
  func cancel(_ purpose: Purpose) {
    let tasks = running.withLock { $0.tasks.values.filter { $0.purpose == purpose } }
    for entry in tasks { entry.task.cancel() }
  }

  /// Gives up every errand but the closing of the microphone.
  func cancelAll() {
    for purpose in Purpose.allCases where purpose != .closing { cancel(purpose) }
  }

  private func nextID() -> Int {
    running.withLock { running in
      running.nextID += 1
      return running.nextID
    }
  }

  private func end(_ id: Int) {
    let settled = running.withLock { running in
      if running.tasks.removeValue(forKey: id) == nil { running.ended.insert(id) }
      return running.takeSettled()
    }
    for waiter in settled { waiter.resume() }
  }
}
