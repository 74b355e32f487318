import Hark

/// A clock that advances only on request, and that tests await instead of polling.
///
/// ```swift
/// let clock = ManualTimekeeper()
/// async let done: Void = clock.sleep(until: 5)
/// await clock.sleepers(1)
/// await clock.advance(by: 5)
/// try await done
/// ```
public final class ManualTimekeeper: Timekeeper {
  private struct Sleeper: Sendable {
    let id: Int
    let deadline: Double
    var isWoken = false
  }

  private struct State: Sendable {
    var now: Double
    var sleepers: [Sleeper] = []
    var sleeperCount = 0
    var violations: [String] = []

    /// Wakes the next sleeper that is due by `moment`, and sets the clock to its deadline.
    ///
    /// If there is none, sets the clock to `moment`, so that a new sleep until then returns at once.
    mutating func wakeNext(dueAt moment: Double) -> Int? {
      let due = sleepers.indices.filter { !sleepers[$0].isWoken && sleepers[$0].deadline <= moment }
      guard let next = due.min(by: { sleepers[$0].deadline < sleepers[$1].deadline }) else {
        now = max(now, moment)
        return nil
      }
      sleepers[next].isWoken = true
      now = max(now, sleepers[next].deadline)
      return sleepers[next].id
    }
  }

  private let state: Watched<State>
  private let settle: @Sendable () async -> Void

  /// Creates a clock whose initial time is `now`, in seconds.
  ///
  /// The clock awaits `settle` before it advances and after it wakes each sleeper; `settle` can
  /// wait until all work at the current time is done.
  public init(now: Double = 0, settle: @escaping @Sendable () async -> Void = {}) {
    state = Watched(State(now: now))
    self.settle = settle
  }

  /// The current time, in seconds; changes only in `advance`.
  public var now: Double { state.now.now }

  /// The deadlines of all sleepers, in seconds, soonest first.
  public var deadlines: [Double] {
    state.now.sleepers.filter { !$0.isWoken }.map(\.deadline).sorted()
  }

  /// Requests that no clock can fulfill, one sentence each.
  public var violations: [String] { state.now.violations }

  /// Returns when the clock has advanced to `deadline`.
  ///
  /// Throws `CancellationError` if the sleeping task is canceled first.
  public func sleep(until deadline: Double) async throws {
    try Task.checkCancellation()
    let id = state.change { state -> Int? in
      guard deadline > state.now else { return nil }
      state.sleeperCount += 1
      state.sleepers.append(Sleeper(id: state.sleeperCount, deadline: deadline))
      return state.sleeperCount
    }
    guard let id else { return }
    await state.wait { state in state.sleepers.contains { $0.id == id && $0.isWoken } }
    let wasWoken = state.change { state in
      let wasWoken = state.sleepers.contains { $0.id == id && $0.isWoken }
      state.sleepers.removeAll { $0.id == id }
      return wasWoken
    }
    if !wasWoken { throw CancellationError() }
  }

  /// Advances the clock by `seconds`.
  ///
  /// Sleepers wake in the order of their deadlines, and those with equal deadlines in the order in
  /// which they started to sleep; each has left `sleep` before the next one wakes. For a task that
  /// sleeps repeatedly, or that reads the clock when it wakes, advance step by step and await
  /// `sleepers(_:)` between the steps, unless the clock has a `settle` closure.
  public func advance(by seconds: Double) async {
    guard seconds >= 0 else {
      state.change {
        $0.violations.append("A clock never goes back: advance by at least 0 seconds.")
      }
      return
    }
    let target = now + seconds
    await settle()
    while let id = state.change({ $0.wakeNext(dueAt: target) }) {
      await state.wait { state in !state.sleepers.contains { $0.id == id } }
      await settle()
    }
  }

  /// Returns when a task is sleeping until `deadline`, to within a microsecond.
  public func sleeper(until deadline: Double) async {
    await state.wait { state in
      state.sleepers.contains { !$0.isWoken && abs($0.deadline - deadline) < 1e-6 }
    }
  }

  /// Returns when a sleeping task will wake within `seconds`.
  package func sleeper(within seconds: Double) async {
    await state.wait { state in
      state.sleepers.contains { !$0.isWoken && $0.deadline <= state.now + seconds + 1e-6 }
    }
  }

  /// Returns when at least `count` tasks are asleep.
  public func sleepers(_ count: Int) async {
    await state.wait { state in state.sleepers.filter { !$0.isWoken }.count >= count }
  }
}
