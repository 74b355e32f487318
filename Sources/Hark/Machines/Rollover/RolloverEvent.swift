/// An event that affects which task receives a recording's audio.
package enum RolloverEvent: Sendable, Equatable {
  /// The recording's first task was requested.
  case begun

  /// The current task's audio reached the cut.
  case cutReached(TaskHandoff)

  /// The task that receives audio ended on its own; `isQuick` is true if it had barely started.
  case taskEnded(TaskHandoff, isQuick: Bool)

  /// The task that receives audio failed or could not be started.
  case taskBroke(VoiceFailure, TaskHandoff, isQuick: Bool)

  /// A task whose audio has ended could not be started.
  case taskRefused(VoiceFailure)

  /// A task settled after its audio had ended.
  case taskSettled

  /// A rest period ended.
  case rested(TimerID)

  /// The backlog for the next task exceeded its limit.
  case overfull

  /// The recording's audio ended; its buffered audio is still to be recognized.
  case soundEnded

  /// The recording was canceled or abandoned.
  case dropped
}

extension RolloverEvent {
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
