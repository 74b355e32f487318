/// The state machine of one recognition task, from its first audio to its last word.
///
/// ```
///               ┌────────── refused ──────────┐
///               │                             ▼
///  idle ───▶ starting ─────────▶ taking ───▶ spent ───▶ ended
///   │         ▲   │                │                      ▲
///   ▼     due │   │ audio ended    │ audio ended          │
///  waiting ───┘   ▼                ▼                      │
///   │      startingToFinish ─▶ finishing ─────────────────┘
///   │ audio     ▲   │
///   │ ended     │   │ refused
///   ▼       due │   ▼
///  waitingToFinish
/// ```
///
/// A task that continues where another one ends waits for its turn while its audio is buffered. The
/// task is spent if the recognizer refuses, ends, or fails it before its audio has ended. Canceling
/// or abandoning moves to `ended` from every state but `idle`. So does the timeout for final
/// results once the audio has ended, and so does a failure in `waitingToFinish`.
struct RecognitionMachine: Sendable {
  typealias Answer = Outcome<RecognitionState, RecognitionEffect, RecognitionSignal>

  var state = RecognitionState.idle

  mutating func handle(_ event: RecognitionEvent) -> Answer {
    let answer = answer(to: event)
    if case .move(let next, _, _) = answer { state = next }
    return answer
  }

  private func answer(to event: RecognitionEvent) -> Answer {
    switch state {
    case .idle: idle(event)
    case .waiting: waiting(event)
    case .waitingToFinish: waitingToFinish(event)
    case .starting: starting(event)
    case .startingToFinish: startingToFinish(event)
    case .taking: taking(event)
    case .spent: spent(event)
    case .finishing: finishing(event)
    case .ended: ended(event)
    }
  }

  private func idle(_ event: RecognitionEvent) -> Answer {
    switch event {
    case .begun(let from): .move(.starting, [.keepSound(from: from), .startTask])
    case .queued(let handoff): .move(.waiting, [.continueSound(handoff)])
    case .due, .started, .refused, .interim, .final, .finished, .broke, .soundEnded, .cancelled,
      .abandoned, .finalOverdue:
      .impossible("the task was not requested")
    }
  }

  private func waiting(_ event: RecognitionEvent) -> Answer {
    switch event {
    case .due: .move(.starting, [.startTask])
    case .soundEnded: .move(.waitingToFinish, [.startFinalTimer])
    case .cancelled: .move(.ended, [.discard], signals: [.settled(nil)])
    case .abandoned: .move(.ended, signals: [.settled(nil)])
    case .finalOverdue: .ignore("an expired timer")
    case .begun, .queued: .impossible("a task begins once")
    case .started, .refused, .interim, .final, .finished, .broke:
      .impossible("the task was not requested")
    }
  }

  private func waitingToFinish(_ event: RecognitionEvent) -> Answer {
    switch event {
    case .due: .move(.startingToFinish, [.startTask])
    case .finalOverdue: .move(.ended, signals: [.settled(.recognitionFailed)])
    case .cancelled: .move(.ended, [.discard], signals: [.settled(nil)])
    case .abandoned: .move(.ended, signals: [.settled(nil)])
    case .soundEnded: .ignore("the task's audio has ended")
    case .begun, .queued: .impossible("a task begins once")
    case .broke(let failure): .move(.ended, signals: [.settled(failure)])
    case .started, .refused, .interim, .final, .finished: .impossible("the task was not requested")
    }
  }

  private func starting(_ event: RecognitionEvent) -> Answer {
    switch event {
    case .started: .move(.taking)
    case .refused(let failure): .move(.spent, signals: [.broke(failure)])
    case .soundEnded: .move(.startingToFinish, [.startFinalTimer])
    case .cancelled: .move(.ended, [.cancelTask, .discard], signals: [.settled(nil)])
    case .abandoned: .move(.ended, [.cancelTask], signals: [.settled(nil)])
    case .finalOverdue: .ignore("an expired timer")
    case .begun, .queued, .due: .impossible("a task begins once")
    case .interim, .final, .finished, .broke: .impossible("a report before the start")
    }
  }

  private func startingToFinish(_ event: RecognitionEvent) -> Answer {
    switch event {
    case .started: .move(.finishing, [.finishTask, .startFinalTimer])
    case .refused(let failure): .move(.waitingToFinish, signals: [.refused(failure)])
    case .finalOverdue: .move(.ended, [.cancelTask], signals: [.settled(.recognitionFailed)])
    case .cancelled: .move(.ended, [.cancelTask, .discard], signals: [.settled(nil)])
    case .abandoned: .move(.ended, [.cancelTask], signals: [.settled(nil)])
    case .soundEnded: .ignore("the task's audio has ended")
    case .begun, .queued, .due: .impossible("a task begins once")
    case .interim, .final, .finished, .broke: .impossible("a report before the start")
    }
  }

  private func taking(_ event: RecognitionEvent) -> Answer {
    switch event {
    case .interim(let interim, let at): .stay([.show(interim, at: at)])
    case .final(let segment, let at): .stay([.keep(segment, at: at)])
    case .soundEnded: .move(.finishing, [.finishTask, .startFinalTimer])
    case .finished: .move(.spent, [.promote], signals: [.ended])
    case .broke(let failure): .move(.spent, [.promote], signals: [.broke(failure)])
    case .cancelled: .move(.ended, [.cancelTask, .discard], signals: [.settled(nil)])
    case .abandoned: .move(.ended, [.promote, .cancelTask], signals: [.settled(nil)])
    case .finalOverdue: .ignore("an expired timer")
    case .begun, .queued, .due, .started, .refused: .impossible("the task has started")
    }
  }

  /// Handles events after the recognizer refused, ended, or failed the task.
  ///
  /// A failure was reported when it occurred, so the task settles without one.
  private func spent(_ event: RecognitionEvent) -> Answer {
    switch event {
    case .soundEnded, .abandoned: .move(.ended, signals: [.settled(nil)])
    case .cancelled: .move(.ended, [.discard], signals: [.settled(nil)])
    case .finalOverdue: .ignore("an expired timer")
    case .interim, .final, .finished, .broke: .ignore("the task has ended")
    case .begun, .queued, .due, .started, .refused: .impossible("the task has ended")
    }
  }

  private func finishing(_ event: RecognitionEvent) -> Answer {
    switch event {
    case .interim(let interim, let at): .stay([.show(interim, at: at)])
    case .final(let segment, let at): .stay([.keep(segment, at: at)])
    case .finished: .move(.ended, [.promote], signals: [.settled(nil)])
    case .broke(let failure): .move(.ended, [.promote], signals: [.settled(failure)])
    case .finalOverdue, .abandoned:
      .move(.ended, [.promote, .cancelTask], signals: [.settled(nil)])
    case .cancelled: .move(.ended, [.cancelTask, .discard], signals: [.settled(nil)])
    case .soundEnded: .ignore("the task's audio has ended")
    case .begun, .queued, .due, .started, .refused: .impossible("the task has started")
    }
  }

  private func ended(_ event: RecognitionEvent) -> Answer {
    switch event {
    case .started, .refused, .interim, .final, .finished, .broke: .ignore("the task has ended")
    case .soundEnded, .cancelled, .abandoned: .ignore("the recording has settled")
    case .finalOverdue: .ignore("an expired timer")
    case .begun, .queued, .due: .impossible("a task begins once")
    }
  }
}
