/// Which task takes a recording's sound.
package enum RotationState: Sendable, Equatable {
  /// None has been asked for.
  case idle

  /// One does, or is being started; so many before it were over quickly.
  case running(quickEnds: Int)

  /// The next one keeps sound until the one before it is over.
  case draining

  /// The next one keeps sound until the recogniser has rested.
  case resting(TimerID, quickEnds: Int)

  /// The sound has ended, and the last task finds its words, or is being started to do so.
  case ending(quickEnds: Int)

  /// None will any more.
  case over
}

extension RotationState {
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
