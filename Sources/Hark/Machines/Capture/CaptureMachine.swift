/// The state machine for gestures, permissions, and the microphone.
///
/// It decides when the microphone opens and when a recording starts and ends.
///
/// ```
///                                speech
///  openingToListen ─▶ listening ───────────────────▶ recording ◀───── openingToRecord
///      ▲               │  │  ▲     stop (automatic)   │ ▲  │                ▲
///      │               │  │  └────────────────────────┘ │  │                │
///      │           tap │  │ press          hold, speech │  │ stop (manual)  │
///      │               │  └────────▶ touched ───────────┘  │                │
///      │               │                │ release          │                │
///      │               │                ▼                  │                │
///      │               └───────────▶ closing ◀─────────────┘                │
///      │                                │                                   │
///      │ automatic                      ▼                                   │ tap, hold
///      └───────────────────── idle, paused, failed ─────────────────────────┘
/// ```
///
/// The diagram shows the main transitions. While a permission is undecided, a start first leads to
/// `rationale` and `authorizing`. Closing leads to `paused` after a tap while listening, and to
/// `idle` after a recording; a start that is requested in the meantime follows it. Only leaving the
/// screen or choosing a manual mode leads directly from `paused` to `idle`.
///
/// Muting leads to `muted` from every state, and unmuting leads to listening in an automatic mode
/// and to `idle` in a manual mode. A failure to start, listen, or record leads to `failed`.
///
/// Each state has one function that handles every event: permission and listening are in
/// `CaptureMachine+Listening.swift`, recording and closing in `CaptureMachine+Recording.swift`, and
/// the resting states in this file.
struct CaptureMachine: Sendable {
  typealias Answer = Outcome<CaptureState, CaptureEffect, CaptureSignal>

  let gesture: GesturePolicy
  private(set) var mode: DetectionMode
  let lastingFailure: LastingFailurePolicy
  var state = CaptureState.idle

  init(_ experience: Experience) {
    gesture = experience.gesture
    mode = experience.detection.mode
    lastingFailure = experience.lastingFailure
  }

  mutating func handle(_ event: CaptureEvent, _ moment: Moment) -> Answer {
    if case .modeChanged(let new) = event { mode = new }
    let answer = answer(to: event, moment)
    if case .move(let next, _, _) = answer { state = next }
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

  /// Handles an event that does not concern the current state.
  func otherwise(_ event: CaptureEvent) -> Answer {
    switch event {
    case .stopAsked, .cancelAsked: .refuse(.nothingIsRecording)
    case .microphoneOpened: .impossible("a microphone that was not requested")
    case .microphoneFailed, .soundEnded, .microphoneClosed: .ignore("an older microphone")
    case .speechStarted, .endingReached, .recognitionBroke, .recognitionEnded:
      .ignore("an older recording")
    case .rationaleAccepted, .rationaleDeclined, .permissionAnswered:
      .ignore("no question is pending")
    case .holdReached, .permissionOverdue: .ignore("an expired timer")
    case .began, .left, .pressed, .released, .activated, .muteOn, .muteOff, .modeChanged,
      .failureDismissed, .interrupted, .failureArose:
      .ignore("nothing to change")
    }
  }

  /// Whether a recording can begin with the touch rather than the tap, so that no audio is lost (O45).
  var recordsFromTouch: Bool { gesture == .hold || gesture == .tapOrHold && mode.allowsHold }

  /// Carries out the intent if ready; otherwise shows the rationale or fails.
  func start(_ intent: CaptureState.Intent, _ moment: Moment) -> Answer {
    // The user has since chosen a manual mode.
    if intent == .automatic, !mode.isAutomatic { return .move(.idle) }
    return switch moment.readiness.verdict {
    case .ready: open(intent, moment)
    case .mustAsk: .move(.rationale(intent == .touch ? .hand : intent))
    case .blocked(let failure): fail(failure)
    }
  }

  /// Moves to `failed` and reports the failure; the microphone is already closed.
  func fail(_ failure: VoiceFailure) -> Answer { .move(.failed(failure), told(failure)) }

  func told(_ failure: VoiceFailure) -> [CaptureEffect] { [.tell(failure), .cue(.felt(.failed))] }

  /// Performs `effects`, closes the microphone, and then continues with `next`.
  func close(
    _ microphone: MicrophoneID, then next: CaptureState.Closing.Next,
    after effects: [CaptureEffect] = []
  ) -> Answer { .move(.closing(microphone, then: next), effects + [.closeMicrophone(microphone)]) }

  private func open(_ intent: CaptureState.Intent, _ moment: Moment) -> Answer {
    let microphone = MicrophoneID(moment.nextID)
    let open = CaptureEffect.openMicrophone(microphone)
    var recording = CaptureState.Recording(
      id: RecordingID(moment.nextID), microphone: microphone, kind: .hand, grip: .free)
    switch intent {
    case .automatic: return .move(.openingToListen(microphone), [open])
    case .hand: return .move(.openingToRecord(recording), [.cue(.felt(.recordingStarted)), open])
    case .touch:
      let timer = TimerID(moment.nextID)
      recording.grip = .beginning(timer)
      let cue = Cue.felt(gesture == .hold ? .recordingStarted : .touchedDown)
      return .move(.openingToRecord(recording), [.cue(cue), .startHoldTimer(timer), open])
    }
  }
}

// Handlers for the resting states: `idle`, `paused`, `failed` and `muted`.
extension CaptureMachine {
  private func idle(_ event: CaptureEvent, _ moment: Moment) -> Answer {
    switch event {
    case .pressed:
      return recordsFromTouch && !mode.isAutomatic
        ? start(.touch, moment) : .stay([.cue(.felt(.touchedDown))])
    case .released:
      return gesture == .hold
        ? .ignore("the held recording has already ended") : start(.hand, moment)
    case .activated: return start(.hand, moment)
    case .began, .modeChanged:
      return mode.isAutomatic
        ? start(.automatic, moment) : .ignore("a manual mode waits for a gesture")
    case .muteOn: return .move(.muted(.closed))
    case .failureArose(let failure): return fail(failure)
    case .left, .holdReached, .stopAsked, .cancelAsked, .rationaleAccepted, .rationaleDeclined,
      .muteOff, .failureDismissed, .permissionAnswered, .permissionOverdue, .microphoneOpened,
      .microphoneFailed, .soundEnded, .microphoneClosed, .speechStarted, .endingReached,
      .interrupted, .recognitionBroke, .recognitionEnded:
      return otherwise(event)
    }
  }

  private func paused(_ event: CaptureEvent, _ moment: Moment) -> Answer {
    switch event {
    case .pressed:
      return recordsFromTouch ? start(.touch, moment) : .stay([.cue(.felt(.touchedDown))])
    case .released, .activated: return start(.hand, moment)
    case .began: return start(.automatic, moment)
    case .left: return .move(.idle)
    case .modeChanged: return mode.isAutomatic ? .ignore("the user paused it") : .move(.idle)
    case .muteOn: return .move(.muted(.closed))
    case .failureArose(let failure): return .stay(told(failure))
    case .holdReached, .stopAsked, .cancelAsked, .rationaleAccepted, .rationaleDeclined, .muteOff,
      .failureDismissed, .permissionAnswered, .permissionOverdue, .microphoneOpened,
      .microphoneFailed, .soundEnded, .microphoneClosed, .speechStarted, .endingReached,
      .interrupted, .recognitionBroke, .recognitionEnded:
      return otherwise(event)
    }
  }

  private func failed(_ failure: VoiceFailure, _ event: CaptureEvent, _ moment: Moment) -> Answer {
    let isGone = isButtonGone(failure, moment)
    switch event {
    case .pressed where isGone, .released where isGone, .activated where isGone:
      return .ignore("the button is disabled or hidden")
    case .pressed:
      return recordsFromTouch ? start(.touch, moment) : .stay([.cue(.felt(.touchedDown))])
    case .released:
      return gesture == .hold
        ? .ignore("the failure ended the held recording") : start(.hand, moment)
    case .activated: return start(.hand, moment)
    case .began:
      return mode.isAutomatic
        ? start(.automatic, moment) : .ignore("a manual mode waits for a gesture")
    case .left, .failureDismissed: return .move(.idle)
    case .modeChanged: return .ignore("the mode applies to the next start")
    case .muteOn: return .move(.muted(.closed))
    case .failureArose(let later): return fail(later)
    case .holdReached, .stopAsked, .cancelAsked, .rationaleAccepted, .rationaleDeclined, .muteOff,
      .permissionAnswered, .permissionOverdue, .microphoneOpened, .microphoneFailed, .soundEnded,
      .microphoneClosed, .speechStarted, .endingReached, .interrupted, .recognitionBroke,
      .recognitionEnded:
      return otherwise(event)
    }
  }

  private func muted(
    _ microphone: CaptureState.MutedMicrophone, _ event: CaptureEvent, _ moment: Moment
  ) -> Answer {
    switch event {
    case .muteOff: return unmute(microphone, moment)
    case .modeChanged:
      guard !mode.isAutomatic else { return .ignore("the mode applies after unmuting") }
      return release(microphone, then: .muted, closed: .ignore("the microphone is closed"))
    case .pressed, .activated: return .stay([.cue(.unmuteToSpeak)])
    case .left: return release(microphone, then: .idle, closed: .move(.idle))
    case .interrupted, .soundEnded:
      return release(microphone, then: .muted, closed: .ignore("the microphone is closed"))
    case .microphoneOpened(let opened):
      return microphone == .opening(opened) ? .move(.muted(.open(opened))) : otherwise(event)
    case .microphoneFailed(_, let failure):
      return release(
        microphone, then: .muted, after: told(failure), closed: .ignore("the microphone is closed"))
    case .failureArose(let failure): return .stay(told(failure))
    case .released: return .ignore("the press has been handled")
    case .speechStarted: return .ignore("detected before the mute")
    case .began, .holdReached, .stopAsked, .cancelAsked, .rationaleAccepted, .rationaleDeclined,
      .muteOn, .failureDismissed, .permissionAnswered, .permissionOverdue, .microphoneClosed,
      .endingReached, .recognitionBroke, .recognitionEnded:
      return otherwise(event)
    }
  }

  /// Returns whether the policy disables or hides the button because of this failure (S2-47, O6).
  ///
  /// Temporary failures never remove the button, and it returns once the cause is gone.
  private func isButtonGone(_ failure: VoiceFailure, _ moment: Moment) -> Bool {
    guard failure.isLasting, case .blocked(let cause) = moment.readiness.verdict else {
      return false
    }
    return cause.isLasting && lastingFailure.disablesButton
  }

  private func unmute(_ microphone: CaptureState.MutedMicrophone, _ moment: Moment) -> Answer {
    switch microphone {
    case .closed: mode.isAutomatic ? start(.automatic, moment) : .move(.idle)
    case .opening(let microphone): .move(.openingToListen(microphone))
    case .open(let microphone): .move(.listening(microphone))
    }
  }

  private func release(
    _ microphone: CaptureState.MutedMicrophone, then next: CaptureState.Closing.Next,
    after effects: [CaptureEffect] = [], closed: Answer
  ) -> Answer {
    switch microphone {
    case .closed: closed
    case .opening(let open), .open(let open): close(open, then: next, after: effects)
    }
  }
}
