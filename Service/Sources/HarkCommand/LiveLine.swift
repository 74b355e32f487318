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
    let bar = fraction.map { Self.bar($0) + " " } ?? ""
    guard bar.count <= room else { return "" }
    return bar + Self.tail(Self.plain(text), columns: room - bar.count)
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

  /// Line ends and control characters would tear the line.
  private static func plain(_ text: String) -> String {
    String(text.map { $0.isNewline || $0.unicodeScalars.contains { $0.value < 0x20 } ? " " : $0 })
  }

  /// The end of `text`, behind an ellipsis where something is left out.
  private static func tail(_ text: String, columns: Int) -> String {
    if DisplayWidth.of(text) <= columns { return text }
    var kept: [Character] = []
    var left = columns - 1
    for character in text.reversed() {
      left -= DisplayWidth.of(character)
      if left < 0 { break }
      kept.append(character)
    }
    return columns > 0 ? "…" + String(kept.reversed()) : ""
  }
}
