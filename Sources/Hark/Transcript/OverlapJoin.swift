/// Joins by the longest row of words that stands at the end of one text and at the start of another.
struct OverlapJoin: Sendable {
  /// More words are not spoken in a second.
  static let mostWords = 7

  /// A word that was cut in two may stand beside the row on either side; a row of one word is too
  /// little to overlook that.
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
  var following: [SeamWord] {
    let (earlier, later) = (join.earlier, join.later)
    guard let row = longest else { return Array(earlier[join.settled...]) + later }
    // Whoever came later and has not heard beyond the row adds nothing yet.
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

  /// The row whose last word is the one before `end`, and which begins at `start` of the later text.
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
