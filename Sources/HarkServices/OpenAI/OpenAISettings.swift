import Hark

/// The settings of a recognition server with an OpenAI-compatible API.
///
/// ```swift
/// let settings = OpenAIRecognitionSettings(
///   baseURL: "http://localhost:8000/v1", model: "whisper-1", locales: [.americanEnglish])
/// ```
public struct OpenAIRecognitionSettings: Sendable, Equatable {
  /// The server's base URL, including the version, such as `https://api.openai.com/v1`.
  public var baseURL: String

  /// The name of the model.
  public var model: String

  /// The API key; `nil` if the server requires none.
  ///
  /// It never appears in a log, an error, or a description.
  public var key: Secret?

  /// The languages for which the model is used, best first.
  public var locales: [LocaleTag]

  /// The way in which likely phrases are sent to the server.
  public var hints: PhraseHints

  /// The timeouts and retries of requests to the server.
  public var retry: RetryPolicy

  /// The way in which likely phrases are sent to a server.
  public enum PhraseHints: String, Sendable, Equatable, CaseIterable {
    /// As a comma-separated prompt, which most models accept.
    case prompt

    /// As `keywords`, which some models require.
    case keywords

    /// Phrases are not sent.
    case none
  }

  /// Creates settings.
  public init(
    baseURL: String, model: String, key: Secret? = nil, locales: [LocaleTag] = [.americanEnglish],
    hints: PhraseHints = .prompt, retry: RetryPolicy = RetryPolicy()
  ) {
    self.baseURL = baseURL
    self.model = model
    self.key = key
    self.locales = locales
    self.hints = hints
    self.retry = retry
  }
}

extension OpenAIRecognitionSettings {
  func url(_ place: String) -> String { Self.joined(baseURL, place) }

  static func joined(_ base: String, _ place: String) -> String {
    var base = base
    while base.hasSuffix("/") { base.removeLast() }
    return base + place
  }

  var keyFields: [HTTPField] { key.map { [HTTPField("Authorization", "Bearer \($0.text)")] } ?? [] }
}
