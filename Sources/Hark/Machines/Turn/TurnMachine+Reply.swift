// Handlers for the states in which the reply has the turn, until it ends or the user interrupts it.
extension TurnMachine {
  func waiting(_ turn: TurnID, _ event: TurnEvent) -> Answer {
    switch event {
    case .speechStarted(let started):
      return started == turn
        ? .move(.speaking(turn), [.cue(.felt(.replyStarted))]) : .ignore("an older reply")
    case .personSpoke(let onset):
      return .move(
        .yielding(.init(turn: turn, isSpeaking: false)),
        [.holdReply(turn), .bargedIn(onset: onset)])
    case .recordingStarted(let recording):
      return .move(.hearing(recording, .init()), [.stopReply(turn)])
    case .tapped:
      return .ignore("there is nothing to stop yet")
    case .personStopped, .bargeInSure:
      return .ignore("nothing is spoken yet")
    case .replyEnded, .replyFailed, .left, .recordingSettled, .recordingStopped:
      return underWay(turn, event)
    }
  }

  func speaking(_ turn: TurnID, _ event: TurnEvent) -> Answer {
    switch event {
    case .personSpoke(let onset):
      .move(.lowered(turn, onset: onset), [.lowerReply(turn)])
    case .tapped, .recordingStarted:
      interrupt(turn, event)
    case .speechStarted:
      .ignore("it is being spoken already")
    case .personStopped, .bargeInSure:
      .ignore("nobody speaks over it")
    case .replyEnded, .replyFailed, .left, .recordingSettled, .recordingStopped:
      underWay(turn, event)
    }
  }

  func lowered(_ turn: TurnID, _ onset: Int, _ event: TurnEvent) -> Answer {
    switch event {
    case .bargeInSure:
      return .move(
        .yielding(.init(turn: turn, isSpeaking: true)),
        [.holdReply(turn), .cue(.felt(.replyInterrupted)), .bargedIn(onset: onset)])
    case .personStopped:
      return .move(.speaking(turn), [.raiseReply(turn)])
    case .replyEnded(turn):
      return .move(.resting, [.bargedIn(onset: onset)])
    case .tapped, .recordingStarted:
      return interrupt(turn, event)
    case .speechStarted:
      return .ignore("it is being spoken already")
    case .personSpoke:
      return .ignore("the person speaks already")
    case .replyEnded, .replyFailed, .left, .recordingSettled, .recordingStopped:
      return underWay(turn, event)
    }
  }

  /// Handles events while the user takes the turn.
  ///
  /// This state lasts no longer than the step that enters it.
  func yielding(_ interrupted: TurnState.Interrupted, _ event: TurnEvent) -> Answer {
    switch event {
    case .recordingStarted(let recording):
      .move(.hearing(recording, .init(over: interrupted)), [])
    case .personStopped:
      goOn(interrupted)
    case .speechStarted, .personSpoke, .bargeInSure, .tapped:
      .ignore("the person is taking the turn")
    case .replyEnded, .replyFailed, .left, .recordingSettled, .recordingStopped:
      underWay(interrupted.turn, event)
    }
  }

  /// Stops the reply, because the user took the turn manually.
  private func interrupt(_ turn: TurnID, _ event: TurnEvent) -> Answer {
    let effects: [TurnEffect] = [.stopReply(turn), .cue(.felt(.replyInterrupted))]
    if case .recordingStarted(let recording) = event {
      return .move(.hearing(recording, .init()), effects)
    }
    return .move(.resting, effects)
  }

  /// Handles the events that all states with a reply have in common.
  private func underWay(_ turn: TurnID, _ event: TurnEvent) -> Answer {
    switch event {
    case .replyEnded(let ended):
      ended == turn ? .move(.resting, []) : .ignore("an older reply")
    case .replyFailed(let failed, let failure):
      failed == turn
        ? .move(.resting, [.stopReply(turn), .failureArose(failure)]) : .ignore("an older reply")
    case .left:
      .move(.resting, [.stopReply(turn)])
    case .recordingSettled(_, let settlement):
      .stay(complaints(settlement))
    default:
      .impossible("a recording that nobody started")
    }
  }
}
