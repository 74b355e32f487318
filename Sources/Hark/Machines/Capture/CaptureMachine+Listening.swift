// The states in which the microphone is open or opening and no recording is running.
extension CaptureMachine {
  func openingToListen(
    _ microphone: MicrophoneID, _ event: CaptureEvent, _ moment: Moment
  ) -> Answer {
    switch event {
    case .microphoneOpened(let opened):
      return opened == microphone
        ? .move(.listening(microphone), []) : .impossible("another microphone opened")
    case .microphoneFailed(let failing, let failure):
      return failing == microphone ? fail(failure) : .ignore("an older microphone")
    case .pressed:
      return .stay([.cue(.felt(.touchedDown))])
    case .released, .activated:
      return close(microphone, then: .paused)
    case .left:
      return close(microphone, then: .idle)
    case .modeChanged:
      return mode.isAutomatic
        ? .ignore("speech starts recordings already") : close(microphone, then: .idle)
    case .muteOn:
      return .move(.muted(.opening(microphone)), [])
    case .interrupted:
      return close(microphone, then: .failed(.interrupted), after: told(.interrupted))
    case .failureArose(let failure):
      return .stay(told(failure))
    case .stopAsked, .cancelAsked:
      return .refuse(.nothingIsRecording)
    case .began, .muteOff, .failureDismissed:
      return .ignore("it is so already")
    case .rationaleAccepted, .rationaleDeclined, .permissionAnswered:
      return .ignore("nothing is being asked")
    case .holdReached, .permissionOverdue:
      return .ignore("an old alarm")
    case .soundEnded, .microphoneClosed:
      return .ignore("an older microphone")
    case .speechStarted, .endingReached, .recognitionBroke, .recognitionEnded:
      return .ignore("the recording has ended")
    }
  }

  func listening(_ microphone: MicrophoneID, _ event: CaptureEvent, _ moment: Moment) -> Answer {
    switch event {
    case .speechStarted(let onset):
      return record(microphone, .speech, .free, from: onset, [.cue(.felt(.speechDetected))], moment)
    case .pressed:
      let cue = CaptureEffect.cue(.felt(.touchedDown))
      guard recordsFromTouch else { return .stay([cue]) }
      let timer = TimerID(moment.fresh)
      return .move(
        .touched(.init(microphone: microphone, timer: timer, position: moment.position)),
        [cue, .startHoldTimer(timer)])
    case .released, .activated:
      return close(microphone, then: .paused)
    case .left, .soundEnded(microphone):
      return close(microphone, then: .idle)
    case .microphoneFailed(let failing, let failure):
      guard failing == microphone else { return .ignore("an older microphone") }
      return close(microphone, then: .failed(failure), after: told(failure))
    case .modeChanged:
      return mode.isAutomatic
        ? .ignore("speech starts recordings already") : close(microphone, then: .idle)
    case .muteOn:
      return .move(.muted(.open(microphone)), [])
    case .interrupted:
      return close(microphone, then: .failed(.interrupted), after: told(.interrupted))
    case .failureArose(let failure):
      return .stay(told(failure))
    case .stopAsked, .cancelAsked:
      return .refuse(.nothingIsRecording)
    case .microphoneOpened:
      return .impossible("the microphone is open already")
    case .began, .muteOff, .failureDismissed:
      return .ignore("it is so already")
    case .rationaleAccepted, .rationaleDeclined, .permissionAnswered:
      return .ignore("nothing is being asked")
    case .holdReached, .permissionOverdue:
      return .ignore("an old alarm")
    case .soundEnded, .microphoneClosed:
      return .ignore("an older microphone")
    case .endingReached, .recognitionBroke, .recognitionEnded:
      return .ignore("the recording has ended")
    }
  }

  func touched(
    _ touch: CaptureState.Touch, _ event: CaptureEvent, _ moment: Moment
  ) -> Answer {
    let microphone = touch.microphone
    switch event {
    case .holdReached(let timer):
      guard timer == touch.timer else { return .ignore("an old alarm") }
      return record(
        microphone, .held, .holding, from: touch.position, [.cue(.felt(.holdBegan))], moment)
    case .speechStarted(let onset):
      return record(
        microphone, .speech, .pressing(touch.timer), from: onset, [.cue(.felt(.speechDetected))],
        moment)
    case .released, .activated:
      return close(microphone, then: .paused)
    case .left, .soundEnded(microphone):
      return close(microphone, then: .idle)
    case .microphoneFailed(let failing, let failure):
      guard failing == microphone else { return .ignore("an older microphone") }
      return close(microphone, then: .failed(failure), after: told(failure))
    case .modeChanged:
      return mode.isAutomatic
        ? .ignore("speech starts recordings already") : close(microphone, then: .idle)
    case .muteOn:
      return .move(.muted(.open(microphone)), [])
    case .interrupted:
      return close(microphone, then: .failed(.interrupted), after: told(.interrupted))
    case .failureArose(let failure):
      return .stay(told(failure))
    case .stopAsked, .cancelAsked:
      return .refuse(.nothingIsRecording)
    case .microphoneOpened:
      return .impossible("the microphone is open already")
    case .pressed, .began, .muteOff, .failureDismissed:
      return .ignore("it is so already")
    case .rationaleAccepted, .rationaleDeclined, .permissionAnswered:
      return .ignore("nothing is being asked")
    case .permissionOverdue:
      return .ignore("an old alarm")
    case .soundEnded, .microphoneClosed:
      return .ignore("an older microphone")
    case .endingReached, .recognitionBroke, .recognitionEnded:
      return .ignore("the recording has ended")
    }
  }

  private func record(
    _ microphone: MicrophoneID, _ kind: RecordingKind, _ grip: CaptureState.Grip, from start: Int,
    _ effects: [CaptureEffect], _ moment: Moment
  ) -> Answer {
    let recording = CaptureState.Recording(
      id: RecordingID(moment.fresh), microphone: microphone, kind: kind, grip: grip)
    return .move(
      .recording(recording), effects + [.recordingStarted(recording.id, kind, from: start)])
  }
}
