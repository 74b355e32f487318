/// Emits the words of a changing text once they are stable, for clients that cannot retract any.
///
/// A word is emitted once the last `agreeing` hypotheses agree on the text up to and including it
/// and `held` more words follow it, but not before there are `least` words, because a recognizer
/// revises the first seconds of a voice the most. Emitted words are final: where the last
/// hypothesis differs, its words are omitted from the whole text, and only the words after them are
/// used. The concatenated pieces are therefore always a prefix of the whole text, and finally
/// equal it.
///
/// With larger values, words are emitted later, and fewer of them differ from the last hypothesis.
/// Of the 88 words in the books and cards of Debian's `pocketsphinx-testdata`, these values emit 45
/// before their segment ends, one of which differs from the second pass; with the values 2, 1, and
/// 0, 11 of 32 differ.
struct StablePrefix: Sendable {
  static let agreeing = 14
  static let held = 2
  static let least = 8

  private var recent: [[Substring]] = []
  private(set) var given: [Substring] = []
  private let agreeing: Int
  private let held: Int
  private let least: Int

  init(agreeing: Int = agreeing, held: Int = held, least: Int = least) {
    self.agreeing = max(1, agreeing)
    self.held = max(0, held)
    self.least = least
  }

  /// Processes the current hypothesis, and returns the text to append, which may be empty.
  mutating func take(_ hypothesis: String) -> String {
    recent.append(Self.words(hypothesis))
    if recent.count > agreeing { recent.removeFirst() }
    guard recent.count == agreeing, let newest = recent.last, newest.count >= least else {
      return ""
    }
    let common = recent.dropLast().reduce(newest.count) { least, words in
      min(least, zip(words, newest).prefix { $0 == $1 }.count)
    }
    let end = min(common, newest.count - held)
    // A hypothesis that differs from the emitted words cannot extend them.
    guard end > given.count, newest.starts(with: given) else { return "" }
    return give(newest[given.count..<end])
  }

  /// Processes the final text; `text` includes the emitted words, and `rest` is to be appended.
  mutating func finish(_ whole: String) -> (rest: String, text: String) {
    let words = Self.words(whole)
    let kept = words.starts(with: given) ? given.count : Self.place(of: given, in: words)
    let rest = give(words[kept...])
    return (rest, given.joined(separator: " "))
  }

  private mutating func give(_ words: ArraySlice<Substring>) -> String {
    if words.isEmpty { return "" }
    let gap = given.isEmpty ? "" : " "
    given += words
    return gap + words.joined(separator: " ")
  }

  private static func words(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace)
  }

  /// Returns the length of the longest prefix of `words` with the smallest edit distance to
  /// `given`.
  private static func place(of given: [Substring], in words: [Substring]) -> Int {
    var costs = Array(0...words.count)
    for (row, word) in given.enumerated() {
      var diagonal = costs[0]
      costs[0] = row + 1
      for column in 0..<words.count {
        let changed = diagonal + (words[column] == word ? 0 : 1)
        diagonal = costs[column + 1]
        costs[column + 1] = min(changed, diagonal + 1, costs[column] + 1)
      }
    }
    let least = costs.min() ?? 0
    return costs.lastIndex(of: least) ?? 0
  }
}
