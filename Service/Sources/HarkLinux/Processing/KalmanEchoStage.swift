import CEchoCanceller
import Hark

/// An echo cancellation stage with one Kalman filter per frequency.
///
/// The conformance is unchecked because only `process` and `reset`, which the engine calls one
/// after another, use the handle, and `deinit` frees it when no more calls are possible.
final class KalmanEchoStage: AudioStage, @unchecked Sendable {
  /// The length of the longest detectable echo, in frames of 10 ms: the variation of its delay plus
  /// the reverberation of a living room.
  private static let parts: Int32 = 20

  private let handle: OpaquePointer

  /// Creates a stage, or returns `nil` if memory is insufficient.
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
