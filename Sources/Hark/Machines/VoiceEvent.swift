/// What the whole machine is told.
package enum VoiceEvent: Sendable, Equatable {
  /// A gesture, a permission, or something about the microphone.
  case capture(CaptureEvent)

  /// A finger is found to have been down for as long as a hold takes; no press was told of it.
  case held

  /// The host switched the button on or off.
  case buttonEnabled(Bool)

  /// The person chose another way in which speech is found, and starts and ends recordings.
  case detectionChanged(DetectionPolicy)

  /// Something about one recognition task.
  case task(TaskID, RecognitionEvent)

  /// Something about which task takes a recording's sound.
  case rotation(RecordingID, RotationEvent)

  /// Something about the reply.
  case turn(TurnEvent)

  /// Something was heard over the reply.
  case bargeIn(BargeIn)

  /// Speech was heard; it began at `onset`.
  case speechStarted(onset: Int)

  /// The answer to the effect `conclude`: what the recording holds.
  case recordingConcluded(RecordingID, TurnEvent.Settlement)
}
