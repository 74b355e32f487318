import Hark

/// The appearance of the status line.
public struct StatusLook: Sendable, Hashable {
  /// The status text.
  public var text: String

  /// The color of the text.
  public var color: ThemeColor

  /// The style of the text.
  public var style: TextLook

  /// The dot before the text, or `nil` if there is none.
  public var dot: Dot?

  /// Whether the trailing dots of the text are animated (S3-17).
  public var hasMovingEllipsis: Bool

  /// A small dot whose color indicates the state.
  public struct Dot: Sendable, Hashable {
    /// The diameter, in points.
    public var size: Double

    /// The color.
    public var color: ThemeColor

    /// The animation, or `nil` if the dot does not pulse.
    public var pulse: Motion.Pulse?
  }

  init(_ phase: Phase, _ theme: Theme, _ wording: Wording, reducesMotion: Bool) {
    text = wording[.status(phase)]
    color = phase.isRecording ? theme.recordingText : theme.text
    style = theme.statusText(phase)
    hasMovingEllipsis = phase == .listening && !reducesMotion
    dot = theme.dot(phase)
    if reducesMotion, let pulse = dot?.pulse {
      dot?.pulse = pulse.still(at: phase == .listening ? Motion.stillOpacity : 1)
    }
  }
}

extension Theme {
  // The coach's indicator is small and the capture screen's slightly larger (S1-32, S2-05).
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
    case .capture, .dictation, .mealLog: .init(size: 12, color: recording, pulse: Motion.captureDot)
    case .call: .init(size: 8, color: recording, pulse: Motion.composerDot)
    }
  }
}

/// Text whose trailing dots are animated one after another to indicate listening (S3-17).
package struct Ellipsis: Sendable, Hashable {
  /// The text without its trailing dots.
  package let words: String

  package let count: Int
  package static let dot = "."

  package init(_ text: String) {
    count = text.reversed().prefix { String($0) == Self.dot }.count
    words = String(text.dropLast(count))
  }

  /// The time between two changes, in seconds.
  package var interval: Double { Motion.ellipsisSeconds / Double(count + 1) }

  /// Returns the opacity of the dot at `index`, `seconds` after the start of the animation.
  ///
  /// In each cycle, the dots are dimmed one after another, beginning with the first.
  package func opacity(of index: Int, at seconds: Double) -> Double {
    guard count > 0, seconds.isFinite else { return 1 }
    let parts = Double(count + 1)
    let place = seconds / Motion.ellipsisSeconds * parts - Double(index)
    let part = (place - (place / parts).rounded(.down) * parts).rounded(.down)
    return part == 0 ? Motion.ellipsisDim : 1
  }
}
