/// The complete state that the UI needs to draw voice input at one moment.
public struct Snapshot: Sendable, Equatable {
  /// The current phase.
  public var phase: Phase

  /// The error behind the failure in `phase`; `nil` if there is none.
  public var cause: ErrorCause?

  /// The transcript of the current recording, or of the last one.
  public var transcript: Transcript

  /// The agent's reply to the last message, as received so far.
  public var reply: String

  /// The input level, 0…1; 0 if no microphone is open or it is muted.
  public var level: Float

  /// The output level of the reply, 0…1; 0 if none is playing or its level is unknown.
  public var replyLevel: Float

  /// The input condition of the open microphone; `live` while it is not open or is muted.
  public var input: InputCondition

  /// The duration of the recording so far, in seconds; 0 if there is no recording.
  public var elapsed: Double

  /// The recognition language; `nil` if the recognizer supports none of the preferred languages.
  public var locale: LocaleTag?

  /// Whether the audio of a recording is kept because its text may lack words, so that
  /// `VoiceSession.recognizeAgain(with:)` can recognize it again; later recordings without words do not
  /// change this.
  public var canRecognizeAgain: Bool

  /// Creates a snapshot, for example for a preview or a test.
  public init(
    phase: Phase = .idle, transcript: Transcript = Transcript(), reply: String = "",
    level: Float = 0, replyLevel: Float = 0, input: InputCondition = .live, elapsed: Double = 0,
    locale: LocaleTag? = nil, cause: ErrorCause? = nil, canRecognizeAgain: Bool = false
  ) {
    self.phase = phase
    self.cause = cause
    self.transcript = transcript
    self.reply = reply
    self.level = level
    self.replyLevel = replyLevel
    self.input = input
    self.elapsed = elapsed
    self.locale = locale
    self.canRecognizeAgain = canRecognizeAgain
  }
}

extension Snapshot: Confidential {
  /// A description with the phase and the length of each text, but not the text itself.
  public var description: String {
    "Snapshot(phase: \(phase), transcript: \(transcript), reply: \(reply.veiled), "
      + "level: \(level), input: \(input), elapsed: \(elapsed), locale: \(locale?.description ?? "nil"))"
  }
}
