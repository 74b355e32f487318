import Hark

/// Recognises speech at any server that has OpenAI's `/v1/audio/transcriptions`: each segment is uploaded
/// when it ends, as a WAV file.
///
/// For servers that know no realtime transcription. Words come when the segment has ended; live sound
/// has them as interim text first where the server streams its answer, as OpenAI or as vLLM does. A
/// request that failed is repeated when that can help: no connection, 408, 429 and 5xx. Where segments
/// end is as in ``OpenAIRealtimeRecognizer``.
public struct OpenAITranscriptionRecognizer: Recognizer {
  /// Which server, and how.
  public let settings: OpenAIRecognitionSettings

  private let transport: any HTTPTransport
  private let retrying: Retrying

  /// Makes a recogniser; nothing is asked of the server yet.
  ///
  /// - Parameters:
  ///   - settings: Which server, and how.
  ///   - transport: What carries the requests.
  ///   - timekeeper: The clock for waits.
  ///   - chance: A number of 0..<1 that spreads repetitions, so that many do not come at once.
  public init(
    _ settings: OpenAIRecognitionSettings, transport: any HTTPTransport = SystemHTTPTransport(),
    timekeeper: any Timekeeper = SystemTimekeeper(),
    chance: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
  ) {
    self.settings = settings
    self.transport = transport
    retrying = Retrying(policy: settings.retry, timekeeper: timekeeper, chance: chance)
  }

  /// Named `openai-transcription`; knows the languages of its settings and needs a network.
  public var traits: RecognizerTraits {
    RecognizerTraits(
      name: "openai-transcription", locales: settings.locales, needsNetwork: true, tasksAtOnce: 2)
  }

  /// Starts a task; reports come in order, from one task of Swift's.
  ///
  /// Throws `VoiceFailure.localeUnsupported`, and `.recognizerUnavailable` where sound may not leave
  /// the device. What goes wrong later is reported as by ``OpenAIRealtimeRecognizer``.
  public func startTask(
    _ request: RecognitionRequest,
    report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    let wish = try settings.wish(for: request)
    let upload = TranscriptionUpload(settings: settings, transport: transport, retrying: retrying)
    return SegmentTask(isLive: request.delivery == .live, report: report) {
      try await upload.text(of: $0, wish, heard: $1)
    }
  }
}
