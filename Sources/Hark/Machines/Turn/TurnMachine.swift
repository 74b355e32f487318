/// The conversation: whose turn it is, and what the person's words lead to.
///
/// ```
///               recording            its sound ends           settled with words (send)
///  resting ────────────▶ hearing ──────────────▶ settling ──────────────▶ waiting
///     ▲                     ▲                       │ review, confirm         │ first sound
///     ├─────────────────────┼───────────────────────┘                         ▼
///     │                     └── barge-in ── lowered ◀─── person speaks ── speaking
///     └───────────────────────── tap, reply over ◀─────────────────────────────┘
/// ```
package struct TurnMachine: Sendable {
  package typealias Answer = Outcome<TurnState, TurnEffect>

  /// What happens to the text of a recording that has ended.
  package let afterStop: AfterStopPolicy

  /// Whether a recording without a word is a failure.
  package let noSpeech: NoSpeechPolicy

  /// Where the machine is.
  package internal(set) var state = TurnState.resting

  package init(_ experience: Experience) {
    afterStop = experience.afterStop
    noSpeech = experience.noSpeech
  }

  /// Answers an event and takes the step.
  package mutating func handle(_ event: TurnEvent, _ moment: Moment) -> Answer {
    let answer = answer(to: event, moment)
    if case .move(let next, _) = answer { state = next }
    return answer
  }

  private func answer(to event: TurnEvent, _ moment: Moment) -> Answer {
    switch state {
    case .resting: resting(event)
    case .hearing(let recording, let unsent): hearing(recording, unsent, event)
    case .settling(let unsent): settling(unsent, event, moment)
    case .waiting(let turn): waiting(turn, event)
    case .speaking(let turn): speaking(turn, event, moment)
    case .lowered(let turn, let doubt): lowered(turn, doubt, event)
    }
  }
}

extension TurnMachine {
  private func resting(_ event: TurnEvent) -> Answer {
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

  private func hearing(
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

  private func settling(
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

  private func waiting(_ turn: TurnID, _ event: TurnEvent) -> Answer {
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

  private func speaking(_ turn: TurnID, _ event: TurnEvent, _ moment: Moment) -> Answer {
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

  private func lowered(_ turn: TurnID, _ doubt: TurnState.Doubt, _ event: TurnEvent) -> Answer {
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

  private func complaints(_ settlement: TurnEvent.Settlement) -> [TurnEffect] {
    switch settlement {
    case .spoke, .cancelled, .broken: []
    // Whoever spoke is told, also where silence is nothing to speak of.
    case .unheard: [.failureArose(.microphoneSilent)]
    case .silent: noSpeech == .failure ? [.failureArose(.noSpeechDetected)] : []
    }
  }
}
