/// The terminal line on which interim text is redrawn.
struct LiveLine: Equatable {
  /// The transcript so far; only its end is shown if it is too long.
  var text: String

  /// The fraction of a long file that has been processed, 0…1; `nil` draws no bar.
  var fraction: Double?

  /// The estimated time until all of the file has been processed, in seconds; `nil` if unknown.
  var left: Double?

  /// The control sequence that moves to the start of the line and clears it.
  static let clearing = "\r\u{1B}[K"

  func drawing(width: Int) -> String { Self.clearing + content(width: width) }

  /// Returns the line itself, at most `width` − 1 columns wide because a full line may wrap.
  func content(width: Int) -> String {
    let room = max(width - 1, 0)
    let whole = fraction.map { Self.bar($0) + Self.time(left) + " " } ?? ""
    let short = fraction.map { Self.bar($0) + " " } ?? ""
    let bar = whole.count + Self.wordRoom <= room ? whole : short.count <= room ? short : ""
    return bar + Self.tail(text, columns: room - bar.count)
  }

  /// Returns ten cells, filled according to a level, 0…1.
  static func meter(_ level: Float) -> String {
    let cells = 10
    let filled = Int((min(max(level, 0), 1) * Float(cells)).rounded())
    return String(repeating: "▮", count: filled) + String(repeating: "▯", count: cells - filled)
  }

  private static let barLength = 20

  /// The columns that must remain for words beside the time left.
  private static let wordRoom = 20

  private static func time(_ left: Double?) -> String {
    guard let left, left.isFinite, left >= 0, left < 360_000 else { return "" }
    let seconds = Int(left.rounded(.up))
    let digits = String(seconds % 60)
    return "  \(seconds / 60):" + (digits.count == 1 ? "0" : "") + digits + " left"
  }

  private static func bar(_ fraction: Double) -> String {
    let part = min(max(fraction, 0), 1)
    let filled = Int(part * Double(barLength))
    let percent = String(Int(part * 100))
    return String(repeating: "█", count: filled) + String(repeating: "░", count: barLength - filled)
      + String(repeating: " ", count: 4 - percent.count) + percent + " %"
  }

  /// Returns the end of `text`, which may contain hours of speech, after an ellipsis if truncated.
  static func tail(_ text: String, columns: Int) -> String {
    var kept: [Character] = []
    var used = 0
    for character in text.reversed() {
      let shown = plain(character)
      used += DisplayWidth.of(shown)
      kept.append(shown)
      if used > columns { return cut(kept, used, to: columns) }
    }
    return String(kept.reversed())
  }

  private static func cut(_ reversed: [Character], _ width: Int, to columns: Int) -> String {
    guard columns > 0 else { return "" }
    var kept = reversed
    var used = width
    while used > columns - 1 { used -= DisplayWidth.of(kept.removeLast()) }
    return "…" + String(kept.reversed())
  }

  /// Returns a space for a newline or control character, which would break the line; otherwise the
  /// character itself.
  static func plain(_ character: Character) -> Character {
    let breaksLine =
      character.isNewline
      || character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    return breaksLine ? " " : character
  }
}

/// The part of a text around the cursor that fits on a line.
struct CursorWindow: Equatable {
  let shown: String
  let column: Int

  /// Shows `text` around the character at index `cursor`, or its end if `cursor` is `nil`.
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
