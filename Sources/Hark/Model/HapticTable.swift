/// The haptic feedback for each moment; moments that are not listed have none.
public struct HapticTable: Sendable, Equatable {
  private let haptics: [HapticMoment: Haptic]

  /// Creates a table.
  public init(_ haptics: [HapticMoment: Haptic]) { self.haptics = haptics }

  package subscript(moment: HapticMoment) -> Haptic? { haptics[moment] }

  /// No haptic feedback, for users who have turned haptics off (S5-FR-025).
  public static let none = HapticTable([:])

  /// A medium impact at starts and stops, and the error pattern (S1-27, S5-FR-022…024, G15).
  public static let standard = HapticTable([
    .recordingStarted: .impact(.medium, intensity: 1),
    .recordingStopped: .impact(.medium, intensity: 1),
    .failed: .error,
  ])

  /// The more detailed table for calls (S3-58…67, S3-70).
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

/// The moments that can have haptic feedback.
public enum HapticMoment: String, Sendable, Equatable, CaseIterable {
  /// A finger touched the button.
  case touchedDown

  /// A recording was started manually.
  case recordingStarted

  /// A recording was stopped or canceled, or was ended by a limit or by the recognizer.
  case recordingStopped

  /// Speech started a recording.
  case speechDetected

  /// A press became a hold.
  case holdBegan

  /// A hold ended, on a button that also responds to taps.
  case holdReleased

  /// A message was sent.
  case messageSent

  /// A failure occurred.
  case failed

  /// Playback of the reply began.
  case replyStarted

  /// The reply was interrupted.
  case replyInterrupted

  /// A setting was toggled.
  case settingToggled
}

/// Haptic feedback for the user.
public enum Haptic: Sendable, Equatable {
  /// An impact of the given weight and intensity, 0…1.
  case impact(Weight, intensity: Double)

  /// The short double tap for success.
  case success

  /// The longer pattern for an error.
  case error

  /// The tick for a changed selection.
  case selection

  /// The perceived weight of an impact.
  public enum Weight: String, Sendable, CaseIterable {
    /// The impact of a small, light object.
    case light

    /// The impact of an object of medium weight.
    case medium

    /// The impact of a small, soft object.
    case soft

    fileprivate var milliseconds: Double {
      switch self {
      case .light: 15
      case .medium: 25
      case .soft: 20
      }
    }
  }

  /// The haptic for a motor that can only be on or off: alternating on and off times, in milliseconds.
  package var vibration: [Int] {
    switch self {
    case .impact(let weight, let intensity):
      [Int((weight.milliseconds * min(max(intensity, 0), 1)).rounded())]
    case .success: [15, 60, 25]
    case .error: [40, 60, 40, 60, 40]
    case .selection: [8]
    }
  }
}

/// Plays haptic feedback.
///
/// For adapter authors: `play` returns immediately, may be called from any thread, and does
/// nothing if the user has turned haptics off.
public protocol Haptics: Sendable {
  /// Prepares the generator so that the next haptic plays without delay.
  func prepare()

  /// Plays one haptic.
  func play(_ haptic: Haptic)
}

/// Haptics for devices without haptic hardware.
package struct NoHaptics: Haptics {
  package init() {}

  package func prepare() {}

  package func play(_ haptic: Haptic) {}
}
