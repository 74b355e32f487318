import CEchoCanceller
import Hark

/// Echo cancellation by a Kalman filter for each frequency.
///
/// Unchecked, because the handle is used in `process` and `reset` alone, which the engine calls one
/// after another, and freed when nobody can call them any more.
final class KalmanEchoStage: AudioStage, @unchecked Sendable {
  /// Frames of 10 ms after which an echo is still found: the wandering of its delay, and a
  /// living-room's tail.
  private static let parts: Int32 = 20

  private let handle: OpaquePointer

  /// Nil when memory is short.
  init?() {
    guard let handle = echo_canceller_new(Self.parts) else { return nil }
    self.handle = handle
  }

  deinit { echo_canceller_free(handle) }

  func reset() { echo_canceller_reset(handle) }

  func process(
    _ frame: UnsafeMutableBufferPointer<Float>, reference: UnsafeBufferPointer<Float>
  ) {
    echo_canceller_process(handle, frame.baseAddress, reference.baseAddress)
  }
}
