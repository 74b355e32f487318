/// The moments that can be felt.
public enum HapticMoment: String, Sendable, Equatable, CaseIterable {
  /// A finger came down on the button.
  case touchedDown

  /// A recording was begun by hand.
  case recordingStarted

  /// A recording ended, by hand or by itself.
  case recordingStopped

  /// Speech began a recording.
  case speechDetected

  /// A press became a hold.
  case holdBegan

  /// A hold ended.
  case holdReleased

  /// A message was sent.
  case messageSent

  /// A failure is shown.
  case failed

  /// The reply begins to be spoken.
  case replyStarted

  /// The reply was cut short.
  case replyInterrupted

  /// A setting was switched.
  case settingToggled
}

/// What is felt at each moment; a moment that is not listed is not felt.
public struct HapticTable: Sendable, Equatable {
  private let haptics: [HapticMoment: Haptic]

  /// Makes a table.
  public init(_ haptics: [HapticMoment: Haptic]) { self.haptics = haptics }

  /// What is felt at `moment`.
  public subscript(moment: HapticMoment) -> Haptic? { haptics[moment] }

  /// Nothing is felt, as for people who have switched haptics off (S5-FR-025).
  public static let none = HapticTable([:])

  /// A medium knock at start and stop, the error pattern at failures (S1-27, S5-FR-022…024, G15).
  public static let standard = HapticTable([
    .recordingStarted: .impact(.medium, intensity: 1),
    .recordingStopped: .impact(.medium, intensity: 1),
    .failed: .error,
  ])

  /// The finer table of the call (S3-58…67, S3-70).
  public static let call = HapticTable([
    .touchedDown: .impact(.light, intensity: 1),
    .speechDetected: .impact(.light, intensity: 0.5),
    .recordingStarted: .impact(.medium, intensity: 1),
    .recordingStopped: .impact(.light, intensity: 0.6),
    .holdBegan: .impact(.soft, intensity: 0.4),
    .holdReleased: .impact(.light, intensity: 0.5),
    .messageSent: .success,
    .failed: .error,
    .replyStarted: .selection,
    .replyInterrupted: .impact(.light, intensity: 0.4),
    .settingToggled: .selection,
  ])
}
