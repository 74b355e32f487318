import Hark

/// How a person wants their microphone to be.
struct MicrophoneChoice: Sendable, Equatable {
  var constraints: MicrophoneConstraints

  /// Which one, by the browser's id; nil leaves it to the browser.
  var device: String?

  /// By the settings of a call.
  init(_ settings: CallSettings) {
    constraints = MicrophoneConstraints(settings.effects)
    device = settings.inputDevice
  }

  /// As an experience wants it.
  init(_ profile: AudioProfile) { constraints = MicrophoneConstraints(profile) }
}
