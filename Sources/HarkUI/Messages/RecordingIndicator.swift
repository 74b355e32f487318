#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// An indicator of a recording in progress: a pulsing dot, a label, a waveform, and the elapsed
  /// time.
  ///
  /// It is a single element for screen readers (S1-30 to S1-34, S2-05, S2-61).
  @available(iOS 18, *)
  public struct RecordingIndicator: View {
    private let status: StatusLook
    private let label: String
    private var timer: String?
    private let bars: [Double]
    private let color: ThemeColor
    private var isRecording: Bool

    /// Creates an indicator for a look.
    ///
    /// - Parameters:
    ///   - look: The current look.
    ///   - theme: The colors.
    ///   - wording: The UI strings.
    ///   - bars: The heights of the waveform's bars, in the range 0…1, oldest first; if empty, no
    ///     waveform is drawn.
    public init(_ look: Look, theme: Theme, wording: Wording, bars: [Double] = []) {
      status = look.status
      label = wording[.recordingLabel]
      timer = look.timer
      color = theme.recording
      isRecording = look.timer != nil
      self.bars = bars
    }

    /// Creates the coach's indicator for a screen that only knows whether it is recording.
    public init(isRecording: Bool) {
      let experience = Experience.composer
      let (theme, wording) = (Theme(for: experience), Wording(for: experience))
      let look = Look(
        Snapshot(phase: .recording(.held)), experience: experience, theme: theme, wording: wording)
      self.init(look, theme: theme, wording: wording)
      timer = nil
      self.isRecording = isRecording
    }

    /// The indicator.
    public var body: some View {
      HStack(spacing: IndicatorSize.spacing) {
        if let dot = status.dot { StatusDot(dot: isRecording ? dot : dot.resting) }
        Text(verbatim: status.text).text(status.style, status.color)
        if !bars.isEmpty { Waveform(bars, color: color) }
        if let timer { Text(verbatim: timer).text(TextLooks.timer, status.color) }
      }
      .padding(IndicatorSize.padding)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: label))
      .accessibilityValue(Text(verbatim: timer ?? ""))
      .accessibilityAddTraits(AccessibilityTraits.updatesFrequently)
    }
  }

  extension StatusLook.Dot {
    /// The dot without its pulse, for use while nothing is being recorded.
    fileprivate var resting: StatusLook.Dot {
      var dot = self
      dot.pulse = nil
      return dot
    }
  }

  @available(iOS 18, *) #Preview("Recording, at rest") {
    RecordingIndicator(isRecording: true).adaptiveInteractiveGlass()
    RecordingIndicator(isRecording: false).adaptiveInteractiveGlass()
  }
#endif
