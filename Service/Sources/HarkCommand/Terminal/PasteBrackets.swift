/// What a terminal puts round a text that is pasted, so that nothing in it counts as a key.
enum PasteBrackets {
  /// Asks the terminal for them.
  static let asking: StaticString = "\u{1B}[?2004h"

  /// Asks for them no more.
  static let ending: StaticString = "\u{1B}[?2004l"

  /// Stands before a pasted text.
  static let before = "\u{1B}[200~"

  /// Stands behind it.
  static let behind = Array("\u{1B}[201~".utf8)

  /// The text that was pasted: its lines stay lines, and other control characters are left out.
  static func text(_ bytes: some Sequence<UInt8>) -> String {
    // A terminal sends the ends of lines as the key that makes one.
    let lines = String(decoding: Array(bytes), as: UTF8.self)
      .split(omittingEmptySubsequences: false) { ["\r", "\r\n"].contains($0) }
      .joined(separator: "\n")
    return String(
      String.UnicodeScalarView(
        lines.unicodeScalars.filter {
          $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
        }))
  }
}
