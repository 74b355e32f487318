/// How a microphone delivers its audio.
public enum SoundDelivery: Sendable, Equatable {
  /// Audio arrives in real time and cannot be delayed.
  ///
  /// A slow listener may miss interim text, but never audio.
  case live

  /// Audio waits until it is requested, as from a file.
  ///
  /// Nothing is dropped, and the same audio gives the same results at any reading speed.
  case waits
}
