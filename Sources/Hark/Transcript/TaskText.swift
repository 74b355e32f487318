/// What one task has heard, as far as it may still meet the words of its neighbours.
struct TaskText: Sendable {
  /// One of its segments.
  struct Part: Sendable {
    let index: Int
    var text = ""

    /// Its words with their times; empty where there are none.
    var timed: [Word] = []
    var range = AudioRange(start: 0, end: 0)

    /// Whether the task will not change it any more.
    var isFinal = false

    /// How many of its words stand in the transcript for good, `.max` for all; nil while none does.
    var settled: Int?
  }

  /// Where it meets the task before it; nil for the first.
  let seam: Seam?

  /// Its segments in order; settled ones that meet nothing more are forgotten.
  var parts: [Part] = []

  /// Whether it will report nothing more.
  var isOver = false

  /// Whether the words before its seam, and the first of its own, are settled.
  var isSeamSettled: Bool

  /// More segments than these do not lie in the last second of a task's sound.
  private static let partsNearEnd = 4

  init(after seam: Seam?) {
    self.seam = seam
    isSeamSettled = seam == nil
  }

  /// The first segment with a word.
  var head: Int? { parts.firstIndex { !$0.text.isEmpty } }

  /// Puts words where their segment stands; those of a final segment are not changed any more.
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

  /// Forgets what can meet nothing more.
  mutating func forget() {
    guard isSeamSettled, parts.count > Self.partsNearEnd else { return }
    let old = parts.prefix(parts.count - Self.partsNearEnd)
    parts.removeFirst(old.prefix { $0.settled != nil }.count)
  }
}

extension TaskText.Part {
  /// Its words.
  var words: [SeamWord] { SeamWord.words(of: text, timed: timed) }

  /// Puts other words in the place of its own.
  mutating func replace(with words: [SeamWord]) {
    text = words.map(\.text).joined(separator: " ")
    timed = words.timed
  }

  /// How many of its words stand before a seam that its task's sound ends with.
  ///
  /// Those behind it are told once the next task has heard them, too. Without times nobody knows
  /// which they are: as many as can be spoken in a second, where it is the task's last segment.
  func countBefore(_ seam: Seam, isLast: Bool) -> Int {
    if let settled { return settled }
    let words = words
    if words.allSatisfy({ $0.range != nil }) {
      return words.firstIndex { ($0.middle ?? 0) >= seam.middle } ?? words.count
    }
    return seam.isPause || !isLast ? words.count : max(0, words.count - OverlapJoin.mostWords)
  }

  /// The words that the next task may have heard, too, and how many of them stand before the seam;
  /// `kept` is how many of all do.
  func nearSeam(_ seam: Seam, kept: Int, isLast: Bool) -> (words: [SeamWord], settled: Int) {
    let words = words
    let kept = min(kept, words.count)
    let start: Int
    if words.allSatisfy({ $0.range != nil }) {
      let reach = seam.overlap.start - Self.earlyBy
      start = words.firstIndex { ($0.range?.end ?? 0) > reach } ?? words.count
    } else {
      start = seam.isPause || !isLast ? words.count : max(0, words.count - OverlapJoin.mostWords)
    }
    let first = min(start, kept)
    return (Array(words[first...]), kept - first)
  }

  /// How much too early a recogniser may place the end of a word.
  private static let earlyBy = AudioTime.samples(0.1)
}

extension Collection<SeamWord> {
  /// The words with their times; none where one of them has no time.
  var timed: [Word] {
    let timed = compactMap(\.timed)
    return timed.count == count ? timed : []
  }
}
