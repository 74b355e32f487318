import Testing

@testable import Hark

/// The table of one machine, with every state against every event.
struct TransitionTable {
  let title: String
  let summary: String
  var rows: [Row] = []

  struct Row {
    let state: String
    let event: String
    let outcome: String
  }

  /// Adds the cell for a state and an event; `name` returns the name of the resulting state.
  mutating func add<State, Effect, Signal>(
    _ state: String, _ event: String, _ outcome: Outcome<State, Effect, Signal>,
    name: (State) -> String
  ) {
    rows.append(Row(state: state, event: event, outcome: Self.text(outcome, name)))
  }

  /// Returns the table with only the cells that differ from `other`.
  func differences(from other: TransitionTable) -> TransitionTable {
    var table = self
    table.rows = zip(rows, other.rows).filter { $0.outcome != $1.outcome }.map(\.0)
    return table
  }

  /// The table as a section of a page, with a heading per state and a line per event.
  var markdown: String {
    var lines = ["## \(title)", "", summary, ""]
    var heading: String?
    for row in rows {
      if row.state != heading {
        if heading != nil { lines.append("") }
        heading = row.state
        lines += ["### \(row.state)", "", "| event | outcome |", "|---|---|"]
      }
      lines.append("| \(row.event) | \(row.outcome) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text<State, Effect, Signal>(
    _ outcome: Outcome<State, Effect, Signal>, _ name: (State) -> String
  ) -> String {
    switch outcome {
    case .move(let state, let effects, let signals):
      "→ **\(name(state))**" + list(effects, after: ": ") + list(signals, after: " ⇒ ")
    case .stay(let effects, let signals):
      "stays" + list(effects, after: ": ") + list(signals, after: " ⇒ ")
    case .ignore(let reason): "ignored: \(reason)"
    case .refuse(let refusal): "refused: \(refusal.rawValue)"
    case .impossible(let reason): "impossible: \(reason)"
    }
  }

  private static func list<Value>(_ values: [Value], after mark: String) -> String {
    values.isEmpty ? "" : mark + values.map { "`\(short($0))`" }.joined(separator: ", ")
  }

  /// Returns a value as written in code, without the names of its types.
  static func short<Value>(_ value: Value) -> String {
    var words: [String] = []
    var word = ""
    for character in "\(value)" {
      if character == ".", word.first?.isUppercase == true {
        word = ""
      } else if character.isLetter || character.isNumber {
        word.append(character)
      } else {
        words.append(word + String(character))
        word = ""
      }
    }
    return (words + [word]).joined()
  }
}
