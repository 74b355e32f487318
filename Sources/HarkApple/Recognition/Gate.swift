import Hark

/// Something that is waited for and happens once; for any thread.
final class Gate: Sendable {
  private struct State: Sendable {
    var isOpen = false
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Locked(State())

  /// It has happened.
  func open() {
    let waiters = state.withLock { state in
      defer { state = State(isOpen: true) }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Returns when it has happened.
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
