/// What the microphone side of a session wants done.
package enum CaptureEffect: Sendable, Equatable {
  /// Open the microphone.
  case openMicrophone(MicrophoneID)

  /// Close it, also while it is still being opened.
  case closeMicrophone(MicrophoneID)

  /// Have the system ask the person.
  case askPermission(Permission)

  /// Wake me after `GestureTiming.hold`.
  case startHoldTimer(TimerID)

  /// Wake me after `GestureTiming.permissionAnswer`.
  case startPermissionTimer(TimerID)

  /// A recording begins with the sound at `from`; its kind says what ends it.
  case recordingStarted(RecordingID, RecordingKind, from: Int)

  /// The recording goes on as another kind, which changes what ends it.
  case recordingChanged(RecordingID, RecordingKind)

  /// The recording's sound ends here.
  case recordingStopped(RecordingID, StopReason)

  /// The recording is dropped.
  case recordingCancelled(RecordingID)

  /// Something went wrong; tell it.
  case tell(VoiceFailure)

  /// Show, say or make felt.
  case cue(Cue)
}
