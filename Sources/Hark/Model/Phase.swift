/// The current phase of voice input, covering every state of the five experiences.
public enum Phase: Sendable, Equatable, Hashable {
  /// Idle, with the microphone closed.
  case idle

  /// The app's own explanation is shown before the system's permission prompt.
  case rationale

  /// The system's permission prompt is shown.
  case authorizing

  /// The microphone is opening.
  case starting

  /// The microphone is open, waiting for speech.
  case listening

  /// A recording is in progress.
  case recording(RecordingKind)

  /// The recording has ended, and its final results are pending.
  case finalizing

  /// The message was sent, and the reply has not started.
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
