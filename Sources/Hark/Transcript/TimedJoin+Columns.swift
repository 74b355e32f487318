// Aligns the words of both tasks at minimum cost.
extension TimedJoin {
  /// The maximum distance between two tasks' positions of the same word: up to 80 ms of error each,
  /// plus one hop.
  private static let tolerance = AudioTime.samples(0.17)

  /// The time difference that costs `unitCost`; costs are integers so that ties are exact.
  private static let unit = AudioTime.samples(0.08)
  private static let unitCost = 1_000

  /// The cost of leaving a word unpaired that the other task should have heard in full.
  ///
  /// It is lower if the word may have been cut there, and almost zero if it must have been.
  private static let alone = 9_000
  private static let aloneOutside = 300

  /// The cost of pairing two different words, in addition to their time difference.
  private static let exchange = 4_500

  var columns: [Column] {
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

  /// Returns the possible next steps with their total costs, a pair first, then by time.
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
    // A task cannot hear a word spoken after its audio ends or before it begins.
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

  /// Returns the distance between two words, measured at the ends that were heard in full.
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

  /// Returns the cost of an unpaired word that lies `depth` samples within the other task's audio.
  private func alone(_ depth: Int) -> Int {
    let inside = min(max(depth + Self.unit, 0), 2 * Self.unit)
    return Self.aloneOutside + (Self.alone - Self.aloneOutside) * inside / (2 * Self.unit)
  }
}
