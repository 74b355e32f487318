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
