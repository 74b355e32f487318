// While the person has the turn: their words are found and become a message.
extension TurnMachine {
  func resting(_ event: TurnEvent) -> Answer {
    switch event {
    case .recordingStarted(let recording):
      .move(.hearing(recording, unsent: .init()), [])
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
      return .move(
        .hearing(recording, unsent: unsent.settling(settled, settlement)), complaints(settlement))
    case .left:
      return .move(.resting, [])
    case .recordingStarted:
      return .impossible("two recordings at once")
    case .speechStarted, .replyEnded, .replyFailed, .bargeInSure:
      return .ignore("the reply has been given up")
    case .personSpoke, .personStopped, .tapped:
      return .ignore("no reply is under way")
    }
  }

  func settling(
    _ unsent: TurnState.Unsent, _ event: TurnEvent, _ moment: Moment
  ) -> Answer {
    switch event {
    case .recordingSettled(let settled, let settlement):
      return conclude(unsent.settling(settled, settlement), complaints(settlement), moment)
    case .recordingStarted(let next):
      // The person speaks on before the last words were found: both go into one message.
      return .move(.hearing(next, unsent: afterStop == .send ? unsent : .init()), [])
    case .left:
      return .move(.resting, [])
    case .recordingStopped:
      return .impossible("it has stopped already")
    case .speechStarted, .replyEnded, .replyFailed, .bargeInSure:
      return .ignore("the reply has been given up")
    case .personSpoke, .personStopped, .tapped:
      return .ignore("no reply is under way")
    }
  }

  /// What follows once recordings are settled: nothing is sent before all of their words are found.
  private func conclude(
    _ unsent: TurnState.Unsent, _ complaints: [TurnEffect], _ moment: Moment
  ) -> Answer {
    if !unsent.open.isEmpty { return .move(.settling(unsent), complaints) }
    guard afterStop == .send, !unsent.recordings.isEmpty else {
      return .move(.resting, complaints)
    }
    return send(unsent.recordings, complaints, moment)
  }

  private func send(
    _ recordings: [RecordingID], _ effects: [TurnEffect], _ moment: Moment
  ) -> Answer {
    let turn = TurnID(moment.fresh)
    return .move(
      .waiting(turn), effects + [.cue(.felt(.messageSent)), .send(turn, recordings)])
  }
}
