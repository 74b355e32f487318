import Hark

/// A mapping of word times in seconds to a session's sample positions.
struct WordPlacement: Sendable {
  /// The origin of the times, in samples since the microphone was opened.
  let base: Int

  /// The range to which words are clamped.
  let bounds: AudioRange

  /// Returns the words with consecutive ranges; empty if their times are implausible.
  ///
  /// The words of interim text, for example, may all be at 0.
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

  /// Returns whether the word times are plausible: in order, and not all at the start.
  static func haveTimes(_ words: [TimedWord]) -> Bool {
    guard let last = words.last, last.end > 0, words.allSatisfy({ $0.duration >= 0 }) else {
      return false
    }
    return zip(words, words.dropFirst()).allSatisfy { $0.start <= $1.start }
      && (words.count == 1 || last.start > 0)
  }

  private func sample(_ seconds: Double) -> Int { base + AudioTime.samples(seconds) }
}
