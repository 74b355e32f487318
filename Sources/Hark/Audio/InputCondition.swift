/// The condition of an open microphone.
public enum InputCondition: String, Sendable, Equatable, CaseIterable {
  /// No audio has arrived yet, or none has arrived for the last second.
  case waiting

  /// Audio is arriving.
  case live

  /// For at least `patience` seconds, the audio has been quieter than it would be in any occupied
  /// room.
  case faint

  /// For at least `patience` seconds, all samples have been zero: the input is muted, or its link
  /// is down.
  case zeros

  /// The device is suspended until the system wakes it.
  case suspended
}

extension InputCondition {
  /// The duration of silence, in seconds, after which an input counts as dead.
  ///
  /// With a shorter duration, a pause to breathe would be mistaken for a dead link.
  public static let patience = 3.0
}
