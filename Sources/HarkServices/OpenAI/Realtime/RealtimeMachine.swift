import Hark

/// Decides what is said to a server of realtime transcription, and what its answers mean.
///
/// ```
///           opened          created, or none           agreed
///   down ──▶ connecting ──▶ greeting ──────▶ agreeing ──────▶ ready
///     ▲                         │                │            ▲  │
///     │                         └── resumed ─────┼────────────┘  │
///     └───────── lost, after a while ────────────┴───────────────┘      anything ──▶ over
/// ```
///
/// Sound is kept until its segment's text is there for good. A server that keeps sessions is given over
/// the next line what it has not taken; any other is given all of it anew. So nothing is lost by a cut,
/// and since a segment keeps its number nothing is doubled either.
struct RealtimeMachine: Sendable {
  /// What happens.
  enum Event: Sendable {
    case sound(AudioChunk)

    /// A segment ends before sample `cut`, counted since the microphone was opened.
    case pause(cut: Int)
    case finish
    case opened(line: Int)

    /// `number` is the server's own for the event; nil where it counts none.
    case news(RealtimeNews, number: Int? = nil, line: Int)
    case garbage(line: Int)
    case sent(line: Int)
    case lost(line: Int, WebSocketFailure)
    case alarm
  }

  /// What is to be done.
  enum Effect: Sendable, Equatable {
    case connect(line: Int, namesModel: Bool, resuming: RealtimeStream? = nil)
    case send(RealtimeCommand)
    case hangUp
    case report(RecognitionReport)

    /// Whoever asked whether everything has been reported is answered.
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

  /// Commands that may be on their way into the line at once; each holds half a second at most.
  static let window = 8

  /// Samples that are sent at once: enough to be worth a message, and as many as a late line takes.
  static let block = (least: 800, most: 8_000)

  /// Samples that may wait without a final text: five minutes.
  static let mostKept = 300 * AudioChunk.sampleRate

  /// Seconds within which a server that says nothing of its own is taken to agree.
  static let silentConsent = 3.0

  /// Seconds for which a line must hold to count as well again.
  static let soundness = 2.0

  let settings: OpenAIRecognitionSettings
  var wish: RealtimeWish
  let tellsInterims: Bool

  var line = Line.down(until: 0)
  var number = 0
  var items: [RealtimeItem] = []
  var effects: [Effect] = []

  /// The moment of the event that is being taken, in seconds, and its chance.
  var now = 0.0
  var chance = 0.0

  var nextIndex = 0
  var position: Int?
  var isFinishing = false

  /// Commands that the line has not taken yet, and since when it has taken none.
  var onTheWay = 0
  var lastRoom = 0.0

  /// Since when the server owes the text that it owes next; whatever else it says does not count.
  var owedSince: Double?

  /// Since when servers have owed text and given none, over all lines.
  var muteSince: Double?

  /// Whether there ever was a server.
  var hasBeenThere: Bool

  /// Whether the server has said anything over this line.
  var hasSpoken = false

  var attempts = 0
  var troubleSince: Double?
  var lastTrouble = VoiceFailure.networkUnavailable
  var shape = RealtimeShape.nested
  var namesModel = false
  var isHark = false
  var rate = RealtimeShape.nested.rate
  var converter: SpeechRateConverter?

  /// The session that the server keeps for another line; nil where it keeps none.
  var stream: RealtimeStream?

  /// Answers to descriptions that have been replaced meanwhile.
  var repliesPassedOver = 0

  init(
    _ settings: OpenAIRecognitionSettings, _ wish: RealtimeWish, tellsInterims: Bool,
    hasBeenThere: Bool = false
  ) {
    self.hasBeenThere = hasBeenThere
    self.settings = settings
    self.wish = wish
    self.tellsInterims = tellsInterims
  }

  /// Takes what happens at `now`, in seconds, and says what is to be done; `chance` of 0..<1 spreads
  /// new attempts.
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
      hasBeenThere = true
      line = .greeting(since: now)
    case .news(let news, let count, number):
      hasSpoken = true
      if isNew(news, count) { hear(news, count) }
    case .garbage(number): loseSession(.recognitionFailed)
    case .sent(number):
      lastRoom = now
      onTheWay -= 1
    case .lost(number, let failure): lose(failure)
    // Of a line that has been given up.
    case .opened, .news, .garbage, .sent, .lost: break
    case .alarm: break
    }
    watch()
    pump()
    settle()
    defer { effects = [] }
    return effects
  }

  /// When something is to be looked at again, in seconds; nil when only news count.
  var deadline: Double? {
    switch line {
    case .over: return nil
    case .down(let until): return until
    // The transport bounds it.
    case .connecting: return nil
    case .greeting(let since), .agreeing(_, let since): return since + Self.silentConsent
    case .ready: return patienceEnd
    }
  }

  /// Until when the server may owe what it owes, an answer or room for more sound; nil when it owes
  /// nothing.
  var patienceEnd: Double? {
    let room = onTheWay > 0 ? lastRoom + settings.retry.timeout : nil
    guard let owedSince else { return room }
    let text = owedSince + settings.retry.timeout
    // What has come meanwhile is told within the first seconds of a line.
    let mute = muteSince.map { max($0 + settings.retry.patience, owedSince + Self.silentConsent) }
    return [room, text, mute].compactMap(\.self).min()
  }
}
