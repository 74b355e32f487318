extension Theme {
  /// How the microphone button is painted in `state`.
  public func button(_ state: ButtonState) -> ButtonPaint {
    switch style {
    case .composer: composerButton(state)
    case .capture, .dictation: captureButton(state)
    case .call: callButton(state)
    case .mealLog: mealLogButton(state)
    }
  }

  /// How much the ground of a bordered button covers of its sign's colour.
  public static let borderedTint = 0.14

  /// A sign of 20 points without a ground of its own (S1-04, S1-05).
  private func composerButton(_ state: ButtonState) -> ButtonPaint {
    let (icon, color): (Icon, ThemeColor) =
      switch state {
      case .idle, .listening, .success, .hidden: (.microphone, Palette.warmGray600)
      case .recording, .held: (.microphoneFilled, Palette.terracotta)
      case .processing: (.progress, Palette.warmGray600)
      case .speaking: (.speaker, Palette.warmGray600)
      case .muted: (.microphoneSlashed, Palette.warmGray600)
      case .error: (.alert, Palette.terracotta)
      case .disabled: (.microphone, Palette.warmGray300)
      }
    return ButtonPaint(icon: icon, iconSize: 20, iconColor: color)
  }

  /// A bordered sign of the size of a second title, red while recording (S2-03).
  private func captureButton(_ state: ButtonState) -> ButtonPaint {
    let (icon, color) = systemSign(state, recordingIcon: .stopCircle)
    return ButtonPaint(icon: icon, iconSize: 22, iconColor: color)
  }

  /// A round button: blue, red, gray, red again with another sign (S5-FR-008, S5-FR-009, O22).
  private func mealLogButton(_ state: ButtonState) -> ButtonPaint {
    let (icon, fill) = systemSign(state, recordingIcon: .stop)
    let sign = state == .success ? Palette.background : Palette.white
    let rings =
      state == .recording
      ? [Ring(color: recording.opacity(0.3), width: 3, offset: 4, followsLevel: true)] : []
    return ButtonPaint(icon: icon, iconSize: 28, iconColor: sign, fill: [fill], rings: rings)
  }

  /// The sign of a state with its colour of the system's.
  private func systemSign(_ state: ButtonState, recordingIcon: Icon) -> (Icon, ThemeColor) {
    switch state {
    case .idle, .listening, .hidden: (.microphoneFilled, accent)
    case .recording, .held: (recordingIcon, recording)
    case .processing: (.progress, Palette.systemGray)
    case .speaking: (.speaker, accent)
    case .muted: (.microphoneSlashed, Palette.systemGray)
    case .error: (.alert, recording)
    case .success: (.check, Palette.systemGreen)
    case .disabled: (.microphoneFilled, Palette.systemGray)
    }
  }

  /// A button of 70 points with rings (S3-11 to S3-45).
  private func callButton(_ state: ButtonState) -> ButtonPaint {
    var paint = ButtonPaint(
      icon: .microphoneFilled, iconSize: 28, iconColor: Palette.white, fill: [accent],
      shadow: Shadow(color: accent.opacity(0.3), blur: 8, y: 2))
    switch state {
    case .idle, .hidden: break
    case .listening:
      paint.rings = [
        Ring(
          color: Palette.listening.opacity(0.5), width: 2, offset: 4, pulse: Motion.listeningRing)
      ]
    case .recording:
      paint = ButtonPaint(
        icon: .stop, iconSize: 24, iconColor: Palette.white, fill: [recording],
        shadow: Shadow(color: recording.opacity(0.5), blur: 10, y: 2),
        rings: [Ring(color: recording.opacity(0.3), width: 3, offset: 0, followsLevel: true)])
    case .held:
      paint.icon = .microphoneHeld
      paint.iconColor = Palette.ink
      // From amber to the project colour; the sign stands on the amber end (O42, O49).
      paint.fill = [Palette.held, accent]
      paint.rings = [
        Ring(color: Palette.held, width: 2, offset: 4),
        Ring(
          color: Palette.held.opacity(0.5), width: 2, offset: 10, isDashed: true,
          turnSeconds: Motion.heldTurnSeconds),
      ]
    case .processing:
      paint.icon = .progress
      paint.fill = [accent.opacity(0.4)]
    case .speaking:
      paint.icon = .speaker
      paint.fill = [Palette.speaking]
    case .muted:
      paint.icon = .microphoneSlashed
      paint.fill = [Palette.neutral]
      paint.iconColor = Palette.ink
    case .error: paint.icon = .alert
    case .success: paint.icon = .check
    case .disabled:
      paint.fill = [Palette.neutral]
      paint.iconColor = Palette.ink
    }
    return paint
  }
}
