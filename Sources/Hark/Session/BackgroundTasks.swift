/// The running background tasks of a session, by purpose.
final class BackgroundTasks: Sendable {
  enum Purpose: Sendable, CaseIterable {
    case sound
    case condition
    case alarm
    case question

    /// Starting a recognition task, including the delay before it.
    case start

    case closing
    case reply

    /// Recognizing kept audio again.
    case retry
  }

  private struct Running: Sendable {
    var nextID = 0
    var tasks: [Int: (purpose: Purpose, task: Task<Void, Never>)] = [:]
    var ended: Set<Int> = []
    var waiters: [Int: (purpose: Purpose, continuation: CheckedContinuation<Void, Never>)] = [:]

    func isIdle(_ purpose: Purpose) -> Bool { !tasks.values.contains { $0.purpose == purpose } }

    mutating func takeSettled() -> [CheckedContinuation<Void, Never>] {
      let settled = waiters.filter { isIdle($0.value.purpose) }
      for id in settled.keys { waiters[id] = nil }
      return settled.values.map(\.continuation)
    }
  }

  private let running = Locked(Running())

  func run(_ purpose: Purpose, _ work: @escaping @Sendable () async -> Void) {
    let id = nextID()
    let task = Task {
      await work()
      end(id)
    }
    running.withLock { running in
      // A short task may end before it is registered here.
      if running.ended.remove(id) == nil { running.tasks[id] = (purpose, task) }
    }
  }

  /// Waits until no task for `purpose` is running or the waiting task is canceled; returns `false`
  /// without waiting if either is already the case.
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

  // A task is marked as canceled before its cancellation handler runs. Therefore, either this
  // method sees the mark or the handler finds the waiter.
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

  func cancel(_ purpose: Purpose) {
    let tasks = running.withLock { $0.tasks.values.filter { $0.purpose == purpose } }
    for entry in tasks { entry.task.cancel() }
  }

  /// Cancels all tasks except the closing of the microphone.
  func cancelAll() { for purpose in Purpose.allCases where purpose != .closing { cancel(purpose) } }

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
