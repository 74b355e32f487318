import Foundation
import Hark
import Synchronization

/// Shows an input's condition to everybody who watches.
final class ConditionBoard: Sendable {
  private struct State {
    var condition = InputCondition.waiting
    var watchers: [UUID: AsyncStream<InputCondition>.Continuation] = [:]
  }

  private let state = Mutex(State())

  /// The condition now.
  var condition: InputCondition { state.withLock { $0.condition } }

  /// Shows another condition.
  func show(_ condition: InputCondition) {
    let watchers = state.withLock { state in
      if state.condition == condition { return [AsyncStream<InputCondition>.Continuation]() }
      state.condition = condition
      return Array(state.watchers.values)
    }
    for watcher in watchers { watcher.yield(condition) }
  }

  /// The condition now, and every other that follows.
  func conditions() -> AsyncStream<InputCondition> {
    AsyncStream { watcher in
      let id = UUID()
      watcher.onTermination = { [weak self] _ in
        self?.state.withLock { _ = $0.watchers.removeValue(forKey: id) }
      }
      state.withLock { state in
        watcher.yield(state.condition)
        state.watchers[id] = watcher
      }
    }
  }
}
