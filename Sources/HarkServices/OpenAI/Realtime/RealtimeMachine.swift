import Hark

/// The state machine of a connection to a realtime transcription server.
///
/// ```
///         after a delay              opened             created, or none             agreed
///   down ──────────────▶ connecting ────────▶ greeting ──────────────────▶ agreeing ────────▶ ready
///     ▲                                          │                            │                ▲  │
///     │                                          └── resumed ─────────────────┼────────────────┘  │
///     └── lost in any state ──────────────────────────────────────────────────┴───────────────────┘
///
///   any state ──▶ over
/// ```
///
/// Audio is retained until its segment's final text arrives. After a reconnect, a server that keeps
/// sessions receives only the audio that it is missing; any other server receives all of it again.
/// No text is lost with a connection, and none is repeated, because segments keep their numbers.
struct RealtimeMachine: Sendable {
  enum Event: Sendable {
    case sound(AudioChunk)

    /// The end of a segment before sample `cut`, counted since the microphone was opened.
    case pause(cut: Int)
    case finish
    case opened(line: Int)

    /// A message with the server's event number; `nil` if the server does not number events.
    case news(RealtimeServerEvent, number: Int? = nil, line: Int)
    case garbage(line: Int)
    case sent(line: Int)
    case lost(line: Int, WebSocketFailure)
    case alarm
  }

  enum Effect: Sendable, Equatable {
    case connect(line: Int, namesModel: Bool, resuming: RealtimeStream? = nil)
    case send(RealtimeCommand)
    case hangUp
    case report(RecognitionReport)

    /// Resumes the callers that wait until everything has been reported.
    case answer
  }

  enum Line: Sendable, Equatable {
    case down(until: Double)
    case connecting
    case greeting(since: Double)
    case agreeing(RealtimeShape, since: Double)
    case ready(RealtimeShape, since: Double)
    case over
  }

  /// The maximum number of commands in flight, each with at most half a second of audio.
  static let window = 8

  /// The minimum number of samples per message, except for the last of a segment, and the maximum.
  static let block = (least: 800, most: 8_000)

  /// The maximum number of samples without a final text: five minutes.
  static let mostKept = 300 * AudioChunk.sampleRate

  /// The time after which a server that sends no response is assumed to agree, in seconds.
  static let silentConsent = 3.0

  /// The time for which a connection must stay ready to count as healthy, in seconds.
  static let soundness = 2.0

  let settings: OpenAIRecognitionSettings
  var options: TranscriptionOptions
  let tellsInterims: Bool

  var line = Line.down(until: 0)
  var number = 0
  var items: [RealtimeItem] = []
  var effects: [Effect] = []

  /// The time of the current event, in seconds.
  var now = 0.0
  var chance = 0.0

  var nextIndex = 0
  var position: Int?
  var isFinishing = false

  /// The number of commands in flight.
  var onTheWay = 0

  /// The start of the wait for the connection to accept the next command, in seconds.
  var lastRoom = 0.0

  /// The time at which the wait for the server's next final text began; `nil` if none is pending.
  ///
  /// Interim text does not restart the wait.
  var owedSince: Double?

  /// The start of a wait for a final text, if the wait has outlasted a connection; otherwise `nil`.
  var muteSince: Double?
  var hasBeenReached: Bool

  /// Whether the server has sent a message over this connection.
  var hasSpoken = false

  var attempts = 0
  var troubleSince: Double?
  var lastTrouble = VoiceFailure.networkUnavailable
  var shape = RealtimeShape.nested
  var namesModel = false
  var isHark = false
  var rate = RealtimeShape.nested.rate
  var converter: SpeechRateConverter?

  /// The session that the server keeps for the next connection; `nil` if it keeps none.
  var stream: RealtimeStream?

  /// The number of pending responses to session descriptions that have since been replaced.
  var repliesPassedOver = 0

  init(
    _ settings: OpenAIRecognitionSettings, _ options: TranscriptionOptions, tellsInterims: Bool,
    hasBeenReached: Bool = false
  ) {
    self.hasBeenReached = hasBeenReached
    self.settings = settings
    self.options = options
    self.tellsInterims = tellsInterims
  }

  /// Processes an event at `now`, in seconds, and returns the effects to perform.
  ///
  /// `chance` is a random number in 0..<1 that determines the jitter of retries.
  mutating func take(_ event: Event, now: Double, chance: Double) -> [Effect] {
    guard line != .over else { return [] }
    (self.now, self.chance) = (now, chance)
    switch event {
    case .sound(let chunk): keep(chunk)
    case .pause(let cut): closeItem(at: cut)
    case .finish:
      isFinishing = true
      closeItem()
    case .opened(number):
      hasBeenReached = true
      line = .greeting(since: now)
    case .news(let news, let count, number):
      hasSpoken = true
      if isNew(news, count) { hear(news, count) }
    case .garbage(number): loseSession(.recognitionFailed)
    case .sent(number):
      lastRoom = now
      onTheWay -= 1
    case .lost(number, let failure): lose(failure)
    // Events of an abandoned connection are ignored, and an alarm only checks the deadlines.
    case .opened, .news, .garbage, .sent, .lost, .alarm: break
    }
    watch()
    pump()
    settle()
    defer { effects = [] }
    return effects
  }

  /// The time at which the timer must fire next, in seconds; `nil` if no timer is needed.
  var deadline: Double? {
    switch line {
    case .down(let until): return until
    // The transport enforces the timeout for connecting.
    case .connecting, .over: return nil
    case .greeting(let since), .agreeing(_, let since): return since + Self.silentConsent
    case .ready: return patienceEnd
    }
  }

  /// The deadline for a pending text, or for accepting audio; `nil` if neither is pending.
  var patienceEnd: Double? {
    let room = onTheWay > 0 ? lastRoom + settings.retry.timeout : nil
    guard let owedSince else { return room }
    let text = owedSince + settings.retry.timeout
    // Messages missed while disconnected arrive within the first seconds of a new connection.
    let mute = muteSince.map { max($0 + settings.retry.patience, owedSince + Self.silentConsent) }
    return [room, text, mute].compactMap(\.self).min()
  }
}
