/// The agent's reply in progress: its text, its playback, and whether it is complete.
struct Reply: Sendable {
  let turn: TurnID
  private(set) var text = ""
  private(set) var isComplete = false

  /// The current output level, 0…1.
  var level: Float = 0

  private var isPaused = false

  private var voice: Voice
  private var sentences = SentenceSplitter()

  /// The amount of text actually spoken, in characters.
  private var spokenCount = 0

  private enum Voice: Sendable {
    case none

    /// The synthesizer is starting, with these sentences queued.
    case starting([String])

    case speaking(any SynthesisTask)

    /// All of the reply has been spoken.
    case silent

    case stopped(wasSpoken: Bool)
  }

  init(turn: TurnID, isSpoken: Bool) {
    self.turn = turn
    voice = isSpoken ? .starting([]) : .none
  }

  /// Whether the reply is being spoken aloud or its synthesizer is still starting.
  var isSpoken: Bool { if case .starting = voice { true } else { task != nil } }

  /// Returns whether the reply answers `turn` and has not been stopped.
  func isUnderWay(_ turn: TurnID) -> Bool {
    if case .stopped = voice { false } else { self.turn == turn }
  }

  mutating func add(_ piece: String) {
    text += piece
    for sentence in sentences.add(piece) { say(sentence) }
  }

  mutating func complete() {
    isComplete = true
    if let rest = sentences.finish() { say(rest) }
    task?.finish()
  }

  mutating func speak(with task: any SynthesisTask) {
    guard case .starting(let kept) = voice else { return task.stop() }
    voice = .speaking(task)
    if isPaused { task.pause() }
    for sentence in kept { task.say(sentence) }
    if isComplete { task.finish() }
  }

  private mutating func say(_ sentence: String) {
    switch voice {
    case .none, .silent, .stopped: break
    case .starting(let kept): voice = .starting(kept + [sentence])
    case .speaking(let task): task.say(sentence)
    }
  }

  mutating func spoke(_ count: Int) { spokenCount = max(spokenCount, min(count, text.count)) }

  /// Stops speaking; the reply continues as text.
  mutating func fallSilent() {
    task?.stop()
    voice = .none
  }

  mutating func spokeAll() { if isSpoken { voice = .silent } }

  /// The text that has been spoken, or the entire text if the reply is not spoken.
  var delivered: String {
    switch voice {
    case .none, .silent, .stopped(wasSpoken: false): text
    case .starting, .speaking, .stopped(wasSpoken: true): String(text.prefix(spokenCount))
    }
  }

  func isEchoed(as words: String) -> Bool {
    EchoedWords.areAll(of: words, in: text, spoken: spokenCount)
  }

  func duck() { task?.duck() }
  func unduck() { task?.unduck() }

  /// Pauses the speech; text is still appended.
  mutating func pause() {
    isPaused = true
    task?.pause()
  }

  mutating func resume() {
    isPaused = false
    task?.unduck()
    task?.resume()
  }

  mutating func stop() {
    task?.stop()
    switch voice {
    case .none, .silent: voice = .stopped(wasSpoken: false)
    case .starting, .speaking: voice = .stopped(wasSpoken: true)
    case .stopped: break
    }
  }

  private var task: (any SynthesisTask)? {
    if case .speaking(let task) = voice { task } else { nil }
  }
}
