// The state in which the microphone is closing, and its possible successors.
extension CaptureMachine {
  func closing(
    _ closing: CaptureState.Closing, _ event: CaptureEvent, _ moment: Moment
  ) -> Answer {
    switch event {
    // A microphone that is closing to be muted responds like a muted one.
    case .pressed where closing.next == .muted, .activated where closing.next == .muted:
      return .stay([.cue(.unmuteToSpeak)])
    case .released where closing.next == .muted:
      return .ignore("the press was answered")
    case .began where closing.next == .muted:
      return .ignore("it is so already")
    case .microphoneClosed(let closed):
      guard closed == closing.microphone else { return .ignore("an older microphone") }
      return follow(closing.next, moment)
    case .pressed:
      return recordsFromTouch && closing.next != .start(.hand)
        ? next(.start(.touch), closing) : .stay([.cue(.felt(.touchedDown))])
    case .released:
      return releasedWhileClosing(closing)
    case .activated:
      return toggled(closing)
    case .began:
      return mode.isAutomatic
        ? next(.start(.automatic), closing) : .ignore("a recording by hand waits for a gesture")
    case .left:
      return next(.idle, closing)
    case .modeChanged:
      return closing.next == .idle && mode.isAutomatic
        ? next(.start(.automatic), closing) : .ignore("it counts once the microphone is closed")
    case .muteOn:
      return next(.muted, closing)
    case .muteOff:
      guard closing.next == .muted else { return .ignore("it is so already") }
      return next(mode.isAutomatic ? .start(.automatic) : .idle, closing)
    case .failureDismissed:
      guard case .failed = closing.next else { return .ignore("it is so already") }
      return next(.idle, closing)
    case .failureArose(let failure):
      guard closing.next == .idle else { return .stay(told(failure)) }
      return .move(
        .closing(.init(microphone: closing.microphone, next: .failed(failure))), told(failure))
    case .stopAsked, .cancelAsked:
      return isStartingByHand(closing) ? next(.idle, closing) : .ignore("it has been stopped")
    case .microphoneOpened, .microphoneFailed, .soundEnded:
      return .ignore("the microphone is being closed")
    case .interrupted:
      guard case .start = closing.next else { return .ignore("the microphone is being closed") }
      return .move(
        .closing(.init(microphone: closing.microphone, next: .failed(.interrupted))),
        told(.interrupted))
    case .rationaleAccepted, .rationaleDeclined, .permissionAnswered:
      return .ignore("nothing is being asked")
    case .holdReached, .permissionOverdue:
      return .ignore("an old alarm")
    case .speechStarted, .endingReached, .recognitionBroke, .recognitionEnded:
      return .ignore("the recording has ended")
    }
  }

  private func releasedWhileClosing(_ closing: CaptureState.Closing) -> Answer {
    if gesture == .hold {
      return closing.next == .start(.touch)
        ? .move(
          .closing(.init(microphone: closing.microphone, next: .idle)), [.cue(.holdToSpeak)])
        : .ignore("what the finger held has ended by itself")
    }
    return toggled(closing)
  }

  /// A second tap revokes the start that the first tap requested.
  private func toggled(_ closing: CaptureState.Closing) -> Answer {
    next(closing.next == .start(.hand) ? .idle : .start(.hand), closing)
  }

  private func isStartingByHand(_ closing: CaptureState.Closing) -> Bool {
    closing.next == .start(.hand) || closing.next == .start(.touch)
  }

  private func next(
    _ next: CaptureState.Closing.Next, _ closing: CaptureState.Closing
  ) -> Answer {
    .move(.closing(.init(microphone: closing.microphone, next: next)), [])
  }

  private func follow(_ next: CaptureState.Closing.Next, _ moment: Moment) -> Answer {
    switch next {
    case .idle: .move(.idle, [])
    // The mode may have changed to manual while the microphone was closing.
    case .paused: .move(mode.isAutomatic ? .paused : .idle, [])
    case .muted: .move(.muted(.closed), [])
    case .failed(let failure): .move(.failed(failure), [])
    case .start(let intent): start(intent, moment)
    }
  }
}
