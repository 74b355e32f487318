// Handlers for the states of a recording: `openingToRecord` and `recording`.
extension CaptureMachine {
  func openingToRecord(
    _ recording: CaptureState.Recording, _ event: CaptureEvent, _ moment: Moment
  ) -> Answer {
    let microphone = recording.microphone
    switch event {
    case .microphoneOpened(let opened):
      guard opened == microphone else { return .impossible("another microphone opened") }
      return begin(recording, from: 0)
    case .microphoneFailed(let failing, let failure):
      return failing == microphone ? fail(failure) : .ignore("an older microphone")
    case .released: return releasedWhileOpening(recording)
    case .holdReached(let timer):
      guard recording.grip == .beginning(timer) else { return .ignore("an expired timer") }
      return .move(.openingToRecord(recording.with(.held, .holding)), [.cue(.felt(.holdBegan))])
    case .activated, .stopAsked, .cancelAsked, .left: return close(microphone, then: .idle)
    case .modeChanged: return .ignore("the recording keeps its kind")
    case .muteOn: return close(microphone, then: .muted)
    case .interrupted:
      return close(microphone, then: .failed(.interrupted), after: told(.interrupted))
    case .failureArose(let failure): return .stay(told(failure))
    case .began, .pressed, .rationaleAccepted, .rationaleDeclined, .muteOff, .failureDismissed,
      .permissionAnswered, .permissionOverdue, .soundEnded, .microphoneClosed, .speechStarted,
      .endingReached, .recognitionBroke, .recognitionEnded:
      return otherwise(event)
    }
  }

  func recording(
    _ recording: CaptureState.Recording, _ event: CaptureEvent, _ moment: Moment
  ) -> Answer {
    let microphone = recording.microphone
    switch event {
    case .pressed: return pressed(during: recording, moment)
    case .released: return released(during: recording)
    case .holdReached(let timer): return held(during: recording, timer)
    case .activated, .stopAsked: return stop(recording, .hand)
    case .cancelAsked: return finish(recording, .cancelled, [.cue(.felt(.recordingStopped))])
    case .endingReached(let id, let reason): return reached(reason, of: id, during: recording)
    case .soundEnded(let ended):
      guard ended == microphone else { return .ignore("an older microphone") }
      return end(recording, .soundEnded, then: .closing(microphone, then: .idle))
    case .left: return end(recording, .left, then: .closing(microphone, then: .idle))
    case .microphoneFailed(let failing, let failure):
      guard failing == microphone else { return .ignore("an older microphone") }
      return breakOff(recording, .failure, failure)
    case .interrupted: return breakOff(recording, .interrupted, .interrupted)
    case .recognitionBroke(let id, let failure):
      guard id == recording.id else { return .ignore("an older recording") }
      return breakOff(recording, .failure, failure)
    case .recognitionEnded(let id):
      return id == recording.id ? stop(recording, .recognitionEnded) : .ignore("an older recording")
    case .modeChanged: return .ignore("the recording keeps its kind")
    case .muteOn:
      return end(
        recording, .hand,
        then: mode.isAutomatic ? .muted(.open(microphone)) : .closing(microphone, then: .muted))
    case .failureArose(let failure): return .stay(told(failure))
    case .speechStarted: return .ignore("the recording already contains it")
    case .began, .rationaleAccepted, .rationaleDeclined, .muteOff, .failureDismissed,
      .permissionAnswered, .permissionOverdue, .microphoneOpened, .microphoneClosed:
      return otherwise(event)
    }
  }
}

// Touch handling during a recording.
extension CaptureMachine {
  private func releasedWhileOpening(_ recording: CaptureState.Recording) -> Answer {
    switch recording.grip {
    case .beginning where gesture == .hold:
      close(recording.microphone, then: .idle, after: [.cue(.holdToSpeak)])
    case .beginning:
      .move(.openingToRecord(recording.with(.hand, .free)), [.cue(.felt(.recordingStarted))])
    case .holding, .free, .pressing, .overriding: close(recording.microphone, then: .idle)
    }
  }

  private func pressed(during recording: CaptureState.Recording, _ moment: Moment) -> Answer {
    guard recording.grip == .free else { return .ignore("the finger is already down") }
    let cue = CaptureEffect.cue(.felt(.touchedDown))
    guard gesture == .tapOrHold, mode.allowsHold else { return .stay([cue]) }
    let timer = TimerID(moment.nextID)
    return .move(
      .recording(recording.with(recording.kind, .pressing(timer))), [cue, .startHoldTimer(timer)])
  }

  private func released(during recording: CaptureState.Recording) -> Answer {
    switch recording.grip {
    case .beginning where gesture == .hold:
      return end(
        recording, .cancelled, [.cue(.holdToSpeak)],
        then: .closing(recording.microphone, then: .idle))
    case .beginning:
      return .move(.recording(recording.with(.hand, .free)), [.cue(.felt(.recordingStarted))])
    case .free, .pressing, .holding: return stop(recording, .hand)
    case .overriding(let kind):
      return .move(
        .recording(recording.with(kind, .free)),
        [.cue(.felt(.holdReleased)), .recordingChanged(recording.id, kind)])
    }
  }

  private func held(during recording: CaptureState.Recording, _ timer: TimerID) -> Answer {
    let effects: [CaptureEffect] = [
      .cue(.felt(.holdBegan)), .recordingChanged(recording.id, .held),
    ]
    switch recording.grip {
    case .beginning(timer): return .move(.recording(recording.with(.held, .holding)), effects)
    case .pressing(timer):
      return .move(.recording(recording.with(.held, .overriding(recording.kind))), effects)
    case .free, .beginning, .pressing, .holding, .overriding: return .ignore("an expired timer")
    }
  }
}

// Transitions that begin or end a recording.
extension CaptureMachine {
  /// Starts the recording at the sample `start`, after performing `effects`.
  func begin(
    _ recording: CaptureState.Recording, from start: Int, _ effects: [CaptureEffect] = []
  ) -> Answer {
    .move(
      .recording(recording),
      effects + [.recordingStarted(recording.id, recording.kind, from: start)],
      signals: [.recordingStarted(recording.id, from: start)])
  }

  private func reached(
    _ reason: StopReason, of id: RecordingID, during recording: CaptureState.Recording
  ) -> Answer {
    guard id == recording.id else { return .ignore("an older recording") }
    switch reason {
    case .silence where recording.kind == .held, .noFirstWord where recording.kind == .held:
      return .ignore("a held recording has no silence limit")
    case .length: return stop(recording, reason, also: [.cue(.lengthLimitReached)])
    case .characters: return stop(recording, reason, also: [.cue(.characterLimitReached)])
    // By hand: a spoken command.
    case .silence, .noFirstWord, .hand: return stop(recording, reason)
    case .cancelled, .soundEnded, .recognitionEnded, .interrupted, .left, .failure:
      return .impossible("no limit has this reason")
    }
  }

  private func stop(
    _ recording: CaptureState.Recording, _ reason: StopReason, also effects: [CaptureEffect] = []
  ) -> Answer {
    let released = gesture == .tapOrHold && recording.kind == .held
    let cue = CaptureEffect.cue(.felt(released ? .holdReleased : .recordingStopped))
    return finish(recording, reason, effects + [cue])
  }

  /// Finishes the recording; an automatic mode continues listening, and a manual mode closes the
  /// microphone.
  private func finish(
    _ recording: CaptureState.Recording, _ reason: StopReason, _ effects: [CaptureEffect]
  ) -> Answer {
    end(
      recording, reason, effects,
      then: mode.isAutomatic
        ? .listening(recording.microphone) : .closing(recording.microphone, then: .idle))
  }

  private func breakOff(
    _ recording: CaptureState.Recording, _ reason: StopReason, _ failure: VoiceFailure
  ) -> Answer {
    end(
      recording, reason, told(failure),
      then: .closing(recording.microphone, then: .failed(failure)))
  }

  /// Ends the recording after `effects`, and closes the microphone if the next state requires it.
  private func end(
    _ recording: CaptureState.Recording, _ reason: StopReason, _ effects: [CaptureEffect] = [],
    then next: CaptureState
  ) -> Answer {
    var effects = effects + [.recordingStopped(recording.id, reason)]
    if case .closing = next { effects.append(.closeMicrophone(recording.microphone)) }
    return .move(next, effects, signals: [.recordingStopped(recording.id, reason)])
  }
}

// Handlers for `closing` and the transitions that follow it.
extension CaptureMachine {
  func closing(_ closing: CaptureState.Closing, _ event: CaptureEvent, _ moment: Moment) -> Answer {
    switch event {
    // A microphone that is closing to be muted responds like a muted one.
    case .pressed where closing.next == .muted, .activated where closing.next == .muted:
      return .stay([.cue(.unmuteToSpeak)])
    case .released where closing.next == .muted: return .ignore("the press has been handled")
    case .began where closing.next == .muted: return .ignore("already in effect")
    case .microphoneClosed(let closed):
      guard closed == closing.microphone else { return .ignore("an older microphone") }
      return follow(closing.next, moment)
    case .pressed:
      return recordsFromTouch && closing.next != .start(.hand)
        ? next(.start(.touch), closing) : .stay([.cue(.felt(.touchedDown))])
    case .released: return releasedWhileClosing(closing)
    case .activated: return toggled(closing)
    case .began:
      return mode.isAutomatic
        ? next(.start(.automatic), closing) : .ignore("a manual mode waits for a gesture")
    case .left: return next(.idle, closing)
    case .modeChanged:
      return closing.next == .idle && mode.isAutomatic
        ? next(.start(.automatic), closing)
        : .ignore("the mode applies once the microphone is closed")
    case .muteOn: return next(.muted, closing)
    case .muteOff:
      guard closing.next == .muted else { return .ignore("already in effect") }
      return next(mode.isAutomatic ? .start(.automatic) : .idle, closing)
    case .failureDismissed:
      guard case .failed = closing.next else { return .ignore("already in effect") }
      return next(.idle, closing)
    case .failureArose(let failure):
      guard closing.next == .idle else { return .stay(told(failure)) }
      return next(.failed(failure), closing, told(failure))
    case .stopAsked, .cancelAsked:
      return isStartingByHand(closing) ? next(.idle, closing) : .ignore("the recording has ended")
    case .microphoneOpened, .microphoneFailed, .soundEnded:
      return .ignore("the microphone is being closed")
    case .interrupted:
      guard case .start = closing.next else { return .ignore("the microphone is being closed") }
      return next(.failed(.interrupted), closing, told(.interrupted))
    case .holdReached, .rationaleAccepted, .rationaleDeclined, .permissionAnswered,
      .permissionOverdue, .speechStarted, .endingReached, .recognitionBroke, .recognitionEnded:
      return otherwise(event)
    }
  }

  private func releasedWhileClosing(_ closing: CaptureState.Closing) -> Answer {
    if gesture == .hold {
      return closing.next == .start(.touch)
        ? next(.idle, closing, [.cue(.holdToSpeak)])
        : .ignore("the held recording has already ended")
    }
    return toggled(closing)
  }

  /// Requests a manual start, or cancels the one that an earlier tap requested.
  private func toggled(_ closing: CaptureState.Closing) -> Answer {
    next(closing.next == .start(.hand) ? .idle : .start(.hand), closing)
  }

  private func isStartingByHand(_ closing: CaptureState.Closing) -> Bool {
    closing.next == .start(.hand) || closing.next == .start(.touch)
  }

  private func next(
    _ next: CaptureState.Closing.Next, _ closing: CaptureState.Closing,
    _ effects: [CaptureEffect] = []
  ) -> Answer { .move(.closing(closing.microphone, then: next), effects) }

  private func follow(_ next: CaptureState.Closing.Next, _ moment: Moment) -> Answer {
    switch next {
    case .idle: .move(.idle)
    // The mode may have changed to manual while the microphone was closing.
    case .paused: .move(mode.isAutomatic ? .paused : .idle)
    case .muted: .move(.muted(.closed))
    case .failed(let failure): .move(.failed(failure))
    case .start(let intent): start(intent, moment)
    }
  }
}
