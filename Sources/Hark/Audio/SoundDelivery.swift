/// How a microphone hands over its sound.
public enum SoundDelivery: Sendable, Equatable {
  /// Sound comes as time passes and cannot be held back; a slow listener may miss interim text but
  /// never sound.
  case live

  /// Sound waits until it is asked for, as from a file; nothing is left out, and equal sound gives
  /// equal results however fast it is read.
  case waits
}
