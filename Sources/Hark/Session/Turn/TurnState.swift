/// Whose turn it is in a conversation.
package enum TurnState: Sendable, Equatable {
  /// Nobody's.
  case resting

  /// The person's: a recording is under way. What ended just before is sent together with it.
  case hearing(RecordingID, unsent: Unsent)

  /// The person has finished; the last words are being found.
  case settling(Unsent)

  /// Sent; the reply has not begun to be spoken.
  case waiting(TurnID)

  /// The reply is being spoken.
  case speaking(TurnID)

  /// The reply is being spoken softly, because the person seems to speak too.
  case lowered(TurnID, Doubt)

  /// Recordings that are over and go into the next message.
  package struct Unsent: Sendable, Equatable {
    /// Those that hold words, or may yet turn out to; oldest first.
    package private(set) var recordings: [RecordingID] = []

    /// Those of them whose last words are still being found.
    package private(set) var open: [RecordingID] = []

    package init(_ open: RecordingID...) {
      recordings = open
      self.open = open
    }

    /// With one more, whose sound has ended.
    func adding(_ recording: RecordingID) -> Self {
      var copy = self
      copy.recordings.append(recording)
      copy.open.append(recording)
      return copy
    }

    /// With the last words of one found; it stays only if it holds any.
    func settling(_ recording: RecordingID, _ settlement: TurnEvent.Settlement) -> Self {
      var copy = self
      copy.open.removeAll { $0 == recording }
      if settlement != .spoke { copy.recordings.removeAll { $0 == recording } }
      return copy
    }
  }

  /// Speech during a reply that may be a cough or an echo.
  package struct Doubt: Sendable, Equatable {
    /// Where it began.
    package var onset: Int

    /// The alarm at which it is surely speech.
    package var timer: TimerID
  }
}

extension TurnState {
  /// The state's name, for tables and tests.
  package enum Kind: String, Sendable, CaseIterable {
    case resting, hearing, settling, waiting, speaking, lowered
  }

  /// The state's name.
  package var kind: Kind {
    switch self {
    case .resting: .resting
    case .hearing: .hearing
    case .settling: .settling
    case .waiting: .waiting
    case .speaking: .speaking
    case .lowered: .lowered
    }
  }

  /// The message whose reply is awaited or spoken; nil in the other states.
  package var turn: TurnID? {
    switch self {
    case .waiting(let turn), .speaking(let turn), .lowered(let turn, _): turn
    case .resting, .hearing, .settling: nil
    }
  }
}

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

  /// The person speaks outside a recording, since this position.
  case personSpoke(onset: Int)

  /// The person fell silent.
  case personStopped

  /// Speech during the reply has lasted too long for a cough.
  case bargeInSure(TimerID)

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

/// What the conversation wants done.
package enum TurnEffect: Sendable, Equatable {
  /// Send the text of these recordings, in this order, as one message.
  case send(TurnID, [RecordingID])

  /// Give up the reply, and stop speaking it.
  case stopReply(TurnID)

  /// Speak the reply softly.
  case lowerReply(TurnID)

  /// Speak the reply as loud as before.
  case raiseReply(TurnID)

  /// Wake me when speech has lasted too long for a cough.
  case startBargeInTimer(TimerID)

  /// The person has taken the turn: record from here on.
  case bargedIn(onset: Int)

  /// Something went wrong.
  case failureArose(VoiceFailure)

  /// Show, say or make felt.
  case cue(Cue)
}
