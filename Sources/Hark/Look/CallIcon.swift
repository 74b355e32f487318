/// The icons of a call's buttons other than the microphone button.
public enum CallIcon: String, Sendable, Hashable, Codable, CaseIterable {
  case end, mute, settings, dismiss, forward, play, pause, delete

  /// The name of the SF Symbol.
  public var symbol: String {
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

extension Theme {
  /// Returns the appearance of a round button beside a call's microphone button, such as the mute
  /// button.
  public func sideButton(isOn: Bool) -> SidePaint {
    isOn
      ? SidePaint(sign: Palette.black, fill: Palette.white)
      : SidePaint(sign: text, fill: text.opacity(CallSize.transcriptOpacity))
  }
}

/// The colors of a round button beside a call's microphone button.
public struct SidePaint: Sendable, Hashable {
  /// The color of the icon.
  public var sign: ThemeColor

  /// The color of the background.
  public var fill: ThemeColor
}
