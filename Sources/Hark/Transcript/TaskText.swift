/// The text of one task that may still overlap the text of neighboring tasks.
struct TaskText: Sendable {
  struct Part: Sendable {
    let index: Int
    var text = ""

    /// The words with their times; empty if there are none.
    var timed: [RecognizedWord] = []
    var range = AudioRange(start: 0, end: 0)

    /// Whether the task will no longer change the segment.
    var isFinal = false

    /// The number of words that are permanently in the transcript, or `.max` for all; `nil` if not
    /// yet known.
    var settled: Int?
  }

  let overlap: TaskOverlap?

  /// The segments in order, without settled segments that can no longer overlap others.
  var parts: [Part] = []

  var isOver = false

  /// Whether the words at the overlap with the previous task are settled.
  private(set) var isOverlapSettled: Bool

  /// The words of earlier tasks near the overlap that are not among this task's own, once the
  /// overlap is settled.
  private(set) var inherited: [OverlapWord] = []

  /// The maximum number of segments in the last second of a task's audio.
  private static let partsNearEnd = 4

  init(after overlap: TaskOverlap?) {
    self.overlap = overlap
    isOverlapSettled = overlap == nil
  }

  /// The index of the first segment that contains a word.
  var head: Int? { parts.firstIndex { !$0.text.isEmpty } }

  mutating func settleOverlap(inheriting words: [OverlapWord]) {
    inherited = words
    isOverlapSettled = true
  }

  /// Inserts or replaces a segment in order; a final segment does not change.
  mutating func put(_ part: Part) {
    guard let place = parts.firstIndex(where: { $0.index >= part.index }) else {
      return parts.append(part)
    }
    if parts[place].index > part.index {
      parts.insert(part, at: place)
    } else if !parts[place].isFinal {
      parts[place] = part
    }
  }

  /// Removes segments that can no longer overlap others.
  mutating func forget() {
    guard isOverlapSettled, parts.count > Self.partsNearEnd else { return }
    let old = parts.prefix(parts.count - Self.partsNearEnd)
    parts.removeFirst(old.prefix { $0.settled != nil }.count)
  }
}

extension TaskText.Part {
  var words: [OverlapWord] { OverlapWord.words(of: text, timed: timed) }

  mutating func replace(with words: [OverlapWord]) {
    text = words.map(\.text).joined(separator: " ")
    timed = words.timed
  }

  /// Returns the number of words before the middle of the overlap with the next task; the others
  /// become final once that task has heard them, too.
  func countBefore(_ overlap: TaskOverlap, isLast: Bool) -> Int {
    settled ?? count(of: words, before: overlap, isLast: isLast) { $0.middle >= overlap.middle }
  }

  /// Returns the words that the next task may also have heard, and how many of them are among the
  /// `kept` words that precede the overlap.
  func nearOverlap(_ overlap: TaskOverlap, kept: Int, isLast: Bool) -> (
    words: [OverlapWord], settled: Int
  ) {
    let words = words
    let kept = min(kept, words.count)
    let start = count(of: words, before: overlap, isLast: isLast) { $0.end > overlap.reach }
    let first = min(start, kept)
    return (Array(words[first...]), kept - first)
  }

  /// Returns the number of words before the first word for which `isLate` is true; without times,
  /// and outside a pause, the last segment holds back as many words as can be spoken in one second.
  private func count(
    of words: [OverlapWord], before overlap: TaskOverlap, isLast: Bool, isLate: (AudioRange) -> Bool
  ) -> Int {
    let ranges = words.compactMap(\.range)
    if ranges.count == words.count { return ranges.firstIndex(where: isLate) ?? words.count }
    return overlap.isPause || !isLast ? words.count : max(0, words.count - OverlapJoin.mostWords)
  }
}

extension Collection<OverlapWord> {
  /// The words with their times; empty if any word has none.
  var timed: [RecognizedWord] {
    let timed = compactMap(\.timed)
    return timed.count == count ? timed : []
  }
}
