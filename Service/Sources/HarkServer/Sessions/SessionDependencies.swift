import Foundation
import Hark
import HarkScreens
import HarkStore

/// The dependencies that all sessions share.
public struct SessionDependencies: Sendable {
  /// The speech recognizer.
  public var recognizer: any Recognizer

  /// Creates a voice detector.
  public var detector: @Sendable () -> any VoiceDetector = { SpectralVoiceDetector() }

  /// The agent that replies in the coach chat and in calls.
  public var agent: any Agent

  /// The agent's name, as shown to users.
  public var agentName = "Coach"

  /// Synthesizes replies; `nil` if there is no voice and replies are only displayed.
  public var speech: (any TextToSpeech)?

  /// Returns the archive of a user's call settings; `nil` if they are not saved.
  public var callSettings: (@Sendable (_ user: String) -> any CallSettingsArchive)?

  /// Finds the foods of a meal.
  public var mealAnalyzer: any MealAnalyzer

  /// Returns the service that saves a user's captures.
  public var captures: @Sendable (_ user: String) -> any CaptureService

  /// Returns the store that saves a user's speech as it is recognized; `nil` if there is none.
  ///
  /// If `sessions` is not `nil`, its stores save the speech of sessions instead.
  public var transcripts: (@Sendable (_ user: String) -> any TranscriptStore)?

  /// Saves sessions for other servers to resume; `nil` if sessions are not saved.
  public var sessions: (any SessionStore)?

  /// Returns a user's recorded calls; `nil` if calls are not recorded.
  public var recordings: (@Sendable (_ user: String) -> RecordedCalls)?

  /// Decides where users may dictate in the organization's forms.
  public var dictationScope = DictationScope(ExampleForm())

  /// The route of the form that the page shows.
  public static let route = "/report"

  /// The users' shares of the recognizer's decoders; `nil` if a user may use all of them.
  var shares: DecoderShares?

  /// The clock.
  public var timekeeper: any Timekeeper = SystemTimekeeper()

  /// Returns the current date.
  var date: @Sendable () -> Date = { Date() }

  /// Returns an unguessable identifier for a new session or conversation item.
  var newName: @Sendable () -> String = SessionHub.newName

  /// Returns the identifier and the start of a new dictation; if `nil`, a random identifier and the
  /// current date are used.
  var newDictation: (@Sendable () -> (id: UUID, startedAt: Date))?

  /// Creates dependencies with default values for all properties that have one.
  public init(
    recognizer: any Recognizer, agent: any Agent, mealAnalyzer: any MealAnalyzer,
    captures: @escaping @Sendable (_ user: String) -> any CaptureService
  ) {
    (self.recognizer, self.agent, self.mealAnalyzer) = (recognizer, agent, mealAnalyzer)
    self.captures = captures
  }
}

extension SessionDependencies {
  func recognizer(for user: String) -> any Recognizer {
    shares?.recognizer(recognizer, for: user) ?? recognizer
  }

  func transcripts(of user: String, in session: String) -> (any TranscriptStore)? {
    sessions.map { $0.transcripts(of: user, in: session) } ?? transcripts?(user)
  }

  func keeping(of user: String, in session: String) -> TranscriptKeeping? {
    transcripts(of: user, in: session).map { store in
      var keeping = TranscriptKeeping(store, until: .textTaken)
      if let newDictation { keeping.newDictation = newDictation }
      return keeping
    }
  }

  func synthesizer(on loudspeaker: any Loudspeaker) -> (any Synthesizer)? {
    speech.map { LoudspeakerSynthesizer($0, on: loudspeaker) }
  }
}

/// A loader of an example configuration for organizations that have none of their own: a meeting
/// report in which names cannot be dictated.
public struct ExampleForm: FieldConfigurationLoader {
  /// Creates the loader.
  public init() {}

  /// Returns the same configuration every time.
  public func load() async throws -> FieldConfiguration {
    FieldConfiguration(
      organization: "example",
      screens: [
        FormScreen(
          route: SessionDependencies.route,
          fields: [
            FormField(
              id: "summary", titles: ["en": "Summary", "nb": "Sammendrag"], kind: .text,
              allowsDictation: true),
            FormField(
              id: "name", titles: ["en": "Name", "nb": "Navn"], kind: .line,
              allowsDictation: false),
            FormField(
              id: "notes", titles: ["en": "Notes", "nb": "Notater"], kind: .text,
              allowsDictation: true),
          ])
      ])
  }
}
