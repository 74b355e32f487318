import Hark

/// Recognizes speech with any server that uses Home Assistant's Wyoming protocol over TCP, such as
/// its Whisper, Vosk, and Speech-to-Phrase servers.
///
/// Each segment is sent over its own connection when it ends, and its words arrive afterward. For
/// live audio, interim text arrives first if the server streams its transcript. Contextual phrases
/// are sent as transcript terms, which few servers use. The protocol has no encryption: use it only
/// within a trusted network. A request is retried if the server is unreachable, drops the
/// connection, does not respond, or reports an error. Segments end as in
/// ``OpenAIRealtimeRecognizer``.
public struct WyomingRecognizer: Recognizer {
  /// The settings of the server.
  public let settings: WyomingSettings

  private let transport: any StreamTransport
  private let retrying: Retrying

  /// Creates a recognizer without contacting the server.
  ///
  /// `chance` returns a random number in 0..<1 that determines the jitter of retries.
  public init(
    _ settings: WyomingSettings, transport: any StreamTransport,
    timekeeper: any Timekeeper = SystemTimekeeper(),
    chance: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
  ) {
    self.settings = settings
    self.transport = transport
    retrying = Retrying(policy: settings.retry, timekeeper: timekeeper, chance: chance)
  }

  /// The name `wyoming`, the locales of the settings, the need for a network, and two concurrent tasks.
  public var traits: RecognizerTraits {
    RecognizerTraits(
      name: "wyoming", locales: settings.locales, needsNetwork: true, tasksAtOnce: 2,
      inventsWords: true)
  }

  /// Starts a task whose reports arrive in order, from a single Swift task.
  ///
  /// Throws `VoiceFailure.localeUnsupported`, and `.recognizerUnavailable` if audio may not leave
  /// the device. Later failures are reported: `networkUnavailable` if the server cannot be reached,
  /// `serviceUnavailable` if it falls ten minutes behind, and `recognitionFailed` if it drops the
  /// connection, does not respond, or fails repeatedly.
  public func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    let locale = try request.remoteLocale(among: settings.locales)
    let exchange = WyomingExchange(
      settings: settings, language: locale.modelLanguage, terms: request.contextualPhrases,
      transport: transport, retrying: retrying)
    return SegmentTask(isLive: request.delivery == .live, report: report) {
      try await exchange.text(of: $0, heard: $1)
    }
  }
}

/// The settings of a recognition server that uses the Wyoming protocol.
///
/// ```swift
/// let settings = WyomingSettings(host: "homeassistant.local", locales: [.norwegianBokmal])
/// ```
public struct WyomingSettings: Sendable, Equatable {
  /// The server's host name or IP address.
  public var host: String

  /// The server's port, 1…65535.
  public var port: Int

  /// The requested model; `nil` for the server's default.
  public var model: String?

  /// The languages for which the server is used, best first.
  public var locales: [LocaleTag]

  /// The timeouts and retries of requests to the server.
  public var retry: RetryPolicy

  /// The default port of Home Assistant's speech recognizers.
  public static let standardPort = 10_300

  /// Creates settings.
  public init(
    host: String, port: Int = Self.standardPort, model: String? = nil,
    locales: [LocaleTag] = [.americanEnglish], retry: RetryPolicy = RetryPolicy()
  ) {
    self.host = host
    self.port = port
    self.model = model
    self.locales = locales
    self.retry = retry
  }
}
