/// An effect requested by one recognition task.
package enum RecognitionEffect: Sendable, Equatable {
  /// Buffer the recording's audio for the task, starting at the sample position `from`.
  case keepSound(from: Int)

  /// Buffer audio for a task that continues where another has to end.
  case continueSound(TaskHandoff)

  /// Start the task in the recognizer.
  case startTask

  /// Pass the buffered audio and all further audio to the task.
  case passSound

  /// Signal the end of the task's audio.
  case finishTask

  /// Cancel the task.
  case cancelTask

  /// Start the timeout for the last final results (D4).
  case startFinalTimer

  /// Show this interim text in its segment's place.
  case show(InterimSegment, at: Int)

  /// Add this final text to the transcript.
  case keep(Segment, at: Int)

  /// Promote the interim text to final.
  case promote

  /// Discard the recording's text.
  case discard

  /// The recognizer failed while the recording was in progress.
  case recognitionBroke(VoiceFailure)

  /// The recognizer did not start a task whose audio has ended; the audio stays buffered.
  case recognitionRefused(VoiceFailure)

  /// The recognizer ended the task while the recording was in progress.
  case recognitionEnded

  /// The task settled: its text is final, or it failed.
  ///
  /// Requested exactly once for each task.
  case settled(VoiceFailure?)
}
