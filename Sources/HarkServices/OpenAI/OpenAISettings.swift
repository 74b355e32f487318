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

  /// The API key, which appears in no log, error, or description; `nil` if none is required.
  public var key: Secret?

  /// The languages for which the model is used, best first.
  public var locales: [LocaleTag]

  /// How likely phrases are sent to the server.
  public var hints: PhraseHints

  /// The timeouts and retries of requests to the server.
  public var retry: RetryPolicy

  /// How likely phrases are sent to a server.
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

/// The settings of a speech synthesis server with an OpenAI-compatible API.
public struct OpenAISpeechSettings: Sendable, Equatable {
  /// The server's base URL, including the version, such as `https://api.openai.com/v1`.
  public var baseURL: String

  /// The name of the model.
  public var model: String

  /// The name of the voice.
  public var voice: String

  /// The API key, which appears in no log, error, or description; `nil` if none is required.
  public var key: Secret?

  /// The languages for which the voice is used, best first.
  public var locales: [LocaleTag]

  /// The timeout for the start of a response and for each piece of it, in seconds.
  public var timeout: Double

  /// The maximum number of retries of a request before its response begins.
  public var retries: Int

  /// The minimum delay before the first retry, in seconds; it doubles with each further retry.
  public var backOff: Double

  /// The sample rate of the server's headerless audio in hertz, by convention 24,000.
  public var rate: Int

  /// Creates settings.
  public init(
    baseURL: String, model: String, voice: String = "alloy", key: Secret? = nil,
    locales: [LocaleTag] = [.americanEnglish], timeout: Double = 20, retries: Int = 2,
    backOff: Double = 0.25, rate: Int = 24_000
  ) {
    self.baseURL = baseURL
    self.model = model
    self.voice = voice
    self.key = key
    self.locales = locales
    self.timeout = timeout
    self.retries = max(0, retries)
    self.backOff = backOff
    self.rate = max(1, rate)
  }
}
