import Hark

/// Which server recognises speech in OpenAI's way, and how it is asked.
///
/// ```swift
/// let settings = OpenAIRecognitionSettings(
///   baseURL: "http://localhost:8000/v1", model: "whisper-1", locales: [.americanEnglish])
/// ```
public struct OpenAIRecognitionSettings: Sendable, Equatable {
  /// The server's address up to and with its version, such as `https://api.openai.com/v1`.
  public var baseURL: String

  /// The model's name.
  public var model: String

  /// The key; nil where none is wanted.
  ///
  /// It appears in no log, error or description.
  public var key: Secret?

  /// The languages that the model is used for, best first.
  public var locales: [LocaleTag]

  /// How a server is told which phrases are likely.
  public var hints: PhraseHints

  /// How long the server is waited for, and how it is tried again.
  public var retry: RetryPolicy

  /// How a server is told which phrases are likely.
  public enum PhraseHints: String, Sendable, Equatable, CaseIterable {
    /// As the prompt, with commas: what most models take.
    case prompt

    /// As `keywords`, which some models want.
    case keywords

    /// Not at all.
    case none
  }

  /// Makes settings.
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
  /// The address of `place` below the base, without a stroke twice.
  func url(_ place: String) -> String { Self.joined(baseURL, place) }

  /// Joins a base and a place below it.
  static func joined(_ base: String, _ place: String) -> String {
    var base = base
    while base.hasSuffix("/") { base.removeLast() }
    return base + place
  }

  /// What shows the server who asks.
  var keyFields: [HTTPField] {
    key.map { [HTTPField("Authorization", "Bearer \($0.text)")] } ?? []
  }
}
