/// The state machine for the conversation, which tracks whose turn it is and handles the user's
/// words.
///
/// ```
///               recording            its audio ends           settled with words (send)
///  resting ────────────▶ hearing ──────────────▶ settling ──────────────▶ waiting
///     ▲                     ▲                       │ review, confirm         │ first audio
///     ├─────────────────────┼───────────────────────┘                         ▼
///     │                     └── barge-in ── ducked ◀───── user speaks ─── speaking
///     └───────────────────────── tap, reply over ◀─────────────────────────────┘
/// ```
///
/// Sound detected during playback of a reply ducks it immediately. Sound that is long enough to be
/// speech, or any speech before playback, pauses the reply and is recorded. Recognized words then
/// end the reply permanently; if no words are recognized, the reply resumes where it was paused,
/// unless the user cancels.
struct TurnMachine: Sendable {
  typealias Answer = Outcome<TurnState, TurnEffect, TurnSignal>

  let afterStop: AfterStopPolicy
  let noSpeech: NoSpeechPolicy
  var state = TurnState.resting

  init(_ experience: Experience) {
    afterStop = experience.afterStop
    noSpeech = experience.noSpeech
  }

  mutating func handle(_ event: TurnEvent, _ moment: Moment) -> Answer {
    let answer = answer(to: event, moment)
    if case .move(let next, _, _) = answer { state = next }
    return answer
  }

  private func answer(to event: TurnEvent, _ moment: Moment) -> Answer {
    switch state {
    case .resting: resting(event)
    case .hearing(let recording, let unsent): hearing(recording, unsent, event)
    case .settling(let unsent): settling(unsent, event, moment)
    case .waiting(let turn): waiting(turn, event)
    case .speaking(let turn): speaking(turn, event)
    case .ducked(let turn, let onset): ducked(turn, onset, event)
    case .interrupted(let reply): interrupted(reply, event)
    }
  }

  private func complaints(_ settlement: TurnEvent.Settlement) -> [TurnSignal] {
    switch settlement {
    case .spoke, .cancelled, .broken: []
    // A silent microphone is reported even if the policy ignores recordings without words.
    case .unheard: [.failureArose(.microphoneSilent)]
    case .silent: noSpeech == .failure ? [.failureArose(.noSpeechDetected)] : []
    }
  }
}

// Handlers for `resting` and for the states in which the user's words become a message.
extension TurnMachine {
  private func resting(_ event: TurnEvent) -> Answer {
    switch event {
    case .recordingStarted(let recording): .move(.hearing(recording, .init()))
    case .recordingSettled: .ignore("the user has left or continued since")
    case .recordingStopped: .impossible("a recording that was not started")
    case .speechStarted, .replyEnded, .replyFailed, .bargeInSure: .ignore("the reply was stopped")
    case .personSpoke, .personStopped, .tapped, .left: .ignore("there is no reply")
    }
  }

  private func hearing(
    _ recording: RecordingID, _ unsent: TurnState.Unsent, _ event: TurnEvent
  ) -> Answer {
    switch event {
    case .recordingStopped(let stopped):
      return stopped == recording
        ? .move(.settling(unsent.adding(recording))) : .impossible("an older recording")
    case .recordingSettled(let settled, let settlement):
      if settled == recording { return .impossible("the recording's audio has not ended") }
      let rest = unsent.settling(settled, settlement)
      if settlement == .spoke { return .move(.hearing(recording, rest.alone), rest.stopping) }
      return .move(.hearing(recording, rest), signals: complaints(settlement))
    case .tapped:
      return unsent.pausedReply == nil
        ? .ignore("no reply is paused") : .move(.hearing(recording, unsent.alone), unsent.stopping)
    case .speechStarted, .replyEnded, .replyFailed:
      return follow(event, unsent) { .hearing(recording, $0) }
    case .left: return .move(.resting, unsent.stopping)
    case .recordingStarted: return .impossible("two recordings at once")
    case .personSpoke, .personStopped, .bargeInSure: return .ignore("the user already has the turn")
    }
  }

  private func settling(
    _ unsent: TurnState.Unsent, _ event: TurnEvent, _ moment: Moment
  ) -> Answer {
    switch event {
    case .recordingSettled(let settled, let settlement):
      return conclude(unsent.settling(settled, settlement), settlement, moment)
    case .recordingStarted(let next):
      // If text is sent immediately, a recording that begins before the last words are recognized
      // forms one message with the earlier recordings.
      let kept = afterStop == .send ? unsent : .init(over: unsent.pausedReply)
      return .move(.hearing(next, kept))
    case .speechStarted, .replyEnded, .replyFailed:
      return follow(event, unsent) { .settling($0) }
    case .left: return .move(.resting, unsent.stopping)
    case .recordingStopped: return .impossible("the recording has already ended")
    case .personSpoke, .personStopped, .bargeInSure, .tapped:
      return .ignore("the user has already finished")
    }
  }

  /// Continues after a recording settles; nothing is sent until all recordings have settled.
  private func conclude(
    _ unsent: TurnState.Unsent, _ settlement: TurnEvent.Settlement, _ moment: Moment
  ) -> Answer {
    if settlement == .spoke {
      return unsent.open.isEmpty
        ? send(unsent, moment, unsent.stopping) : .move(.settling(unsent.alone), unsent.stopping)
    }
    let complaints = complaints(settlement)
    if !unsent.open.isEmpty { return .move(.settling(unsent), signals: complaints) }
    guard unsent.recordings.isEmpty else { return send(unsent, moment, signals: complaints) }
    guard let reply = unsent.pausedReply else { return .move(.resting, signals: complaints) }
    // A recording without words resumes the reply; canceling also stops the reply.
    return settlement == .cancelled
      ? .move(.resting, unsent.stopping) : resume(reply, signals: complaints)
  }

  private func send(
    _ unsent: TurnState.Unsent, _ moment: Moment, _ effects: [TurnEffect] = [],
    signals: [TurnSignal] = []
  ) -> Answer {
    guard afterStop == .send else { return .move(.resting, effects, signals: signals) }
    let turn = TurnID(moment.nextID)
    return .move(
      .waiting(turn), effects + [.cue(.felt(.messageSent)), .send(turn, unsent.recordings)],
      signals: signals)
  }
}

// Transitions of a paused reply.
extension TurnMachine {
  private func resume(_ reply: TurnState.PausedReply, signals: [TurnSignal] = []) -> Answer {
    .move(
      reply.isSpeaking ? .speaking(reply.turn) : .waiting(reply.turn), [.resumeReply(reply.turn)],
      signals: signals)
  }

  /// Applies an event of the paused reply to `unsent`, and moves to the result of `state`.
  private func follow(
    _ event: TurnEvent, _ unsent: TurnState.Unsent, _ state: (TurnState.Unsent) -> TurnState
  ) -> Answer {
    guard let reply = unsent.pausedReply else { return .ignore("an older reply") }
    switch event {
    case .speechStarted(reply.turn):
      // The first audio had already been sent to the device when the reply was paused.
      var begun = unsent
      begun.pausedReply?.isSpeaking = true
      return .move(state(begun))
    case .replyEnded(reply.turn): return .move(state(unsent.alone))
    case .replyFailed(reply.turn, let failure):
      return .move(state(unsent.alone), unsent.stopping, signals: [.failureArose(failure)])
    default: return .ignore("an older reply")
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
        .interrupted(.init(turn: turn, isSpeaking: false)),
        [.pauseReply(turn)], signals: [.bargedIn(onset: onset)])
    case .recordingStarted(let recording):
      return .move(.hearing(recording, .init()), [.stopReply(turn)])
    case .tapped: return .ignore("playback has not begun")
    case .personStopped, .bargeInSure: return .ignore("playback has not begun")
    case .replyEnded, .replyFailed, .left, .recordingSettled, .recordingStopped:
      return underWay(turn, event)
    }
  }

  private func speaking(_ turn: TurnID, _ event: TurnEvent) -> Answer {
    switch event {
    case .personSpoke(let onset): .move(.ducked(turn, onset: onset), [.duckReply(turn)])
    case .tapped, .recordingStarted: interrupt(turn, event)
    case .speechStarted: .ignore("playback has already begun")
    case .personStopped, .bargeInSure: .ignore("no speech over the reply")
    case .replyEnded, .replyFailed, .left, .recordingSettled, .recordingStopped:
      underWay(turn, event)
    }
  }

  private func ducked(_ turn: TurnID, _ onset: Int, _ event: TurnEvent) -> Answer {
    switch event {
    case .bargeInSure:
      return .move(
        .interrupted(.init(turn: turn, isSpeaking: true)),
        [.pauseReply(turn), .cue(.felt(.replyInterrupted))], signals: [.bargedIn(onset: onset)])
    case .personStopped: return .move(.speaking(turn), [.unduckReply(turn)])
    case .replyEnded(turn): return .move(.resting, signals: [.bargedIn(onset: onset)])
    case .tapped, .recordingStarted: return interrupt(turn, event)
    case .speechStarted: return .ignore("playback has already begun")
    case .personSpoke: return .ignore("the user is already speaking")
    case .replyEnded, .replyFailed, .left, .recordingSettled, .recordingStopped:
      return underWay(turn, event)
    }
  }

  /// Handles events in the `interrupted` state, which never outlasts the event that led to it.
  private func interrupted(_ reply: TurnState.PausedReply, _ event: TurnEvent) -> Answer {
    switch event {
    case .recordingStarted(let recording): .move(.hearing(recording, .init(over: reply)))
    case .personStopped: resume(reply)
    case .speechStarted, .personSpoke, .bargeInSure, .tapped: .ignore("the user is taking the turn")
    case .replyEnded, .replyFailed, .left, .recordingSettled, .recordingStopped:
      underWay(reply.turn, event)
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
    case .replyEnded(let ended): ended == turn ? .move(.resting) : .ignore("an older reply")
    case .replyFailed(let failed, let failure):
      failed == turn
        ? .move(.resting, [.stopReply(turn)], signals: [.failureArose(failure)])
        : .ignore("an older reply")
    case .left: .move(.resting, [.stopReply(turn)])
    case .recordingSettled(_, let settlement): .stay(signals: complaints(settlement))
    default: .impossible("a recording that was not started")
    }
  }
}
