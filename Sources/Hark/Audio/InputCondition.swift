/// Whether an open microphone hears anything at all.
public enum InputCondition: String, Sendable, Equatable, CaseIterable {
  /// No sound has come yet, or none for a second.
  case waiting

  /// Sound comes.
  case live

  /// For `patience` sound has been fainter than any room with a person in it.
  case faint

  /// For `patience` there was nothing but zeros: muted, or a link that is down.
  case zeros

  /// The device sleeps until the system wakes it.
  case suspended
}

extension InputCondition {
  /// Seconds without sound that count; shorter takes a breath for a dead line.
  public static let patience = 3.0
}
