/// What the whole machine wants done.
package enum VoiceEffect: Sendable, Equatable {
  /// Gestures, permission and microphone.
  case capture(CaptureEffect)

  /// One recognition task of a recording.
  case task(TaskID, RecordingID, RecognitionEffect)

  /// The change from one task of a recording to the next.
  case rotation(RecordingID, RotationEffect)

  /// The conversation.
  case turn(TurnEffect)

  /// Every task of the recording is over: say what it holds, by `recordingConcluded`. Exactly once
  /// for each recording that started.
  case conclude(RecordingID)
}
