/// The agent's reply to the last message: under way, complete, or given up with the text so far.
struct Reply: Sendable {
  /// The message that it answers.
  let turn: TurnID

  /// What it says so far.
  private(set) var text = ""

  private var voice: Voice

  private enum Voice: Sendable {
    /// Nothing is spoken.
    case none

    /// The synthesizer is starting; this is what it has to say, and whether more comes.
    case starting(String, isComplete: Bool)

    /// The synthesizer speaks.
    case speaking(any SynthesisTask)

    /// The reply was given up.
    case stopped
  }

  init(turn: TurnID, isSpoken: Bool) {
    self.turn = turn
    voice = isSpoken ? .starting("", isComplete: false) : .none
  }

  /// Whether it is spoken aloud.
  var isSpoken: Bool {
    switch voice {
    case .none, .stopped: false
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
    switch voice {
    case .none, .stopped: break
    case .starting(let kept, let isComplete):
      voice = .starting(kept + piece, isComplete: isComplete)
    case .speaking(let task): task.say(piece)
    }
  }

  /// No more text comes.
  mutating func complete() {
    switch voice {
    case .none, .stopped: break
    case .starting(let kept, _): voice = .starting(kept, isComplete: true)
    case .speaking(let task): task.finish()
    }
  }

  /// The synthesizer is ready.
  mutating func speak(with task: any SynthesisTask) {
    guard case .starting(let kept, let isComplete) = voice else { return task.stop() }
    voice = .speaking(task)
    if !kept.isEmpty { task.say(kept) }
    if isComplete { task.finish() }
  }

  /// Speaks more softly.
  func lower() { task?.lower() }

  /// Speaks as loud as before.
  func raise() { task?.raise() }

  /// Gives it up: nothing more is said or added.
  mutating func stop() {
    task?.stop()
    voice = .stopped
  }

  private var task: (any SynthesisTask)? {
    if case .speaking(let task) = voice { task } else { nil }
  }
}
