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
///          draining ────────────┘   running, ending      over: from all but idle
/// ```
///
/// If the recognizer has no length limit, a recording has a single task, and ends with it.
struct RolloverMachine: Sendable {
  typealias Answer = Outcome<RolloverState, RolloverEffect, RolloverSignal>

  /// The delays before the task that follows an early termination or a refusal, in seconds.
  ///
  /// If tasks terminate early or are refused more times in a row than there are delays, the recording
  /// ends; if its audio has already ended, its last task is given up. Apple's recognizer needs these
  /// delays once its limit has been reached.
  static let backOff = [0.1, 0.3, 1.0]

  var state = RolloverState.idle

  private let limits: TaskLimits
  private let mayOverlap: Bool

  init(_ limits: TaskLimits, mayOverlap: Bool) {
    self.limits = limits
    self.mayOverlap = mayOverlap
  }

  mutating func handle(_ event: RolloverEvent, _ moment: Moment) -> Answer {
    let answer = answer(to: event, moment)
    if case .move(let next, _, _) = answer { state = next }
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

  private func idle(_ event: RolloverEvent) -> Answer {
    switch event {
    case .begun: .move(.running(quickEnds: 0))
    case .cutReached, .taskEnded, .taskBroke, .taskRefused, .taskSettled, .rested, .overfull,
      .soundEnded, .dropped:
      .impossible("the first task was not requested")
    }
  }

  private func running(_ quickEnds: Int, _ event: RolloverEvent, _ moment: Moment) -> Answer {
    switch event {
    case .cutReached(let next):
      if !mayOverlap { return .move(.draining, signals: [.queueTask(next), .endTask]) }
      return follow([.queueTask(next), .endTask], after: limits.coolDown, 0, moment)
    case .taskEnded(let next, let isQuick):
      return restart(next, isQuick ? quickEnds + 1 : 0, orElse: .endRecording, moment)
    case .taskBroke(let failure, let next, let isQuick):
      guard failure.isTransient else { return .move(.over, signals: [.breakRecording(failure)]) }
      return restart(next, isQuick ? quickEnds + 1 : 0, orElse: .breakRecording(failure), moment)
    case .overfull: return .move(.over, signals: [.breakRecording(.serviceUnavailable)])
    case .soundEnded: return .move(.ending(quickEnds: quickEnds))
    case .dropped: return .move(.over)
    case .taskRefused(let failure): return startAgain(failure, quickEnds, moment)
    case .taskSettled: return .ignore("the next task has begun")
    case .rested: return .ignore("an expired timer")
    case .begun: return .impossible("a recording begins once")
    }
  }

  private func draining(_ event: RolloverEvent, _ moment: Moment) -> Answer {
    switch event {
    case .taskSettled: follow([], after: limits.coolDown, 0, moment)
    case .begun, .cutReached, .taskEnded, .taskBroke, .taskRefused, .rested, .overfull, .soundEnded,
      .dropped:
      buffering(event)
    }
  }

  private func resting(_ timer: TimerID, _ quickEnds: Int, _ event: RolloverEvent) -> Answer {
    switch event {
    case .rested(timer): .move(.running(quickEnds: quickEnds), signals: [.startTask])
    case .begun, .cutReached, .taskEnded, .taskBroke, .taskRefused, .taskSettled, .rested,
      .overfull, .soundEnded, .dropped:
      buffering(event)
    }
  }

  /// Handles the events that both buffering states have in common.
  private func buffering(_ event: RolloverEvent) -> Answer {
    switch event {
    case .overfull: .stay(signals: [.breakRecording(.serviceUnavailable)])
    case .soundEnded: .ignore("buffered audio is still to be recognized")
    case .dropped: .move(.over)
    case .taskSettled: .ignore("the recognizer is in its rest period")
    case .cutReached: .ignore("the next task is already queued")
    case .rested: .ignore("an expired timer")
    // The queued task was given up earlier, so the refused task is the last one.
    case .taskRefused(let failure): .stay(signals: [.giveTaskUp(failure)])
    case .taskEnded, .taskBroke: .impossible("no task receives audio")
    case .begun: .impossible("a recording begins once")
    }
  }

  private func ending(_ quickEnds: Int, _ event: RolloverEvent, _ moment: Moment) -> Answer {
    switch event {
    case .taskRefused(let failure): return startAgain(failure, quickEnds, moment)
    case .dropped: return .move(.over)
    case .cutReached, .taskEnded, .taskBroke, .taskSettled, .overfull, .soundEnded:
      return .ignore("no task follows")
    case .rested: return .ignore("an expired timer")
    case .begun: return .impossible("a recording begins once")
    }
  }

  private func over(_ event: RolloverEvent) -> Answer {
    switch event {
    case .taskRefused(let failure): .stay(signals: [.giveTaskUp(failure)])
    case .cutReached, .taskEnded, .taskBroke, .taskSettled, .overfull, .soundEnded, .dropped:
      .ignore("no task follows")
    case .rested: .ignore("an expired timer")
    case .begun: .impossible("a recording begins once")
    }
  }

  private func restart(
    _ next: TaskHandoff, _ quickEnds: Int, orElse end: RolloverSignal, _ moment: Moment
  ) -> Answer {
    guard limits.longest != nil, quickEnds <= Self.backOff.count else {
      return .move(.over, signals: [end])
    }
    let backOff = quickEnds == 0 ? 0 : Self.backOff[quickEnds - 1]
    return follow(
      [.queueTask(next), .endTask], after: max(backOff, limits.coolDown), quickEnds, moment)
  }

  /// Retries a refused task after a delay if the recognizer limits its tasks, the failure is
  /// transient, and not too many tasks in a row have ended early; otherwise gives the task up.
  ///
  /// Meanwhile, the task's audio stays buffered.
  private func startAgain(_ failure: VoiceFailure, _ quickEnds: Int, _ moment: Moment) -> Answer {
    guard limits.longest != nil, failure.isTransient, quickEnds < Self.backOff.count else {
      return .move(.over, signals: [.giveTaskUp(failure)])
    }
    let backOff = Self.backOff[quickEnds]
    return follow([], after: max(backOff, limits.coolDown), quickEnds + 1, moment)
  }

  private func follow(
    _ signals: [RolloverSignal], after seconds: Double, _ quickEnds: Int, _ moment: Moment
  ) -> Answer {
    if seconds <= 0 {
      return .move(.running(quickEnds: quickEnds), signals: signals + [.startTask])
    }
    let timer = TimerID(moment.nextID)
    return .move(
      .resting(timer, quickEnds: quickEnds), [.startRestTimer(timer, seconds: seconds)],
      signals: signals)
  }
}

/// Decides where one task's audio ends and the next begins, before the recognizer ends the task
/// itself.
///
/// For a limit of one minute, the audio is cut at the first pause at or after 50 s, or otherwise at
/// 58 s with 1 s of overlap (G11). For other limits, the two positions scale in proportion; the
/// overlap does not. The endpointer counts samples and never reads a clock.
struct TaskEndpointer: Sendable {
  /// The amount of audio given to both tasks when the cut falls within speech, in seconds.
  static let overlap = 1.0

  /// The position at which the task's audio begins, in samples.
  private let start: Int

  /// The position from which a pause becomes the cut, in samples.
  private let ripe: Int

  /// The position at which the audio is cut even without a pause, in samples.
  private let due: Int

  /// Creates an endpointer for a task whose audio begins at `start`; `nil` if tasks have no limit.
  init?(from start: Int, limits: TaskLimits) {
    guard let longest = limits.longest else { return nil }
    self.start = start
    ripe = start + AudioTime.samples(longest * 50 / 60)
    due = start + AudioTime.samples(longest * 58 / 60)
  }

  /// Returns the cut that is due at `position`; `nil` if none is due.
  ///
  /// `quietSince` is the position at which the last speech ended; `nil` while speech continues or
  /// its end is unknown. If the cut falls in a pause, the tasks share no speech: the next task's
  /// audio begins in the middle of the pause, but at most `overlap` before `position`.
  func cut(at position: Int, quietSince: Int?) -> TaskHandoff? {
    let second = AudioTime.samples(Self.overlap)
    if let quietSince, position >= ripe {
      let middle = (max(quietSince, start) + position) / 2
      return TaskHandoff(from: max(middle, position - second), heard: position, reason: .pause)
    }
    guard position >= due else { return nil }
    return TaskHandoff(from: position - second, heard: position, reason: .length)
  }
}
