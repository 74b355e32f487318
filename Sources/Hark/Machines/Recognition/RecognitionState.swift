enum RecognitionState: String, Sendable, CaseIterable {
  case idle

  /// Waiting for its turn while its audio is buffered.
  case waiting

  /// Waiting for its turn, after its audio has ended.
  case waitingToFinish

  /// The task was requested, and its audio is being buffered.
  case starting

  /// The task was requested, and its audio has already ended.
  case startingToFinish

  case taking

  /// The recognizer refused, ended, or failed the task before its audio ended.
  case spent

  /// The task's audio has ended, and its last words are being recognized.
  case finishing

  case ended

  /// Whether the task may still hold a decoder.
  var isAlive: Bool { [.starting, .startingToFinish, .taking, .finishing].contains(self) }

  /// Whether new audio is passed to the task or buffered for it.
  var takesSound: Bool { self == .waiting || self == .starting || self == .taking }
}

enum RecognitionEvent: Sendable, Equatable {
  case begun(from: Int)

  /// The task was queued to continue where another one ends.
  case queued(TaskHandoff)

  case due
  case started
  case refused(VoiceFailure)
  case interim(InterimSegment, at: Int)
  case final(FinalSegment, at: Int)
  case finished
  case broke(VoiceFailure)
  case soundEnded
  case cancelled

  /// The task was abandoned; the text received so far is retained.
  case abandoned

  case finalOverdue
}

enum RecognitionEffect: Sendable, Equatable {
  /// Buffer the recording's audio for the task from the sample position `from`, plus any pre-roll.
  case keepSound(from: Int)

  /// Buffer audio for a task that continues where another one ends.
  case continueSound(TaskHandoff)

  case startTask
  case finishTask
  case cancelTask

  /// Start the timeout for the last final results (D4).
  case startFinalTimer

  case show(InterimSegment, at: Int)
  case keep(FinalSegment, at: Int)
  case promote
  case discard
}

/// A signal from a recognition task to its recording's rollover.
enum RecognitionSignal: Sendable, Equatable {
  case broke(VoiceFailure)

  /// The recognizer did not start a task whose audio has ended; the audio stays buffered.
  case refused(VoiceFailure)

  case ended

  /// The task's text is final, or the task failed or was canceled; sent exactly once by each task.
  case settled(VoiceFailure?)
}
