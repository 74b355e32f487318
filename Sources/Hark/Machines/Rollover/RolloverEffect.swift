/// An effect requested by the task rollover of a recording.
package enum RolloverEffect: Sendable, Equatable {
  /// Buffer audio for the next task without starting it yet.
  case queueTask(TaskHandoff)

  /// End the audio of the task that currently receives it.
  case endTask

  /// Start the next task.
  case startTask

  /// Give up the last task, which the recognizer does not start; the recording settles without its
  /// words.
  case giveTaskUp(VoiceFailure)

  /// Start a timer that fires after `seconds`.
  case startRestTimer(TimerID, seconds: Double)

  /// End the recording and retain its text, because the recognizer failed permanently.
  case breakRecording(VoiceFailure)

  /// End the recording, because the recognizer ended permanently.
  case endRecording
}
