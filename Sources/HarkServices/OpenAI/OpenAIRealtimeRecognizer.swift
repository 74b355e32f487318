import Hark

/// A recognizer for servers that implement OpenAI's realtime transcription over a WebSocket, such as
/// OpenAI's own, vLLM, Speaches, and `hark serve`.
///
/// Hark decides where segments end: at marked pauses, at a quiet moment after 25 seconds, and after
/// at most 30 seconds. Words arrive as interim text while they are spoken if the server sends them;
/// a backlog, such as a file's, produces only final results. Audio is retained until its segment is
/// final: if the connection breaks, the audio is sent again over a new one, so that nothing is lost
/// or duplicated. If a server stays unreachable, sends nothing, or sends invalid data, the
/// recognizer gives up after `RetryPolicy.patience` (at most `firstPatience` if it never
/// connected), or after retrying one segment `retries` times. It then reports a single failure and
/// retains the text so far.
///
/// The session is described in the format of the server's greeting, by default OpenAI's current one,
/// and in other formats if the server rejects it.
public struct OpenAIRealtimeRecognizer: Recognizer {
  /// The settings of the server.
  public let settings: OpenAIRecognitionSettings

  private let transport: any WebSocketTransport
  private let timekeeper: any Timekeeper
  private let chance: @Sendable () -> Double
  private let hasBeenReached = Locked(false)

  /// Creates a recognizer without contacting the server.
  ///
  /// `chance` returns a random number in 0..<1 that determines the jitter of retries.
  public init(
    _ settings: OpenAIRecognitionSettings,
    transport: any WebSocketTransport = URLSessionWebSocketTransport(),
    timekeeper: any Timekeeper = SystemTimekeeper(),
    chance: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
  ) {
    self.settings = settings
    self.transport = transport
    self.timekeeper = timekeeper
    self.chance = chance
  }

  /// The name `openai-realtime`, the locales of the settings, the need for a network, and two
  /// concurrent tasks.
  public var traits: RecognizerTraits {
    RecognizerTraits(
      name: "openai-realtime", locales: settings.locales, needsNetwork: true, tasksAtOnce: 2,
      inventsWords: true)
  }

  /// Starts a task that connects by itself and reports in order, from a single Swift task.
  ///
  /// Throws `VoiceFailure.localeUnsupported`, or `.recognizerUnavailable` if audio may not leave
  /// the device. Later failures are reported: `networkUnavailable` if the server cannot be reached,
  /// `serviceUnavailable` if it is overloaded or reports a server error, `recognizerUnavailable` if
  /// it refuses the key or the request, and `recognitionFailed` if it disconnects or fails
  /// repeatedly.
  public func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    let options = try settings.options(for: request)
    let (inputs, inbox) = AsyncStream<RealtimeRun.Input>.makeStream()
    let run = RealtimeRun(
      machine: RealtimeMachine(
        settings, options, tellsInterims: request.delivery == .live,
        hasBeenReached: hasBeenReached.withLock { $0 }),
      transport: transport, timekeeper: timekeeper, chance: chance, hasBeenReached: hasBeenReached,
      inbox: inbox, report: report)
    inbox.yield(.event(.alarm))
    return OpenAIRealtimeTask(run, inputs)
  }
}
