/// The events of the capture state machine, which controls the microphone of a session.
package enum CaptureEvent: Sendable, Equatable {
  /// The screen appeared.
  case began

  /// The user left the screen.
  case left

  /// The user touched the button.
  case pressed

  /// The user lifted the finger.
  case released

  /// The button was activated without a touch.
  case activated

  /// A touch reached the duration of a hold.
  case holdReached(TimerID)

  /// A request to stop the recording.
  case stopAsked

  /// A request to cancel the recording.
  case cancelAsked

  /// The user agreed to continue to the system's permission prompt.
  case rationaleAccepted

  /// The user declined to continue to the system's permission prompt.
  case rationaleDeclined

  /// Mute was switched on.
  case muteOn

  /// Mute was switched off.
  case muteOff

  /// The user changed how recordings start and end.
  case modeChanged(DetectionMode)

  /// The failure was dismissed.
  case failureDismissed

  /// The user answered the system's permission prompt.
  case permissionAnswered(Permission, PermissionStatus)

  /// The system's permission prompt timed out without an answer.
  case permissionOverdue(TimerID)

  /// The microphone opened, and its audio begins.
  case microphoneOpened(MicrophoneID)

  /// The microphone failed to open or was lost.
  case microphoneFailed(MicrophoneID, VoiceFailure)

  /// The audio input ended, such as at the end of a file.
  case soundEnded(MicrophoneID)

  /// The microphone closed.
  case microphoneClosed(MicrophoneID)

  /// Speech was detected outside a recording, with its onset at the given sample position.
  case speechStarted(onset: Int)

  /// The recording reached a limit of the ending policy.
  case endingReached(RecordingID, StopReason)

  /// The system interrupted the microphone, or the app entered the background.
  case interrupted

  /// The recognizer failed during a recording.
  case recognitionBroke(RecordingID, VoiceFailure)

  /// The recognizer ended during a recording.
  case recognitionEnded(RecordingID)

  /// Another failure occurred, such as missing speech or a failed reply.
  case failureArose(VoiceFailure)
}

extension CaptureEvent {
  /// The name of an event, for tables and tests.
  package enum Kind: String, Sendable, CaseIterable {
    case began, left, pressed, released, activated, holdReached, stopAsked, cancelAsked
    case rationaleAccepted, rationaleDeclined, muteOn, muteOff, modeChanged, failureDismissed
    case permissionAnswered, permissionOverdue, microphoneOpened, microphoneFailed, soundEnded
    case microphoneClosed, speechStarted, endingReached, interrupted, recognitionBroke
    case recognitionEnded, failureArose
  }

  /// The name of the event.
  package var kind: Kind {
    switch self {
    case .began: .began
    case .left: .left
    case .pressed: .pressed
    case .released: .released
    case .activated: .activated
    case .holdReached: .holdReached
    case .stopAsked: .stopAsked
    case .cancelAsked: .cancelAsked
    case .rationaleAccepted: .rationaleAccepted
    case .rationaleDeclined: .rationaleDeclined
    case .muteOn: .muteOn
    case .muteOff: .muteOff
    case .modeChanged: .modeChanged
    case .failureDismissed: .failureDismissed
    case .permissionAnswered: .permissionAnswered
    case .permissionOverdue: .permissionOverdue
    case .microphoneOpened: .microphoneOpened
    case .microphoneFailed: .microphoneFailed
    case .soundEnded: .soundEnded
    case .microphoneClosed: .microphoneClosed
    case .speechStarted: .speechStarted
    case .endingReached: .endingReached
    case .interrupted: .interrupted
    case .recognitionBroke: .recognitionBroke
    case .recognitionEnded: .recognitionEnded
    case .failureArose: .failureArose
    }
  }
}
