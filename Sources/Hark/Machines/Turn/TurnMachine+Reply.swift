// While the reply has the turn, until it is over or the person speaks over it.
extension TurnMachine {
  func waiting(_ turn: TurnID, _ event: TurnEvent) -> Answer {
    switch event {
    case .speechStarted(let started):
      return started == turn
        ? .move(.speaking(turn), [.cue(.felt(.replyStarted))]) : .ignore("an older reply")
    case .replyEnded(let ended):
      return ended == turn ? .move(.resting, []) : .ignore("an older reply")
    case .replyFailed(let failed, let failure):
      return failed == turn
        ? .move(.resting, [.stopReply(turn), .failureArose(failure)]) : .ignore("an older reply")
    case .personSpoke(let onset):
      return .move(.resting, [.stopReply(turn), .bargedIn(onset: onset)])
    case .recordingStarted(let recording):
      return .move(.hearing(recording, unsent: .init()), [.stopReply(turn)])
    case .left:
      return .move(.resting, [.stopReply(turn)])
    case .recordingSettled(_, let settlement):
      return .stay(complaints(settlement))
    case .recordingStopped:
      return .impossible("a recording that nobody started")
    case .tapped:
      return .ignore("there is nothing to stop yet")
    case .personStopped, .bargeInSure:
      return .ignore("an old alarm")
    }
  }

  func speaking(_ turn: TurnID, _ event: TurnEvent, _ moment: Moment) -> Answer {
    switch event {
    case .personSpoke(let onset):
      let timer = TimerID(moment.fresh)
      return .move(
        .lowered(turn, .init(onset: onset, timer: timer)),
        [.lowerReply(turn), .startBargeInTimer(timer)])
    case .tapped:
      return .move(.resting, [.stopReply(turn), .cue(.felt(.replyInterrupted))])
    case .replyEnded(let ended):
      return ended == turn ? .move(.resting, []) : .ignore("an older reply")
    case .replyFailed(let failed, let failure):
      return failed == turn
        ? .move(.resting, [.stopReply(turn), .failureArose(failure)]) : .ignore("an older reply")
    case .recordingStarted(let recording):
      return .move(
        .hearing(recording, unsent: .init()), [.stopReply(turn), .cue(.felt(.replyInterrupted))])
    case .left:
      return .move(.resting, [.stopReply(turn)])
    case .recordingSettled(_, let settlement):
      return .stay(complaints(settlement))
    case .recordingStopped:
      return .impossible("a recording that nobody started")
    case .speechStarted:
      return .ignore("it is being spoken already")
    case .personStopped, .bargeInSure:
      return .ignore("an old alarm")
    }
  }

  func lowered(_ turn: TurnID, _ doubt: TurnState.Doubt, _ event: TurnEvent) -> Answer {
    switch event {
    case .bargeInSure(let timer):
      guard timer == doubt.timer else { return .ignore("an old alarm") }
      return .move(
        .resting,
        [.stopReply(turn), .cue(.felt(.replyInterrupted)), .bargedIn(onset: doubt.onset)])
    case .personStopped:
      return .move(.speaking(turn), [.raiseReply(turn)])
    case .replyEnded(let ended):
      guard ended == turn else { return .ignore("an older reply") }
      return .move(.resting, [.bargedIn(onset: doubt.onset)])
    case .tapped:
      return .move(.resting, [.stopReply(turn), .cue(.felt(.replyInterrupted))])
    case .replyFailed(let failed, let failure):
      return failed == turn
        ? .move(.resting, [.stopReply(turn), .failureArose(failure)]) : .ignore("an older reply")
    case .recordingStarted(let recording):
      return .move(
        .hearing(recording, unsent: .init()), [.stopReply(turn), .cue(.felt(.replyInterrupted))])
    case .left:
      return .move(.resting, [.stopReply(turn)])
    case .recordingSettled(_, let settlement):
      return .stay(complaints(settlement))
    case .recordingStopped:
      return .impossible("a recording that nobody started")
    case .speechStarted:
      return .ignore("it is being spoken already")
    case .personSpoke:
      return .ignore("the person speaks already")
    }
  }
}
