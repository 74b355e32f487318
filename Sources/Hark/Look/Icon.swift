/// The signs on buttons.
public enum Icon: String, Sendable, Hashable, Codable, CaseIterable {
  case microphone, microphoneFilled, microphoneSlashed, microphoneHeld, stop, stopCircle, progress
  case waveform, speaker, alert, check

  /// The name of Apple's symbol; nil for what is drawn by the system itself.
  public var symbol: String? {
    switch self {
    case .microphone: "mic"
    case .microphoneFilled: "mic.fill"
    case .microphoneSlashed: "mic.slash.fill"
    // The microphone with a small hand beside it (O42).
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

  /// The symbol of a small mark beside it; nil where there is none.
  public var badge: String? { self == .microphoneHeld ? "hand.tap.fill" : nil }

  /// How large that mark is beside the sign.
  public static let badgeShare = 0.5
}
