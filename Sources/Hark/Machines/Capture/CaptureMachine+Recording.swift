// Handlers for the states of a recording: `openingToRecord` and `recording`.
extension CaptureMachine {
  func openingToRecord(
    _ recording: CaptureState.Recording, _ event: CaptureEvent, _ moment: Moment
  ) -> Answer {
    let microphone = recording.microphone
    switch event {
    case .microphoneOpened(let opened):
      guard opened == microphone else { return .impossible("another microphone opened") }
      return .move(
        .recording(recording), [.recordingStarted(recording.id, recording.kind, from: 0)])
    case .microphoneFailed(let failing, let failure):
      return failing == microphone ? fail(failure) : .ignore("an older microphone")
    case .released:
      return releasedWhileOpening(recording)
    case .holdReached(let timer):
      guard recording.grip == .beginning(timer) else { return .ignore("an old alarm") }
      return .move(
        .openingToRecord(recording.with(.held, .holding)), [.cue(.felt(.holdBegan))])
    case .activated, .stopAsked, .cancelAsked, .left:
      return close(microphone, then: .idle)
    case .modeChanged:
      return .ignore("what is under way ends as it began")
    case .muteOn:
      return close(microphone, then: .muted)
    case .interrupted:
      return close(microphone, then: .failed(.interrupted), after: told(.interrupted))
    case .failureArose(let failure):
      return .stay(told(failure))
    case .pressed, .began, .muteOff, .failureDismissed:
      return .ignore("it is so already")
    case .rationaleAccepted, .rationaleDeclined, .permissionAnswered:
      return .ignore("nothing is being asked")
    case .permissionOverdue:
      return .ignore("an old alarm")
    case .soundEnded, .microphoneClosed:
      return .ignore("an older microphone")
    case .speechStarted, .endingReached, .recognitionBroke, .recognitionEnded:
      return .ignore("an older recording")
    }
  }

  func recording(
    _ recording: CaptureState.Recording, _ event: CaptureEvent, _ moment: Moment
  ) -> Answer {
    let microphone = recording.microphone
    switch event {
    case .pressed:
      return pressed(during: recording, moment)
    case .released:
      return released(during: recording)
    case .holdReached(let timer):
      return held(during: recording, timer)
    case .activated, .stopAsked:
      return stop(recording, .hand)
    case .cancelAsked:
      return finish(
        recording, [.cue(.felt(.recordingStopped)), .recordingCancelled(recording.id)])
    case .endingReached(let id, let reason):
      return reached(reason, of: id, during: recording)
    case .soundEnded(let ended):
      guard ended == microphone else { return .ignore("an older microphone") }
      return close(
        microphone, then: .idle, after: [.recordingStopped(recording.id, .soundEnded)])
    case .left:
      return close(microphone, then: .idle, after: [.recordingStopped(recording.id, .left)])
    case .microphoneFailed(let failing, let failure):
      guard failing == microphone else { return .ignore("an older microphone") }
      return breakOff(recording, .failure, failure)
    case .interrupted:
      return breakOff(recording, .interrupted, .interrupted)
    case .recognitionBroke(let id, let failure):
      guard id == recording.id else { return .ignore("an older recording") }
      return breakOff(recording, .failure, failure)
    case .recognitionEnded(let id):
      return id == recording.id
        ? stop(recording, .recognitionEnded) : .ignore("an older recording")
    case .modeChanged:
      return .ignore("what is under way ends as it began")
    case .muteOn:
      let stopped = CaptureEffect.recordingStopped(recording.id, .hand)
      return mode.isAutomatic
        ? .move(.muted(.open(microphone)), [stopped])
        : close(microphone, then: .muted, after: [stopped])
    case .failureArose(let failure):
      return .stay(told(failure))
    case .microphoneOpened:
      return .impossible("the microphone is open already")
    case .speechStarted:
      return .ignore("the recording has it")
    case .began, .muteOff, .failureDismissed:
      return .ignore("it is so already")
    case .rationaleAccepted, .rationaleDeclined, .permissionAnswered:
      return .ignore("nothing is being asked")
    case .permissionOverdue:
      return .ignore("an old alarm")
    case .microphoneClosed:
      return .ignore("an older microphone")
    }
  }
}
