/// A phase of voice input; the cases cover every state of the five experiences.
public enum Phase: Sendable, Hashable {
  /// Idle, with the microphone closed or closing.
  case idle

  /// The app's own explanation is shown before the system's permission prompt.
  case rationale

  /// The system's permission prompt is shown.
  case authorizing

  /// The microphone is opening, or will reopen once it has closed.
  case starting

  /// The microphone is open, waiting for speech.
  case listening

  /// A recording is in progress.
  case recording(RecordingKind)

  /// The recording has ended, and its final results are pending.
  case finalizing

  /// The message was sent, and playback of the reply has not begun.
  case waiting

  /// The reply is being spoken.
  case speaking

  /// The user paused an automatic mode.
  case paused

  /// The microphone is muted.
  case muted

  /// Voice input failed; the text so far is retained.
  case failed(VoiceFailure)
}

/// How a recording starts, which determines how it ends.
public enum RecordingKind: String, Sendable, Hashable, CaseIterable {
  /// Started by a tap, and ended by the next tap or by a limit of the ending policy.
  case hand

  /// Started by speech, and ended by silence, a tap, or a length or character limit.
  case speech

  /// Started by a press, and ended by its release or by a length or character limit.
  case held
}

extension Phase {
  /// Whether audio is being recorded.
  public var isRecording: Bool { if case .recording = self { true } else { false } }

  /// Whether the microphone level is meaningful in this phase.
  ///
  /// A UI that measures audio itself draws the level only in these phases.
  package var hearsSound: Bool {
    switch self {
    case .listening, .recording: true
    case .idle, .rationale, .authorizing, .starting, .finalizing, .waiting, .speaking, .paused,
      .muted, .failed:
      false
    }
  }

  /// Whether the session is inactive until the user starts it again.
  package var isAtRest: Bool {
    switch self {
    case .idle, .paused, .failed: true
    case .rationale, .authorizing, .starting, .listening, .recording, .finalizing, .waiting,
      .speaking, .muted:
      false
    }
  }

  /// One phase of each kind, for exhaustive lists.
  package static let everyKind: [Phase] = [
    .idle, .rationale, .authorizing, .starting, .listening, .recording(.hand), .recording(.held),
    .recording(.speech), .finalizing, .waiting, .speaking, .paused, .muted,
    .failed(.recognitionFailed),
  ]

  package var kind: String {
    switch self {
    case .idle: "idle"
    case .rationale: "rationale"
    case .authorizing: "authorizing"
    case .starting: "starting"
    case .listening: "listening"
    case .recording(let kind): "recording by \(kind.rawValue)"
    case .finalizing: "finalizing"
    case .waiting: "waiting"
    case .speaking: "speaking"
    case .paused: "paused"
    case .muted: "muted"
    case .failed: "failed"
    }
  }
}
