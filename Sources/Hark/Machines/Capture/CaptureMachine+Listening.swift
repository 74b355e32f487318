// Handlers for the states before the microphone may open: `rationale` and `authorizing`.
extension CaptureMachine {
  func rationale(_ intent: CaptureState.Intent, _ event: CaptureEvent, _ moment: Moment) -> Answer {
    switch event {
    case .rationaleAccepted: return ask(intent, moment)
    case .rationaleDeclined, .left: return .move(.idle)
    case .modeChanged: return .ignore("the mode applies after the answer")
    case .muteOn: return .move(.muted(.closed))
    case .failureArose(let failure): return .stay(told(failure))
    case .pressed, .released, .activated, .began: return .ignore("the rationale is showing")
    case .holdReached, .stopAsked, .cancelAsked, .muteOff, .failureDismissed, .permissionAnswered,
      .permissionOverdue, .microphoneOpened, .microphoneFailed, .soundEnded, .microphoneClosed,
      .speechStarted, .endingReached, .interrupted, .recognitionBroke, .recognitionEnded:
      return otherwise(event)
    }
  }

  func authorizing(
    _ question: CaptureState.Question, _ event: CaptureEvent, _ moment: Moment
  ) -> Answer {
    switch event {
    case .permissionAnswered(let permission, let status):
      guard permission == question.permission else { return .ignore("an older request") }
      return answered(question, status, moment)
    case .permissionOverdue(let timer):
      guard timer == question.timer else { return .ignore("an expired timer") }
      return fail(.permissionUnanswered)
    case .left: return .move(.idle)
    case .modeChanged: return .ignore("the mode applies after the answer")
    case .muteOn:
      // If a headset button muted the microphone during the prompt, it must not open.
      return .move(.muted(.closed))
    case .failureArose(let failure): return .stay(told(failure))
    case .interrupted:
      return .ignore("the system prompt itself moves the app out of the foreground")
    case .pressed, .released, .activated, .began, .muteOff:
      return .ignore("the system prompt is showing")
    case .holdReached, .stopAsked, .cancelAsked, .rationaleAccepted, .rationaleDeclined,
      .failureDismissed, .microphoneOpened, .microphoneFailed, .soundEnded, .microphoneClosed,
      .speechStarted, .endingReached, .recognitionBroke, .recognitionEnded:
      return otherwise(event)
    }
  }

  /// Requests the next undecided permission, speech before microphone (O4); if both are decided,
  /// carries out the intent.
  private func ask(
    _ intent: CaptureState.Intent, _ moment: Moment,
    after answers: [Permission: PermissionStatus] = [:]
  ) -> Answer {
    let permission: Permission
    if moment.readiness.speech == .notDetermined {
      permission = .speech
    } else if moment.readiness.microphone == .notDetermined {
      permission = .microphone
    } else {
      return start(intent, moment)
    }
    let timer = TimerID(moment.nextID)
    return .move(
      .authorizing(.init(permission: permission, timer: timer, intent: intent, answers: answers)),
      [.askPermission(permission), .startPermissionTimer(timer)])
  }

  /// Records the user's answer, then requests the next permission, fails, or carries out the
  /// intent; without a decision, returns to `idle`.
  ///
  /// Both permissions are requested even if the first is denied, so that neither prompt is needed
  /// again. If both are denied, the speech failure is reported (S1-15).
  ///
  /// An answer counts even if the system's status does not change, as in browsers that grant access
  /// once without saving it, so no permission is requested twice.
  private func answered(
    _ question: CaptureState.Question, _ status: PermissionStatus, _ moment: Moment
  ) -> Answer {
    if status == .notDetermined { return .move(.idle) }
    let answers = question.answers.merging([question.permission: status]) { $1 }
    var moment = moment
    moment.readiness.fill(with: answers)
    if question.permission == .speech, moment.readiness.microphone == .notDetermined {
      return ask(question.intent, moment, after: answers)
    }
    if let failure = Readiness.failure(question.permission, status) {
      return fail(Readiness.failure(.speech, moment.readiness.speech) ?? failure)
    }
    return ask(question.intent, moment, after: answers)
  }
}

// Handlers for the states in which the microphone is open or opening, without a recording.
extension CaptureMachine {
  func openingToListen(
    _ microphone: MicrophoneID, _ event: CaptureEvent, _ moment: Moment
  ) -> Answer {
    switch event {
    case .microphoneOpened(let opened):
      return opened == microphone
        ? .move(.listening(microphone)) : .impossible("another microphone opened")
    case .microphoneFailed(let failing, let failure):
      return failing == microphone ? fail(failure) : .ignore("an older microphone")
    case .pressed: return .stay([.cue(.felt(.touchedDown))])
    case .muteOn: return .move(.muted(.opening(microphone)))
    case .soundEnded, .speechStarted: return otherwise(event)
    case .began, .left, .released, .activated, .holdReached, .stopAsked, .cancelAsked,
      .rationaleAccepted, .rationaleDeclined, .muteOff, .modeChanged, .failureDismissed,
      .permissionAnswered, .permissionOverdue, .microphoneClosed, .endingReached, .interrupted,
      .recognitionBroke, .recognitionEnded, .failureArose:
      return listening(microphone, event, moment)
    }
  }

  func listening(_ microphone: MicrophoneID, _ event: CaptureEvent, _ moment: Moment) -> Answer {
    switch event {
    case .speechStarted(let onset):
      return record(microphone, .speech, .free, from: onset, [.cue(.felt(.speechDetected))], moment)
    case .pressed:
      let cue = CaptureEffect.cue(.felt(.touchedDown))
      guard recordsFromTouch else { return .stay([cue]) }
      let timer = TimerID(moment.nextID)
      return .move(
        .touched(.init(microphone: microphone, timer: timer, position: moment.position)),
        [cue, .startHoldTimer(timer)])
    case .released, .activated: return close(microphone, then: .paused)
    case .left, .soundEnded(microphone): return close(microphone, then: .idle)
    case .microphoneFailed(let failing, let failure):
      guard failing == microphone else { return .ignore("an older microphone") }
      return close(microphone, then: .failed(failure), after: told(failure))
    case .modeChanged:
      return mode.isAutomatic
        ? .ignore("the mode is already automatic") : close(microphone, then: .idle)
    case .muteOn: return .move(.muted(.open(microphone)))
    case .interrupted:
      return close(microphone, then: .failed(.interrupted), after: told(.interrupted))
    case .failureArose(let failure): return .stay(told(failure))
    case .began, .holdReached, .stopAsked, .cancelAsked, .rationaleAccepted, .rationaleDeclined,
      .muteOff, .failureDismissed, .permissionAnswered, .permissionOverdue, .microphoneOpened,
      .soundEnded, .microphoneClosed, .endingReached, .recognitionBroke, .recognitionEnded:
      return otherwise(event)
    }
  }

  func touched(_ touch: CaptureState.Touch, _ event: CaptureEvent, _ moment: Moment) -> Answer {
    let microphone = touch.microphone
    switch event {
    case .holdReached(let timer):
      guard timer == touch.timer else { return .ignore("an expired timer") }
      return record(
        microphone, .held, .holding, from: touch.position, [.cue(.felt(.holdBegan))], moment)
    case .speechStarted(let onset):
      return record(
        microphone, .speech, .pressing(touch.timer), from: onset, [.cue(.felt(.speechDetected))],
        moment)
    case .pressed: return otherwise(event)
    case .began, .left, .released, .activated, .stopAsked, .cancelAsked, .rationaleAccepted,
      .rationaleDeclined, .muteOn, .muteOff, .modeChanged, .failureDismissed, .permissionAnswered,
      .permissionOverdue, .microphoneOpened, .microphoneFailed, .soundEnded, .microphoneClosed,
      .endingReached, .interrupted, .recognitionBroke, .recognitionEnded, .failureArose:
      return listening(microphone, event, moment)
    }
  }

  private func record(
    _ microphone: MicrophoneID, _ kind: RecordingKind, _ grip: CaptureState.Grip, from start: Int,
    _ effects: [CaptureEffect], _ moment: Moment
  ) -> Answer {
    let id = RecordingID(moment.nextID)
    return begin(
      .init(id: id, microphone: microphone, kind: kind, grip: grip), from: start, effects)
  }
}
