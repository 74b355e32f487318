import Hark

/// A clock that stands still until it is told to go on, and that is awaited, never polled.
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

    /// Wakes the next sleeper who is due at `moment` or earlier, and puts the clock to its deadline;
    /// when there is none puts it to `moment`, in one go: who falls asleep in between would miss it.
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

  /// Makes a clock that shows `now`, in seconds.
  ///
  /// `settle` is awaited before the clock goes on and after each sleeper that it wakes, and may wait
  /// until nothing is left to be done at that moment.
  public init(now: Double = 0, settle: @escaping @Sendable () async -> Void = {}) {
    state = Watched(State(now: now))
    self.settle = settle
  }

  /// Seconds shown; changes only in `advance`.
  public var now: Double { state.now.now }

  /// The deadlines that are being slept for, in seconds, soonest first.
  public var deadlines: [Double] {
    state.now.sleepers.filter { !$0.isWoken }.map(\.deadline).sorted()
  }

  /// What was asked of the clock that no clock can do, a sentence each.
  public var violations: [String] { state.now.violations }

  /// Returns when the clock has been advanced to `deadline`; throws `CancellationError` when the
  /// sleeping task is cancelled first.
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

  /// Puts the clock `seconds` ahead.
  ///
  /// Sleepers wake in the order of their deadlines, those with the same one in the order in which
  /// they fell asleep; each has left `sleep` before the next one is woken. A task that sleeps again
  /// and again, or reads the clock when it wakes, is advanced step by step, with `sleepers(_:)` awaited
  /// between the steps, unless this clock settles by itself.
  public func advance(by seconds: Double) async {
    guard seconds >= 0 else {
      state.change { $0.violations.append("Time never goes back: advance by 0 or more seconds.") }
      return
    }
    let target = now + seconds
    await settle()
    while let id = state.change({ $0.wakeNext(dueAt: target) }) {
      await state.wait { state in !state.sleepers.contains { $0.id == id } }
      await settle()
    }
  }

  /// Returns when a task sleeps until `deadline`, to a microsecond.
  public func sleeper(until deadline: Double) async {
    await state.wait { state in
      state.sleepers.contains { !$0.isWoken && abs($0.deadline - deadline) < 1e-6 }
    }
  }

  /// Returns when at least `count` tasks are asleep.
  public func sleepers(_ count: Int) async {
    await state.wait { state in state.sleepers.filter { !$0.isWoken }.count >= count }
  }
}
