/// Whether an open microphone hears anything at all.
public enum InputCondition: String, Sendable, Equatable, CaseIterable {
  /// No sound has come yet, or none for a second.
  case waiting

  /// Sound comes.
  case live

  /// For three seconds sound has been fainter than any room with a person in it.
  case faint

  /// For three seconds there was nothing but zeros: muted, or a link that is down.
  case zeros

  /// The device sleeps until the system wakes it.
  case suspended
}
