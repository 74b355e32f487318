/// An effect requested by `VoiceMachine`.
package enum VoiceEffect: Sendable, Equatable {
  /// An effect of gestures, permissions or the microphone.
  case capture(CaptureEffect)

  /// An effect of one recognition task of a recording.
  case task(TaskID, RecordingID, RecognitionEffect)

  /// An effect of a recording's task rollover.
  case rollover(RecordingID, RolloverEffect)

  /// An effect of the conversation.
  case turn(TurnEffect)

  /// Every task of the recording has ended: report its content with `recordingConcluded`.
  ///
  /// Requested exactly once for each recording that started.
  case conclude(RecordingID)
}
