import Hark

/// Recognises speech at any server that speaks Home Assistant's Wyoming protocol over TCP, as its
/// Whisper, Vosk or Speech-to-Phrase do: each segment is sent when it ends, over a connection of its
/// own.
///
/// Words come when the segment has ended; live sound has them as interim text first where the server
/// streams its transcript. Likely phrases are given as terms, which few servers heed. Nothing is
/// encrypted, since the protocol knows no encryption: use it within a network that you trust. A server
/// that breaks off is asked again. Where segments end is as in
/// ``OpenAIRealtimeRecognizer``.
public struct WyomingRecognizer: Recognizer {
  /// Which server, and how.
  public let settings: WyomingSettings

  private let transport: any StreamTransport
  private let retrying: Retrying

  /// Makes a recogniser; nothing is asked of the server yet.
  ///
  /// - Parameters:
  ///   - settings: Which server, and how.
  ///   - transport: What opens connections.
  ///   - timekeeper: The clock for waits.
  ///   - chance: A number of 0..<1 that spreads new attempts, so that many do not come at once.
  public init(
    _ settings: WyomingSettings, transport: any StreamTransport,
    timekeeper: any Timekeeper = SystemTimekeeper(),
    chance: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
  ) {
    self.settings = settings
    self.transport = transport
    retrying = Retrying(policy: settings.retry, timekeeper: timekeeper, chance: chance)
  }

  /// Named `wyoming`; knows the languages of its settings and needs a network.
  public var traits: RecognizerTraits {
    RecognizerTraits(
      name: "wyoming", locales: settings.locales, needsNetwork: true, tasksAtOnce: 2)
  }

  /// Starts a task; reports come in order, from one task of Swift's.
  ///
  /// Throws `VoiceFailure.localeUnsupported`, and `.recognizerUnavailable` where sound may not leave
  /// the device. What goes wrong later is reported: `networkUnavailable` when the server cannot be
  /// reached, and `recognitionFailed` when it breaks off, says nothing or fails again and again.
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
