import Hark

/// A one-time event that tasks can wait for; safe to use from any thread.
final class Gate: Sendable {
  private struct State: Sendable {
    var isOpen = false
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Locked(State())

  /// Opens the gate and resumes all waiting tasks.
  func open() {
    let waiters = state.withLock { state in
      defer { state = State(isOpen: true) }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Returns when the gate is open.
  func opened() async {
    await withCheckedContinuation { waiter in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiters.append(waiter) }
        return state.isOpen
      }
      if isOpen { waiter.resume() }
    }
  }
}
