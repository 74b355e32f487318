/// What one recognition task wants done.
package enum RecognitionEffect: Sendable, Equatable {
  /// Keep the recording's sound for the task, from here on.
  case keepSound(from: Int)

  /// Keep sound for the task, which goes on where another has to end.
  case continueSound(Continuation)

  /// Have the recogniser start the task.
  case startTask

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

  /// The recogniser did not start a task whose sound has ended; the sound is kept.
  case recognitionRefused(VoiceFailure)

  /// The recogniser ended while the recording goes on.
  case recognitionEnded

  /// Every word of the recording is final, or it broke. Exactly once for each task.
  case settled(VoiceFailure?)
}
