/// The text of one recording, merged from tasks that each cover their own range of the audio.
struct RecordingText: Sendable {
  /// The outcome of a report.
  enum Result: Sendable {
    /// The report came too late, repeats final text, or covers only audio of the previous task.
    case nothing

    /// The text changed, and these segments became final.
    case changed([FinalSegment])

    /// The text exceeds the limit and was omitted.
    case tooLong
  }

  private(set) var transcript = Transcript()

  /// The spoken commands that the session has not taken yet.
  private var commands: [FinishingCommand] = []

  private var finishing: TranscriptFinishing?

  /// The segment at which words were omitted because they exceeded the limit; no text is added after it.
  private var gap: SegmentID?

  private var splice = Splice()
  private var restarts: [Int: TextRestart] = [:]

  /// The number of tasks, segments, and restarts that are kept because their text may still change.
  var keptCount: Int { splice.keptCount + restarts.count }

  /// Creates an empty text that `finisher` finishes; if `finisher` is `nil`, the text is left as spoken.
  init(_ finisher: Finisher? = nil) {
    finishing = finisher.map { TranscriptFinishing($0) }
  }

  /// Returns the new commands for the session, in order, and removes them.
  mutating func takeCommands() -> [FinishingCommand] {
    defer { commands = [] }
    return commands
  }

  private mutating func finish() { commands += finishing?.update(&transcript) ?? [] }

  /// Adds a task, which follows the previous one as described by `next`.
  mutating func begin(_ task: Int, from start: Int, after next: TaskHandoff?, limits: TaskLimits) {
    if limits.forgetsAtPauses { restarts[task] = TextRestart(from: start) }
    let overlap = next.map {
      TaskOverlap(range: AudioRange(start: start, end: $0.heard), isPause: $0.reason == .pause)
    }
    let changes = splice.begin(task, after: overlap, replacing: next?.reason == .ended)
    transcript.apply(changes, keepsNewWords: true)
    finish()
  }

  /// Applies interim text for the audio up to `position`.
  mutating func take(
    _ interim: InterimSegment, at position: Int, task: Int, limit: Int?
  ) -> Result {
    change(task, limit: limit) { text in
      guard let (moved, ended) = text.restarts[task]?.take(interim, at: position) else {
        return text.splice.take(interim, at: position, task: task)
      }
      return (ended.map { text.splice.take($0, task: task) } ?? [])
        + text.splice.take(moved, at: position, task: task)
    }
  }

  mutating func take(_ segment: FinalSegment, task: Int, limit: Int?) -> Result {
    change(task, limit: limit) { text in
      let moved = text.restarts[task]?.take(segment) ?? segment
      return text.splice.take(moved, task: task)
    }
  }

  /// Makes a task's interim text, spoken in `range`, final without waiting for its final results.
  mutating func promote(_ task: Int, range: AudioRange) -> [FinalSegment] {
    defer { finish() }
    return transcript.apply(splice.promote(task, range: range))
  }

  /// Ends a task and returns the segments that waited for its end.
  mutating func end(_ task: Int) -> [FinalSegment] {
    restarts[task] = nil
    defer { finish() }
    return transcript.apply(splice.end(task), keepsNewWords: true)
  }

  /// Discards all text; later reports are ignored.
  mutating func discard() { self = RecordingText() }

  /// Applies a change, unless the text would exceed `limit` characters.
  private mutating func change(
    _ task: Int, limit: Int?, _ body: (inout RecordingText) -> [TranscriptChange]
  ) -> Result {
    // The finishing state is too large to copy.
    var finishing = finishing.take()
    var isAhead = false
    defer {
      if isAhead { finishing?.restart() }
      self.finishing = finishing.take()
    }
    var changed = self
    let changes = body(&changed)
    guard let place = changes.map(\.place).max() else { return .nothing }
    let finals = changed.transcript.apply(changes, keepsNewWords: splice.hasSuccessor(task))
    changed.commands += finishing?.update(&changed.transcript) ?? []
    isAhead = true
    let fits = limit.map { changed.transcript.text.count <= $0 } ?? true
    if let gap, gap < place { return .tooLong }
    gap = fits ? (gap == place ? nil : gap) : place
    guard fits else { return .tooLong }
    changed.gap = gap
    self = changed
    isAhead = false
    return .changed(finals)
  }
}
