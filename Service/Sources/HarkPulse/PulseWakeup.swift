import CPulse
import Synchronization

/// A signal that any thread can use to wake or stop the thread that waits in a Pulse main loop.
final class PulseWakeup: Sendable {
  private struct State {
    /// The loop's address, an integer because pointers are not `Sendable`; `nil` if none is set.
    var loop: UInt?
    var isStopRequested = false
  }

  private let state = Mutex(State())

  var isStopRequested: Bool { state.withLock { $0.isStopRequested } }

  func watch(_ loop: OpaquePointer?) {
    state.withLock { $0.loop = loop.map { UInt(bitPattern: $0) } }
  }

  /// Wakes the loop, which is not freed during the call; `pa_mainloop_wakeup` is thread-safe.
  func wake() { wake(stopping: false) }

  func requestStop() { wake(stopping: true) }

  private func wake(stopping: Bool) {
    state.withLock { state in
      if stopping { state.isStopRequested = true }
      if let loop = state.loop { pa_mainloop_wakeup(OpaquePointer(bitPattern: loop)) }
    }
  }
}
