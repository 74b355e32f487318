/// What one recognition task is doing.
package enum RecognitionState: String, Sendable, CaseIterable {
  /// Not asked for yet.
  case idle

  /// Asked for; sound is kept for it.
  case starting

  /// Asked for, and its sound has ended already.
  case startingToFinish

  /// Taking sound.
  case taking

  /// Ended by itself; its recording has not stopped yet.
  case spent

  /// Broke; its recording has not stopped yet.
  case broken

  /// Its sound has ended; the last words are being found.
  case finishing

  /// Over.
  case ended

  /// Whether the task may still hold a decoder.
  package var isAlive: Bool {
    switch self {
    case .starting, .startingToFinish, .taking, .finishing: true
    case .idle, .spent, .broken, .ended: false
    }
  }

  /// Whether sound goes to the task, or is kept for it.
  package var takesSound: Bool {
    switch self {
    case .starting, .taking: true
    case .idle, .startingToFinish, .spent, .broken, .finishing, .ended: false
    }
  }
}

/// What one recognition task is told.
package enum RecognitionEvent: Sendable, Equatable {
  /// A recording began whose sound starts at `from`.
  case begun(from: Int)

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
    case begun, started, refused, interim, final, finished, broke
    case soundEnded, cancelled, abandoned, finalOverdue
  }

  /// The event's name.
  package var kind: Kind {
    switch self {
    case .begun: .begun
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

/// What one recognition task wants done.
package enum RecognitionEffect: Sendable, Equatable {
  /// Have the recogniser start the task, and keep sound for it from here on.
  case startTask(from: Int)

  /// Hand it the sound that was kept, and all that comes.
  case passSound

  /// Tell it that no more sound comes.
  case finishTask

  /// Drop it.
  case cancelTask

  /// Wake me when the last words have had long enough (D4).
  case startFinalTimer

  /// Put this text where its segment stands.
  case show(InterimSegment, at: Int)

  /// Keep this text for good.
  case keep(Segment, at: Int)

  /// Take the interim text for final.
  case promote

  /// Drop the text of the recording.
  case discard

  /// The recogniser broke while the recording goes on.
  case recognitionBroke(VoiceFailure)

  /// The recogniser ended while the recording goes on.
  case recognitionEnded

  /// Every word of the recording is final, or it broke. Exactly once for each task.
  case settled(VoiceFailure?)
}
