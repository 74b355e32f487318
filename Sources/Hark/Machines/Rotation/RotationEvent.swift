/// What is told to the one who decides which task takes a recording's sound.
package enum RotationEvent: Sendable, Equatable {
  /// The recording's first task has been asked for.
  case begun

  /// The sound of the task under way is long enough.
  case cutReached(Continuation)

  /// The task that takes sound ended by itself; quickly when it had hardly begun.
  case taskEnded(Continuation, isQuick: Bool)

  /// The task that takes sound broke or could not be started.
  case taskBroke(VoiceFailure, Continuation, isQuick: Bool)

  /// A task whose sound has ended could not be started.
  case taskRefused(VoiceFailure)

  /// A task that takes no more sound is over.
  case taskSettled

  /// A rest is over.
  case rested(TimerID)

  /// More sound waits for the next task than may.
  case overfull

  /// The recording's sound ended; what was kept of it is still to be heard.
  case soundEnded

  /// The recording was dropped, or nobody waits for it.
  case dropped
}

extension RotationEvent {
  /// The event's name, for tables and tests.
  package enum Kind: String, Sendable, CaseIterable {
    case begun, cutReached, taskEnded, taskBroke, taskRefused, taskSettled, rested, overfull
    case soundEnded, dropped
  }

  /// The event's name.
  package var kind: Kind {
    switch self {
    case .begun: .begun
    case .cutReached: .cutReached
    case .taskEnded: .taskEnded
    case .taskBroke: .taskBroke
    case .taskRefused: .taskRefused
    case .taskSettled: .taskSettled
    case .rested: .rested
    case .overfull: .overfull
    case .soundEnded: .soundEnded
    case .dropped: .dropped
    }
  }
}
