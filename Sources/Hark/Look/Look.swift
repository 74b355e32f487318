/// Everything that a face shows of one moment: it only draws what stands here.
///
/// ```swift
/// let look = Look(snapshot, experience: .call, theme: theme, wording: wording)
/// draw(look.button, look.status)
/// ```
public struct Look: Sendable, Hashable {
  /// The microphone button's state.
  public var buttonState: ButtonState

  /// How it is painted.
  public var button: ButtonPaint

  /// Its name, what it does and how it stands, for those who hear the screen.
  public var accessibility: AccessibleButton

  /// What is going on.
  public var status: StatusLook

  /// What rings, orb and waveform make of the level.
  public var level: LevelLook

  /// Recording time as m:ss; nil when nothing is recorded.
  public var timer: String?

  /// Whether anything may move.
  public var reducesMotion: Bool

  /// The look of `snapshot`.
  ///
  /// - Parameters:
  ///   - snapshot: The moment.
  ///   - experience: How the session behaves.
  ///   - theme: The colours.
  ///   - wording: The words.
  ///   - isEnabled: False while something else keeps the button from being used, as a save.
  ///   - reducesMotion: Whether the person wants less motion, or the device saves power (G1, EC-7).
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

  /// Shows the button in another state than the phase's, as a screen wants that does more than listen;
  /// its words are those of that state.
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

/// What a screen reader says of a button.
public struct AccessibleButton: Sendable, Hashable {
  /// Its name.
  public var label: String

  /// What it does now.
  public var hint: String

  /// How it stands, as the recording time; nil when there is nothing to say.
  public var value: String?

  /// Whether it can be used.
  public var isEnabled: Bool

  /// Whether it is on.
  public var isSelected: Bool

  /// Whether activating it opens the microphone, so that a screen reader should keep silent.
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
  /// The phase in whose words the button is told.
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
  /// The ring where less motion is wanted: it stays, and stands still.
  fileprivate var still: Ring {
    var ring = self
    if let pulse = ring.pulse { ring.pulse = pulse.still(at: Motion.stillOpacity) }
    ring.followsLevel = false
    ring.turnSeconds = nil
    return ring
  }
}
