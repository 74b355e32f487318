/// The complete appearance of a UI for one snapshot, which the UI only has to draw.
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

  /// The effect of the audio level on the rings, the orb, and the waveform.
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
  ///   - reducesMotion: Whether the user prefers reduced motion, or the device saves power (G1,
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
      value: Self.value(snapshot, wording), isEnabled: buttonState.isEnabled,
      isSelected: buttonState.isSelected,
      startsCapture: buttonState.isEnabled && phase.startsCapture)
    status = StatusLook(phase, theme, wording, reducesMotion: reducesMotion)
    level = LevelLook(level: snapshot.level, isStill: reducesMotion)
    if case .recording = phase { timer = wording[.timer(snapshot.elapsed)] }
    self.reducesMotion = reducesMotion
  }

  /// Shows the button in `state` instead of the state of the phase, with the wording of `state`.
  ///
  /// Used by screens that do more than listen.
  public mutating func show(_ state: ButtonState, theme: Theme, wording: Wording) {
    buttonState = state
    button = theme.button(state)
    if reducesMotion { button.rings = button.rings.map(\.still) }
    accessibility.label = wording[.buttonLabel(state.spokenPhase)]
    accessibility.hint = wording[.buttonHint(state.spokenPhase)]
    accessibility.isEnabled = state.isEnabled
    accessibility.isSelected = state.isSelected
    accessibility.startsCapture = accessibility.startsCapture && state.isEnabled
  }

  private static func value(_ snapshot: Snapshot, _ wording: Wording) -> String? {
    guard case .recording = snapshot.phase else { return nil }
    return wording[.spokenTime(snapshot.elapsed)]
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

  /// Whether activating the button opens the microphone, so that a screen reader should remain
  /// silent.
  public var startsCapture: Bool
}

extension Phase {
  /// Whether activating the button opens the microphone.
  fileprivate var startsCapture: Bool {
    switch self {
    case .idle, .paused, .failed: true
    case .rationale, .authorizing, .starting, .listening, .recording, .finalizing, .waiting,
      .speaking, .muted:
      false
    }
  }
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

extension Ring {
  /// The ring for reduced motion: visible but static.
  fileprivate var still: Ring {
    var ring = self
    if let pulse = ring.pulse { ring.pulse = pulse.still(at: Motion.stillOpacity) }
    ring.followsLevel = false
    ring.turnSeconds = nil
    return ring
  }
}
