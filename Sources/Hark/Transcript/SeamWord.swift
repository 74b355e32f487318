/// A word near the overlap of two tasks that both tasks may have heard.
struct OverlapWord: Sendable, Equatable {
  /// The word as written.
  let text: String

  /// The audio range of the word; `nil` if the recognizer provides no word times.
  let range: AudioRange?

  /// The recognizer's confidence, 0…1; `nil` if the recognizer provides none.
  let confidence: Double?

  init(_ text: String, range: AudioRange? = nil, confidence: Double? = nil) {
    self.text = text
    self.range = range
    self.confidence = confidence
  }
}

extension OverlapWord {
  /// The middle of the word in the audio; `nil` without a time.
  var middle: Int? { range.map(\.middle) }

  /// The word as stored in a transcript; `nil` without a time.
  var timed: Word? { range.map { Word(text: text, range: $0, confidence: confidence) } }

  /// Returns the words of `text`, with times if every word has one.
  static func words(of text: String, timed words: [Word]) -> [OverlapWord] {
    let texts = text.words.map(String.init)
    guard texts.count == words.count else { return texts.map { OverlapWord($0) } }
    return zip(texts, words).map { OverlapWord($0, range: $1.range, confidence: $1.confidence) }
  }

  /// Returns this word with the trailing punctuation of `other`.
  ///
  /// Used for the last word of a task, because a recognizer ends a sentence where its audio ends.
  func ending(as other: OverlapWord) -> OverlapWord {
    let end = other.text.reversed().prefix { !$0.isLetter && !$0.isNumber }.reversed()
    let start = text.reversed().drop { !$0.isLetter && !$0.isNumber }.reversed()
    guard !start.isEmpty else { return self }
    return OverlapWord(String(start) + String(end), range: range, confidence: confidence)
  }
}

extension AudioRange {
  /// The middle sample of the range.
  var middle: Int { start + count / 2 }

  /// Returns the shared fraction of the shorter range, 0…1.
  func sharedPart(with other: AudioRange) -> Double {
    let shared = min(end, other.end) - max(start, other.start)
    return shared <= 0 ? 0 : Double(shared) / Double(max(1, min(count, other.count)))
  }

  /// Returns the fraction of this range that lies within `other`, 0…1.
  func part(within other: AudioRange) -> Double {
    let shared = min(end, other.end) - max(start, other.start)
    return shared <= 0 ? 0 : Double(shared) / Double(max(1, count))
  }
}
