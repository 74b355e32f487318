/// Tells the words that were added at the end of a text from those that were only changed.
enum NewWords {
  /// More pairs of words than this are not compared; the number of words then decides.
  private static let greatestComparison = 40_000

  /// The last words of `new` that have no counterpart in `old`; empty when there are none.
  ///
  /// The texts are laid side by side with as few words added, dropped or exchanged as possible;
  /// among equally good ways, the one that adds most at the end counts.
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

  /// How many of the first words of `new` make up for `old`.
  private static func counterparts(
    of old: ArraySlice<Substring>, in new: ArraySlice<Substring>
  ) -> Int {
    guard old.count * new.count <= greatestComparison else { return min(old.count, new.count) }
    let costs = WordDistance.costs(of: old, in: new)
    let least = costs[new.count]
    return costs.indices.first { costs[$0] + new.count - $0 == least } ?? new.count
  }
}
