/// What the change from one task to the next wants done.
package enum RotationEffect: Sendable, Equatable {
  /// Keep sound for a next task, which is not to start yet.
  case queueTask(Continuation)

  /// The task that took sound gets no more.
  case endTask

  /// Start the next task.
  case startTask

  /// The recogniser does not start the last task: the recording settles without its words.
  case giveTaskUp(VoiceFailure)

  /// Wake me after `seconds`.
  case startRestTimer(TimerID, seconds: Double)

  /// The recogniser is broken for good: the recording ends, its text kept.
  case breakRecording(VoiceFailure)

  /// The recogniser has ended for good: the recording ends.
  case endRecording
}
