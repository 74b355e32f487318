/// Joins by the places of words in the sound: lays both rows of words side by side so that as few as
/// possible stand alone and their times agree as well as possible, and then takes each word once.
///
/// Costs are squares of time differences, so of two ways to lay a repeated word ("very very") the
/// one whose differences are likelier wins.
struct TimedJoin: Sendable {
  /// A word this near to the end of a task's sound, or to its start, may have been cut in two.
  static let edge = AudioTime.samples(0.1)

  /// A word that lies within another's time to this part is a piece of it, and one that was cut is
  /// where it touches another.
  private static let covered = 0.85

  /// A word of the earlier task beside one of the later; one of them may be missing.
  struct Column {
    var earlier: Int?
    var later: Int?
  }

  let join: WordJoin
  let earlier: [AudioRange]
  let later: [AudioRange]
  let earlierKeys: [String]
  let laterKeys: [String]

  /// Takes a join in which every word has its time.
  init(_ join: WordJoin) {
    self.join = join
    earlier = join.earlier.compactMap(\.range)
    later = join.later.compactMap(\.range)
    earlierKeys = join.earlier.map { WordKey.of($0.text) }
    laterKeys = join.later.map { WordKey.of($0.text) }
  }

  /// The words that follow the settled ones.
  var following: [SeamWord] {
    let columns = columns
    let settled = columns.lastIndex { column in column.earlier.map { $0 < join.settled } ?? false }
    let open = columns[(settled.map { $0 + 1 } ?? 0)...]
    return open.compactMap { word(of: $0, among: columns) }
  }
}

// MARK: - Each word once

extension TimedJoin {
  /// Whether its task's sound may have ended within it.
  func isCut(earlier row: Int) -> Bool {
    earlier[row].end > join.overlap.end - Self.edge
  }

  /// Whether its task's sound may have begun within it.
  func isCut(later column: Int) -> Bool {
    later[column].start < join.overlap.start + Self.edge
  }

  private func word(of column: Column, among columns: [Column]) -> SeamWord? {
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

  /// Of a word that both wrote alike, the later task's; its first word, which a recogniser begins
  /// like a sentence, is the earlier task's with the later one's marks.
  private func word(ofPair row: Int, _ place: Int) -> SeamWord {
    let (one, other) = (join.earlier[row], join.later[place])
    if !takesLater(Column(earlier: row, later: place)) {
      return earlierKeys[row] == laterKeys[place] ? one.ending(as: other) : one
    }
    return other
  }

  /// Whether a column's word is the later task's: of a pair, that of the task that heard it in full;
  /// where both did, that of the task in whose half of the overlap it lies.
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
