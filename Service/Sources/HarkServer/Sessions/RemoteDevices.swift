import Hark
import HarkScreens
import Synchronization

/// The microphones of a page's machine, from which the user can choose.
final class RemoteDevices: Sendable {
  private typealias Watcher = AsyncStream<CallSurroundings.Choices>.Continuation

  private struct State {
    var known: PageDevices?
    var watchers: [Int: Watcher] = [:]
    var count = 0
  }

  private let state = Mutex(State())

  func take(_ devices: PageDevices) {
    state.withLock { state in
      guard state.known != devices else { return }
      state.known = devices
      for watcher in state.watchers.values { watcher.yield(devices.choices) }
    }
  }

  /// Returns a stream of the current choices and their changes; a slow reader receives the newest.
  func choices() -> AsyncStream<CallSurroundings.Choices> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { watcher in
      let number = state.withLock { state in
        state.count += 1
        state.watchers[state.count] = watcher
        if let known = state.known { watcher.yield(known.choices) }
        return state.count
      }
      watcher.onTermination = { [weak self] _ in
        self?.state.withLock { $0.watchers[number] = nil } ?? ()
      }
    }
  }
}

extension PageDevices {
  fileprivate var choices: CallSurroundings.Choices {
    CallSurroundings.Choices(inputs: inputs, effects: effects)
  }
}
