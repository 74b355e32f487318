/// The audio session configuration that a recording requests from the system.
///
/// On Apple platforms, it determines the category, mode, and options. In a browser, it determines
/// the constraints of the microphone. Other adapters may ignore it.
public enum AudioProfile: Sendable, Equatable, CaseIterable {
  /// Recording with as little processing as the system allows, with other audio ducked.
  case measurement

  /// Recording with the system's default processing.
  case record

  /// Simultaneous recording and playback with voice processing, as in a call.
  case conversation
}

/// How a microphone delivers its audio.
public enum SoundDelivery: Sendable, Equatable {
  /// Audio arrives in real time; a slow listener may miss interim text, but never audio.
  case live

  /// Audio waits until it is requested, as when it is read from a file.
  ///
  /// No audio is dropped, and the same audio produces the same results at any reading speed.
  case waits
}
