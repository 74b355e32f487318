/// The one line of a terminal on which interim text is redrawn.
struct LiveLine: Equatable {
  /// What has been said so far; only its end may fit.
  var text: String

  /// The part of a long file that has been heard, 0…1; nil draws no bar.
  var fraction: Double?

  /// Goes to the beginning of the line and empties it.
  static let clearing = "\r\u{1B}[K"

  /// What to write to draw the line on a terminal of `width` columns, over the one before.
  func drawing(width: Int) -> String { Self.clearing + content(width: width) }

  /// The line itself; never wider than `width` − 1 columns, since a full line may wrap.
  func content(width: Int) -> String {
    let room = max(width - 1, 0)
    let wanted = fraction.map { Self.bar($0) + " " } ?? ""
    let bar = wanted.count <= room ? wanted : ""
    return bar + Self.tail(text, columns: room - bar.count)
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

  /// The end of `text`, behind an ellipsis where something is left out; looks no further than it
  /// must, for a text may be hours long.
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

  /// The last characters of what is too long, which come in reverse.
  private static func cut(_ reversed: [Character], _ width: Int, to columns: Int) -> String {
    guard columns > 0 else { return "" }
    var kept = reversed
    var used = width
    while used > columns - 1 { used -= DisplayWidth.of(kept.removeLast()) }
    return "…" + String(kept.reversed())
  }

  /// Line ends and control characters would tear the line.
  static func plain(_ character: Character) -> Character {
    let tears =
      character.isNewline
      || character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    return tears ? " " : character
  }
}
