import CPulse
import Synchronization

/// Lets any thread tell the one that waits in a Pulse main loop to stop.
final class PulseBell: Sendable {
  private struct State {
    /// The main loop as a number, since pointers are not sent between threads; nil while there is
    /// none to be woken.
    var loop: UInt?
    var isRung = false
  }

  private let state = Mutex(State())

  /// Whether it has been rung; it stays so.
  var isRung: Bool { state.withLock { $0.isRung } }

  /// Says which loop is to be woken; nil before the loop is freed.
  func watch(_ loop: OpaquePointer?) {
    state.withLock { $0.loop = loop.map { UInt(bitPattern: $0) } }
  }

  /// Wakes the loop, which goes on.
  func nudge() { state.withLock { wake($0.loop) } }

  /// Wakes the loop and tells it to stop; it is not freed meanwhile; `pa_mainloop_wakeup` is made for other threads.
  func ring() {
    state.withLock { state in
      state.isRung = true
      wake(state.loop)
    }
  }

  private func wake(_ loop: UInt?) {
    if let loop { pa_mainloop_wakeup(OpaquePointer(bitPattern: loop)) }
  }
}
