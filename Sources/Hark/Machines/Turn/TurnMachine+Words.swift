// Handlers for the states in which the user has the turn and the user's words become a message.
extension TurnMachine {
  func resting(_ event: TurnEvent) -> Answer {
    switch event {
    case .recordingStarted(let recording):
      .move(.hearing(recording, .init()), [])
    case .recordingSettled:
      .ignore("the person has left, or has spoken again since")
    case .recordingStopped:
      .impossible("a recording that nobody started")
    case .speechStarted, .replyEnded, .replyFailed, .bargeInSure:
      .ignore("the reply has been given up")
    case .personSpoke, .personStopped, .tapped, .left:
      .ignore("no reply is under way")
    }
  }

  func hearing(
    _ recording: RecordingID, _ unsent: TurnState.Unsent, _ event: TurnEvent
  ) -> Answer {
    switch event {
    case .recordingStopped(let stopped):
      return stopped == recording
        ? .move(.settling(unsent.adding(recording)), []) : .impossible("an older recording")
    case .recordingSettled(let settled, let settlement):
      if settled == recording { return .impossible("its sound has not ended") }
      let rest = unsent.settling(settled, settlement)
      if settlement == .spoke {
        return .move(.hearing(recording, rest.alone), rest.stopping)
      }
      return .move(.hearing(recording, rest), complaints(settlement))
    case .tapped:
      return unsent.interrupted == nil
        ? .ignore("no reply stands still")
        : .move(.hearing(recording, unsent.alone), unsent.stopping)
    case .speechStarted, .replyEnded, .replyFailed:
      guard let next = following(event, unsent) else { return .ignore("an older reply") }
      return .move(.hearing(recording, next.unsent), next.effects)
    case .left:
      return .move(.resting, unsent.stopping)
    case .recordingStarted:
      return .impossible("two recordings at once")
    case .personSpoke, .personStopped, .bargeInSure:
      return .ignore("the person is heard already")
    }
  }

  func settling(
    _ unsent: TurnState.Unsent, _ event: TurnEvent, _ moment: Moment
  ) -> Answer {
    switch event {
    case .recordingSettled(let settled, let settlement):
      return conclude(unsent.settling(settled, settlement), settlement, moment)
    case .recordingStarted(let next):
      // The user continues before the last words are recognized, so both recordings form one
      // message.
      let kept = afterStop == .send ? unsent : .init(over: unsent.interrupted)
      return .move(.hearing(next, kept), [])
    case .speechStarted, .replyEnded, .replyFailed:
      guard let next = following(event, unsent) else { return .ignore("an older reply") }
      return .move(.settling(next.unsent), next.effects)
    case .left:
      return .move(.resting, unsent.stopping)
    case .recordingStopped:
      return .impossible("it has stopped already")
    case .personSpoke, .personStopped, .bargeInSure, .tapped:
      return .ignore("the person was heard already")
    }
  }

  /// Continues after a recording settles; nothing is sent until all recordings have settled.
  private func conclude(
    _ unsent: TurnState.Unsent, _ settlement: TurnEvent.Settlement, _ moment: Moment
  ) -> Answer {
    let complaints = complaints(settlement)
    if settlement == .spoke {
      let effects = complaints + unsent.stopping
      return unsent.open.isEmpty
        ? send(unsent, effects, moment) : .move(.settling(unsent.alone), effects)
    }
    if !unsent.open.isEmpty { return .move(.settling(unsent), complaints) }
    guard unsent.recordings.isEmpty else { return send(unsent, complaints, moment) }
    guard let interrupted = unsent.interrupted else { return .move(.resting, complaints) }
    // A recording without words resumes the reply; canceling also stops the reply.
    return settlement == .cancelled
      ? .move(.resting, unsent.stopping + complaints) : goOn(interrupted, complaints)
  }

  private func send(
    _ unsent: TurnState.Unsent, _ effects: [TurnEffect], _ moment: Moment
  ) -> Answer {
    guard afterStop == .send else { return .move(.resting, effects) }
    let turn = TurnID(moment.fresh)
    return .move(
      .waiting(turn), effects + [.cue(.felt(.messageSent)), .send(turn, unsent.recordings)])
  }
}

// Transitions of a paused reply.
extension TurnMachine {
  /// Resumes the reply at its current position.
  func goOn(_ interrupted: TurnState.Interrupted, _ effects: [TurnEffect] = []) -> Answer {
    let turn = interrupted.turn
    return .move(
      interrupted.isSpeaking ? .speaking(turn) : .waiting(turn), effects + [.resumeReply(turn)])
  }

  /// Returns the result of applying an event to the paused reply; `nil` if the event belongs to
  /// another reply.
  private func following(
    _ event: TurnEvent, _ unsent: TurnState.Unsent
  ) -> (unsent: TurnState.Unsent, effects: [TurnEffect])? {
    guard let interrupted = unsent.interrupted else { return nil }
    switch event {
    case .speechStarted(interrupted.turn):
      // The first audio of the reply was already on its way when the reply was paused.
      var begun = unsent
      begun.interrupted?.isSpeaking = true
      return (begun, [])
    case .replyEnded(interrupted.turn):
      return (unsent.alone, [])
    case .replyFailed(interrupted.turn, let failure):
      return (unsent.alone, unsent.stopping + [.failureArose(failure)])
    default:
      return nil
    }
  }
}
