import Hark

/// What the system's voice processing does to the microphone's sound, and what can be switched of it.
///
/// It takes out the echo and steady noise at once, by one switch, and only while the microphone is
/// opened as for a conversation; automatic gain is a switch of its own that works with it alone. So
/// noise suppression is no choice of its own here.
public struct VoiceProcessing: Sendable, Hashable {
  /// What a person can choose.
  public static let effects: Set<AudioEffect> = [.echoCancellation, .automaticGain]

  /// Whether it is on.
  let isOn: Bool

  /// Whether it evens out loudness.
  let hasAutomaticGain: Bool

  /// As a person who chose `effects` wants it, while the microphone is opened by `profile`, or not at
  /// all.
  init(_ effects: Set<AudioEffect>, profile: AudioProfile?) {
    isOn = profile == .conversation && effects.contains(.echoCancellation)
    hasAutomaticGain = isOn && effects.contains(.automaticGain)
  }
}
