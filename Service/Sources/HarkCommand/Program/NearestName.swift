/// The search for the command that a mistyped name means.
enum NearestName {
  /// Returns the name that differs least from `name`, by at most a third of its letters; `nil` if
  /// none does.
  static func of(_ name: String, in known: [String]) -> String? {
    let found = known.map { (name: $0, edits: edits(name.lowercased(), $0)) }
      .min { $0.edits < $1.edits }
    guard let found, found.edits <= max(1, found.name.count / 3) else { return nil }
    return found.name
  }

  /// Returns how many letters must be inserted, removed, replaced, or swapped with their neighbor.
  static func edits(_ one: String, _ other: String) -> Int {
    let (from, to) = (Array(one), Array(other))
    var rows = [Array(0...to.count)]
    for (i, letter) in from.enumerated() {
      var row = [i + 1]
      for (j, wanted) in to.enumerated() {
        var least = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (letter == wanted ? 0 : 1))
        if i > 0, j > 0, letter == to[j - 1], from[i - 1] == wanted {
          least = min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[from.count][to.count]
  }
}

extension CommandFailure {
  /// Returns the failure for an unknown command, with the command that was probably meant or all of
  /// them.
  static func unknownCommand(_ name: String, known: [String]) -> CommandFailure {
    guard name.count <= 40, let nearest = NearestName.of(name, in: known) else {
      return .unknown("a command", name, known: known)
    }
    return .unknown("a command", name, known: [nearest], isGuess: true)
  }
}
