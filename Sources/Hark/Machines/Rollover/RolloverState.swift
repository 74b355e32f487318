/// The state of a recording's task rollover: which task receives its audio.
package enum RolloverState: Sendable, Equatable {
  /// No task has been requested.
  case idle

  /// A task receives audio or is starting, after `quickEnds` early terminations in a row.
  case running(quickEnds: Int)

  /// Audio is buffered for the next task until the previous one settles.
  case draining

  /// Audio is buffered for the next task until the recognizer's rest period ends.
  case resting(TimerID, quickEnds: Int)

  /// The audio has ended, and the last task is finishing or starting to finish.
  case ending(quickEnds: Int)

  /// No further task follows.
  case over
}

extension RolloverState {
  /// The state's name, for tables and tests.
  package enum Kind: String, Sendable, CaseIterable {
    case idle, running, draining, resting, ending, over
  }

  /// The state's name.
  package var kind: Kind {
    switch self {
    case .idle: .idle
    case .running: .running
    case .draining: .draining
    case .resting: .resting
    case .ending: .ending
    case .over: .over
    }
  }
}
