import Hark

/// An icon of a microphone button.
public enum ButtonIcon: String, Sendable, Hashable, Codable, CaseIterable {
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
  package var badge: String? { self == .microphoneHeld ? "hand.tap.fill" : nil }

  /// The size of the badge relative to the icon.
  package static let badgeShare = 0.5
}

/// The icons on screens, except those of the microphone button.
package enum ScreenIcon: String, Sendable, Hashable, Codable, CaseIterable {
  /// The icon at the top of the sheet that precedes the system's permission prompt (S1-07).
  case rationale

  /// The icon of the button that sends the text.
  case send

  /// The icon of the button that opens the keyboard.
  case keyboard

  /// The icon of the button that dismisses a message.
  case dismiss

  /// The icon of a field that allows dictation.
  case approvedField

  package var symbol: String {
    switch self {
    case .rationale: "mic.circle.fill"
    case .send: "arrow.up.circle.fill"
    case .keyboard: "keyboard"
    case .dismiss: "xmark"
    case .approvedField: "mic"
    }
  }
}

/// The icons of a call's buttons, except the microphone button.
package enum CallIcon: String, Sendable, Hashable, Codable, CaseIterable {
  case end, mute, settings, dismiss, forward, play, pause, delete

  package var symbol: String {
    switch self {
    case .end: "phone.down.fill"
    case .mute: "mic.slash.fill"
    case .settings: "gearshape.fill"
    case .dismiss: "xmark"
    case .forward: "chevron.forward"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .delete: "trash"
    }
  }
}
