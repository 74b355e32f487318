/// What the microphone side of a session is told.
package enum CaptureEvent: Sendable, Equatable {
  /// The person came to the screen.
  case began

  /// The person left it.
  case left

  /// A finger came down on the button.
  case pressed

  /// The finger was lifted.
  case released

  /// The button was activated without a finger.
  case activated

  /// A finger has been down for as long as a hold takes.
  case holdReached(TimerID)

  /// Stop was asked for.
  case stopAsked

  /// Cancel was asked for.
  case cancelAsked

  /// The person agreed to be asked by the system.
  case rationaleAccepted

  /// The person would rather not.
  case rationaleDeclined

  /// Mute was switched on.
  case muteOn

  /// Mute was switched off.
  case muteOff

  /// The person chose another way in which recordings start and end.
  case modeChanged(DetectionMode)

  /// The failure was dismissed.
  case failureDismissed

  /// The system's question was answered.
  case permissionAnswered(Permission, PermissionStatus)

  /// Nobody answered the system's question.
  case permissionOverdue(TimerID)

  /// The microphone is open; its sound begins.
  case microphoneOpened(MicrophoneID)

  /// The microphone could not be opened, or was lost.
  case microphoneFailed(MicrophoneID, VoiceFailure)

  /// The microphone's sound came to its end, as a file does.
  case soundEnded(MicrophoneID)

  /// The microphone is closed.
  case microphoneClosed(MicrophoneID)

  /// Speech was heard outside a recording; it began at this position.
  case speechStarted(onset: Int)

  /// A limit of the ending policy was reached.
  case endingReached(RecordingID, StopReason)

  /// The operating system took the microphone, or the app went to the background.
  case interrupted

  /// The recogniser broke during a recording.
  case recognitionBroke(RecordingID, VoiceFailure)

  /// The recogniser ended during a recording.
  case recognitionEnded(RecordingID)

  /// Something else went wrong: nothing was said, or the reply could not be had.
  case failureArose(VoiceFailure)
}

extension CaptureEvent {
  /// The event's name, for tables and tests.
  package enum Kind: String, Sendable, CaseIterable {
    case began, left, pressed, released, activated, holdReached, stopAsked, cancelAsked
    case rationaleAccepted, rationaleDeclined, muteOn, muteOff, modeChanged, failureDismissed
    case permissionAnswered, permissionOverdue, microphoneOpened, microphoneFailed, soundEnded
    case microphoneClosed, speechStarted, endingReached, interrupted, recognitionBroke
    case recognitionEnded, failureArose
  }

  /// The event's name.
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
