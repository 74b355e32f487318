enum TurnState: Sendable, Equatable {
  /// Neither side has the turn.
  case resting

  /// The user has the turn; recordings that ended shortly before this one are sent with it.
  case hearing(RecordingID, Unsent)

  /// The user has finished, and the last words are being recognized.
  case settling(Unsent)

  /// The message was sent, and playback of the reply has not begun.
  case waiting(TurnID)

  case speaking(TurnID)

  /// The reply is ducked, because the user has probably been speaking since `onset`.
  case ducked(TurnID, onset: Int)

  /// The user is speaking over the paused reply, and the recording is about to begin.
  case interrupted(PausedReply)

  /// A reply that is paused until it is known whether the detected speech contains words.
  struct PausedReply: Sendable, Equatable {
    var turn: TurnID

    /// Whether playback of the reply had begun.
    var isSpeaking: Bool
  }

  /// The user's speech before it is sent.
  struct Unsent: Sendable, Equatable {
    /// The recordings that contain words or may yet contain them, oldest first.
    private(set) var recordings: [RecordingID] = []

    /// The recordings whose last words are still being recognized.
    private(set) var open: [RecordingID] = []

    /// The reply that the first recording interrupted; `nil` if there is none, a recording contains
    /// words, or the reply has ended or been stopped.
    var pausedReply: PausedReply?

    init(_ open: RecordingID..., over pausedReply: PausedReply? = nil) {
      recordings = open
      self.open = open
      self.pausedReply = pausedReply
    }

    /// Returns a copy with another recording, whose audio has ended.
    func adding(_ recording: RecordingID) -> Self {
      var copy = self
      copy.recordings.append(recording)
      copy.open.append(recording)
      return copy
    }

    /// Returns a copy in which `recording` has settled; it remains only if it contains words.
    func settling(_ recording: RecordingID, _ settlement: TurnEvent.Settlement) -> Self {
      var copy = self
      copy.open.removeAll { $0 == recording }
      if settlement != .spoke { copy.recordings.removeAll { $0 == recording } }
      return copy
    }

    var alone: Self {
      var copy = self
      copy.pausedReply = nil
      return copy
    }

    var stopping: [TurnEffect] { pausedReply.map { [.stopReply($0.turn)] } ?? [] }
  }

  /// The message whose reply is pending, playing, or paused before a recording; otherwise, `nil`.
  var turn: TurnID? {
    switch self {
    case .waiting(let turn), .speaking(let turn), .ducked(let turn, _): turn
    case .interrupted(let reply): reply.turn
    case .resting, .hearing, .settling: nil
    }
  }

  /// Whether a reply is playing and can be interrupted by the user.
  var isHeard: Bool {
    switch self {
    case .speaking, .ducked: true
    case .resting, .hearing, .settling, .waiting, .interrupted: false
    }
  }

  /// The reply that is paused for the user's speech; `nil` if no reply is paused.
  var pausedReply: PausedReply? {
    switch self {
    case .hearing(_, let unsent), .settling(let unsent): unsent.pausedReply
    case .interrupted(let reply): reply
    case .resting, .waiting, .speaking, .ducked: nil
    }
  }
}

enum TurnEvent: Sendable, Equatable {
  case recordingStarted(RecordingID)
  case recordingStopped(RecordingID)
  case recordingSettled(RecordingID, Settlement)

  /// Playback of the reply began.
  case speechStarted(TurnID)

  /// The reply ended: it was spoken in full, or its text is complete if it is not spoken; also reported
  /// if no agent replies.
  case replyEnded(TurnID)

  /// The reply was unavailable or could not be spoken.
  case replyFailed(TurnID, VoiceFailure)

  /// Probable user speech outside a recording was detected, beginning at `onset`.
  case personSpoke(onset: Int)

  /// The detected speech was a cough, the microphone stopped listening, or no recording started.
  case personStopped

  /// The speech during the reply is too long and too speech-like to be a cough.
  case bargeInSure

  case tapped
  case left

  enum Settlement: Sendable, Equatable {
    case spoke
    case silent

    /// The recording contains no words, because the microphone delivered no sound.
    case unheard

    case cancelled

    /// The recording contains no words, because of a reported failure or an interruption, or
    /// because the user left the screen.
    case broken
  }
}

enum TurnEffect: Sendable, Equatable {
  /// Send the text of these recordings as one message, in this order.
  case send(TurnID, [RecordingID])

  case stopReply(TurnID)
  case duckReply(TurnID)
  case unduckReply(TurnID)
  case pauseReply(TurnID)

  /// Resume the reply where it was paused, with its normal gain.
  case resumeReply(TurnID)

  case cue(Cue)
}

/// A signal from the conversation to capture.
enum TurnSignal: Sendable, Equatable {
  /// The user has taken the turn and has been speaking since `onset`.
  case bargedIn(onset: Int)

  case failureArose(VoiceFailure)
}
