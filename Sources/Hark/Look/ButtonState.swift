/// The looks that a microphone button can have; each experience shows some of them.
public enum ButtonState: String, Sendable, Hashable, Codable, CaseIterable {
  /// Ready.
  case idle

  /// The microphone waits for speech.
  case listening

  /// A recording is under way.
  case recording

  /// A finger holds the microphone open.
  case held

  /// The last words are being found, or the reply has not begun.
  case processing

  /// The reply is being spoken.
  case speaking

  /// The microphone is muted.
  case muted

  /// Something went wrong, and the button shows it (O7).
  case error

  /// It is done.
  case success

  /// It cannot be used until something outside has changed.
  case disabled

  /// It is not there; a link to the settings stands in its place (O6).
  case hidden

  /// The look of `phase` in `experience`.
  public init(_ phase: Phase, in experience: Experience) {
    switch phase {
    case .idle, .rationale, .authorizing, .paused: self = .idle
    case .listening: self = .listening
    // From the press on, so that the change begins at once (S5-SC-005, O20).
    case .starting, .recording(.hand), .recording(.speech): self = .recording
    // Where holding is the only way, it needs no look of its own.
    case .recording(.held): self = experience.gesture == .tapOrHold ? .held : .recording
    case .finalizing, .waiting: self = .processing
    case .speaking: self = .speaking
    case .muted: self = .muted
    case .failed(let failure): self = ButtonState(failure, in: experience)
    }
  }

  private init(_ failure: VoiceFailure, in experience: Experience) {
    if experience.afterStop == .confirm {
      self = .error
    } else if failure.isLasting {
      switch experience.lastingFailure {
      case .disable: self = .disabled
      case .hide: self = .hidden
      case .explainOnTap, .retry: self = .idle
      }
    } else {
      self = .idle
    }
  }

  /// Whether a press does anything.
  public var isEnabled: Bool {
    switch self {
    case .idle, .listening, .recording, .held, .speaking, .muted, .error, .success: true
    case .processing, .disabled, .hidden: false
    }
  }

  /// Whether it carries the selected trait (S1-67).
  public var isSelected: Bool {
    switch self {
    case .recording, .held: true
    case .idle, .listening, .processing, .speaking, .muted, .error, .success, .disabled, .hidden:
      false
    }
  }
}
