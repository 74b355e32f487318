/// The text of one recording as its tasks report it, each of its own stretch of the sound.
struct RecordingText: Sendable {
  /// What came of a report.
  enum Result: Sendable {
    /// Nothing is to be shown: it came too late, or told what is known.
    case nothing

    /// The text has changed, and these segments of it are final now.
    case changed([Segment])

    /// It does not fit and was left out.
    case tooLong
  }

  /// The text so far.
  private(set) var transcript = Transcript()

  /// Where words were left out because they did not fit; nothing goes behind it.
  private var gap: SegmentID?

  private var splice = Splice()
  private var restarts: [Int: TextRestart] = [:]

  /// How many segments are kept beside the text because they may still meet others.
  var keptCount: Int { splice.keptCount + restarts.count }

  /// A task begins, behind the one before it where `next` says how.
  mutating func begin(
    _ task: Int, from start: Int, after next: Continuation?, limits: TaskLimits
  ) {
    if limits.forgetsAtPauses { restarts[task] = TextRestart(from: start) }
    let seam = next.map {
      Seam(overlap: AudioRange(start: start, end: $0.heard), isPause: $0.reason == .pause)
    }
    let changes = splice.begin(task, after: seam, replacing: next?.reason == .ended)
    transcript.apply(changes, keepsNewWords: true)
  }

  /// Takes text that may still change, of sound up to `position`.
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

  /// Takes text that will not change.
  mutating func take(_ segment: Segment, task: Int, limit: Int?) -> Result {
    change(task, limit: limit) { text in
      let moved = text.restarts[task]?.take(segment) ?? segment
      return text.splice.take(moved, task: task)
    }
  }

  /// Makes the interim text of a task final, for when its finals will not be waited for; it was
  /// spoken in `range`.
  mutating func promote(_ task: Int, range: AudioRange) -> [Segment] {
    transcript.apply(splice.promote(task, range: range))
  }

  /// A task is over; returns what has waited for that.
  mutating func end(_ task: Int) -> [Segment] {
    restarts[task] = nil
    return transcript.apply(splice.end(task), keepsNewWords: true)
  }

  /// Drops everything; what is reported afterwards comes too late.
  mutating func discard() { self = RecordingText() }

  /// Makes a change, unless the text would pass `limit` characters: then the text that fits stays.
  private mutating func change(
    _ task: Int, limit: Int?, _ body: (inout RecordingText) -> [TranscriptChange]
  ) -> Result {
    var changed = self
    let changes = body(&changed)
    guard let place = changes.map(\.place).max() else { return .nothing }
    let finals = changed.transcript.apply(changes, keepsNewWords: splice.hasSuccessor(task))
    let fits = limit.map { changed.transcript.text.count <= $0 } ?? true
    if let gap, gap < place { return .tooLong }
    gap = fits ? (gap == place ? nil : gap) : place
    guard fits else { return .tooLong }
    changed.gap = gap
    self = changed
    return .changed(finals)
  }
}
