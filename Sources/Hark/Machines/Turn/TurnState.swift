/// Whose turn it is in a conversation.
package enum TurnState: Sendable, Equatable {
  /// Nobody's.
  case resting

  /// The person's: a recording is under way. What ended just before is sent together with it.
  case hearing(RecordingID, Unsent)

  /// The person has finished; the last words are being found.
  case settling(Unsent)

  /// Sent; the reply has not begun to be spoken.
  case waiting(TurnID)

  /// The reply is being spoken.
  case speaking(TurnID)

  /// The reply is being spoken softly, because the person seems to speak too, since this position.
  case lowered(TurnID, onset: Int)

  /// The person speaks over the reply, which stands still; their recording is about to begin.
  case yielding(Interrupted)

  /// A reply that stands still until it is known whether what was heard over it has words.
  package struct Interrupted: Sendable, Equatable {
    package var turn: TurnID

    /// Whether any of it was spoken.
    package var isSpeaking: Bool
  }

  /// What the person says before it is sent.
  package struct Unsent: Sendable, Equatable {
    /// The recordings that hold words, or may yet turn out to; oldest first.
    package private(set) var recordings: [RecordingID] = []

    /// Those of them whose last words are still being found.
    package private(set) var open: [RecordingID] = []

    /// The reply over which the first of them is spoken, until one has a word.
    package var interrupted: Interrupted?

    package init(_ open: RecordingID..., over interrupted: Interrupted? = nil) {
      recordings = open
      self.open = open
      self.interrupted = interrupted
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

    /// Without the reply that stands still.
    var alone: Self {
      var copy = self
      copy.interrupted = nil
      return copy
    }

    /// Gives the reply up for good.
    var stopping: [TurnEffect] { interrupted.map { [.stopReply($0.turn)] } ?? [] }
  }
}

extension TurnState {
  /// The state's name, for tables and tests.
  package enum Kind: String, Sendable, CaseIterable {
    case resting, hearing, settling, waiting, speaking, lowered, yielding
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
    case .yielding: .yielding
    }
  }

  /// The message whose reply is awaited or spoken; nil in the other states.
  package var turn: TurnID? {
    switch self {
    case .waiting(let turn), .speaking(let turn), .lowered(let turn, _): turn
    case .yielding(let interrupted): interrupted.turn
    case .resting, .hearing, .settling: nil
    }
  }

  /// Whether a reply is heard, over which the person may speak.
  package var isHeard: Bool {
    switch self {
    case .speaking, .lowered: true
    case .resting, .hearing, .settling, .waiting, .yielding: false
    }
  }

  /// The reply that stands still while the person is heard; nil when none does.
  package var interrupted: Interrupted? {
    switch self {
    case .hearing(_, let unsent), .settling(let unsent): unsent.interrupted
    case .yielding(let interrupted): interrupted
    case .resting, .waiting, .speaking, .lowered: nil
    }
  }
}
