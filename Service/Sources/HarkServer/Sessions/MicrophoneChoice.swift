import Hark

/// The user's microphone preferences.
struct MicrophoneChoice: Sendable, Equatable {
  var constraints: MicrophoneConstraints

  /// The browser's identifier of the selected microphone; `nil` to let the browser choose.
  var device: String?

  /// Creates the preferences from the settings of a call.
  init(_ settings: CallSettings) {
    constraints = MicrophoneConstraints(settings.effects)
    device = settings.inputDevice
  }

  /// Creates the preferences of an experience.
  init(_ profile: AudioProfile) { constraints = MicrophoneConstraints(profile) }
}
