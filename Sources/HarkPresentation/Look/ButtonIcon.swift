import Hark

/// An icon of a microphone button.
public enum ButtonIcon: String, Sendable, Hashable, Codable, CaseIterable {
  case microphone, microphoneFilled, microphoneSlashed, microphoneHeld, stop, stopCircle, progress
  case waveform, speaker, alert, check

  /// The name of the SF Symbol, or `nil` for an icon that the system draws itself.
  public var symbol: String? {
    switch self {
    case .microphone: "mic"
    // A held microphone has a small hand as a badge (O42).
    case .microphoneFilled, .microphoneHeld: "mic.fill"
    case .microphoneSlashed: "mic.slash.fill"
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
  package var badge: String? { self == .microphoneHeld ? "hand.tap.fill" : nil }

  /// The size of the badge relative to the icon.
  package static let badgeShare = 0.5
}

/// The icons of screens, except those of microphone buttons and those in `CallIcon`; the raw values are
/// the names of SF Symbols.
package enum ScreenIcon: String, Sendable, CaseIterable {
  /// The icon at the top of the sheet that precedes the system's permission prompt (S1-07).
  case rationale = "mic.circle.fill"

  case send = "arrow.up.circle.fill"
  case keyboard
  case dismiss = "xmark"

  /// The icon of a field that allows dictation.
  case approvedField = "mic"

  package var symbol: String { rawValue }
}

/// The icons of a call, except those of the microphone button; the raw values are names of SF Symbols.
package enum CallIcon: String, Sendable, CaseIterable {
  case end = "phone.down.fill"
  case mute = "mic.slash.fill"
  case settings = "gearshape.fill"
  case dismiss = "xmark"
  case forward = "chevron.forward"
  case play = "play.fill"
  case pause = "pause.fill"
  case delete = "trash"

  package var symbol: String { rawValue }
}
