/// What is going on, in one word: every state of the five experiences.
public enum Phase: Sendable, Equatable, Hashable {
  /// Nothing; the microphone is closed.
  case idle

  /// The app's own explanation stands before the system's question.
  case rationale

  /// The system is asking the person.
  case authorizing

  /// The microphone is being opened.
  case starting

  /// The microphone is open and waits for speech.
  case listening

  /// A recording is under way.
  case recording(RecordingKind)

  /// The recording has ended; its last words are still being found.
  case finalizing

  /// The message was sent; the reply has not begun.
  case waiting

  /// The reply is being spoken.
  case speaking

  /// An automatic mode was stopped by hand for a while.
  case paused

  /// The microphone is muted.
  case muted

  /// Something went wrong; the text so far is kept.
  case failed(VoiceFailure)
}
