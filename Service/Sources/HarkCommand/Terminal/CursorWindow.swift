/// The part of a text around the cursor that fits on a line.
struct CursorWindow: Equatable {
  /// The visible text, with an ellipsis at each truncated end.
  let shown: String

  /// The number of visible columns before the cursor.
  let column: Int

  /// Creates a window of at most `columns` columns of `text`.
  ///
  /// The cursor is before the character at index `cursor`, or at the end if it is `nil`.
  init(_ text: String, cursor: Int?, columns: Int) {
    guard let cursor else {
      shown = LiveLine.tail(text, columns: columns)
      column = DisplayWidth.of(shown)
      return
    }
    let plain = text.map(LiveLine.plain)
    let (before, behind) = (String(plain.prefix(cursor)), String(plain.dropFirst(cursor)))
    let wanted = DisplayWidth.of(behind)
    // If the text does not fit, a third of the line is reserved for the text after the cursor.
    let room = min(wanted, max(columns - DisplayWidth.of(before), columns / 3))
    let left = LiveLine.tail(before, columns: columns - room)
    shown = left + Self.head(behind, columns: room)
    column = DisplayWidth.of(left)
  }

  /// Returns the beginning of `text`, with an ellipsis if it is truncated.
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
