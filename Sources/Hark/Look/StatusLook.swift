/// What is going on, as a face shows it in a line.
public struct StatusLook: Sendable, Hashable {
  /// The words.
  public var text: String

  /// Their colour.
  public var color: ThemeColor

  /// Their style.
  public var style: TextLook

  /// The dot before them; nil where there is none.
  public var dot: Dot?

  /// Whether the dots at the end of the words come one after another (S3-17).
  public var hasMovingEllipsis: Bool

  /// A small dot that tells the state by its colour.
  public struct Dot: Sendable, Hashable {
    /// The diameter, in points.
    public var size: Double

    /// The colour.
    public var color: ThemeColor

    /// The motion; nil when it stands still.
    public var pulse: Pulse?
  }

  /// The status of `phase`.
  init(_ phase: Phase, _ theme: Theme, _ wording: Wording, reducesMotion: Bool) {
    text = wording[.status(phase)]
    color = theme.text
    style = theme.statusText(phase)
    hasMovingEllipsis = phase == .listening && !reducesMotion
    dot = theme.dot(phase)
    if case .recording = phase { color = theme.recordingText }
    if reducesMotion, let pulse = dot?.pulse {
      dot?.pulse = pulse.still(at: phase == .listening ? Motion.stillOpacity : 1)
    }
  }
}

extension Theme {
  /// The coach's indicator is small, the capture screen's a little larger (S1-32, S2-05); elsewhere it
  /// is the line that one reads.
  fileprivate func statusText(_ phase: Phase) -> TextLook {
    switch style {
    case .composer where phase.isRecording: TextLook(style: .caption)
    case .capture, .dictation: TextLook(style: .subheadline)
    case .composer, .call, .mealLog: TextLook(style: .body)
    }
  }

  fileprivate func dot(_ phase: Phase) -> StatusLook.Dot? {
    switch phase {
    case .idle, .rationale, .authorizing, .starting, .paused, .finalizing, .waiting, .muted:
      style == .call ? .init(size: 8, color: Palette.neutral) : nil
    case .listening:
      .init(
        size: 8, color: style == .call ? Palette.listening : Palette.systemGreen,
        pulse: Motion.listeningDot)
    case .recording: recordingDot
    case .speaking: .init(size: 8, color: Palette.speaking)
    case .failed: .init(size: 8, color: style == .call ? Palette.recording : recording)
    }
  }

  private var recordingDot: StatusLook.Dot {
    switch style {
    case .composer: .init(size: 12, color: recording, pulse: Motion.composerDot)
    case .capture, .dictation, .mealLog:
      .init(size: 12, color: recording, pulse: Motion.captureDot)
    case .call: .init(size: 8, color: recording, pulse: Motion.composerDot)
    }
  }
}
