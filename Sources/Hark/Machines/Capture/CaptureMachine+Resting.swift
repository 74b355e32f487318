// Handlers for the resting states: `idle`, `paused`, `failed` and `muted`.
extension CaptureMachine {
  func idle(_ event: CaptureEvent, _ moment: Moment) -> Answer {
    switch event {
    case .pressed:
      return recordsFromTouch && !mode.isAutomatic
        ? start(.touch, moment) : .stay([.cue(.felt(.touchedDown))])
    case .released:
      return gesture == .hold
        ? .ignore("what the finger held has ended by itself") : start(.hand, moment)
    case .activated:
      return start(.hand, moment)
    case .began:
      return mode.isAutomatic
        ? start(.automatic, moment) : .ignore("a recording by hand waits for a gesture")
    case .modeChanged:
      return mode.isAutomatic
        ? start(.automatic, moment) : .ignore("a recording by hand waits for a gesture")
    case .muteOn:
      return .move(.muted(.closed), [])
    case .failureArose(let failure):
      return fail(failure)
    case .stopAsked, .cancelAsked:
      return .refuse(.nothingIsRecording)
    case .microphoneOpened:
      return .impossible("a microphone opened that nobody asked for")
    case .left, .muteOff, .failureDismissed, .interrupted:
      return .ignore("it is so already")
    case .rationaleAccepted, .rationaleDeclined:
      return .ignore("a second tap on an explanation that has left")
    case .permissionAnswered:
      return .ignore("the answer came after its question was given up")
    case .holdReached, .permissionOverdue:
      return .ignore("an old alarm")
    case .microphoneFailed, .soundEnded, .microphoneClosed:
      return .ignore("the microphone has been closed")
    case .speechStarted, .endingReached, .recognitionBroke, .recognitionEnded:
      return .ignore("the recording has ended")
    }
  }

  func paused(_ event: CaptureEvent, _ moment: Moment) -> Answer {
    switch event {
    case .pressed:
      return recordsFromTouch ? start(.touch, moment) : .stay([.cue(.felt(.touchedDown))])
    case .released, .activated:
      return start(.hand, moment)
    case .began:
      return start(.automatic, moment)
    case .left:
      return .move(.idle, [])
    case .modeChanged:
      return mode.isAutomatic ? .ignore("it was paused by hand") : .move(.idle, [])
    case .muteOn:
      return .move(.muted(.closed), [])
    case .failureArose(let failure):
      return .stay(told(failure))
    case .stopAsked, .cancelAsked:
      return .refuse(.nothingIsRecording)
    case .microphoneOpened:
      return .impossible("a microphone opened that nobody asked for")
    case .muteOff, .failureDismissed, .interrupted:
      return .ignore("it is so already")
    case .rationaleAccepted, .rationaleDeclined, .permissionAnswered:
      return .ignore("nothing is being asked")
    case .holdReached, .permissionOverdue:
      return .ignore("an old alarm")
    case .microphoneFailed, .soundEnded, .microphoneClosed:
      return .ignore("the microphone has been closed")
    case .speechStarted, .endingReached, .recognitionBroke, .recognitionEnded:
      return .ignore("the recording has ended")
    }
  }

  func failed(_ failure: VoiceFailure, _ event: CaptureEvent, _ moment: Moment) -> Answer {
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
    case .left, .failureDismissed:
      return .move(.idle, [])
    case .modeChanged:
      return .ignore("it counts from the next start")
    case .muteOn:
      return .move(.muted(.closed), [])
    case .failureArose(let later):
      return fail(later)
    case .stopAsked, .cancelAsked:
      return .refuse(.nothingIsRecording)
    case .microphoneOpened:
      return .impossible("a microphone opened that nobody asked for")
    case .muteOff, .interrupted:
      return .ignore("it is so already")
    case .rationaleAccepted, .rationaleDeclined, .permissionAnswered:
      return .ignore("nothing is being asked")
    case .holdReached, .permissionOverdue:
      return .ignore("an old alarm")
    case .microphoneFailed, .soundEnded, .microphoneClosed:
      return .ignore("the microphone has been closed")
    case .speechStarted, .endingReached, .recognitionBroke, .recognitionEnded:
      return .ignore("the recording has ended")
    }
  }

  func muted(
    _ microphone: CaptureState.MutedMicrophone, _ event: CaptureEvent, _ moment: Moment
  ) -> Answer {
    switch event {
    case .muteOff:
      return unmute(microphone, moment)
    case .modeChanged:
      guard !mode.isAutomatic else { return .ignore("it counts once it is unmuted") }
      return release(microphone, then: .muted, closed: .ignore("no microphone is open"))
    case .pressed, .activated:
      return .stay([.cue(.unmuteToSpeak)])
    case .left:
      return release(microphone, then: .idle, closed: .move(.idle, []))
    case .interrupted, .soundEnded:
      return release(microphone, then: .muted, closed: .ignore("no microphone is open"))
    case .microphoneOpened(let opened):
      return microphone == .opening(opened)
        ? .move(.muted(.open(opened)), [])
        : .impossible("a microphone opened that nobody asked for")
    case .microphoneFailed(_, let failure):
      return release(
        microphone, then: .muted, after: told(failure), closed: .ignore("it is closed"))
    case .failureArose(let failure):
      return .stay(told(failure))
    case .stopAsked, .cancelAsked:
      return .refuse(.nothingIsRecording)
    case .began, .muteOn, .failureDismissed:
      return .ignore("it is so already")
    case .released:
      return .ignore("the press was answered")
    case .rationaleAccepted, .rationaleDeclined, .permissionAnswered:
      return .ignore("nothing is being asked")
    case .holdReached, .permissionOverdue:
      return .ignore("an old alarm")
    case .microphoneClosed:
      return .ignore("the microphone has been closed")
    case .speechStarted:
      return .ignore("heard before it was muted")
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
    case .closed: mode.isAutomatic ? start(.automatic, moment) : .move(.idle, [])
    case .opening(let microphone): .move(.openingToListen(microphone), [])
    case .open(let microphone): .move(.listening(microphone), [])
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
