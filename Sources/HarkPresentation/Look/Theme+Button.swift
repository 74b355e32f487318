import Hark

extension Theme {
  /// Returns the appearance of the microphone button in `state`.
  public func button(_ state: ButtonState) -> ButtonPaint {
    switch style {
    case .composer: composerButton(state)
    case .capture, .dictation: captureButton(state)
    case .call: callButton(state)
    case .mealLog: mealLogButton(state)
    }
  }

  /// Returns the colors of a round button beside a call's microphone button, such as Mute.
  package func sideButton(isOn: Bool) -> SidePaint {
    isOn
      ? SidePaint(sign: Palette.black, fill: Palette.white)
      : SidePaint(sign: text, fill: text.opacity(CallSize.transcriptOpacity))
  }

  /// The opacity of a bordered button's background, which has the color of its icon.
  package static let borderedTint = 0.14

  /// Returns a 20-point icon without a fill (S1-04, S1-05).
  private func composerButton(_ state: ButtonState) -> ButtonPaint {
    let (icon, color): (ButtonIcon, ThemeColor) =
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

  /// Returns a bordered icon in the size of the `title2` style, red while recording (S2-03).
  private func captureButton(_ state: ButtonState) -> ButtonPaint {
    let (icon, color) = systemSign(state, recordingIcon: .stopCircle)
    return ButtonPaint(icon: icon, iconSize: 22, iconColor: color)
  }

  /// Returns a round button: blue when ready, red while recording, gray while processing, green after
  /// success, and red with an alert icon after a failure (S5-FR-008, S5-FR-009, O22).
  private func mealLogButton(_ state: ButtonState) -> ButtonPaint {
    let (icon, fill) = systemSign(state, recordingIcon: .stop)
    let sign = state == .success ? Palette.background : Palette.white
    let rings =
      state == .recording
      ? [RingLook(color: recording.opacity(0.3), width: 3, offset: 4, followsLevel: true)] : []
    return ButtonPaint(icon: icon, iconSize: 28, iconColor: sign, fill: [fill], rings: rings)
  }

  private func systemSign(
    _ state: ButtonState, recordingIcon: ButtonIcon
  ) -> (ButtonIcon, ThemeColor) {
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

  /// Returns a call's 70-point button, with rings in some states (S3-11 to S3-45).
  private func callButton(_ state: ButtonState) -> ButtonPaint {
    var paint = ButtonPaint(
      icon: .microphoneFilled, iconSize: 28, iconColor: Palette.white, fill: [accent],
      shadow: ShadowLook(color: accent.opacity(0.3), blur: 8, y: 2))
    switch state {
    case .idle, .hidden: break
    case .listening:
      paint.rings = [
        RingLook(
          color: Palette.listening.opacity(0.5), width: 2, offset: 4, pulse: Motion.listeningRing)
      ]
    case .recording:
      paint = ButtonPaint(
        icon: .stop, iconSize: 24, iconColor: Palette.white, fill: [recording],
        shadow: ShadowLook(color: recording.opacity(0.5), blur: 10, y: 2),
        rings: [RingLook(color: recording.opacity(0.3), width: 3, offset: 0, followsLevel: true)])
    case .held:
      paint.icon = .microphoneHeld
      paint.iconColor = Palette.ink
      // The gradient runs from amber to the project color. The icon, in the middle, is dark because
      // white lacks contrast on amber (O42, O49).
      paint.fill = [Palette.held, accent]
      paint.rings = [
        RingLook(color: Palette.held, width: 2, offset: 4),
        RingLook(
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

package struct SidePaint: Sendable, Hashable {
  package var sign: ThemeColor
  package var fill: ThemeColor
}

extension ScreenSize {
  /// The shadow of a button on systems without the glass effect (S1-03).
  package static let glassShadow = ShadowLook(color: Palette.black.opacity(0.1), blur: 2, y: 1)
}
