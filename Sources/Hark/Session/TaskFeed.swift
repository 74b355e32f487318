/// The audio feed of one recognition task, which buffers audio while the task starts and then
/// passes it on.
///
/// The feed of a task that may fail immediately keeps the audio for the next task until the task
/// reports text or the audio exceeds the maximum backlog.
struct TaskFeed: Sendable {
  private enum Item: Sendable {
    case sound(AudioChunk)
    case pause(SpeechPause)
  }

  /// The maximum backlog, in samples: short enough to fit in one task, and usually longer than the
  /// delays between tasks.
  private let mostKept: Int

  private var task: (any RecognitionTask)?
  private var kept: [Item] = []

  /// Whether audio that was passed to the task is kept for the next task.
  private var keepsPassed: Bool

  /// The position at which the task's audio begins.
  let from: Int

  /// The position at which the received audio ends.
  private(set) var end: Int

  /// The position at which the newest segment begins.
  private(set) var segmentStart: Int

  /// The position up to which the segments are final.
  private(set) var finalEnd: Int

  private let endpointer: TaskEndpointer?

  var isOpen: Bool { task != nil }

  /// The time at which buffering began, in seconds.
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

  /// Whether the backlog exceeds its limit, in both samples and elapsed time.
  ///
  /// Audio that arrives all at once, as after a lost connection, is not the recognizer's fault.
  func isOverfull(now: Double) -> Bool {
    endpointer != nil && !isOpen && end - from > mostKept
      && now - begun > AudioTime.seconds(mostKept)
  }

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

  /// The duration of the audio without a final result, in seconds.
  var unfinished: Double { AudioTime.seconds(max(0, end - finalEnd)) }

  mutating func settle(to end: Int) { finalEnd = max(finalEnd, end) }

  mutating func append(_ chunk: AudioChunk) {
    guard !chunk.samples.isEmpty else { return }
    end = chunk.end
    task?.append(chunk)
    keep(.sound(chunk))
  }

  /// Marks the pause after `speech`, unless `speech` ended before the newest segment began.
  ///
  /// The pause is cut in the middle between the end of the speech and `position`, by default the end
  /// of the audio.
  mutating func markPause(after speech: AudioRange, at position: Int? = nil) {
    let cut = (speech.end + (position ?? end)) / 2
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

  /// Discards the audio kept for an open task, and stops keeping more.
  mutating func forget() {
    guard keepsPassed, isOpen else { return }
    keepsPassed = false
    kept = []
  }

  /// Returns the kept audio from `start` on; `nil` if there is none or its beginning was discarded.
  func keptSound(from start: Int) -> AudioChunk? {
    var samples: [Float] = []
    for case .sound(let chunk) in kept where chunk.end > start {
      if samples.isEmpty, chunk.start > start { return nil }
      samples += chunk.samples[max(0, start - chunk.start)...]
    }
    return samples.isEmpty ? nil : AudioChunk(start: start, samples: samples)
  }

  func cut(quietSince: Int?) -> TaskHandoff? { endpointer?.cut(at: end, quietSince: quietSince) }

  func finish() { task?.finish() }

  func cancel() { task?.cancel() }

  func caughtUp() async { await task?.caughtUp() }
}

/// The deadlines for final results.
package enum FinalWait {
  /// Returns the maximum wait for final results after the audio ends, in seconds; `unfinished` is the
  /// duration of the audio without a final result (D4).
  package static func seconds(unfinished: Double) -> Double { 0.5 + 0.2 * unfinished }

  /// The wait while a reply is paused for speech without recognized words, in seconds.
  ///
  /// Such speech is most likely a cough, after which the reply should resume within a second.
  static let wordless = 0.3

  /// The maximum wait from the end of the audio, in seconds, for a recognizer that is still
  /// starting or has not yet processed all of the audio.
  package static let longest = 10.0

  /// The longest time without progress while kept audio is recognized again, in seconds: a recognizer that
  /// keeps up with speech needs less for the longest segments.
  package static let stalled = 30.0

  /// The maximum lag of a working recognizer's interim results behind the audio, in seconds.
  static let resultLag = 1.0
}
