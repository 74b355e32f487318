/// The interpretation of touches on the microphone button.
///
/// Activation by assistive technology or keyboard always toggles, regardless of the policy.
public enum GesturePolicy: String, Sendable, Equatable, CaseIterable {
  /// Recording continues while the finger is down.
  case hold

  /// A tap starts recording, and the next one stops it.
  case toggle

  /// A tap toggles; except in `DetectionMode.auto`, holding the button for `GestureTiming.hold` records
  /// until the finger lifts.
  case tapOrHold
}

/// The thresholds that distinguish gestures, in seconds.
public enum GestureTiming {
  /// The minimum duration of a hold; a shorter press is a tap (S3-69, O45, G13).
  public static let hold = 0.3

  /// The time after a tap during which a second tap is ignored (G1, EC-4).
  package static let debounce = 0.3

  /// The timeout for the system's permission prompt, after which the button is available again.
  package static let permissionAnswer = 120.0
}
