import CPulse
import Synchronization

/// A signal with which any thread wakes or stops the thread that waits in a Pulse main loop.
final class PulseBell: Sendable {
  private struct State {
    /// The main loop as a number, since pointers are not `Sendable`, or `nil` if there is no loop
    /// to wake.
    var loop: UInt?
    var isRung = false
  }

  private let state = Mutex(State())

  /// Whether `ring()` has been called; never reset.
  var isRung: Bool { state.withLock { $0.isRung } }

  /// Sets the loop to wake; pass `nil` before the loop is freed.
  func watch(_ loop: OpaquePointer?) {
    state.withLock { $0.loop = loop.map { UInt(bitPattern: $0) } }
  }

  /// Wakes the loop without stopping it.
  func nudge() { state.withLock { wake($0.loop) } }

  /// Wakes the loop and stops it.
  ///
  /// The loop is not freed during the call, and `pa_mainloop_wakeup` may be called from other
  /// threads.
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
