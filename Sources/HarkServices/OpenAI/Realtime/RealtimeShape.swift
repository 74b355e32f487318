import Hark

/// The shape of a session description, which differs between servers and versions.
enum RealtimeShape: Int, Sendable, CaseIterable {
  /// The current OpenAI shape, nested below `audio.input`.
  case nested

  /// The flat shape of OpenAI's beta, with its own message type.
  case flat

  /// The flat shape, with the general message type.
  case flatUpdate

  /// Only the model, as vLLM expects.
  case model

  /// The shape to try if a server rejects this one; `nil` if there is none left.
  var next: RealtimeShape? { RealtimeShape(rawValue: rawValue + 1) }

  /// The sample rate in hertz, unless the server reports one.
  var rate: Int { self == .model ? 16_000 : 24_000 }
}

/// The requested configuration of a session.
struct RealtimeWish: Sendable, Equatable {
  var model: String

  /// The language; `nil` if the server rejects it.
  var language: String?
  var phrases: [String]
  var hints: OpenAIRecognitionSettings.PhraseHints
}

extension OpenAIRecognitionSettings {
  /// Returns the session configuration for `request`.
  ///
  /// Throws `localeUnsupported`, and `recognizerUnavailable` if audio may not leave the device.
  func wish(for request: RecognitionRequest) throws(VoiceFailure) -> RealtimeWish {
    let locale = try request.remoteLocale(among: locales)
    return RealtimeWish(
      model: model, language: locale.modelLanguage, phrases: request.contextualPhrases,
      hints: hints)
  }
}
