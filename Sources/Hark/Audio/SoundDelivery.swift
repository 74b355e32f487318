/// The way in which a microphone delivers its audio.
public enum SoundDelivery: Sendable, Equatable {
  /// Audio arrives in real time and cannot be delayed.
  ///
  /// A slow listener may miss interim text, but never audio.
  case live

  /// Audio waits until it is requested, as when it is read from a file.
  ///
  /// No audio is dropped, and the same audio produces the same results at any reading speed.
  case waits
}
