/// An event in the conversation.
package enum TurnEvent: Sendable, Equatable {
  /// A recording began.
  case recordingStarted(RecordingID)

  /// The recording's audio ended.
  case recordingStopped(RecordingID)

  /// The recording settled.
  case recordingSettled(RecordingID, Settlement)

  /// Playback of the reply began.
  case speechStarted(TurnID)

  /// The reply ended: it was spoken in full, or its text is complete if it is not spoken.
  case replyEnded(TurnID)

  /// The reply was unavailable or could not be spoken.
  case replyFailed(TurnID, VoiceFailure)

  /// Probable user speech outside a recording was detected, beginning at `onset`.
  case personSpoke(onset: Int)

  /// The detected speech was a cough, or the microphone stopped listening.
  case personStopped

  /// The speech during the reply is too long and too speech-like to be a cough.
  case bargeInSure

  /// The user tapped during the reply.
  case tapped

  /// The user left the screen.
  case left

  /// The outcome of a recording.
  package enum Settlement: Sendable, Equatable {
    /// The recording contains words.
    case spoke

    /// The recording contains no words.
    case silent

    /// The recording contains no words, because the microphone delivered no sound.
    case unheard

    /// The recording was canceled.
    case cancelled

    /// The recording contains no words, because of a failure that was reported.
    case broken
  }
}

extension TurnEvent {
  /// The event's name, for tables and tests.
  package enum Kind: String, Sendable, CaseIterable {
    case recordingStarted, recordingStopped, recordingSettled, speechStarted, replyEnded
    case replyFailed, personSpoke, personStopped, bargeInSure, tapped, left
  }

  /// The event's name.
  package var kind: Kind {
    switch self {
    case .recordingStarted: .recordingStarted
    case .recordingStopped: .recordingStopped
    case .recordingSettled: .recordingSettled
    case .speechStarted: .speechStarted
    case .replyEnded: .replyEnded
    case .replyFailed: .replyFailed
    case .personSpoke: .personSpoke
    case .personStopped: .personStopped
    case .bargeInSure: .bargeInSure
    case .tapped: .tapped
    case .left: .left
    }
  }
}
