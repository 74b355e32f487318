import Hark

/// Lays words that came with seconds into the sound that a session counts in samples.
struct WordPlacement: Sendable {
  /// Where the seconds are counted from, in samples since the microphone was opened.
  let base: Int

  /// The sound in which the words must lie.
  let bounds: AudioRange

  /// The words in their places, one behind the other; empty when their times cannot be meant, as of
  /// interim text, whose words may all lie at 0.
  func place(_ words: [TimedWord]) -> [Word] {
    guard Self.haveTimes(words) else { return [] }
    var floor = bounds.start
    return words.map { word in
      let start = min(max(sample(word.start), floor), bounds.end)
      let end = min(max(sample(word.end), start), bounds.end)
      floor = end
      return Word(
        text: word.text, range: AudioRange(start: start, end: end),
        confidence: word.confidence > 0 ? min(word.confidence, 1) : nil)
    }
  }

  /// Whether the words have times that can be meant: in order, and not all at the beginning.
  static func haveTimes(_ words: [TimedWord]) -> Bool {
    guard let last = words.last, last.end > 0, words.allSatisfy({ $0.duration >= 0 }) else {
      return false
    }
    return zip(words, words.dropFirst()).allSatisfy { $0.start <= $1.start }
      && (words.count == 1 || last.start > 0)
  }

  private func sample(_ seconds: Double) -> Int { base + AudioTime.samples(seconds) }
}
