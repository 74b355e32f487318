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
/// Each state has one function that handles every event. `CaptureMachine+Listening.swift` contains
/// the states before and around listening, and `CaptureMachine+Recording.swift` those of a recording
/// and of closing.
package struct CaptureMachine: Sendable {
  package typealias Answer = Outcome<CaptureState, CaptureEffect, CaptureSignal>

  package let gesture: GesturePolicy
  package private(set) var mode: DetectionMode
  package let lastingFailure: LastingFailurePolicy
  package internal(set) var state = CaptureState.idle

  package init(_ experience: Experience) {
    gesture = experience.gesture
    mode = experience.detection.mode
    lastingFailure = experience.lastingFailure
  }

  package mutating func handle(_ event: CaptureEvent, _ moment: Moment) -> Answer {
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

  /// Performs `effects`, closes the microphone and then continues with `next`.
  func close(
    _ microphone: MicrophoneID, then next: CaptureState.Closing.Next,
    after effects: [CaptureEffect] = []
  ) -> Answer {
    .move(.closing(microphone, then: next), effects + [.closeMicrophone(microphone)])
  }

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
        ? .ignore("what the finger held has ended by itself") : start(.hand, moment)
    case .activated: return start(.hand, moment)
    case .began, .modeChanged:
      return mode.isAutomatic
        ? start(.automatic, moment) : .ignore("a recording by hand waits for a gesture")
    case .muteOn: return .move(.muted(.closed))
    case .failureArose(let failure): return fail(failure)
    case .stopAsked, .cancelAsked: return .refuse(.nothingIsRecording)
    case .microphoneOpened: return .impossible("a microphone opened that nobody asked for")
    case .left, .muteOff, .failureDismissed, .interrupted: return .ignore("it is so already")
    case .rationaleAccepted, .rationaleDeclined:
      return .ignore("a second tap on an explanation that has left")
    case .permissionAnswered: return .ignore("the answer came after its question was given up")
    case .holdReached, .permissionOverdue: return .ignore("an old alarm")
    case .microphoneFailed, .soundEnded, .microphoneClosed:
      return .ignore("the microphone has been closed")
    case .speechStarted, .endingReached, .recognitionBroke, .recognitionEnded:
      return .ignore("the recording has ended")
    }
  }

  private func paused(_ event: CaptureEvent, _ moment: Moment) -> Answer {
    switch event {
    case .pressed:
      return recordsFromTouch ? start(.touch, moment) : .stay([.cue(.felt(.touchedDown))])
    case .released, .activated: return start(.hand, moment)
    case .began: return start(.automatic, moment)
    case .left: return .move(.idle)
    case .modeChanged: return mode.isAutomatic ? .ignore("it was paused by hand") : .move(.idle)
    case .muteOn: return .move(.muted(.closed))
    case .failureArose(let failure): return .stay(told(failure))
    case .stopAsked, .cancelAsked: return .refuse(.nothingIsRecording)
    case .microphoneOpened: return .impossible("a microphone opened that nobody asked for")
    case .muteOff, .failureDismissed, .interrupted: return .ignore("it is so already")
    case .rationaleAccepted, .rationaleDeclined, .permissionAnswered:
      return .ignore("nothing is being asked")
    case .holdReached, .permissionOverdue: return .ignore("an old alarm")
    case .microphoneFailed, .soundEnded, .microphoneClosed:
      return .ignore("the microphone has been closed")
    case .speechStarted, .endingReached, .recognitionBroke, .recognitionEnded:
      return .ignore("the recording has ended")
    }
  }

  private func failed(_ failure: VoiceFailure, _ event: CaptureEvent, _ moment: Moment) -> Answer {
    switch event {
    case .pressed:
      if isButtonGone(failure, moment) { return .ignore("the button is disabled or hidden") }
      return recordsFromTouch ? start(.touch, moment) : .stay([.cue(.felt(.touchedDown))])
    case .released:
      if isButtonGone(failure, moment) { return .ignore("the button is disabled or hidden") }
      return gesture == .hold
        ? .ignore("the failure ended what the finger held") : start(.hand, moment)
    case .activated:
      if isButtonGone(failure, moment) { return .ignore("the button is disabled or hidden") }
      return start(.hand, moment)
    case .began:
      return mode.isAutomatic
        ? start(.automatic, moment) : .ignore("a recording by hand waits for a gesture")
    case .left, .failureDismissed: return .move(.idle)
    case .modeChanged: return .ignore("it counts from the next start")
    case .muteOn: return .move(.muted(.closed))
    case .failureArose(let later): return fail(later)
    case .stopAsked, .cancelAsked: return .refuse(.nothingIsRecording)
    case .microphoneOpened: return .impossible("a microphone opened that nobody asked for")
    case .muteOff, .interrupted: return .ignore("it is so already")
    case .rationaleAccepted, .rationaleDeclined, .permissionAnswered:
      return .ignore("nothing is being asked")
    case .holdReached, .permissionOverdue: return .ignore("an old alarm")
    case .microphoneFailed, .soundEnded, .microphoneClosed:
      return .ignore("the microphone has been closed")
    case .speechStarted, .endingReached, .recognitionBroke, .recognitionEnded:
      return .ignore("the recording has ended")
    }
  }

  private func muted(
    _ microphone: CaptureState.MutedMicrophone, _ event: CaptureEvent, _ moment: Moment
  ) -> Answer {
    switch event {
    case .muteOff: return unmute(microphone, moment)
    case .modeChanged:
      guard !mode.isAutomatic else { return .ignore("it counts once it is unmuted") }
      return release(microphone, then: .muted, closed: .ignore("no microphone is open"))
    case .pressed, .activated: return .stay([.cue(.unmuteToSpeak)])
    case .left: return release(microphone, then: .idle, closed: .move(.idle))
    case .interrupted, .soundEnded:
      return release(microphone, then: .muted, closed: .ignore("no microphone is open"))
    case .microphoneOpened(let opened):
      return microphone == .opening(opened)
        ? .move(.muted(.open(opened)))
        : .impossible("a microphone opened that nobody asked for")
    case .microphoneFailed(_, let failure):
      return release(
        microphone, then: .muted, after: told(failure), closed: .ignore("it is closed"))
    case .failureArose(let failure): return .stay(told(failure))
    case .stopAsked, .cancelAsked: return .refuse(.nothingIsRecording)
    case .began, .muteOn, .failureDismissed: return .ignore("it is so already")
    case .released: return .ignore("the press was answered")
    case .rationaleAccepted, .rationaleDeclined, .permissionAnswered:
      return .ignore("nothing is being asked")
    case .holdReached, .permissionOverdue: return .ignore("an old alarm")
    case .microphoneClosed: return .ignore("the microphone has been closed")
    case .speechStarted: return .ignore("heard before it was muted")
    case .endingReached, .recognitionBroke, .recognitionEnded:
      return .ignore("the recording has ended")
    }
  }

  /// Whether the policy disables or hides the button because of this failure (S2-47, O6).
  ///
  /// Temporary failures never remove the button, and it returns once the cause is gone.
  private func isButtonGone(_ failure: VoiceFailure, _ moment: Moment) -> Bool {
    guard failure.isLasting, case .blocked(let cause) = moment.readiness.verdict, cause.isLasting
    else { return false }
    switch lastingFailure {
    case .disable, .hide: return true
    case .explainOnTap, .retry: return false
    }
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
