import Hark

/// A clock for simulations, which moves only on request: from one deadline to the next.
public final class SimulatedClock: Timekeeper {
  private struct Sleeper: Sendable {
    let number: Int
    let deadline: Double
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State: Sendable {
    var now = 0.0
    var lastNumber = 0

    /// The sleepers in descending order of their deadlines.
    var sleepers: [Sleeper] = []

    mutating func takeDue() -> [Sleeper] {
      guard let next = sleepers.last else { return [] }
      now = max(now, next.deadline)
      let first = sleepers.lastIndex { $0.deadline > now }.map { $0 + 1 } ?? 0
      defer { sleepers.removeSubrange(first...) }
      return sleepers[first...].reversed()
    }
  }

  private let state = Locked(State())

  /// Creates a clock whose time is 0.
  public init() {}

  /// The current time, in seconds.
  public var now: Double { state.withLock { $0.now } }

  /// The number of tasks that are asleep.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Returns when the clock has moved to `deadline`.
  ///
  /// Throws `CancellationError` if the sleeping task is canceled first.
  public func sleep(until deadline: Double) async throws {
    try Task.checkCancellation()
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = Sleeper(number: number, deadline: deadline, continuation: continuation)
        if !enlist(sleeper) { continuation.resume() }
      }
      // A task that was canceled before it was registered was not put to sleep.
      try Task.checkCancellation()
    } onCancel: {
      remove(number)?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Moves to the earliest deadline and wakes all tasks that sleep until then; returns `false` if no
  /// task is asleep.
  public func advance() -> Bool {
    let due = state.withLock { $0.takeDue() }
    for sleeper in due { sleeper.continuation.resume() }
    return !due.isEmpty
  }

  private func enlist(_ sleeper: Sleeper) -> Bool {
    state.withLock { state in
      if Task.isCancelled || sleeper.deadline <= state.now { return false }
      let place = state.sleepers.firstIndex { $0.deadline <= sleeper.deadline }
      state.sleepers.insert(sleeper, at: place ?? state.sleepers.count)
      return true
    }
  }

  private func remove(_ number: Int) -> Sleeper? {
    state.withLock { state in
      let place = state.sleepers.firstIndex { $0.number == number }
      return place.map { state.sleepers.remove(at: $0) }
    }
  }
}
