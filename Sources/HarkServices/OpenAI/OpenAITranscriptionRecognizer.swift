import Hark

/// Recognizes speech with any server that provides OpenAI's `/v1/audio/transcriptions`.
///
/// Use this recognizer for servers without realtime transcription. Each segment is uploaded as a
/// WAV file when it ends, and its words arrive afterward. Live audio yields interim text first if
/// the server streams its response, as OpenAI and vLLM do. A request is retried after failures that
/// may be transient: no connection, a late, incomplete, or invalid response, and statuses 408, 429,
/// and 5xx. Segments end as in ``OpenAIRealtimeRecognizer``.
public struct OpenAITranscriptionRecognizer: Recognizer {
  /// The settings of the server.
  public let settings: OpenAIRecognitionSettings

  private let transport: any HTTPTransport
  private let retrying: Retrying

  /// Creates a recognizer without contacting the server.
  ///
  /// `chance` returns a random number in 0..<1 that determines the jitter of retries.
  public init(
    _ settings: OpenAIRecognitionSettings, transport: any HTTPTransport = SystemHTTPTransport(),
    timekeeper: any Timekeeper = SystemTimekeeper(),
    chance: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
  ) {
    self.settings = settings
    self.transport = transport
    retrying = Retrying(policy: settings.retry, timekeeper: timekeeper, chance: chance)
  }

  /// The name `openai-transcription`, the locales of the settings, the need for a network, and two
  /// concurrent tasks.
  public var traits: RecognizerTraits {
    RecognizerTraits(
      name: "openai-transcription", locales: settings.locales, needsNetwork: true, tasksAtOnce: 2,
      inventsWords: true)
  }

  /// Starts a task whose reports arrive in order, from a single Swift task.
  ///
  /// Throws `VoiceFailure.localeUnsupported`, and `.recognizerUnavailable` if audio may not leave
  /// the device. Later failures are reported as in ``OpenAIRealtimeRecognizer``.
  public func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    let options = try settings.options(for: request)
    let upload = TranscriptionUpload(settings: settings, transport: transport, retrying: retrying)
    return SegmentTask(isLive: request.delivery == .live, report: report) {
      try await upload.text(of: $0, options, heard: $1)
    }
  }
}
