import CWebRTCAudio
import Hark

/// Noise suppression or automatic gain of Debian's `webrtc-audio-processing`.
///
/// Unchecked, because the handle is used in `process` and `reset` alone, which the engine calls one
/// after another, and freed when nobody can call them any more.
final class WebRTCStage: AudioStage, @unchecked Sendable {
  private let handle: OpaquePointer

  /// Nil when the library cannot make it.
  init?(_ handle: OpaquePointer?) {
    guard let handle else { return nil }
    self.handle = handle
  }

  deinit { webrtc_stage_free(handle) }

  func reset() { webrtc_stage_reset(handle) }

  func process(
    _ frame: UnsafeMutableBufferPointer<Float>, reference: UnsafeBufferPointer<Float>
  ) {
    webrtc_stage_process(handle, frame.baseAddress)
  }
}
