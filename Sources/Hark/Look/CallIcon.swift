/// The signs on a call's own buttons, beside that of its microphone.
public enum CallIcon: String, Sendable, Hashable, Codable, CaseIterable {
  case end, mute, settings, dismiss, forward, play, pause, delete

  /// The name of Apple's symbol.
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
  /// How a round button beside the microphone of a call is painted, as what mutes it.
  public func sideButton(isOn: Bool) -> SidePaint {
    isOn
      ? SidePaint(sign: Palette.black, fill: Palette.white)
      : SidePaint(sign: text, fill: text.opacity(CallSize.transcriptOpacity))
  }
}

/// The colours of a round button beside the microphone of a call.
public struct SidePaint: Sendable, Hashable {
  /// The sign.
  public var sign: ThemeColor

  /// What it stands on.
  public var fill: ThemeColor
}
