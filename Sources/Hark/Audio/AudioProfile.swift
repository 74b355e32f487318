/// What a recording asks of the system's audio session.
///
/// On Apple platforms it becomes a category, a mode and options; elsewhere it tells an adapter
/// whether sound is played while the microphone is open.
public enum AudioProfile: Sendable, Equatable, CaseIterable {
  /// Record with as little processing as the system offers, other sound lowered.
  case measurement

  /// Record with the system's ordinary processing.
  case record

  /// Record and play at once, with voice processing, as in a call.
  case conversation
}

/// How a microphone hands over its sound.
public enum SoundDelivery: Sendable, Equatable {
  /// Sound comes as time passes and cannot be held back; a slow listener may miss interim text but
  /// never sound.
  case live

  /// Sound waits until it is asked for, as from a file; nothing is left out, and equal sound gives
  /// equal results however fast it is read.
  case waits
}
