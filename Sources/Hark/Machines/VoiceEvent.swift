/// An event that `VoiceMachine` handles.
package enum VoiceEvent: Sendable, Equatable {
  /// An event of a gesture, a permission or the microphone.
  case capture(CaptureEvent)

  /// A touch was found to have lasted the hold duration without a reported press.
  case held

  /// The host enabled or disabled the button.
  case buttonEnabled(Bool)

  /// The user chose another policy for how speech is detected and how it starts and ends
  /// recordings.
  case detectionChanged(DetectionPolicy)

  /// An event of one recognition task.
  case task(TaskID, RecognitionEvent)

  /// An event of a recording's task rollover.
  case rollover(RecordingID, RolloverEvent)

  /// An event of the conversation.
  case turn(TurnEvent)

  /// An event of barge-in detection during the reply.
  case bargeIn(BargeIn)

  /// Speech was detected, beginning at `onset`.
  case speechStarted(onset: Int)

  /// The content of a recording, in answer to the effect `conclude`.
  case recordingConcluded(RecordingID, TurnEvent.Settlement)
}
