/// Joins two texts by the longest matching run of words at the end of one and the start of the
/// other.
struct OverlapJoin: Sendable {
  /// The maximum number of words spoken per second.
  static let mostWords = 7

  /// The minimum length of a matching run for a truncated word beside it to be ignored.
  ///
  /// A word that was cut in two may appear on either side of the run; a single matching word is too
  /// weak a match to justify ignoring the fragment.
  private static let wordsBesideFragment = 2

  private struct Row {
    var length = 0
    var end = 0
    var laterStart = 0
    var laterEnd: Int { laterStart + length }
  }

  private let join: WordJoin
  private let earlier: [String]
  private let later: [String]

  init(_ join: WordJoin) {
    self.join = join
    earlier = join.earlier.map { WordKey.of($0.text) }
    later = join.later.prefix(Self.mostWords + 1).map { WordKey.of($0.text) }
  }

  /// The words that follow the settled ones.
  var following: [OverlapWord] {
    let (earlier, later) = (join.earlier, join.later)
    guard let row = longest else { return Array(earlier[join.settled...]) + later }
    // A later task that has heard nothing beyond the run adds nothing yet.
    if row.laterEnd == later.count { return Array(earlier[join.settled...]) }
    return Array(earlier[min(join.settled, row.end)..<row.end]) + Array(later[row.laterEnd...])
  }

  private var longest: Row? {
    var best: Row?
    for end in stride(from: join.earlier.count, to: 0, by: -1) {
      for start in 0...1 {
        guard let row = row(endingAt: end, from: start) else { continue }
        if row.length > best?.length ?? 0 { best = row }
      }
    }
    return best
  }

  /// Returns the run that ends before `end` and begins at `start` of the later text.
  private func row(endingAt end: Int, from start: Int) -> Row? {
    let later = later.dropFirst(start)
    let most = min(end, later.count, Self.mostWords)
    let left = join.earlier.count - end
    for length in stride(from: most, to: 0, by: -1) {
      let row = Row(length: length, end: end, laterStart: start)
      guard earlier[end - length..<end].elementsEqual(later.prefix(length)) else {
        continue
      }
      let isWhole = left == 0 && start == 0
      let isBesideFragment =
        left <= 1 && length >= Self.wordsBesideFragment && end >= join.settled
      let isWithin = row.laterEnd == join.later.count && start == 0
      if isWhole || isBesideFragment || isWithin { return row }
    }
    return nil
  }
}
