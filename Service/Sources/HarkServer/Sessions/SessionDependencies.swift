import Hark
import HarkStore

/// What sessions are made with: the same for all of them.
public struct SessionDependencies: Sendable {
  /// Turns sound into words.
  public var recognizer: any Recognizer

  /// Makes what finds speech in the sound.
  public var detector: @Sendable () -> any VoiceDetector

  /// Answers in the coach chat and in calls.
  public var agent: any Agent

  /// What people call it.
  public var agentName: String

  /// Makes replies audible; nil where there is no voice, and replies are read.
  public var speech: (any TextToSpeech)?

  /// Keeps what a user has chosen for calls; nil when nothing does.
  public var callSettings: (@Sendable (_ user: String) -> any CallSettingsArchive)?

  /// Finds the foods of a meal.
  public var mealAnalyzer: any MealAnalyzer

  /// Keeps what a user captures.
  public var captures: @Sendable (_ user: String) -> any CaptureService

  /// Keeps what a user says while it is being said; nil when nothing does.
  public var transcripts: (@Sendable (_ user: String) -> any TranscriptStore)?

  /// Keeps sessions for other servers to go on with; nil when nothing does.
  public var sessions: SessionRepository?

  /// Where a user's calls are recorded; nil when none is.
  public var recordings: (@Sendable (_ user: String) -> RecordedCalls)?

  /// Where one may dictate in the organisation's forms.
  public var dictationScope: DictationScope

  /// The form that the page shows.
  public static let route = "/report"

  /// The clock.
  public var timekeeper: any Timekeeper

  /// Gives them.
  public init(
    recognizer: any Recognizer,
    detector: @escaping @Sendable () -> any VoiceDetector = { SpectralVoiceDetector() },
    agent: any Agent, agentName: String = "Coach",
    speech: (any TextToSpeech)? = nil, mealAnalyzer: any MealAnalyzer,
    captures: @escaping @Sendable (_ user: String) -> any CaptureService,
    transcripts: (@Sendable (_ user: String) -> any TranscriptStore)? = nil,
    sessions: SessionRepository? = nil,
    callSettings: (@Sendable (_ user: String) -> any CallSettingsArchive)? = nil,
    recordings: (@Sendable (_ user: String) -> RecordedCalls)? = nil,
    dictationScope: DictationScope = DictationScope(ExampleForm()),
    timekeeper: any Timekeeper = SystemTimekeeper()
  ) {
    self.recognizer = recognizer
    self.detector = detector
    self.agent = agent
    self.agentName = agentName
    self.speech = speech
    self.callSettings = callSettings
    self.recordings = recordings
    self.mealAnalyzer = mealAnalyzer
    self.captures = captures
    self.transcripts = transcripts
    self.sessions = sessions
    self.dictationScope = dictationScope
    self.timekeeper = timekeeper
  }
}

extension SessionDependencies {
  /// Keeps what `user` says in `session`; nil when nothing does.
  func transcripts(of user: String, in session: String) -> (any TranscriptStore)? {
    sessions.map { $0.transcripts(of: user, in: session) } ?? transcripts?(user)
  }

  /// Speaks replies on `loudspeaker`; nil where there is no voice at all.
  func synthesizer(on loudspeaker: any Loudspeaker) -> (any Synthesizer)? {
    speech.map { LoudspeakerSynthesizer($0, on: loudspeaker) }
  }
}
