/// What one recognition task is told.
package enum RecognitionEvent: Sendable, Equatable {
  /// A recording began whose sound starts at `from`.
  case begun(from: Int)

  /// The task is to go on where another has to end, but not to start yet.
  case queued(Continuation)

  /// It is to start now.
  case due

  /// The recogniser has started the task.
  case started

  /// The recogniser could not start it.
  case refused(VoiceFailure)

  /// Text that may still change.
  case interim(InterimSegment, at: Int)

  /// Text that will not change.
  case final(Segment, at: Int)

  /// The recogniser has reported everything.
  case finished

  /// The recogniser broke.
  case broke(VoiceFailure)

  /// The recording's sound ended.
  case soundEnded

  /// The recording was dropped.
  case cancelled

  /// Nobody waits any longer: keep the text there is.
  case abandoned

  /// The last words took too long.
  case finalOverdue
}

extension RecognitionEvent {
  /// The event's name, for tables and tests.
  package enum Kind: String, Sendable, CaseIterable {
    case begun, queued, due, started, refused, interim, final, finished, broke
    case soundEnded, cancelled, abandoned, finalOverdue
  }

  /// The event's name.
  package var kind: Kind {
    switch self {
    case .begun: .begun
    case .queued: .queued
    case .due: .due
    case .started: .started
    case .refused: .refused
    case .interim: .interim
    case .final: .final
    case .finished: .finished
    case .broke: .broke
    case .soundEnded: .soundEnded
    case .cancelled: .cancelled
    case .abandoned: .abandoned
    case .finalOverdue: .finalOverdue
    }
  }
}
