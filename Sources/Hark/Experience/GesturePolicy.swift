/// What a finger on the microphone button means.
///
/// Activation by assistive technology or a keyboard always toggles, whatever the policy.
public enum GesturePolicy: String, Sendable, Equatable, CaseIterable {
  /// Record while the finger is down.
  case hold

  /// A tap starts, the next one stops.
  case toggle

  /// A tap toggles; a finger that stays down for `GestureTiming.hold` records until it lifts.
  case tapOrHold
}

/// When a touch becomes what it is, in seconds.
public enum GestureTiming {
  /// A shorter press is a tap (S3-69, O45, G13).
  public static let hold = 0.3

  /// A second tap within this time of the first does nothing (G1, EC-4).
  public static let debounce = 0.3

  /// How long the system's permission question may stay unanswered before the button is given back.
  public static let permissionAnswer = 120.0
}
