/// An event of one recognition task.
package enum RecognitionEvent: Sendable, Equatable {
  /// A recording began, with its audio starting at `from`.
  case begun(from: Int)

  /// The task was queued to continue where another has to end.
  case queued(TaskHandoff)

  /// The queued task is due to start.
  case due

  /// The recognizer started the task.
  case started

  /// The recognizer could not start the task.
  case refused(VoiceFailure)

  /// The recognizer reported an interim result, which may still change.
  case interim(InterimSegment, at: Int)

  /// The recognizer reported a final result, which does not change.
  case final(Segment, at: Int)

  /// The recognizer has reported all results.
  case finished

  /// The recognizer failed.
  case broke(VoiceFailure)

  /// The recording's audio ended.
  case soundEnded

  /// The recording was canceled.
  case cancelled

  /// The task was abandoned; the text received so far is retained.
  case abandoned

  /// The timeout for the last final results expired.
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
