/// The state of a recording's task rollover: which task receives its audio.
enum RolloverState: Sendable, Equatable {
  case idle

  /// A task receives audio or is starting, after `quickEnds` early terminations or refusals in a row.
  case running(quickEnds: Int)

  /// Audio is buffered for the next task until the previous one settles.
  case draining

  /// Audio is buffered for the next task until the recognizer's rest period ends.
  case resting(TimerID, quickEnds: Int)

  /// The audio has ended; the last task is finishing, or will finish once it has started.
  case ending(quickEnds: Int)

  case over
}

enum RolloverEvent: Sendable, Equatable {
  case begun
  case cutReached(TaskHandoff)

  /// The task that receives audio ended on its own; `isQuick` is true if it had barely started.
  case taskEnded(TaskHandoff, isQuick: Bool)

  /// The task that receives audio failed or could not be started.
  case taskBroke(VoiceFailure, TaskHandoff, isQuick: Bool)

  /// A task whose audio has ended could not be started.
  case taskRefused(VoiceFailure)

  /// A task settled, and the recording has other tasks.
  case taskSettled

  case rested(TimerID)

  /// The backlog for the next task exceeded its limit.
  case overfull

  /// The recording's audio ended; any buffered audio is still to be recognized.
  case soundEnded

  /// The recording was canceled or abandoned.
  case dropped
}

enum RolloverEffect: Sendable, Equatable { case startRestTimer(TimerID, seconds: Double) }

/// A signal from the task rollover to the recording's tasks and to capture.
enum RolloverSignal: Sendable, Equatable {
  /// Buffer audio for the next task without starting it yet.
  case queueTask(TaskHandoff)

  case endTask
  case startTask

  /// Give up the last task, because the recognizer did not start it; the words in its audio are
  /// lost.
  case giveTaskUp(VoiceFailure)

  /// End the recording and retain its text, because the recognizer failed permanently or repeatedly,
  /// or because the backlog exceeded its limit.
  case breakRecording(VoiceFailure)

  /// End the recording, because the recognizer ended its task and no other task follows.
  case endRecording
}
