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

  /// How loud the reply is that is being spoken, 0…1; 0 when none is, or nobody knows.
  public var replyLevel: Float

  /// Whether the open microphone hears anything; `live` when none is open.
  public var input: InputCondition

  /// Seconds of the recording so far; 0 when there is none.
  public var elapsed: Double

  /// The language being listened for; nil before the first recording.
  public var locale: LocaleTag?

  /// Makes a snapshot, for previews and tests.
  public init(
    phase: Phase = .idle, transcript: Transcript = Transcript(), reply: String = "",
    level: Float = 0, replyLevel: Float = 0, input: InputCondition = .live, elapsed: Double = 0,
    locale: LocaleTag? = nil
  ) {
    self.phase = phase
    self.transcript = transcript
    self.reply = reply
    self.level = level
    self.replyLevel = replyLevel
    self.input = input
    self.elapsed = elapsed
    self.locale = locale
  }
}

extension Snapshot: Confidential {
  /// What is going on, and how much text there is.
  public var description: String {
    "Snapshot(phase: \(phase), transcript: \(transcript), reply: \(reply.veiled), "
      + "level: \(level), input: \(input), elapsed: \(elapsed), locale: \(locale?.description ?? "nil"))"
  }
}
