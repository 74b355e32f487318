extension Theme {
  /// Returns every pair of colors that a UI shows in this theme, each with its required contrast.
  ///
  /// The pairs come from the looks themselves: every state of the button, every phase's status, and
  /// the backgrounds of messages and hints. A disabled button requires no contrast (WCAG 1.4.3).
  public func contrastPairs(_ experience: Experience) -> [ContrastPair] {
    ButtonState.allCases.filter { $0 != .disabled && $0 != .hidden }.flatMap(signs)
      + Phase.everyKind.flatMap { phase in statusPairs(phase, experience) } + texts
  }

  /// The background layers of the theme.
  ///
  /// For a gradient, the top layer is its lightest part, which has the least contrast with a call's
  /// light icons.
  var ground: [ThemeColor] {
    background.count == 1 ? background : [background[1], background[0]]
  }

  private func signs(_ state: ButtonState) -> [ContrastPair] {
    let paint = button(state)
    let name = "button, \(state.rawValue)"
    // On a gradient, the icon lies mostly over the first color.
    let behind = paint.fill.first.map { [$0] + ground } ?? ground
    return [pair(name, paint.iconColor, behind, .graphic)]
  }

  private func statusPairs(_ phase: Phase, _ experience: Experience) -> [ContrastPair] {
    let status = StatusLook(
      phase, self, Wording(for: experience), reducesMotion: false)
    let behind = phase.isRecording && style != .call ? [recordingTint] + ground : ground
    let need = style == .call ? ContrastPair.Need.enhancedText : .text
    let name = "status, \(phase.kind)"
    let text = pair(name, status.color, behind, need)
    return [text]
      + (status.dot.map { [pair("dot, \(phase.kind)", $0.color, behind, .graphic)] } ?? [])
  }

  private var texts: [ContrastPair] {
    [
      pair("text", text, ground, .text),
      pair("secondary text", secondaryText, ground, .text),
      pair("text of a button", onAccent, [buttonGround], .text),
      pair("text of the button that stops", Palette.white, [Palette.redFill], .text),
      pair("text on a surface", text, [surface], .text),
      pair("secondary text on a surface", secondaryText, [surface], .text),
      pair("message", errorText, [errorGround] + ground, .text),
      pair("sign of a message", errorSign, [errorGround] + ground, .graphic),
      pair("hint", hintText, [hintGround] + ground, .text),
      pair("bars and rings", recording, ground, .graphic),
    ]
  }

  private func pair(
    _ name: String, _ front: ThemeColor, _ behind: [ThemeColor], _ need: ContrastPair.Need
  ) -> ContrastPair {
    ContrastPair(name: "\(style.rawValue): \(name)", front: front, behind: behind, need: need)
  }
}

extension Phase {
  /// One phase of each kind, for exhaustive lists.
  static let everyKind: [Phase] = [
    .idle, .rationale, .authorizing, .starting, .listening, .recording(.hand), .recording(.held),
    .recording(.speech), .finalizing, .waiting, .speaking, .paused, .muted,
    .failed(.recognitionFailed),
  ]

  /// A short name for the kind of phase.
  var kind: String {
    switch self {
    case .idle: "idle"
    case .rationale: "rationale"
    case .authorizing: "authorizing"
    case .starting: "starting"
    case .listening: "listening"
    case .recording(let kind): "recording by \(kind.rawValue)"
    case .finalizing: "finalizing"
    case .waiting: "waiting"
    case .speaking: "speaking"
    case .paused: "paused"
    case .muted: "muted"
    case .failed: "failed"
    }
  }
}
