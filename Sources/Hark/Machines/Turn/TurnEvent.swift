/// What the conversation is told.
package enum TurnEvent: Sendable, Equatable {
  /// A recording began.
  case recordingStarted(RecordingID)

  /// Its sound ended.
  case recordingStopped(RecordingID)

  /// It is over.
  case recordingSettled(RecordingID, Settlement)

  /// The reply has begun to be spoken.
  case speechStarted(TurnID)

  /// The reply is over: spoken to its end, or read where nothing is spoken.
  case replyEnded(TurnID)

  /// The reply could not be had or not be spoken.
  case replyFailed(TurnID, VoiceFailure)

  /// The person seems to speak outside a recording, since this position.
  case personSpoke(onset: Int)

  /// It was a cough, or nobody hears the person any more.
  case personStopped

  /// Speech during the reply is too long, and too much like speech, for a cough.
  case bargeInSure

  /// The person tapped during the reply.
  case tapped

  /// The person left.
  case left

  /// What became of a recording.
  package enum Settlement: Sendable, Equatable {
    /// It holds words.
    case spoke

    /// It holds none.
    case silent

    /// It holds none because the microphone gave no sound.
    case unheard

    /// It was dropped.
    case cancelled

    /// It holds none because something broke, which was told.
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
