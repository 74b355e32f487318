/// The condition of an open microphone.
public enum InputCondition: String, Sendable, Equatable, CaseIterable {
  /// No audio has arrived yet, or none for a second.
  case waiting

  /// Audio is arriving.
  case live

  /// For `patience`, the audio has been fainter than any occupied room.
  case faint

  /// For `patience`, all samples have been zero: the input is muted, or its link is down.
  case zeros

  /// The device is suspended until the system wakes it.
  case suspended
}

extension InputCondition {
  /// The duration of silence, in seconds, after which an input counts as dead.
  ///
  /// Shorter values mistake a pause for breath for a dead link.
  public static let patience = 3.0
}
