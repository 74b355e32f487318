/// How far apart two rows of words are: how many are added, dropped or exchanged on the way from
/// one to the other.
package enum WordDistance {
  /// The distance from `old` to each beginning of `new`: to its first 0, 1, 2… words, and last to
  /// all of it.
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
