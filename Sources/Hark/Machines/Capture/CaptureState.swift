/// What the microphone side of a session is doing.
package enum CaptureState: Sendable, Equatable {
  /// Nothing; the microphone is closed.
  case idle

  /// The app's own explanation stands before the system's question.
  case rationale(Intent)

  /// The system is asking.
  case authorizing(Question)

  /// The microphone is being opened to wait for speech.
  case openingToListen(MicrophoneID)

  /// The microphone is being opened for a recording.
  case openingToRecord(Recording)

  /// The microphone is open and waits for speech.
  case listening(MicrophoneID)

  /// A finger came down while listening; not yet a tap or a hold.
  case touched(Touch)

  /// A recording is under way.
  case recording(Recording)

  /// The microphone is being closed.
  case closing(Closing)

  /// An automatic mode was stopped by hand; the microphone is closed.
  case paused

  /// The person muted the microphone.
  case muted(MutedMicrophone)

  /// Something went wrong; the microphone is closed.
  case failed(VoiceFailure)

  /// What a start is for.
  package enum Intent: Sendable, Equatable {
    /// A recording by hand. A hold whose finger has left for the system's question starts as one
    /// too (O5).
    case hand

    /// A recording that a finger has just begun.
    case touch

    /// Waiting for speech.
    case automatic
  }

  /// One question put to the person by the system.
  package struct Question: Sendable, Equatable {
    package var permission: Permission
    package var timer: TimerID
    package var intent: Intent

    /// What was answered to the questions before this one.
    package var answers: [Permission: PermissionStatus] = [:]
  }

  /// A finger on the button while listening.
  package struct Touch: Sendable, Equatable {
    package var microphone: MicrophoneID
    package var timer: TimerID

    /// Where the sound was when the finger came down; a hold keeps sound from here on.
    package var position: Int
  }

  /// A recording under way or about to be.
  package struct Recording: Sendable, Equatable {
    package var id: RecordingID
    package var microphone: MicrophoneID
    package var kind: RecordingKind
    package var grip: Grip
  }

  /// What a finger has to do with a recording.
  package enum Grip: Sendable, Equatable {
    /// None is on the button.
    case free

    /// A finger came down and began this recording; not yet a tap or a hold.
    case beginning(TimerID)

    /// A finger came down during the recording; not yet a tap or a hold.
    case pressing(TimerID)

    /// The finger that began the recording holds it; lifting it ends the recording.
    case holding

    /// A finger holds a recording that was of the given kind; lifting it gives back (S3-05).
    case overriding(RecordingKind)
  }

  /// A microphone being closed, and what follows.
  package struct Closing: Sendable, Equatable {
    package var microphone: MicrophoneID
    package var next: Next

    /// What follows once the microphone is closed.
    package enum Next: Sendable, Equatable {
      case idle
      case paused
      case muted
      case failed(VoiceFailure)
      case start(Intent)
    }
  }

  /// Where the microphone is while muted.
  package enum MutedMicrophone: Sendable, Equatable {
    /// Closed; a manual mode.
    case closed

    /// Being opened; its sound is dropped once it comes.
    case opening(MicrophoneID)

    /// Open; its sound is dropped before detection (G8).
    case open(MicrophoneID)
  }
}

extension CaptureState {
  /// The state's name, for tables and tests.
  package enum Kind: String, Sendable, CaseIterable {
    case idle, rationale, authorizing, openingToListen, openingToRecord, listening, touched
    case recording, closing, paused, muted, failed
  }

  /// The state's name.
  package var kind: Kind {
    switch self {
    case .idle: .idle
    case .rationale: .rationale
    case .authorizing: .authorizing
    case .openingToListen: .openingToListen
    case .openingToRecord: .openingToRecord
    case .listening: .listening
    case .touched: .touched
    case .recording: .recording
    case .closing: .closing
    case .paused: .paused
    case .muted: .muted
    case .failed: .failed
    }
  }

  /// The microphone that this state owns; nil when none may be open.
  package var microphone: MicrophoneID? {
    switch self {
    case .openingToListen(let microphone), .listening(let microphone): microphone
    case .openingToRecord(let recording), .recording(let recording): recording.microphone
    case .touched(let touch): touch.microphone
    case .closing(let closing): closing.microphone
    case .muted(.opening(let microphone)), .muted(.open(let microphone)): microphone
    case .idle, .rationale, .authorizing, .paused, .muted(.closed), .failed: nil
    }
  }

  /// Whether there is a recording, or one is wanted or asked about.
  package var wantsRecording: Bool {
    switch self {
    case .rationale, .authorizing, .openingToListen, .openingToRecord, .touched, .recording: true
    case .closing(let closing): if case .start = closing.next { true } else { false }
    case .idle, .listening, .paused, .muted, .failed: false
    }
  }

  /// Whether its microphone is open or being opened, and nobody is closing it yet.
  package var keepsMicrophoneOpen: Bool {
    if case .closing = self { false } else { microphone != nil }
  }

  /// The alarm at which the finger that is down has held; nil when none is waited for.
  package var holdTimer: TimerID? {
    switch self {
    case .touched(let touch): touch.timer
    case .openingToRecord(let recording), .recording(let recording): recording.grip.timer
    case .idle, .rationale, .authorizing, .openingToListen, .listening, .closing, .paused, .muted,
      .failed:
      nil
    }
  }
}

extension CaptureState.Grip {
  fileprivate var timer: TimerID? {
    switch self {
    case .beginning(let timer), .pressing(let timer): timer
    case .free, .holding, .overriding: nil
    }
  }
}

extension CaptureState.Recording {
  /// The same recording as another kind, held otherwise.
  func with(_ kind: RecordingKind, _ grip: CaptureState.Grip) -> Self {
    var copy = self
    copy.kind = kind
    copy.grip = grip
    return copy
  }
}
