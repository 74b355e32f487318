// Touch handling during a recording.
extension CaptureMachine {
  func releasedWhileOpening(_ recording: CaptureState.Recording) -> Answer {
    switch recording.grip {
    case .beginning where gesture == .hold:
      close(recording.microphone, then: .idle, after: [.cue(.holdToSpeak)])
    case .beginning:
      .move(.openingToRecord(recording.with(.hand, .free)), [.cue(.felt(.recordingStarted))])
    case .holding, .free, .pressing, .overriding:
      close(recording.microphone, then: .idle)
    }
  }

  func pressed(during recording: CaptureState.Recording, _ moment: Moment) -> Answer {
    guard recording.grip == .free else { return .ignore("the finger is down already") }
    let cue = CaptureEffect.cue(.felt(.touchedDown))
    guard gesture == .tapOrHold, mode.allowsHold else { return .stay([cue]) }
    let timer = TimerID(moment.fresh)
    return .move(
      .recording(recording.with(recording.kind, .pressing(timer))), [cue, .startHoldTimer(timer)])
  }

  func released(during recording: CaptureState.Recording) -> Answer {
    switch recording.grip {
    case .beginning where gesture == .hold:
      return close(
        recording.microphone, then: .idle,
        after: [.cue(.holdToSpeak), .recordingCancelled(recording.id)])
    case .beginning:
      return .move(
        .recording(recording.with(.hand, .free)), [.cue(.felt(.recordingStarted))])
    case .free, .pressing, .holding:
      return stop(recording, .hand)
    case .overriding(let kind):
      return .move(
        .recording(recording.with(kind, .free)),
        [.cue(.felt(.holdReleased)), .recordingChanged(recording.id, kind)])
    }
  }

  func held(during recording: CaptureState.Recording, _ timer: TimerID) -> Answer {
    let effects: [CaptureEffect] = [
      .cue(.felt(.holdBegan)), .recordingChanged(recording.id, .held),
    ]
    switch recording.grip {
    case .beginning(timer):
      return .move(.recording(recording.with(.held, .holding)), effects)
    case .pressing(timer):
      return .move(.recording(recording.with(.held, .overriding(recording.kind))), effects)
    case .free, .beginning, .pressing, .holding, .overriding:
      return .ignore("an old alarm")
    }
  }

}
