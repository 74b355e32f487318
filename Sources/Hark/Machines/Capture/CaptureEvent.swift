/// The events of the capture state machine, which controls the microphone of a session.
enum CaptureEvent: Sendable, Equatable {
  /// The screen appeared.
  case began
  case left
  case pressed
  case released

  /// The button was activated without a touch.
  case activated

  case holdReached(TimerID)
  case stopAsked
  case cancelAsked
  case rationaleAccepted
  case rationaleDeclined
  case muteOn
  case muteOff
  case modeChanged(DetectionMode)
  case failureDismissed
  case permissionAnswered(Permission, PermissionStatus)
  case permissionOverdue(TimerID)
  case microphoneOpened(MicrophoneID)
  case microphoneFailed(MicrophoneID, VoiceFailure)

  /// The audio input ended, such as at the end of a file.
  case soundEnded(MicrophoneID)

  case microphoneClosed(MicrophoneID)

  /// Speech was detected, with its onset at the given sample position.
  case speechStarted(onset: Int)

  /// The recording reached a limit of the ending policy, or the user spoke a command that ends it.
  case endingReached(RecordingID, StopReason)

  /// The system interrupted the microphone, or the app entered the background.
  case interrupted

  case recognitionBroke(RecordingID, VoiceFailure)
  case recognitionEnded(RecordingID)

  /// Another failure occurred, such as a failed reply.
  case failureArose(VoiceFailure)
}

enum CaptureEffect: Sendable, Equatable {
  case openMicrophone(MicrophoneID)

  /// Closes the microphone, even while it is still opening.
  case closeMicrophone(MicrophoneID)

  case askPermission(Permission)

  /// Starts a timer that fires after `GestureTiming.hold`.
  case startHoldTimer(TimerID)

  /// Starts a timer that fires after `GestureTiming.permissionAnswer`.
  case startPermissionTimer(TimerID)

  /// Starts a recording with the sample at position `from`; its kind determines how it ends.
  case recordingStarted(RecordingID, RecordingKind, from: Int)

  case recordingChanged(RecordingID, RecordingKind)

  /// Ends the audio of the recording at the current position; reported again, as canceled, if the
  /// user cancels a recording whose audio has ended.
  case recordingStopped(RecordingID, StopReason)

  case tell(VoiceFailure)
  case cue(Cue)
}

/// The signals of the capture state machine to the recording's tasks and to the conversation.
enum CaptureSignal: Sendable, Equatable {
  case recordingStarted(RecordingID, from: Int)
  case recordingStopped(RecordingID, StopReason)
}
