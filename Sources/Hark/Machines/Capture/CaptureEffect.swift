/// The effects of the capture state machine, which controls the microphone of a session.
package enum CaptureEffect: Sendable, Equatable {
  /// Opens the microphone.
  case openMicrophone(MicrophoneID)

  /// Closes the microphone, even while it is still opening.
  case closeMicrophone(MicrophoneID)

  /// Shows the system's permission prompt.
  case askPermission(Permission)

  /// Starts a timer that fires after `GestureTiming.hold`.
  case startHoldTimer(TimerID)

  /// Starts a timer that fires after `GestureTiming.permissionAnswer`.
  case startPermissionTimer(TimerID)

  /// Starts a recording with the sample at position `from`; its kind determines how it ends.
  case recordingStarted(RecordingID, RecordingKind, from: Int)

  /// Changes the kind of the recording, and therefore how it ends.
  case recordingChanged(RecordingID, RecordingKind)

  /// Ends the audio of the recording at the current position.
  case recordingStopped(RecordingID, StopReason)

  /// Discards the recording.
  case recordingCancelled(RecordingID)

  /// Reports a failure.
  case tell(VoiceFailure)

  /// Presents a visual, spoken, or haptic cue.
  case cue(Cue)
}
