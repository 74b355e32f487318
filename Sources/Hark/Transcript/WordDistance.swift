/// The edit distance between two word sequences: the number of inserted, deleted, and substituted
/// words.
package enum WordDistance {
  /// Returns the distance from `old` to each prefix of `new`.
  ///
  /// The prefixes are the first 0, 1, 2… words of `new`; the last is all of it.
  package static func costs<Word: Equatable>(
    of old: some Sequence<Word>, in new: some Collection<Word>
  ) -> [Int] {
    var costs = Array(0...new.count)
    for word in old {
      var diagonal = costs[0]
      costs[0] += 1
      for (column, other) in zip(1..., new) {
        let exchanged = diagonal + (word == other ? 0 : 1)
        diagonal = costs[column]
        costs[column] = min(exchanged, diagonal + 1, costs[column - 1] + 1)
      }
    }
    return costs
  }
}
