/// Shows a microphone's condition to everybody who watches.
///
/// For adapters: what `Microphone.conditions()` returns is `conditions()` here. Every call is for any
/// thread.
public final class ConditionBoard: Sendable {
  private struct State: Sendable {
    var condition = InputCondition.waiting
    var watchers: [Int: AsyncStream<InputCondition>.Continuation] = [:]
    var watcherCount = 0
  }

  private let state = Locked(State())

  /// Makes a board that shows `waiting`.
  public init() {}

  /// The condition now.
  public var condition: InputCondition { state.withLock { $0.condition } }

  /// Shows another condition.
  public func show(_ condition: InputCondition) {
    let watchers = state.withLock { state in
      if state.condition == condition { return [AsyncStream<InputCondition>.Continuation]() }
      state.condition = condition
      return Array(state.watchers.values)
    }
    for watcher in watchers { watcher.yield(condition) }
  }

  /// The condition now, and every other that follows, until the stream is let go.
  public func conditions() -> AsyncStream<InputCondition> {
    let (conditions, watcher) = AsyncStream.makeStream(of: InputCondition.self)
    let number = state.withLock { state in
      state.watcherCount += 1
      watcher.yield(state.condition)
      state.watchers[state.watcherCount] = watcher
      return state.watcherCount
    }
    watcher.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.watchers.removeValue(forKey: number) }
    }
    return conditions
  }
}
