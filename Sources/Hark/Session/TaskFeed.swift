/// The way of the sound to one recognition task: kept while the task is being started, then passed.
///
/// A task that may break off at once hands what it was given to the one that follows it, so its feed
/// goes on keeping the sound until it has said something.
struct TaskFeed: Sendable {
  private enum Item: Sendable {
    case sound(AudioChunk)
    case pause(SpeechPause)
  }

  /// How much sound waits for a task at most: longer than the last words of the task before it and
  /// every rest may take together, and less than a task takes.
  private let mostKept: Int

  private var task: (any RecognitionTask)?
  private var kept: [Item] = []

  /// Whether what was passed is kept until the task has said something.
  private var keepsPassed: Bool

  /// Where the task's sound begins.
  let from: Int

  /// Where the sound that has been given ends.
  private(set) var end: Int

  /// Where the newest segment begins.
  private(set) var segmentStart: Int

  /// How far its segments are final.
  private var finalEnd: Int

  /// What tells when the sound is long enough; nil where it always is.
  private let endpointer: TaskEndpointer?

  /// Whether sound goes straight through.
  var isOpen: Bool { task != nil }

  /// When it began to keep sound, in seconds.
  private let begun: Double

  init(from: Int, limits: TaskLimits = .none, now: Double = 0) {
    self.from = from
    begun = now
    end = from
    segmentStart = from
    finalEnd = from
    endpointer = TaskEndpointer(from: from, limits: limits)
    mostKept = AudioTime.samples(min(30, (limits.longest ?? 60) / 2))
    keepsPassed = endpointer != nil
  }

  /// Whether more waits than may: so much sound, for as long as it took to be spoken.
  ///
  /// Sound that came
  /// all at once, as after a lost connection, is not to blame on the recogniser.
  func isOverfull(now: Double) -> Bool {
    endpointer != nil && !isOpen && end - from > mostKept
      && now - begun > AudioTime.seconds(mostKept)
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
    if !keepsPassed { kept = [] }
  }

  /// Seconds of sound that are still without a final.
  var unfinished: Double { AudioTime.seconds(max(0, end - finalEnd)) }

  /// A segment that ends there is final.
  mutating func settle(to end: Int) { finalEnd = max(finalEnd, end) }

  mutating func append(_ chunk: AudioChunk) {
    guard !chunk.samples.isEmpty else { return }
    end = chunk.end
    task?.append(chunk)
    keep(.sound(chunk))
  }

  /// Marks a pause, unless its speech lies before the task's sound.
  mutating func markPause(after speech: AudioRange) {
    let cut = (speech.end + end) / 2
    guard speech.end > segmentStart, cut > segmentStart else { return }
    let pause = SpeechPause(
      speech: AudioRange(start: max(speech.start, segmentStart), end: speech.end), cut: cut)
    segmentStart = cut
    task?.markPause(pause)
    keep(.pause(pause))
  }

  private mutating func keep(_ item: Item) {
    if isOpen, end - from > mostKept { forget() }
    if !isOpen || keepsPassed { kept.append(item) }
  }

  /// The task has said something: nobody needs what it was given before.
  mutating func forget() {
    guard keepsPassed, isOpen else { return }
    keepsPassed = false
    kept = []
  }

  /// The sound from `start` on that is still kept; nil where its beginning is not.
  func keptSound(from start: Int) -> AudioChunk? {
    var samples: [Float] = []
    for case .sound(let chunk) in kept where chunk.end > start {
      if samples.isEmpty, chunk.start > start { return nil }
      samples += chunk.samples[max(0, start - chunk.start)...]
    }
    return samples.isEmpty ? nil : AudioChunk(start: start, samples: samples)
  }

  /// The cut that is due, with nobody speaking since `quietSince`.
  func cut(quietSince: Int?) -> Continuation? {
    endpointer?.cut(at: end, quietSince: quietSince)
  }

  func finish() { task?.finish() }

  func cancel() { task?.cancel() }

  /// Returns when the task has reported what the sound so far will bring about.
  func caughtUp() async { await task?.caughtUp() }
}
