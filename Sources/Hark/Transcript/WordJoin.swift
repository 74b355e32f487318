/// A join of the words of two tasks that received the same range of audio.
///
/// If all words have times, the words are joined by time; otherwise, by the longest matching run of
/// words (S4-38, G11).
///
/// ```
///  earlier   … it is very go|           its audio ends in the middle of a word
///  later              |ery good indeed  its audio begins in the middle of a word
///  joined    … it is very good indeed
/// ```
struct WordJoin: Sendable {
  /// The earlier task's words in and shortly before the overlap, in order.
  let earlier: [OverlapWord]

  /// The number of leading `earlier` words that are already final in the text.
  let settled: Int

  let later: [OverlapWord]
  let overlap: AudioRange

  /// The joined words after the final ones.
  var following: [OverlapWord] {
    if earlier.isEmpty { return later }
    if later.isEmpty { return Array(earlier[settled...]) }
    guard (earlier + later).allSatisfy({ $0.range != nil }) else {
      return OverlapJoin(self).following
    }
    // Words spoken well after the overlap match nothing in it.
    let near = later.prefix { ($0.range?.start ?? 0) < overlap.end + AudioTime.samples(1) }
    let join = WordJoin(earlier: earlier, settled: settled, later: Array(near), overlap: overlap)
    return TimedJoin(join).following + later[near.count...]
  }
}

/// Joins two texts by the longest run of words that ends one and begins the other.
struct OverlapJoin: Sendable {
  /// The maximum number of words spoken per second.
  static let mostWords = 7

  /// The minimum length of a matching run next to which a fragment of a cut word is ignored; a
  /// single matching word is too weak a match.
  private static let wordsBesideFragment = 2

  private struct Row {
    var length = 0
    var end = 0
    var laterStart = 0
    var laterEnd: Int { laterStart + length }
  }

  private let join: WordJoin
  private let earlier: [String]
  private let later: [String]

  init(_ join: WordJoin) {
    self.join = join
    earlier = join.earlier.map { WordKey.of($0.text) }
    later = join.later.prefix(Self.mostWords + 1).map { WordKey.of($0.text) }
  }

  var following: [OverlapWord] {
    let (earlier, later) = (join.earlier, join.later)
    guard let row = longest else { return Array(earlier[join.settled...]) + later }
    // A later task that has heard nothing beyond the run adds nothing yet.
    if row.laterEnd == later.count { return Array(earlier[join.settled...]) }
    return Array(earlier[min(join.settled, row.end)..<row.end]) + Array(later[row.laterEnd...])
  }

  private var longest: Row? {
    var best: Row?
    for end in stride(from: join.earlier.count, to: 0, by: -1) {
      for start in 0...1 {
        guard let row = row(endingAt: end, from: start) else { continue }
        if row.length > best?.length ?? 0 { best = row }
      }
    }
    return best
  }

  /// Returns the longest acceptable matching run that ends before word `end` of the earlier text and
  /// begins at word `start` of the later text; `nil` if there is none.
  private func row(endingAt end: Int, from start: Int) -> Row? {
    let later = later.dropFirst(start)
    let most = min(end, later.count, Self.mostWords)
    let left = join.earlier.count - end
    for length in stride(from: most, to: 0, by: -1) {
      let row = Row(length: length, end: end, laterStart: start)
      guard earlier[end - length..<end].elementsEqual(later.prefix(length)) else { continue }
      let isWhole = left == 0 && start == 0
      let isBesideFragment = left <= 1 && length >= Self.wordsBesideFragment && end >= join.settled
      let isWithin = row.laterEnd == join.later.count && start == 0
      if isWhole || isBesideFragment || isWithin { return row }
    }
    return nil
  }
}

/// A word of one task, to be joined with the words of a neighboring task.
struct OverlapWord: Sendable, Equatable {
  let text: String

  /// The audio range of the word; `nil` if the recognizer provides no word times.
  let range: AudioRange?

  /// The recognizer's confidence, 0…1; `nil` if the recognizer provides none.
  let confidence: Double?

  /// Other words that may have been said instead, most likely first.
  let alternatives: [String]

  init(
    _ text: String, range: AudioRange? = nil, confidence: Double? = nil, alternatives: [String] = []
  ) {
    self.text = text
    self.range = range
    self.confidence = confidence
    self.alternatives = alternatives
  }

  /// The word as stored in a transcript; `nil` without a time.
  var timed: RecognizedWord? {
    range.map {
      RecognizedWord(text: text, range: $0, confidence: confidence, alternatives: alternatives)
    }
  }

  /// Returns the words of `text`, with times if every word has one.
  static func words(of text: String, timed words: [RecognizedWord]) -> [OverlapWord] {
    let texts = text.words.map(String.init)
    guard texts.count == words.count else { return texts.map { OverlapWord($0) } }
    return zip(texts, words).map {
      OverlapWord(
        $0, range: $1.range, confidence: $1.confidence, alternatives: $1.alternatives)
    }
  }

  /// Returns this word with the trailing punctuation of `other`.
  ///
  /// Used where two tasks join, because a recognizer ends a sentence wherever its audio
  /// ends.
  func ending(as other: OverlapWord) -> OverlapWord {
    let end = other.text.reversed().prefix { !$0.isLetter && !$0.isNumber }.reversed()
    let start = text.reversed().drop { !$0.isLetter && !$0.isNumber }.reversed()
    guard !start.isEmpty else { return self }
    return OverlapWord(
      String(start) + String(end), range: range, confidence: confidence, alternatives: alternatives)
  }
}

extension AudioRange {
  var middle: Int { start + count / 2 }

  /// Returns the shared fraction of the shorter range, 0…1.
  func sharedPart(with other: AudioRange) -> Double {
    count <= other.count ? part(within: other) : other.part(within: self)
  }

  /// Returns the fraction of this range that lies within `other`, 0…1.
  func part(within other: AudioRange) -> Double {
    let shared = min(end, other.end) - max(start, other.start)
    return shared <= 0 ? 0 : Double(shared) / Double(max(1, count))
  }
}
