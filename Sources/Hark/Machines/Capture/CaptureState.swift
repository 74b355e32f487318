/// The state of a session's microphone.
enum CaptureState: Sendable, Equatable {
  /// The microphone is closed, and nothing is in progress.
  case idle

  /// The app's rationale is showing, before the system prompt.
  case rationale(Intent)

  case authorizing(Question)
  case openingToListen(MicrophoneID)
  case openingToRecord(Recording)
  case listening(MicrophoneID)

  /// A touch began while listening and is not yet a tap or a hold.
  case touched(Touch)

  case recording(Recording)
  case closing(Closing)

  /// The user stopped an automatic mode manually; the microphone is closed.
  case paused

  case muted(MutedMicrophone)

  /// A failure occurred; the microphone is closed.
  case failed(VoiceFailure)

  enum Intent: Sendable, Equatable {
    /// A manual recording, or a hold that a permission prompt interrupted (O5).
    case hand
    case touch
    case automatic
  }

  /// A permission prompt that the system shows to the user.
  struct Question: Sendable, Equatable {
    var permission: Permission
    var timer: TimerID
    var intent: Intent

    /// The answers to the prompts before this one.
    var answers: [Permission: PermissionStatus] = [:]
  }

  struct Touch: Sendable, Equatable {
    var microphone: MicrophoneID
    var timer: TimerID

    /// The audio position at which the touch began, in samples; a hold records from here.
    var position: Int
  }

  /// A recording that is in progress or about to start.
  struct Recording: Sendable, Equatable {
    var id: RecordingID
    var microphone: MicrophoneID
    var kind: RecordingKind
    var grip: Grip

    func with(_ kind: RecordingKind, _ grip: Grip) -> Self {
      Self(id: id, microphone: microphone, kind: kind, grip: grip)
    }
  }

  /// The relation of the user's finger to a recording.
  enum Grip: Sendable, Equatable {
    case free

    /// The touch that began this recording is not yet a tap or a hold.
    case beginning(TimerID)

    /// A touch that began during the recording is not yet a tap or a hold.
    case pressing(TimerID)

    /// The touch that began the recording has become a hold; its release ends the recording.
    case holding

    /// A hold overrides the given kind of recording; releasing the button restores that kind
    /// (S3-05).
    case overriding(RecordingKind)

    fileprivate var timer: TimerID? {
      switch self {
      case .beginning(let timer), .pressing(let timer): timer
      case .free, .holding, .overriding: nil
      }
    }
  }

  static func closing(_ microphone: MicrophoneID, then next: Closing.Next) -> Self {
    .closing(Closing(microphone: microphone, next: next))
  }

  struct Closing: Sendable, Equatable {
    var microphone: MicrophoneID
    var next: Next

    enum Next: Sendable, Equatable {
      case idle
      case paused
      case muted
      case failed(VoiceFailure)
      case start(Intent)
    }
  }

  /// The state of the microphone while muted.
  enum MutedMicrophone: Sendable, Equatable {
    case closed

    /// The microphone is opening; its audio will be discarded.
    case opening(MicrophoneID)

    /// The microphone is open; its audio is discarded before detection (G8).
    case open(MicrophoneID)
  }

  /// The microphone that this state owns; `nil` if none may be open.
  var microphone: MicrophoneID? {
    switch self {
    case .openingToListen(let microphone), .listening(let microphone): microphone
    case .openingToRecord(let recording), .recording(let recording): recording.microphone
    case .touched(let touch): touch.microphone
    case .closing(let closing): closing.microphone
    case .muted(.opening(let microphone)), .muted(.open(let microphone)): microphone
    case .idle, .rationale, .authorizing, .paused, .muted(.closed), .failed: nil
    }
  }

  /// Whether a recording is in progress or may be about to start.
  var wantsRecording: Bool {
    switch self {
    case .rationale, .authorizing, .openingToListen, .openingToRecord, .touched, .recording: true
    case .closing(let closing): if case .start = closing.next { true } else { false }
    case .idle, .listening, .paused, .muted, .failed: false
    }
  }

  /// Whether the microphone is open or opening, and not yet closing.
  var keepsMicrophoneOpen: Bool { if case .closing = self { false } else { microphone != nil } }

  /// Whether the microphone's audio is used: it is open, and neither muted nor closing.
  var isHearing: Bool {
    switch self {
    case .listening, .touched, .recording: true
    case .idle, .rationale, .authorizing, .openingToListen, .openingToRecord, .closing, .paused,
      .muted, .failed:
      false
    }
  }

  /// Whether the current touch will begin a recording once the microphone has closed.
  var waitsForTouch: Bool {
    if case .closing(let closing) = self { closing.next == .start(.touch) } else { false }
  }

  /// The timer that turns the current touch into a hold; `nil` if no such timer is pending.
  var holdTimer: TimerID? {
    switch self {
    case .touched(let touch): touch.timer
    case .openingToRecord(let recording), .recording(let recording): recording.grip.timer
    case .idle, .rationale, .authorizing, .openingToListen, .listening, .closing, .paused, .muted,
      .failed:
      nil
    }
  }
}
