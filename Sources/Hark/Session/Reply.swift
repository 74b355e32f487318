/// The agent's reply to the last message: under way, complete, or given up with the text so far.
struct Reply: Sendable {
  /// The message that it answers.
  let turn: TurnID

  /// What it says so far.
  private(set) var text = ""

  /// Whether no more text comes.
  private(set) var isComplete = false

  /// How loud it is now, 0…1.
  var level: Float = 0

  /// Whether it stands still.
  private var isPaused = false

  private var voice: Voice
  private var sentences = SentenceSplitter()

  /// How much of the text has really been spoken, in characters.
  private var spokenCount = 0

  private enum Voice: Sendable {
    /// Nothing is spoken.
    case none

    /// The synthesizer is starting; these sentences it has to say.
    case starting([String])

    /// The synthesizer speaks.
    case speaking(any SynthesisTask)

    /// All of it was spoken, or there was nobody to speak it any more.
    case silent

    /// The reply was given up.
    case stopped(wasSpoken: Bool)
  }

  init(turn: TurnID, isSpoken: Bool) {
    self.turn = turn
    voice = isSpoken ? .starting([]) : .none
  }

  /// Whether it is spoken aloud.
  var isSpoken: Bool {
    switch voice {
    case .none, .silent, .stopped: false
    case .starting, .speaking: true
    }
  }

  /// Whether it answers `turn` and has not been given up.
  func isUnderWay(_ turn: TurnID) -> Bool {
    if case .stopped = voice { false } else { self.turn == turn }
  }

  /// Adds a piece of text.
  mutating func add(_ piece: String) {
    text += piece
    for sentence in sentences.add(piece) { say(sentence) }
  }

  /// No more text comes.
  mutating func complete() {
    isComplete = true
    if let rest = sentences.finish() { say(rest) }
    switch voice {
    case .none, .starting, .silent, .stopped: break
    case .speaking(let task): task.finish()
    }
  }

  /// The synthesizer is ready.
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

  /// Takes note of how much has been spoken, in characters.
  mutating func spoke(_ count: Int) { spokenCount = max(spokenCount, min(count, text.count)) }

  /// Nobody speaks it any more; it is read.
  mutating func fallSilent() {
    task?.stop()
    voice = .none
  }

  /// All of it has been spoken.
  mutating func spokeAll() {
    if isSpoken { voice = .silent }
  }

  /// What the person has heard of it, or read where nothing is spoken: what the agent may take as
  /// said.
  var delivered: String {
    switch voice {
    case .none, .silent, .stopped(wasSpoken: false): text
    case .starting, .speaking, .stopped(wasSpoken: true): String(text.prefix(spokenCount))
    }
  }

  /// Whether words that were heard over it are its own, come back through the microphone.
  func isEchoed(as words: String) -> Bool {
    EchoedWords.areAll(of: words, in: text, spoken: spokenCount)
  }

  /// Speaks more softly.
  func lower() { task?.lower() }

  /// Speaks as loud as before.
  func raise() { task?.raise() }

  /// Stands still; text still comes.
  mutating func pause() {
    isPaused = true
    task?.pause()
  }

  /// Goes on where it stands, as loud as before.
  mutating func resume() {
    isPaused = false
    task?.raise()
    task?.resume()
  }

  /// Gives it up: nothing more is said or added.
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
