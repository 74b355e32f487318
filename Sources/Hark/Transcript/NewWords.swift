/// Distinguishes words added at the end of a text from words that only changed.
package enum NewWords {
  /// The maximum number of word pairs to compare; above this limit, only the word counts are compared.
  private static let greatestComparison = 40_000

  /// Returns the last words of `new` that have no counterpart in `old`; empty if there are none.
  ///
  /// The texts are aligned with as few insertions, deletions, and substitutions as possible. Of
  /// equally good alignments, the one that adds the most words at the end is used.
  package static func atEnd(of new: String, since old: String) -> String {
    if old.isEmpty { return new }
    if new.hasPrefix(old + " ") { return String(new.dropFirst(old.count + 1)) }
    let newWords = new.words
    let oldWords = old.words
    let same = zip(newWords, oldWords).prefix { $0 == $1 }.count
    let rest = newWords[same...]
    let kept = counterparts(of: oldWords[same...], in: rest)
    return rest.dropFirst(kept).joined(separator: " ")
  }

  /// A faster `atEnd(of:since:)` for long texts, which skips their common prefix.
  static func atEnd(of new: String, sinceLong old: String) -> String {
    let same = new.lengthOfCommonBytes(with: old)
    let start = new.utf8.prefix(same).lastIndex(of: UInt8(ascii: " "))
    guard let start else { return atEnd(of: new, since: old) }
    let length = new.utf8.distance(from: new.startIndex, to: start) + 1
    return atEnd(
      of: String(decoding: new.utf8.dropFirst(length), as: UTF8.self),
      since: String(decoding: old.utf8.dropFirst(length), as: UTF8.self))
  }

  /// Returns the number of leading words of `new` that correspond to `old`.
  private static func counterparts(
    of old: ArraySlice<Substring>, in new: ArraySlice<Substring>
  ) -> Int {
    guard old.count * new.count <= greatestComparison else { return min(old.count, new.count) }
    let costs = WordDistance.costs(of: old, in: new)
    let least = costs[new.count]
    return costs.indices.first { costs[$0] + new.count - $0 == least } ?? new.count
  }
}

extension String {
  /// Returns the number of leading bytes that both texts have in common.
  package func lengthOfCommonBytes(with other: String) -> Int {
    let length = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { theirs in
        let end = min(mine.count, theirs.count)
        return (0..<end).first { mine[$0] != theirs[$0] } ?? end
      }
    }
    return (length ?? nil) ?? zip(utf8, other.utf8).prefix { $0 == $1 }.count
  }
}

/// The number of inserted, deleted, and substituted words between two word sequences.
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
