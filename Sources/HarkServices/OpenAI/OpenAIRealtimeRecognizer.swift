import Hark

/// Recognises speech at any server that speaks OpenAI's realtime transcription over a WebSocket:
/// OpenAI's own, vLLM, Speaches, or `hark serve`.
///
/// Hark decides where segments end, and tells the server. Words come as interim text while they are
/// spoken where the server sends them, and a segment is final when the server has said so. Sound is
/// kept until then: when the connection breaks it is sent anew over the next one, so that nothing is
/// lost or doubled. A server that stays away, says nothing or talks nonsense is given up after
/// `RetryPolicy.patience` with one failure, and the text so far stays.
///
/// The description of a session is tried as servers have it today, then as they had it earlier.
/// Sound that waits, as a file's does, gives finals alone. A segment is all sound that was given before
/// its pause was marked; one of 25 seconds without a pause is ended at the next quiet moment, after 30
/// at the latest.
public struct OpenAIRealtimeRecognizer: Recognizer {
  /// Which server, and how.
  public let settings: OpenAIRecognitionSettings

  private let transport: any WebSocketTransport
  private let timekeeper: any Timekeeper
  private let chance: @Sendable () -> Double
  private let hasBeenThere = Locked(false)

  /// Makes a recogniser; nothing is asked of the server yet.
  ///
  /// - Parameters:
  ///   - settings: Which server, and how.
  ///   - transport: What opens sockets.
  ///   - timekeeper: The clock for waits.
  ///   - chance: A number of 0..<1 that spreads new attempts, so that many do not come at once.
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

  /// Named `openai-realtime`; knows the languages of its settings and needs a network.
  public var traits: RecognizerTraits {
    RecognizerTraits(
      name: "openai-realtime", locales: settings.locales, needsNetwork: true, tasksAtOnce: 2)
  }

  /// Starts a task, which asks the server by itself; reports come in order from one task of Swift's.
  ///
  /// Throws `VoiceFailure.localeUnsupported`, and `.recognizerUnavailable` where sound may not leave
  /// the device. What goes wrong later is reported: `networkUnavailable` when the server cannot be
  /// reached, `serviceUnavailable` when it has no room, `recognizerUnavailable` when it refuses the
  /// key or what it is asked for, and `recognitionFailed` when it breaks off or fails again and again.
  public func startTask(
    _ request: RecognitionRequest,
    report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    let wish = try settings.wish(for: request)
    let (inputs, inbox) = AsyncStream<RealtimeRun.Input>.makeStream()
    let run = RealtimeRun(
      machine: RealtimeMachine(
        settings, wish, tellsInterims: request.delivery == .live,
        hasBeenThere: hasBeenThere.withLock { $0 }),
      transport: transport, timekeeper: timekeeper, chance: chance, hasBeenThere: hasBeenThere,
      inbox: inbox, report: report)
    inbox.yield(.event(.alarm))
    return OpenAIRealtimeTask(run, inputs)
  }
}
