import CEchoCanceller
import CWebRTCAudio
import Hark

/// The audio processing that is available on Linux.
///
/// Noise suppression and automatic gain are those of Debian's `webrtc-audio-processing`. Echo
/// cancellation is Hark's own filter, because that library's canceller removes the voice together
/// with the echo. Of 70 words spoken over a reply 10 dB quieter, the recognizer missed 12 without
/// the reply, 15 with this filter, 55 with the library's canceller, and all without echo
/// cancellation.
public struct LinuxAudioProcessing: AudioProcessing {
  /// Creates a description without loading anything.
  public init() {}

  /// The available effects, which are all of them.
  public var effects: Set<AudioEffect> { Set(AudioEffect.allCases) }

  /// Returns the name of the implementation of an effect, for users and logs.
  public func name(of effect: AudioEffect) -> String {
    switch effect {
    case .echoCancellation: "Kalman filter"
    case .noiseSuppression, .automaticGain: "WebRTC"
    }
  }

  /// Returns a new stage in its initial state.
  public func stage(for effect: AudioEffect) -> (any AudioStage)? {
    switch effect {
    case .echoCancellation: KalmanEchoStage()
    case .noiseSuppression: WebRTCStage(webrtc_noise_suppression())
    case .automaticGain: WebRTCStage(webrtc_gain_control())
    }
  }
}

/// An echo cancellation stage with one Kalman filter per frequency.
///
/// The conformance is unchecked because only `process` and `reset`, which the engine calls one
/// after another, use the handle, and `deinit` frees it when no more calls are possible.
private final class KalmanEchoStage: AudioStage, @unchecked Sendable {
  /// The length of the longest detectable echo, in frames of 10 ms: the variation of its delay plus
  /// the reverberation of a living room.
  private static let parts: Int32 = 20

  private let handle: OpaquePointer

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

/// Noise suppression or automatic gain from Debian's `webrtc-audio-processing`.
///
/// The conformance is unchecked because the handle is used only by `process` and `reset`, which the
/// engine never calls concurrently, and by `deinit`, which frees it when no more calls are
/// possible.
private final class WebRTCStage: AudioStage, @unchecked Sendable {
  private let handle: OpaquePointer

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
