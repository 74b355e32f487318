/// Joins the words of two tasks by their times.
///
/// The words are aligned so that as few as possible are unpaired and their times agree as closely
/// as possible; each word is then taken once. Costs are squared time differences, so of two
/// alignments of a repeated word ("very very"), the more likely one wins.
struct TimedJoin: Sendable {
  /// The distance from either end of a task's audio within which a word may have been cut.
  private static let edge = AudioTime.samples(0.1)

  /// The fraction of a word within another's range above which it counts as a fragment of the other;
  /// a cut word is a fragment of any word that it touches.
  private static let covered = 0.85

  /// A word of the earlier task paired with one of the later task; either may be missing.
  private struct Column {
    var earlier: Int?
    var later: Int?
  }

  private let join: WordJoin
  private let earlier: [AudioRange]
  private let later: [AudioRange]
  private let earlierKeys: [String]
  private let laterKeys: [String]

  init(_ join: WordJoin) {
    self.join = join
    earlier = join.earlier.compactMap(\.range)
    later = join.later.compactMap(\.range)
    earlierKeys = join.earlier.map { WordKey.of($0.text) }
    laterKeys = join.later.map { WordKey.of($0.text) }
  }

  var following: [OverlapWord] {
    let columns = columns
    let settled = columns.lastIndex { column in column.earlier.map { $0 < join.settled } ?? false }
    let open = columns[(settled.map { $0 + 1 } ?? 0)...]
    return open.compactMap { word(of: $0, among: columns) }
  }
}

// MARK: - Each word once

extension TimedJoin {
  /// Returns whether the earlier task's audio may have ended within the word.
  private func isCut(earlier row: Int) -> Bool { earlier[row].end > join.overlap.end - Self.edge }

  /// Returns whether the later task's audio may have begun within the word.
  private func isCut(later column: Int) -> Bool {
    later[column].start < join.overlap.start + Self.edge
  }

  /// Returns whether the earlier task's audio may have ended within the word that the later task
  /// heard as `place`.
  private func isCut(earlier row: Int, in place: Int) -> Bool {
    isCut(earlier: row) && later[place].end > join.overlap.end - Self.edge
  }

  /// Returns whether the later task's audio may have begun within the word that the earlier task
  /// heard as `row`.
  private func isCut(later place: Int, in row: Int) -> Bool {
    isCut(later: place) && earlier[row].start < join.overlap.start + Self.edge
  }

  private func word(of column: Column, among columns: [Column]) -> OverlapWord? {
    switch (column.earlier, column.later) {
    case (let row?, let place?): return word(ofPair: row, place)
    case (let row?, nil):
      let isPiece = columns.contains { other in
        guard let place = other.later, takesLater(other) else { return false }
        return isFragment(earlier[row], of: later[place], isCut: isCut(earlier: row, in: place))
      }
      return isPiece ? nil : join.earlier[row]
    case (nil, let place?):
      let isPiece = columns.contains { other in
        guard let row = other.earlier, !takesLater(other) else { return false }
        return isFragment(later[place], of: earlier[row], isCut: isCut(later: place, in: row))
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

  /// Returns the word for a pair, which is the later task's if both tasks recognized the same word.
  ///
  /// The later task's first word is an exception, because a recognizer writes it like the start of a
  /// sentence: it is replaced by the earlier task's word, with the punctuation of the later one.
  private func word(ofPair row: Int, _ place: Int) -> OverlapWord {
    let (one, other) = (join.earlier[row], join.later[place])
    if takesLater(Column(earlier: row, later: place)) { return other }
    return earlierKeys[row] == laterKeys[place] ? one.ending(as: other) : one
  }

  /// Returns whether the later task's word is used for a column.
  ///
  /// For a pair of different words, the task that heard its word in full wins. If both did, the
  /// task whose half of the overlap contains the word wins; if neither did, the longer word wins.
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

// Aligns the words of both tasks at minimum cost.
extension TimedJoin {
  /// The greatest distance between two positions of a word: up to 80 ms of error each, and one hop.
  private static let tolerance = AudioTime.samples(0.17)

  /// The time difference that costs `unitCost`; costs are integers so that ties are exact.
  private static let unit = AudioTime.samples(0.08)
  private static let unitCost = 1_000

  /// The cost of leaving a word unpaired that the other task should have heard in full; lower if it
  /// may have been cut there, and almost zero if it lies outside that task's audio.
  private static let alone = 9_000
  private static let aloneOutside = 300

  /// The cost of pairing two different words, in addition to their time difference.
  private static let exchange = 4_500

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

  /// Returns the possible next steps with their total costs: a pair, then words in order of time.
  private func steps(_ row: Int, _ column: Int, _ costs: [[Int]]) -> [(column: Column, cost: Int)] {
    var steps: [(column: Column, cost: Int)] = []
    if row < earlier.count, column < later.count, let cost = cost(ofPair: row, column) {
      steps.append((Column(earlier: row, later: column), cost + costs[row + 1][column + 1]))
    }
    var alone: [(column: Column, cost: Int)] = []
    if row < earlier.count {
      let cost = Self.aloneCost(earlier[row].start - join.overlap.start)
      alone.append((Column(earlier: row, later: nil), cost + costs[row + 1][column]))
    }
    if column < later.count {
      let cost = Self.aloneCost(join.overlap.end - later[column].end)
      alone.append((Column(earlier: nil, later: column), cost + costs[row][column + 1]))
    }
    let isLaterFirst =
      row < earlier.count && column < later.count && later[column].middle < earlier[row].middle
    return steps + (isLaterFirst ? alone.reversed() : alone)
  }

  private func cost(ofPair row: Int, _ column: Int) -> Int? {
    // A task cannot hear a word spoken after its audio ends or before it begins.
    guard later[column].start < join.overlap.end || earlier[row].start >= join.overlap.end,
      earlier[row].end > join.overlap.start
    else { return nil }
    let difference = difference(row, column)
    let isSame = earlierKeys[row] == laterKeys[column]
    let isSamePlace = earlier[row].sharedPart(with: later[column]) > 0.5
    guard isSamePlace || (isSame && difference <= Self.tolerance) else { return nil }
    let time = min(difference, Self.tolerance)
    let square = Self.unitCost * time * time / (Self.unit * Self.unit)
    return square + (isSame ? 0 : Self.exchange)
  }

  /// Returns the distance between two words, measured at their midpoints or, if either may have
  /// been cut, at the ends that were heard in full.
  private func difference(_ row: Int, _ column: Int) -> Int {
    let (one, other) = (earlier[row], later[column])
    switch (isCut(earlier: row), isCut(later: column)) {
    case (true, false): return abs(one.start - other.start)
    case (false, true): return abs(one.end - other.end)
    case (true, true): return min(abs(one.start - other.start), abs(one.end - other.end))
    case (false, false): return abs(one.middle - other.middle)
    }
  }

  /// Returns the cost of an unpaired word that lies `depth` samples within the other task's audio.
  private static func aloneCost(_ depth: Int) -> Int {
    let inside = min(max(depth + unit, 0), 2 * unit)
    return aloneOutside + (alone - aloneOutside) * inside / (2 * unit)
  }
}
