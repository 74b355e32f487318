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
