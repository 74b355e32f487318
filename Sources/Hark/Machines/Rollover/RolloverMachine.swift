/// The rollover between the successive recognition tasks of one recording.
///
/// It decides when the next task starts, and when no task follows.
///
/// ```
///              cut, tasks may overlap; ended, broke
///            ┌──────────────┐
///  idle ─▶ running ◀────────┘
///            │  ▲ ▲
///        cut │  │ └───────── resting ◀─┐ cool-down, back-off
///            ▼  │               ▲      │
///          draining ────────────┘   running, ending      over: from anywhere
/// ```
///
/// If the recognizer has no length limit, a recording has a single task, and the recording ends
/// with it.
package struct RolloverMachine: Sendable {
  package typealias Answer = Outcome<RolloverState, RolloverEffect>

  /// The delays before the task that follows an early termination or a refusal, in seconds.
  ///
  /// If tasks terminate early more times in a row than there are delays, the recording ends. Apple's
  /// recognizer needs these delays once its limit has been reached.
  package static let backOff = [0.1, 0.3, 1.0]

  /// The current state.
  package internal(set) var state = RolloverState.idle

  private let limits: TaskLimits
  private let mayOverlap: Bool

  package init(_ limits: TaskLimits, mayOverlap: Bool) {
    self.limits = limits
    self.mayOverlap = mayOverlap
  }

  /// Handles an event, updates the state and returns the outcome.
  package mutating func handle(_ event: RolloverEvent, _ moment: Moment) -> Answer {
    let answer = answer(to: event, moment)
    if case .move(let next, _) = answer { state = next }
    return answer
  }

  private func answer(to event: RolloverEvent, _ moment: Moment) -> Answer {
    switch state {
    case .idle: idle(event)
    case .running(let quickEnds): running(quickEnds, event, moment)
    case .draining: draining(event, moment)
    case .resting(let timer, let quickEnds): resting(timer, quickEnds, event)
    case .ending(let quickEnds): ending(quickEnds, event, moment)
    case .over: over(event)
    }
  }
}

extension RolloverMachine {
  private func idle(_ event: RolloverEvent) -> Answer {
    switch event {
    case .begun:
      .move(.running(quickEnds: 0), [])
    case .cutReached, .taskEnded, .taskBroke, .taskRefused, .taskSettled, .rested, .overfull,
      .soundEnded,
      .dropped:
      .impossible("the first task has not been asked for")
    }
  }

  private func running(_ quickEnds: Int, _ event: RolloverEvent, _ moment: Moment) -> Answer {
    switch event {
    case .cutReached(let next):
      if !mayOverlap { return .move(.draining, [.queueTask(next), .endTask]) }
      return follow([.queueTask(next), .endTask], after: limits.coolDown, 0, moment)
    case .taskEnded(let next, let isQuick):
      return restart(next, isQuick ? quickEnds + 1 : 0, orElse: .endRecording, moment)
    case .taskBroke(let failure, let next, let isQuick):
      guard failure.isTransient else { return .move(.over, [.breakRecording(failure)]) }
      return restart(next, isQuick ? quickEnds + 1 : 0, orElse: .breakRecording(failure), moment)
    case .overfull:
      return .move(.over, [.breakRecording(.serviceUnavailable)])
    case .soundEnded:
      return .move(.ending(quickEnds: quickEnds), [])
    case .dropped:
      return .move(.over, [])
    case .taskRefused(let failure):
      return startAgain(failure, quickEnds, moment)
    case .taskSettled:
      return .ignore("the next task has begun")
    case .rested:
      return .ignore("an old alarm")
    case .begun:
      return .impossible("a recording begins once")
    }
  }

  private func draining(_ event: RolloverEvent, _ moment: Moment) -> Answer {
    switch event {
    case .taskSettled:
      return follow([], after: limits.coolDown, 0, moment)
    case .overfull:
      return .stay([.breakRecording(.serviceUnavailable)])
    case .soundEnded:
      return .ignore("what was kept is still to be heard")
    case .dropped:
      return .move(.over, [])
    case .cutReached:
      return .ignore("the next task waits already")
    case .rested:
      return .ignore("an old alarm")
    case .taskRefused(let failure):
      // The queued task was given up earlier, so the refused task is the last one.
      return .stay([.giveTaskUp(failure)])
    case .taskEnded, .taskBroke:
      return .impossible("no task takes sound")
    case .begun:
      return .impossible("a recording begins once")
    }
  }

  private func resting(
    _ timer: TimerID, _ quickEnds: Int, _ event: RolloverEvent
  ) -> Answer {
    switch event {
    case .rested(let rested):
      guard rested == timer else { return .ignore("an old alarm") }
      return .move(.running(quickEnds: quickEnds), [.startTask])
    case .overfull:
      return .stay([.breakRecording(.serviceUnavailable)])
    case .soundEnded:
      return .ignore("what was kept is still to be heard")
    case .dropped:
      return .move(.over, [])
    case .taskSettled:
      return .ignore("the recogniser rests")
    case .cutReached:
      return .ignore("the next task waits already")
    case .taskRefused(let failure):
      // The queued task was given up earlier, so the refused task is the last one.
      return .stay([.giveTaskUp(failure)])
    case .taskEnded, .taskBroke:
      return .impossible("no task takes sound")
    case .begun:
      return .impossible("a recording begins once")
    }
  }

  private func ending(_ quickEnds: Int, _ event: RolloverEvent, _ moment: Moment) -> Answer {
    switch event {
    case .taskRefused(let failure):
      return startAgain(failure, quickEnds, moment)
    case .dropped:
      return .move(.over, [])
    case .cutReached, .taskEnded, .taskBroke, .taskSettled, .overfull, .soundEnded:
      return .ignore("no task follows")
    case .rested:
      return .ignore("an old alarm")
    case .begun:
      return .impossible("a recording begins once")
    }
  }

  private func over(_ event: RolloverEvent) -> Answer {
    switch event {
    case .taskRefused(let failure):
      .stay([.giveTaskUp(failure)])
    case .cutReached, .taskEnded, .taskBroke, .taskSettled, .overfull, .soundEnded, .dropped:
      .ignore("no task follows")
    case .rested:
      .ignore("an old alarm")
    case .begun:
      .impossible("a recording begins once")
    }
  }
}

// MARK: - The next task

extension RolloverMachine {
  private func restart(
    _ next: TaskHandoff, _ quickEnds: Int, orElse end: RolloverEffect, _ moment: Moment
  ) -> Answer {
    guard limits.longest != nil, quickEnds <= Self.backOff.count else {
      return .move(.over, [end])
    }
    let backOff = quickEnds == 0 ? 0 : Self.backOff[quickEnds - 1]
    return follow(
      [.queueTask(next), .endTask], after: max(backOff, limits.coolDown), quickEnds, moment)
  }

  /// Retries a refused task after a delay if the recognizer needs one; otherwise gives the task up.
  ///
  /// Meanwhile, the audio since the cut stays buffered for the task.
  private func startAgain(
    _ failure: VoiceFailure, _ quickEnds: Int, _ moment: Moment
  ) -> Answer {
    guard limits.longest != nil, failure.isTransient, quickEnds < Self.backOff.count else {
      return .move(.over, [.giveTaskUp(failure)])
    }
    let backOff = Self.backOff[quickEnds]
    return follow([], after: max(backOff, limits.coolDown), quickEnds + 1, moment)
  }

  private func follow(
    _ effects: [RolloverEffect], after seconds: Double, _ quickEnds: Int, _ moment: Moment
  ) -> Answer {
    if seconds <= 0 {
      return .move(.running(quickEnds: quickEnds), effects + [.startTask])
    }
    let timer = TimerID(moment.fresh)
    return .move(
      .resting(timer, quickEnds: quickEnds),
      effects + [.startRestTimer(timer, seconds: seconds)])
  }
}
