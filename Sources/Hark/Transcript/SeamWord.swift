/// A word near the seam between two tasks, which both may have heard.
struct SeamWord: Sendable, Equatable {
  /// The word as written.
  let text: String

  /// Where it was spoken; nil when the recogniser gives no times.
  let range: AudioRange?

  /// How sure the recogniser is, 0…1; nil when it does not say.
  let confidence: Double?

  init(_ text: String, range: AudioRange? = nil, confidence: Double? = nil) {
    self.text = text
    self.range = range
    self.confidence = confidence
  }
}

extension SeamWord {
  /// Its middle in the sound; nil without a time.
  var middle: Int? { range.map(\.middle) }

  /// The word as a transcript keeps it; nil without a time.
  var timed: Word? { range.map { Word(text: text, range: $0, confidence: confidence) } }

  /// The words of `text`, with their times where there is one for each.
  static func words(of text: String, timed words: [Word]) -> [SeamWord] {
    let texts = text.words.map(String.init)
    guard texts.count == words.count else { return texts.map { SeamWord($0) } }
    return zip(texts, words).map { SeamWord($0, range: $1.range, confidence: $1.confidence) }
  }

  /// This word with the marks that follow the other, for a word that stands at its task's end: a
  /// recogniser ends a sentence where its sound ends.
  func ending(as other: SeamWord) -> SeamWord {
    let end = other.text.reversed().prefix { !$0.isLetter && !$0.isNumber }.reversed()
    let start = text.reversed().drop { !$0.isLetter && !$0.isNumber }.reversed()
    guard !start.isEmpty else { return self }
    return SeamWord(String(start) + String(end), range: range, confidence: confidence)
  }
}

extension AudioRange {
  /// The sample in its middle.
  var middle: Int { start + count / 2 }

  /// How much of the shorter of both they share, 0…1.
  func sharedPart(with other: AudioRange) -> Double {
    let shared = min(end, other.end) - max(start, other.start)
    return shared <= 0 ? 0 : Double(shared) / Double(max(1, min(count, other.count)))
  }

  /// How much of it lies within `other`, 0…1.
  func part(within other: AudioRange) -> Double {
    let shared = min(end, other.end) - max(start, other.start)
    return shared <= 0 ? 0 : Double(shared) / Double(max(1, count))
  }
}
