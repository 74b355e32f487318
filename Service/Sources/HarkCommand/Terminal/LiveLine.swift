import Hark
import HarkLinux

/// The line of a terminal on which interim text is redrawn.
struct LiveLine: Equatable {
  /// The transcript so far, of which only the end may fit.
  var text: String

  /// The fraction of a long file that has been processed, 0…1; `nil` draws no bar.
  var fraction: Double?

  /// The control sequence that moves to the start of the line and clears it.
  static let clearing = "\r\u{1B}[K"

  /// Returns the output that replaces the previous line on a terminal of `width` columns.
  func drawing(width: Int) -> String { Self.clearing + content(width: width) }

  /// Returns the line itself, at most `width` − 1 columns wide because a full line may wrap.
  func content(width: Int) -> String {
    let room = max(width - 1, 0)
    let wanted = fraction.map { Self.bar($0) + " " } ?? ""
    let bar = wanted.count <= room ? wanted : ""
    return bar + Self.tail(text, columns: room - bar.count)
  }

  /// Returns the parts of a status line and then its words, at most `width` − 1 columns wide.
  ///
  /// If space is short, the words are omitted first, then the last parts.
  static func content(_ parts: [String], _ words: String, width: Int) -> String {
    var shown = parts
    while shown.count > 1, DisplayWidth.of(shown.joined(separator: "  ")) >= width {
      shown.removeLast()
    }
    let line = shown.joined(separator: "  ")
    let left = width - 2 - DisplayWidth.of(line)
    if shown.count < parts.count || left <= 0 { return LiveLine(text: line).content(width: width) }
    return words.isEmpty ? line : line + "  " + LiveLine(text: words).content(width: left)
  }

  /// Returns ten cells, filled according to a level, 0…1.
  static func meter(_ level: Float) -> String {
    let cells = 10
    let filled = Int((min(max(level, 0), 1) * Float(cells)).rounded())
    return String(repeating: "▮", count: filled) + String(repeating: "▯", count: cells - filled)
  }

  private static let barLength = 20

  private static func bar(_ fraction: Double) -> String {
    let part = min(max(fraction, 0), 1)
    let filled = Int(part * Double(barLength))
    let percent = String(Int(part * 100))
    return String(repeating: "█", count: filled)
      + String(repeating: "░", count: barLength - filled)
      + String(repeating: " ", count: 4 - percent.count) + percent + " %"
  }

  /// Returns the end of `text`, after an ellipsis if it is truncated; reads only as much of the
  /// text as necessary, because it may span hours.
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

  /// Returns the end of text that is too wide, given the text's last characters in reverse.
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
    let tears =
      character.isNewline
      || character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    return tears ? " " : character
  }
}

/// The part of a text around the cursor that fits on a line.
struct CursorWindow: Equatable {
  /// The visible text, with an ellipsis at each truncated end.
  let shown: String

  /// The number of visible columns before the cursor.
  let column: Int

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

/// The number of columns that text occupies on a terminal.
enum DisplayWidth {
  static func of(_ text: some StringProtocol) -> Int { text.reduce(0) { $0 + of($1) } }

  /// 2 for emoji and wide characters, such as Chinese, Japanese and Korean ones; 0 for characters
  /// that only modify their neighbors; otherwise 1.
  static func of(_ character: Character) -> Int { character.unicodeScalars.map(of).max() ?? 0 }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// The blocks of Unicode's EastAsianWidth.txt whose characters are all wide or full-width.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
    0x20000...0x3FFFD,
  ]
}

/// Shows a session on one line of a terminal while it runs.
actor LiveDisplay {
  private let output: Output
  private let timekeeper: any Timekeeper
  private var shown: LiveLine?
  private var lastDrawn = -Double.infinity

  /// The duration, in seconds, above which a file has a progress bar.
  static let longFile = 30.0

  /// The minimum interval between redraws, in seconds; more frequent redraws are imperceptible.
  private static let interval = 0.05

  /// Creates a display on `output`; `nil` if `output` is not a terminal that can be redrawn.
  init?(_ output: Output = .error, timekeeper: any Timekeeper = SystemTimekeeper()) {
    guard output.canRedraw else { return nil }
    self.output = output
    self.timekeeper = timekeeper
  }

  func show(_ snapshot: Snapshot, _ progress: SoundFileProgress) {
    let now = timekeeper.now
    guard now - lastDrawn >= Self.interval else { return }
    let isLong = (progress.total ?? 0) > Self.longFile
    let line = LiveLine(text: snapshot.transcript.text, fraction: isLong ? progress.fraction : nil)
    guard line != shown else { return }
    lastDrawn = now
    shown = line
    // A closed terminal must not stop the transcription, so write errors are ignored.
    try? output.write(line.drawing(width: output.width))
  }

  func clear() {
    guard shown != nil else { return }
    shown = nil
    try? output.write(LiveLine.clearing)
  }
}
