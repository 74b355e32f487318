/// The way of the sound to one recognition task: kept while the task is being started, then passed.
struct TaskFeed: Sendable {
  private enum Item: Sendable {
    case sound(AudioChunk)
    case pause(SpeechPause)
  }

  private var task: (any RecognitionTask)?
  private var kept: [Item] = []

  /// Where the task's sound begins.
  let from: Int

  /// Where the sound that has been given ends.
  private(set) var end: Int

  /// Where the newest segment begins.
  private(set) var segmentStart: Int

  /// Whether sound goes straight through.
  var isOpen: Bool { task != nil }

  init(from: Int) {
    self.from = from
    end = from
    segmentStart = from
  }

  /// Hands over what was kept; later sound goes straight through.
  mutating func open(_ task: any RecognitionTask) {
    self.task = task
    for item in kept {
      switch item {
      case .sound(let chunk): task.append(chunk)
      case .pause(let pause): task.markPause(pause)
      }
    }
    kept = []
  }

  mutating func append(_ chunk: AudioChunk) {
    guard !chunk.samples.isEmpty else { return }
    end = chunk.end
    if let task { task.append(chunk) } else { kept.append(.sound(chunk)) }
  }

  /// Marks a pause, unless its speech lies before the task's sound.
  mutating func markPause(after speech: AudioRange) {
    let cut = (speech.end + end) / 2
    guard speech.end > segmentStart, cut > segmentStart else { return }
    let pause = SpeechPause(
      speech: AudioRange(start: max(speech.start, segmentStart), end: speech.end), cut: cut)
    segmentStart = cut
    if let task { task.markPause(pause) } else { kept.append(.pause(pause)) }
  }

  func finish() { task?.finish() }

  func cancel() { task?.cancel() }

  /// Returns when the task has reported what the sound so far will bring about.
  func caughtUp() async { await task?.caughtUp() }
}
