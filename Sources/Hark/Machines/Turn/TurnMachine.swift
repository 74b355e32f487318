/// The state machine for the conversation, which tracks whose turn it is and handles the user's
/// words.
///
/// ```
///               recording            its audio ends           settled with words (send)
///  resting ────────────▶ hearing ──────────────▶ settling ──────────────▶ waiting
///     ▲                     ▲                       │ review, confirm         │ first audio
///     ├─────────────────────┼───────────────────────┘                         ▼
///     │                     └── barge-in ── lowered ◀──── user speaks ─── speaking
///     └───────────────────────── tap, reply over ◀─────────────────────────────┘
/// ```
///
/// Sound detected during a reply ducks it immediately. Sound that is long enough to be speech
/// pauses the reply and is recorded. Recognized words then end the reply permanently; without
/// words, the reply resumes where it paused.
package struct TurnMachine: Sendable {
  package typealias Answer = Outcome<TurnState, TurnEffect>

  package let afterStop: AfterStopPolicy
  package let noSpeech: NoSpeechPolicy
  package internal(set) var state = TurnState.resting

  package init(_ experience: Experience) {
    afterStop = experience.afterStop
    noSpeech = experience.noSpeech
  }

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
    case .speaking(let turn): speaking(turn, event)
    case .lowered(let turn, let onset): lowered(turn, onset, event)
    case .yielding(let interrupted): yielding(interrupted, event)
    }
  }

  private func complaints(_ settlement: TurnEvent.Settlement) -> [TurnEffect] {
    switch settlement {
    case .spoke, .cancelled, .broken: []
    // A silent microphone is reported even if the policy ignores recordings without words.
    case .unheard: [.failureArose(.microphoneSilent)]
    case .silent: noSpeech == .failure ? [.failureArose(.noSpeechDetected)] : []
    }
  }
}

// Handlers for the states in which the user has the turn and the user's words become a message.
extension TurnMachine {
  private func resting(_ event: TurnEvent) -> Answer {
    switch event {
    case .recordingStarted(let recording): .move(.hearing(recording, .init()), [])
    case .recordingSettled: .ignore("the person has left, or has spoken again since")
    case .recordingStopped: .impossible("a recording that nobody started")
    case .speechStarted, .replyEnded, .replyFailed, .bargeInSure:
      .ignore("the reply has been given up")
    case .personSpoke, .personStopped, .tapped, .left: .ignore("no reply is under way")
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
      let rest = unsent.settling(settled, settlement)
      if settlement == .spoke { return .move(.hearing(recording, rest.alone), rest.stopping) }
      return .move(.hearing(recording, rest), complaints(settlement))
    case .tapped:
      return unsent.interrupted == nil
        ? .ignore("no reply stands still")
        : .move(.hearing(recording, unsent.alone), unsent.stopping)
    case .speechStarted, .replyEnded, .replyFailed:
      guard let next = following(event, unsent) else { return .ignore("an older reply") }
      return .move(.hearing(recording, next.unsent), next.effects)
    case .left: return .move(.resting, unsent.stopping)
    case .recordingStarted: return .impossible("two recordings at once")
    case .personSpoke, .personStopped, .bargeInSure: return .ignore("the person is heard already")
    }
  }

  private func settling(
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
    case .left: return .move(.resting, unsent.stopping)
    case .recordingStopped: return .impossible("it has stopped already")
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
  private func goOn(_ interrupted: TurnState.Interrupted, _ effects: [TurnEffect] = []) -> Answer {
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
    case .replyEnded(interrupted.turn): return (unsent.alone, [])
    case .replyFailed(interrupted.turn, let failure):
      return (unsent.alone, unsent.stopping + [.failureArose(failure)])
    default: return nil
    }
  }
}

// Handlers for the states in which the reply has the turn, until it ends or the user interrupts it.
extension TurnMachine {
  private func waiting(_ turn: TurnID, _ event: TurnEvent) -> Answer {
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
    case .tapped: return .ignore("there is nothing to stop yet")
    case .personStopped, .bargeInSure: return .ignore("nothing is spoken yet")
    case .replyEnded, .replyFailed, .left, .recordingSettled, .recordingStopped:
      return underWay(turn, event)
    }
  }

  private func speaking(_ turn: TurnID, _ event: TurnEvent) -> Answer {
    switch event {
    case .personSpoke(let onset): .move(.lowered(turn, onset: onset), [.lowerReply(turn)])
    case .tapped, .recordingStarted: interrupt(turn, event)
    case .speechStarted: .ignore("it is being spoken already")
    case .personStopped, .bargeInSure: .ignore("nobody speaks over it")
    case .replyEnded, .replyFailed, .left, .recordingSettled, .recordingStopped:
      underWay(turn, event)
    }
  }

  private func lowered(_ turn: TurnID, _ onset: Int, _ event: TurnEvent) -> Answer {
    switch event {
    case .bargeInSure:
      return .move(
        .yielding(.init(turn: turn, isSpeaking: true)),
        [.holdReply(turn), .cue(.felt(.replyInterrupted)), .bargedIn(onset: onset)])
    case .personStopped: return .move(.speaking(turn), [.raiseReply(turn)])
    case .replyEnded(turn): return .move(.resting, [.bargedIn(onset: onset)])
    case .tapped, .recordingStarted: return interrupt(turn, event)
    case .speechStarted: return .ignore("it is being spoken already")
    case .personSpoke: return .ignore("the person speaks already")
    case .replyEnded, .replyFailed, .left, .recordingSettled, .recordingStopped:
      return underWay(turn, event)
    }
  }

  /// Handles events while the user takes the turn.
  ///
  /// This state lasts no longer than the step that enters it.
  private func yielding(_ interrupted: TurnState.Interrupted, _ event: TurnEvent) -> Answer {
    switch event {
    case .recordingStarted(let recording): .move(.hearing(recording, .init(over: interrupted)), [])
    case .personStopped: goOn(interrupted)
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
    case .replyEnded(let ended): ended == turn ? .move(.resting, []) : .ignore("an older reply")
    case .replyFailed(let failed, let failure):
      failed == turn
        ? .move(.resting, [.stopReply(turn), .failureArose(failure)]) : .ignore("an older reply")
    case .left: .move(.resting, [.stopReply(turn)])
    case .recordingSettled(_, let settlement): .stay(complaints(settlement))
    default: .impossible("a recording that nobody started")
    }
  }
}
