import CWebRTCAudio
import Hark

/// What Linux offers for the sound of a microphone.
///
/// Noise suppression and automatic gain are those of Debian's `webrtc-audio-processing`. Echo is
/// cancelled by a filter of Hark's own, because that library's canceller cuts the voice together
/// with the echo: of 70 words spoken over a reply 10 dB below them, the recogniser missed 12 without
/// the reply, 15 behind this filter, 55 behind that one, and all without any.
public struct LinuxAudioProcessing: AudioProcessing {
  /// Makes a description; nothing is loaded yet.
  public init() {}

  /// All of them.
  public var effects: Set<AudioEffect> { Set(AudioEffect.allCases) }

  /// What does the work, for people and logs.
  public func name(of effect: AudioEffect) -> String {
    switch effect {
    case .echoCancellation: "Kalman filter"
    case .noiseSuppression, .automaticGain: "WebRTC"
    }
  }

  /// A stage that has heard nothing.
  public func stage(for effect: AudioEffect) -> (any AudioStage)? {
    switch effect {
    case .echoCancellation: KalmanEchoStage()
    case .noiseSuppression: WebRTCStage(webrtc_noise_suppression())
    case .automaticGain: WebRTCStage(webrtc_gain_control())
    }
  }
}
