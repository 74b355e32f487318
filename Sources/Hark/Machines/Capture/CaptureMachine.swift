/// The state machine for gestures, permissions and the microphone.
///
/// It decides when the microphone opens and when a recording starts and ends.
///
/// ```
///            began (automatic)                        speech, hold
///  idle ───────────────▶ openingToListen ─▶ listening ◀─────────────▶ recording
///   │ ▲                                        │  ▲ ending (automatic)    │
///   │ │ tap                                tap │  │                       │ stop, ending, failure
///   │ └──────── paused ◀── closing ◀───────────┘  └── touched             │
///   │ tap, hold     ▲         │  ▲                                        │
///   ├─▶ rationale ─▶ authorizing └────────────────────────────────────────┘
///   └─▶ openingToRecord ─▶ recording                          failed, muted: from anywhere
/// ```
///
/// Each state has one function that handles every event, in the file named after the state's group.
package struct CaptureMachine: Sendable {
  package typealias Answer = Outcome<CaptureState, CaptureEffect>

  /// The policy that interprets gestures on the button.
  package let gesture: GesturePolicy

  /// The detection mode, which determines whether speech starts recordings.
  package private(set) var mode: DetectionMode

  /// The policy for the button after a lasting failure.
  package let lastingFailure: LastingFailurePolicy

  /// The current state.
  package internal(set) var state = CaptureState.idle

  package init(_ experience: Experience) {
    gesture = experience.gesture
    mode = experience.detection.mode
    lastingFailure = experience.lastingFailure
  }

  /// Handles an event, updates the state and returns the outcome.
  package mutating func handle(_ event: CaptureEvent, _ moment: Moment) -> Answer {
    if case .modeChanged(let new) = event { mode = new }
    let answer = answer(to: event, moment)
    if case .move(let next, _) = answer { state = next }
    return answer
  }

  private func answer(to event: CaptureEvent, _ moment: Moment) -> Answer {
    switch state {
    case .idle: idle(event, moment)
    case .rationale(let intent): rationale(intent, event, moment)
    case .authorizing(let question): authorizing(question, event, moment)
    case .openingToListen(let microphone): openingToListen(microphone, event, moment)
    case .openingToRecord(let recording): openingToRecord(recording, event, moment)
    case .listening(let microphone): listening(microphone, event, moment)
    case .touched(let touch): touched(touch, event, moment)
    case .recording(let recording): self.recording(recording, event, moment)
    case .closing(let closing): self.closing(closing, event, moment)
    case .paused: paused(event, moment)
    case .muted(let microphone): muted(microphone, event, moment)
    case .failed(let failure): failed(failure, event, moment)
    }
  }
}

// MARK: - Shared transitions

extension CaptureMachine {
  /// Whether a touch starts a recording immediately, so that no audio is lost (O45).
  var recordsFromTouch: Bool {
    switch gesture {
    case .hold: true
    case .tapOrHold: mode.allowsHold
    case .toggle: false
    }
  }

  /// Starts the intent if ready; otherwise shows the rationale or fails.
  func start(_ intent: CaptureState.Intent, _ moment: Moment) -> Answer {
    // The user has since chosen a manual mode.
    if intent == .automatic, !mode.isAutomatic { return .move(.idle, []) }
    return switch moment.readiness.verdict {
    case .ready: open(intent, moment)
    case .mustAsk: .move(.rationale(intent == .touch ? .hand : intent), [])
    case .blocked(let failure): fail(failure)
    }
  }

  /// Moves to `failed` and reports the failure; the microphone is already closed.
  func fail(_ failure: VoiceFailure) -> Answer {
    .move(.failed(failure), told(failure))
  }

  /// Returns the effects that report a failure, as a message and as haptic feedback.
  func told(_ failure: VoiceFailure) -> [CaptureEffect] {
    [.tell(failure), .cue(.felt(.failed))]
  }

  /// Performs `effects`, closes the microphone and then continues with `next`.
  func close(
    _ microphone: MicrophoneID, then next: CaptureState.Closing.Next,
    after effects: [CaptureEffect] = []
  ) -> Answer {
    .move(
      .closing(.init(microphone: microphone, next: next)),
      effects + [.closeMicrophone(microphone)])
  }

  private func open(_ intent: CaptureState.Intent, _ moment: Moment) -> Answer {
    let microphone = MicrophoneID(moment.fresh)
    let open = CaptureEffect.openMicrophone(microphone)
    var recording = CaptureState.Recording(
      id: RecordingID(moment.fresh), microphone: microphone, kind: .hand, grip: .free)
    switch intent {
    case .automatic:
      return .move(.openingToListen(microphone), [open])
    case .hand:
      return .move(.openingToRecord(recording), [.cue(.felt(.recordingStarted)), open])
    case .touch:
      let timer = TimerID(moment.fresh)
      recording.grip = .beginning(timer)
      let cue = Cue.felt(gesture == .hold ? .recordingStarted : .touchedDown)
      return .move(.openingToRecord(recording), [.cue(cue), .startHoldTimer(timer), open])
    }
  }
}
