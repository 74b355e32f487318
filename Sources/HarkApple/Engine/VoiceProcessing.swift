import Hark

/// The system's voice processing of microphone audio, and the parts of it that can be turned on and
/// off.
///
/// Echo cancellation and suppression of steady noise share one switch, so noise suppression is not
/// a separate choice. The switch takes effect only while the microphone is open for a conversation.
/// Automatic gain has its own switch, which takes effect only while the first one is on.
public struct VoiceProcessing: Sendable, Hashable {
  /// The effects that the user can choose.
  public static let effects: Set<AudioEffect> = [.echoCancellation, .automaticGain]

  /// Whether voice processing is on.
  let isOn: Bool

  /// Whether automatic gain is on.
  let hasAutomaticGain: Bool

  /// Creates the settings for the user's chosen `effects` and the profile of the open microphone,
  /// `nil` if it is closed.
  init(_ effects: Set<AudioEffect>, profile: AudioProfile?) {
    isOn = profile == .conversation && effects.contains(.echoCancellation)
    hasAutomaticGain = isOn && effects.contains(.automaticGain)
  }
}
