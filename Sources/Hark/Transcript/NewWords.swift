/// Distinguishes words added at the end of a text from words that only changed.
enum NewWords {
  /// The maximum number of word pairs to compare; beyond it, the word count decides.
  private static let greatestComparison = 40_000

  /// Returns the last words of `new` that have no counterpart in `old`; empty if there are none.
  ///
  /// The texts are aligned with as few insertions, deletions and substitutions as possible. Of
  /// equally good alignments, the one that adds most at the end is used.
  static func atEnd(of new: String, since old: String) -> String {
    if old.isEmpty { return new }
    if new.hasPrefix(old + " ") { return String(new.dropFirst(old.count + 1)) }
    let newWords = new.split(whereSeparator: \.isWhitespace)
    let oldWords = old.split(whereSeparator: \.isWhitespace)
    let same = zip(newWords, oldWords).prefix { $0 == $1 }.count
    let rest = newWords[same...]
    let kept = counterparts(of: oldWords[same...], in: rest)
    return rest.dropFirst(kept).joined(separator: " ")
  }

  /// Returns how many of the first words of `new` correspond to `old`.
  private static func counterparts(
    of old: ArraySlice<Substring>, in new: ArraySlice<Substring>
  ) -> Int {
    guard old.count * new.count <= greatestComparison else { return min(old.count, new.count) }
    let costs = WordDistance.costs(of: old, in: new)
    let least = costs[new.count]
    return costs.indices.first { costs[$0] + new.count - $0 == least } ?? new.count
  }
}
