import Hark

/// The system's voice processing of microphone audio, and the parts of it that can be switched.
///
/// One switch covers echo cancellation and suppression of steady noise, and works only while the
/// microphone is open for a conversation. Automatic gain has a separate switch, which works only
/// with the first one on. Noise suppression is therefore not a separate choice.
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
