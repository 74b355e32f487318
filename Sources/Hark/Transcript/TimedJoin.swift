/// Joins by the places of words in the sound: lays both rows of words side by side so that as few as
/// possible stand alone and their times agree as well as possible, and then takes each word once.
///
/// Costs are squares of time differences, so of two ways to lay a repeated word ("very very") the
/// one whose differences are likelier wins.
struct TimedJoin: Sendable {
  /// How far apart two tasks may place the same word: each is up to 80 ms off, and a hop.
  private static let tolerance = AudioTime.samples(0.17)

  /// The difference that costs `unitCost`; costs are whole numbers, so that equal ones are equal.
  private static let unit = AudioTime.samples(0.08)
  private static let unitCost = 1_000

  /// A word this near to the end of a task's sound, or to its start, may have been cut in two.
  private static let edge = AudioTime.samples(0.1)

  /// What it costs to leave a word alone that the other task should have heard in full; less where
  /// it may have been cut there, next to nothing where it must have been.
  private static let alone = 9_000
  private static let aloneOutside = 300

  /// What it costs to take two different words for the same, above the difference of their times.
  private static let exchange = 4_500

  /// A word that lies within another's time to this part is a piece of it, and one that was cut is
  /// where it touches another.
  private static let covered = 0.85

  /// A word of the earlier task beside one of the later; one of them may be missing.
  private struct Column {
    var earlier: Int?
    var later: Int?
  }

  private let join: WordJoin
  private let earlier: [AudioRange]
  private let later: [AudioRange]
  private let earlierKeys: [String]
  private let laterKeys: [String]

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

// MARK: - Side by side

extension TimedJoin {
  private var columns: [Column] {
    var costs = [[Int]](
      repeating: [Int](repeating: 0, count: later.count + 1), count: earlier.count + 1)
    for row in stride(from: earlier.count, through: 0, by: -1) {
      for column in stride(from: later.count, through: 0, by: -1) {
        costs[row][column] = steps(row, column, costs).map(\.cost).min() ?? 0
      }
    }
    var columns: [Column] = []
    var (row, column) = (0, 0)
    while let step = steps(row, column, costs).min(by: { $0.cost < $1.cost }) {
      columns.append(step.column)
      row += step.column.earlier == nil ? 0 : 1
      column += step.column.later == nil ? 0 : 1
    }
    return columns
  }

  /// What can come next, with what it and the cheapest rest cost; a pair first, then by time.
  private func steps(
    _ row: Int, _ column: Int, _ costs: [[Int]]
  ) -> [(column: Column, cost: Int)] {
    var steps: [(column: Column, cost: Int)] = []
    if row < earlier.count, column < later.count, let cost = cost(ofPair: row, column) {
      steps.append((Column(earlier: row, later: column), cost + costs[row + 1][column + 1]))
    }
    var alone: [(column: Column, cost: Int)] = []
    if row < earlier.count {
      let cost = cost(ofEarlier: row) + costs[row + 1][column]
      alone.append((Column(earlier: row, later: nil), cost))
    }
    if column < later.count {
      let cost = cost(ofLater: column) + costs[row][column + 1]
      alone.append((Column(earlier: nil, later: column), cost))
    }
    let isLaterFirst =
      row < earlier.count && column < later.count && later[column].middle < earlier[row].middle
    return steps + (isLaterFirst ? alone.reversed() : alone)
  }

  private func cost(ofPair row: Int, _ column: Int) -> Int? {
    // Nobody hears a word that is spoken behind the end of the sound, or before its beginning.
    guard later[column].start < join.overlap.end, earlier[row].end > join.overlap.start else {
      return nil
    }
    let difference = difference(row, column)
    let isSame = earlierKeys[row] == laterKeys[column]
    let isSamePlace = earlier[row].sharedPart(with: later[column]) > 0.5
    guard isSamePlace || (isSame && difference <= Self.tolerance) else { return nil }
    let time = min(difference, Self.tolerance)
    let square = Self.unitCost * time * time / (Self.unit * Self.unit)
    return square + (isSame ? 0 : Self.exchange)
  }

  /// How far apart both words lie, told by those of their ends that were heard.
  private func difference(_ row: Int, _ column: Int) -> Int {
    let (one, other) = (earlier[row], later[column])
    switch (isCut(earlier: row), isCut(later: column)) {
    case (true, false): return abs(one.start - other.start)
    case (false, true): return abs(one.end - other.end)
    case (true, true): return min(abs(one.start - other.start), abs(one.end - other.end))
    case (false, false): return abs(one.middle - other.middle)
    }
  }

  private func cost(ofEarlier row: Int) -> Int {
    alone(earlier[row].start - join.overlap.start)
  }

  private func cost(ofLater column: Int) -> Int {
    alone(join.overlap.end - later[column].end)
  }

  /// The cost of a word that lies so far within what the other task was given.
  private func alone(_ depth: Int) -> Int {
    let inside = min(max(depth + Self.unit, 0), 2 * Self.unit)
    return Self.aloneOutside + (Self.alone - Self.aloneOutside) * inside / (2 * Self.unit)
  }

  private func isCut(earlier row: Int) -> Bool {
    earlier[row].end > join.overlap.end - Self.edge
  }

  private func isCut(later column: Int) -> Bool {
    later[column].start < join.overlap.start + Self.edge
  }
}

// MARK: - Each word once

extension TimedJoin {
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
