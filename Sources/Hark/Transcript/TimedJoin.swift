/// Joins the words of two tasks by their times.
///
/// The words are aligned so that as few as possible are unpaired and their times agree as well as
/// possible; each word is then taken once. Costs are squared time differences, so of two alignments
/// of a repeated word ("very very"), the more likely one wins.
struct TimedJoin: Sendable {
  /// The distance from the end or the start of a task's audio within which a word may have been
  /// cut, in samples.
  static let edge = AudioTime.samples(0.1)

  /// The threshold above which a word counts as a fragment of another: the fraction of the word
  /// that lies within the other word's range.
  ///
  /// A cut word is a fragment of any word that it touches.
  private static let covered = 0.85

  /// A word of the earlier task paired with one of the later task; either may be missing.
  struct Column {
    var earlier: Int?
    var later: Int?
  }

  let join: WordJoin
  let earlier: [AudioRange]
  let later: [AudioRange]
  let earlierKeys: [String]
  let laterKeys: [String]

  /// Creates a join in which every word has a time.
  init(_ join: WordJoin) {
    self.join = join
    earlier = join.earlier.compactMap(\.range)
    later = join.later.compactMap(\.range)
    earlierKeys = join.earlier.map { WordKey.of($0.text) }
    laterKeys = join.later.map { WordKey.of($0.text) }
  }

  /// The words that follow the settled ones.
  var following: [OverlapWord] {
    let columns = columns
    let settled = columns.lastIndex { column in column.earlier.map { $0 < join.settled } ?? false }
    let open = columns[(settled.map { $0 + 1 } ?? 0)...]
    return open.compactMap { word(of: $0, among: columns) }
  }
}

// MARK: - Each word once

extension TimedJoin {
  /// Whether the earlier task's audio may have ended within the word.
  func isCut(earlier row: Int) -> Bool {
    earlier[row].end > join.overlap.end - Self.edge
  }

  /// Whether the later task's audio may have begun within the word.
  func isCut(later column: Int) -> Bool {
    later[column].start < join.overlap.start + Self.edge
  }

  private func word(of column: Column, among columns: [Column]) -> OverlapWord? {
    switch (column.earlier, column.later) {
    case (let row?, let place?): return word(ofPair: row, place)
    case (let row?, nil):
      let isPiece = columns.contains { other in
        guard let place = other.later, takesLater(other) else { return false }
        return isFragment(earlier[row], of: later[place], isCut: isCut(earlier: row))
      }
      return isPiece ? nil : join.earlier[row]
    case (nil, let place?):
      let isPiece = columns.contains { other in
        guard let row = other.earlier, !takesLater(other) else { return false }
        return isFragment(later[place], of: earlier[row], isCut: isCut(later: place))
      }
      return isPiece ? nil : join.later[place]
    case (nil, nil): return nil
    }
  }

  private func isFragment(_ piece: AudioRange, of whole: AudioRange, isCut: Bool) -> Bool {
    if piece.part(within: whole) > Self.covered { return true }
    let reach = AudioRange(start: whole.start - Self.edge, end: whole.end + Self.edge)
    return isCut && piece.part(within: reach) > 0
  }

  /// Returns the word for a pair, which is the later task's if both tasks agree.
  ///
  /// A recognizer writes its first word like the start of a sentence, so the later task's first
  /// word is replaced by the earlier task's with the later punctuation.
  private func word(ofPair row: Int, _ place: Int) -> OverlapWord {
    let (one, other) = (join.earlier[row], join.later[place])
    if !takesLater(Column(earlier: row, later: place)) {
      return earlierKeys[row] == laterKeys[place] ? one.ending(as: other) : one
    }
    return other
  }

  /// Whether the later task's word is used for a column.
  ///
  /// For a pair of different words, the task that heard its word in full wins; if both did, the
  /// task whose half of the overlap contains the word.
  private func takesLater(_ column: Column) -> Bool {
    guard let row = column.earlier else { return true }
    guard let place = column.later else { return false }
    if row < join.settled { return false }
    if earlierKeys[row] == laterKeys[place] { return place > 0 }
    switch (isCut(earlier: row), isCut(later: place)) {
    case (true, false): return true
    case (false, true): return false
    case (true, true): return later[place].count > earlier[row].count
    case (false, false): return earlier[row].middle >= join.overlap.middle
    }
  }
}
