import Hark

/// Recognizes speech with any server that uses Home Assistant's Wyoming protocol over TCP, such as
/// its Whisper, Vosk, or Speech-to-Phrase.
///
/// Each segment is sent when it ends, over its own connection, and its words arrive afterward. Live
/// audio yields interim text first if the server streams its transcript. Likely phrases are sent as
/// terms, which few servers use. The protocol has no encryption: use it only within a trusted
/// network. A server that breaks off is retried. Segments end as in ``OpenAIRealtimeRecognizer``.
public struct WyomingRecognizer: Recognizer {
  /// The settings of the server.
  public let settings: WyomingSettings

  private let transport: any StreamTransport
  private let retrying: Retrying

  /// Creates a recognizer, without contacting the server.
  ///
  /// - Parameters:
  ///   - settings: The settings of the server.
  ///   - transport: Opens connections.
  ///   - timekeeper: The clock for delays.
  ///   - chance: Returns a random number in 0..<1 that spreads retries, so that clients do not
  ///     retry at the same time.
  public init(
    _ settings: WyomingSettings, transport: any StreamTransport,
    timekeeper: any Timekeeper = SystemTimekeeper(),
    chance: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
  ) {
    self.settings = settings
    self.transport = transport
    retrying = Retrying(policy: settings.retry, timekeeper: timekeeper, chance: chance)
  }

  /// The traits, with the name `wyoming` and the locales of the settings; requires a network
  /// connection.
  public var traits: RecognizerTraits {
    RecognizerTraits(
      name: "wyoming", locales: settings.locales, needsNetwork: true, tasksAtOnce: 2)
  }

  /// Starts a task whose reports arrive in order, from a single Swift task.
  ///
  /// Throws `VoiceFailure.localeUnsupported`, and `.recognizerUnavailable` if audio may not leave
  /// the device. Later failures are reported: `networkUnavailable` if the server cannot be reached,
  /// and `recognitionFailed` if it breaks off, does not respond, or fails repeatedly.
  public func startTask(
    _ request: RecognitionRequest,
    report: @escaping @Sendable (RecognitionReport) -> Void
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
