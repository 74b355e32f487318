/// The part of a text that fits on a line, round the cursor.
struct CursorWindow: Equatable {
  /// What is shown, with an ellipsis at each end at which something is left out.
  let shown: String

  /// How many columns of it stand before the cursor.
  let column: Int

  /// Shows at most so many columns of `text`, with the cursor before its character `cursor`; nil is
  /// its end.
  init(_ text: String, cursor: Int?, columns: Int) {
    guard let cursor else {
      shown = LiveLine.tail(text, columns: columns)
      column = DisplayWidth.of(shown)
      return
    }
    let plain = text.map(LiveLine.plain)
    let (before, behind) = (String(plain.prefix(cursor)), String(plain.dropFirst(cursor)))
    let wanted = DisplayWidth.of(behind)
    // Where not everything fits, a third of the line shows what the cursor runs into.
    let room = min(wanted, max(columns - DisplayWidth.of(before), columns / 3))
    let left = LiveLine.tail(before, columns: columns - room)
    shown = left + Self.head(behind, columns: room)
    column = DisplayWidth.of(left)
  }

  /// The beginning of `text`, before an ellipsis where something is left out.
  static func head(_ text: String, columns: Int) -> String {
    guard DisplayWidth.of(text) > columns else { return text }
    guard columns > 0 else { return "" }
    var kept = ""
    var used = 0
    for character in text {
      used += DisplayWidth.of(character)
      if used > columns - 1 { break }
      kept.append(character)
    }
    return kept + "…"
  }
}
