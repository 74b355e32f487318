import CWebRTCAudio
import Hark

/// Noise suppression or automatic gain from Debian's `webrtc-audio-processing`.
///
/// The conformance is unchecked because the handle is used only by `process` and `reset`, which the
/// engine never calls concurrently, and by `deinit`, which frees it when no more calls are
/// possible.
final class WebRTCStage: AudioStage, @unchecked Sendable {
  private let handle: OpaquePointer

  /// Creates a stage, or returns `nil` if the library cannot create it.
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
