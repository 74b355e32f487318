// Performs the state machine's effects through the ports.
extension VoiceSession {
  func perform(_ effect: VoiceEffect) {
    switch effect {
    case .capture(let effect): perform(effect)
    case .task(let task, let recording, let effect): perform(effect, task, recording)
    case .turn(let effect): perform(effect)
    case .rollover(let recording, let effect): perform(effect, recording)
    case .conclude(let recording): conclude(recording)
    }
  }

  private func perform(_ effect: CaptureEffect) {
    switch effect {
    case .openMicrophone(let id): open(id)
    case .closeMicrophone(let id): close(id)
    case .askPermission(let permission): ask(permission)
    case .startHoldTimer(let id):
      wake(after: GestureTiming.hold, .capture(.holdReached(id)))
    case .startPermissionTimer(let id):
      wake(after: GestureTiming.permissionAnswer, .capture(.permissionOverdue(id)))
    case .recordingStarted(let id, let kind, let start): begin(id, kind, start)
    case .recordingChanged: listenToWords()
    case .recordingStopped(let id, let reason): stopped(id, reason)
    case .recordingCancelled(let id): stopped(id, .cancelled)
    case .tell(let failure): broadcast.tell(.failed(failure))
    case .cue(let cue): give(cue)
    }
  }

  private func perform(_ effect: RecognitionEffect, _ id: TaskID, _ recording: RecordingID) {
    switch effect {
    case .keepSound: keepSound(id, recording)
    case .continueSound(let next): keepSound(id, recording, after: next)
    case .startTask: start(id, recording)
    case .passSound, .recognitionBroke, .recognitionRefused, .recognitionEnded: break
    case .finishTask: release(id) { $0.finish() }
    case .cancelTask: release(id) { $0.cancel() }
    case .startFinalTimer: waitForFinals(of: id, recording)
    case .show(let interim, let at): show(interim, at, id, recording)
    case .keep(let segment, let at): keep(segment, at, id, recording)
    case .promote: promote(id, recording)
    case .discard: discard(recording)
    case .settled(let failure):
      forget(id, recording)
      if failure != nil { recordingStates[recording]?.isBroken = true }
    }
  }

  /// Starts the cool-down timer as part of a task start, so that no further on-demand audio is read
  /// meanwhile.
  private func perform(_ effect: RolloverEffect, _ recording: RecordingID) {
    guard case .startRestTimer(let id, let seconds) = effect else { return }
    wake(after: seconds, .rollover(recording, .rested(id)), as: .start)
  }

  private func perform(_ effect: TurnEffect) {
    switch effect {
    case .send(let turn, let recordings): send(turn, recordings)
    case .stopReply: stopReply()
    case .lowerReply: reply?.lower()
    case .raiseReply: reply?.raise()
    case .holdReply: reply?.pause()
    case .resumeReply: reply?.resume()
    case .bargedIn, .failureArose: break
    case .cue(let cue): give(cue)
    }
  }

  func give(_ cue: Cue) {
    broadcast.tell(.cue(cue))
    if case .felt(let moment) = cue, let haptic = experience.haptics[moment] {
      haptics.play(haptic)
    }
  }

  /// Posts `event` after `seconds`.
  func wake(
    after seconds: Double, _ event: VoiceEvent, as purpose: BackgroundTasks.Purpose = .alarm
  ) {
    let deadline = timekeeper.now + seconds
    backgroundTasks.run(purpose) { [timekeeper, inbox] in
      guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
      inbox.post(event)
    }
  }
}
