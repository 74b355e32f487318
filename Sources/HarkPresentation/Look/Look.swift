import Hark

/// The appearance of the microphone button, the status line, and the levels for one snapshot.
///
/// ```swift
/// let look = Look(snapshot, experience: .call, theme: theme, wording: wording)
/// draw(look.button, look.status)
/// ```
public struct Look: Sendable, Hashable {
  /// The state of the microphone button.
  public var buttonState: ButtonState

  /// The appearance of the microphone button.
  public var button: ButtonPaint

  /// The button's label, hint, value, and traits for screen readers.
  public var accessibility: AccessibleButton

  /// The status line.
  public var status: StatusLook

  /// The effect of the audio level on the rings and the orb.
  public var level: LevelLook

  /// The elapsed recording time as m:ss, or `nil` if no recording is running.
  public var timer: String?

  /// Whether motion is reduced.
  public var reducesMotion: Bool

  /// Creates the look of `snapshot`.
  ///
  /// - Parameters:
  ///   - snapshot: The state of the session.
  ///   - experience: The behavior of the session.
  ///   - theme: The colors.
  ///   - wording: The user-visible strings.
  ///   - isEnabled: `false` while another operation, such as saving, disables the button.
  ///   - reducesMotion: Whether the user prefers reduced motion or the device saves power (G1,
  ///     EC-7).
  public init(
    _ snapshot: Snapshot, experience: Experience, theme: Theme, wording: Wording,
    isEnabled: Bool = true, reducesMotion: Bool = false
  ) {
    let phase = snapshot.phase
    let state = ButtonState(phase, in: experience)
    buttonState = isEnabled || state == .hidden ? state : .disabled
    button = theme.button(buttonState)
    if reducesMotion { button.rings = button.rings.map(\.still) }
    accessibility = AccessibleButton(
      label: wording[.buttonLabel(phase)], hint: wording[.buttonHint(phase)],
      value: phase.isRecording ? wording[.spokenTime(snapshot.elapsed)] : nil,
      isEnabled: buttonState.isEnabled,
      isSelected: buttonState.isSelected,
      startsCapture: buttonState.isEnabled && phase.isAtRest)
    status = StatusLook(phase, theme, wording, reducesMotion: reducesMotion)
    level = LevelLook(level: snapshot.level, isStill: reducesMotion)
    timer = phase.isRecording ? wording[.timer(snapshot.elapsed)] : nil
    self.reducesMotion = reducesMotion
  }

  /// Replaces the phase's button state, for screens whose button has its own states.
  package mutating func show(_ state: ButtonState, theme: Theme, wording: Wording) {
    buttonState = state
    button = theme.button(state)
    if reducesMotion { button.rings = button.rings.map(\.still) }
    accessibility.label = wording[.buttonLabel(state.spokenPhase)]
    accessibility.hint = wording[.buttonHint(state.spokenPhase)]
    accessibility.isEnabled = state.isEnabled
    accessibility.isSelected = state.isSelected
    accessibility.startsCapture = accessibility.startsCapture && state.isEnabled
  }

}

/// A button's representation for screen readers.
public struct AccessibleButton: Sendable, Hashable {
  /// The accessibility label.
  public var label: String

  /// The accessibility hint, which describes the current action of the button.
  public var hint: String

  /// The accessibility value, such as the recording time, or `nil` if there is none.
  public var value: String?

  /// Whether the button is enabled.
  public var isEnabled: Bool

  /// Whether the button is selected.
  public var isSelected: Bool

  /// Whether activating the button opens the microphone; a screen reader should then stay silent.
  public var startsCapture: Bool
}

extension ButtonState {
  /// The phase whose wording describes a button in this state.
  fileprivate var spokenPhase: Phase {
    switch self {
    case .idle, .error, .success, .disabled, .hidden: .idle
    case .listening: .listening
    case .recording: .recording(.hand)
    case .held: .recording(.held)
    case .processing: .finalizing
    case .speaking: .speaking
    case .muted: .muted
    }
  }
}

extension RingLook {
  fileprivate var still: RingLook {
    var ring = self
    if let pulse = ring.pulse { ring.pulse = pulse.still(at: Motion.stillOpacity) }
    ring.followsLevel = false
    ring.turnSeconds = nil
    return ring
  }
}

extension Look {
  /// Returns the screen reader announcement for a transition between two phases, or `nil` if there
  /// is none.
  ///
  /// A failure is announced with its own message.
  public static func announcement(
    from old: Phase, to new: Phase, experience: Experience, wording: Wording
  ) -> String? {
    if case .failed(let failure) = new, old != new { return wording[.message(failure)] }
    return moment(from: old, to: new, isAnswered: experience.afterStop == .send)
      .map { wording[.announcement($0)] }
  }

  /// Returns the announcement to make before the microphone opens.
  ///
  /// It must end before the microphone opens, which would otherwise pick it up.
  package static func announcementBeforeOpening(experience: Experience, wording: Wording) -> String
  {
    wording[.announcement(experience.detection.mode.isAutomatic ? .listening : .recordingStarted)]
  }

  /// Joins several screen reader announcements into one, in the given order.
  package static func announcement(of texts: [String]) -> String {
    texts.dropLast().reduce("") { $0 + $1 + ($1.last?.isPunctuation == true ? " " : ". ") }
      + (texts.last ?? "")
  }

  private static func moment(from old: Phase, to new: Phase, isAnswered: Bool) -> Phrase
    .Announcement?
  {
    if old == new { return nil }
    switch new {
    case .idle: return old.isRecording ? .recordingStopped : isAnswered ? .ready : nil
    case .rationale, .authorizing, .starting, .failed: return nil
    case .listening: return .listening
    case .recording: return old.isRecording ? nil : .recordingStarted
    case .finalizing: return isAnswered ? .processing : .recordingStopped
    case .waiting: return .waiting
    case .speaking: return .speaking
    case .paused: return .paused
    case .muted: return .muted
    }
  }

  /// Returns the hint of a phase and the delay before it in seconds; `nil` if the phase has none.
  package static func hint(
    _ phase: Phase, experience: Experience, wording: Wording
  ) -> (text: String, delay: Double)? {
    switch phase {
    case .recording(.held) where experience.gesture == .tapOrHold:
      // The hint appears half a second after touch-down (S3-34), and the held phase begins
      // `GestureTiming.hold` after touch-down.
      (wording[.releaseHint], 0.5 - GestureTiming.hold)
    case .speaking: (wording[.tapToStop], 1)
    case .idle, .rationale, .authorizing, .starting, .listening, .recording, .finalizing, .waiting,
      .paused, .muted, .failed:
      nil
    }
  }

  /// Returns the dot of the recording notice.
  package static func recordedDot(theme: Theme, reducesMotion: Bool = false) -> StatusLook.Dot {
    let pulse = Motion.composerDot
    return StatusLook.Dot(
      size: 8, color: theme.recording, pulse: reducesMotion ? pulse.still(at: 1) : pulse)
  }
}
