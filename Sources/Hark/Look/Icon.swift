/// The icons of microphone buttons.
public enum Icon: String, Sendable, Hashable, Codable, CaseIterable {
  case microphone, microphoneFilled, microphoneSlashed, microphoneHeld, stop, stopCircle, progress
  case waveform, speaker, alert, check

  /// The name of the SF Symbol, or `nil` for an icon that the system draws itself.
  public var symbol: String? {
    switch self {
    case .microphone: "mic"
    case .microphoneFilled: "mic.fill"
    case .microphoneSlashed: "mic.slash.fill"
    // The microphone with a small hand as a badge (O42).
    case .microphoneHeld: "mic.fill"
    case .stop: "stop.fill"
    case .stopCircle: "stop.circle.fill"
    case .progress: nil
    case .waveform: "waveform"
    case .speaker: "speaker.wave.3.fill"
    case .alert: "exclamationmark.triangle.fill"
    case .check: "checkmark"
    }
  }

  /// The name of the badge's SF Symbol, or `nil` if there is no badge.
  public var badge: String? { self == .microphoneHeld ? "hand.tap.fill" : nil }

  /// The size of the badge relative to the icon.
  public static let badgeShare = 0.5
}
