/// Everything that a face needs to draw one moment of voice input.
public struct Snapshot: Sendable, Equatable {
  /// What is going on.
  public var phase: Phase

  /// What has been said in the recording under way, or in the last one.
  public var transcript: Transcript

  /// What the agent has replied to the last message so far.
  public var reply: String

  /// How loud it is, 0…1; 0 when no microphone is open.
  public var level: Float

  /// Seconds of the recording so far; 0 when there is none.
  public var elapsed: Double

  /// The language being listened for; nil before the first recording.
  public var locale: LocaleTag?

  /// Makes a snapshot, for previews and tests.
  public init(
    phase: Phase = .idle, transcript: Transcript = Transcript(), reply: String = "",
    level: Float = 0, elapsed: Double = 0, locale: LocaleTag? = nil
  ) {
    self.phase = phase
    self.transcript = transcript
    self.reply = reply
    self.level = level
    self.elapsed = elapsed
    self.locale = locale
  }
}

/// What is going on, in one word: every state of the five experiences.
public enum Phase: Sendable, Equatable, Hashable {
  /// Nothing; the microphone is closed.
  case idle

  /// The app's own explanation stands before the system's question.
  case rationale

  /// The system is asking the person.
  case authorising

  /// The microphone is being opened.
  case starting

  /// The microphone is open and waits for speech.
  case listening

  /// A recording is under way.
  case recording(RecordingKind)

  /// The recording has ended; its last words are still being found.
  case finalising

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

/// What began a recording and so what ends it.
public enum RecordingKind: String, Sendable, Equatable, Hashable, CaseIterable {
  /// A tap; the next tap ends it.
  case hand

  /// Speech; silence ends it.
  case speech

  /// A finger; lifting it ends it.
  case held
}
