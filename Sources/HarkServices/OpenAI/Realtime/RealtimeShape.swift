import Hark

/// How a session is described to a server; servers of different ages and makers want it differently.
enum RealtimeShape: Int, Sendable, CaseIterable {
  /// As OpenAI has it today: nested below `audio.input`.
  case nested

  /// As it was in the beta: flat, by a message of its own.
  case flat

  /// Flat, by the message of all sessions.
  case flatUpdate

  /// Nothing but the model, as vLLM takes it.
  case model

  /// What is tried when a server refuses this one; nil when there is nothing left.
  var next: RealtimeShape? { RealtimeShape(rawValue: rawValue + 1) }

  /// Samples a second, where the server does not say it.
  var rate: Int { self == .model ? 16_000 : 24_000 }
}

/// What a session is to be.
struct RealtimeWish: Sendable, Equatable {
  var model: String

  /// Nil where the server refuses it.
  var language: String?
  var phrases: [String]
  var hints: OpenAIRecognitionSettings.PhraseHints
}

extension OpenAIRecognitionSettings {
  /// What the server is asked for by `request`.
  ///
  /// Throws `localeUnsupported`, and `recognizerUnavailable` where sound may not leave the device.
  func wish(for request: RecognitionRequest) throws(VoiceFailure) -> RealtimeWish {
    let locale = try request.remoteLocale(among: locales)
    return RealtimeWish(
      model: model, language: locale.modelLanguage, phrases: request.contextualPhrases,
      hints: hints)
  }
}
