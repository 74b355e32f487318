// The ways in which a recording ends.
extension CaptureMachine {
  func reached(
    _ reason: StopReason, of id: RecordingID, during recording: CaptureState.Recording
  ) -> Answer {
    guard id == recording.id else { return .ignore("an older recording") }
    switch reason {
    case .silence where recording.kind == .held, .noFirstWord where recording.kind == .held:
      return .ignore("a held microphone stays open")
    case .length:
      return stop(recording, reason, also: [.cue(.lengthLimitReached)])
    case .characters:
      return stop(recording, reason, also: [.cue(.characterLimitReached)])
    case .silence, .noFirstWord:
      return stop(recording, reason)
    case .hand, .cancelled, .soundEnded, .recognitionEnded, .interrupted, .left, .failure:
      return .impossible("no limit has this reason")
    }
  }

  func stop(
    _ recording: CaptureState.Recording, _ reason: StopReason, also effects: [CaptureEffect] = []
  ) -> Answer {
    let released = gesture == .tapOrHold && recording.kind == .held
    let cue = CaptureEffect.cue(.felt(released ? .holdReleased : .recordingStopped))
    return finish(recording, effects + [cue, .recordingStopped(recording.id, reason)])
  }

  /// Finishes the recording; an automatic mode continues listening, and a manual mode closes the
  /// microphone.
  func finish(
    _ recording: CaptureState.Recording, _ effects: [CaptureEffect]
  ) -> Answer {
    mode.isAutomatic
      ? .move(.listening(recording.microphone), effects)
      : close(recording.microphone, then: .idle, after: effects)
  }

  func breakOff(
    _ recording: CaptureState.Recording, _ reason: StopReason, _ failure: VoiceFailure
  ) -> Answer {
    close(
      recording.microphone, then: .failed(failure),
      after: told(failure) + [.recordingStopped(recording.id, reason)])
  }

}
