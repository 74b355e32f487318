/// The sequences with which a terminal encloses pasted text, so that none of it is interpreted as
/// keys.
enum PasteBrackets {
  /// The sequence that enables bracketed paste.
  static let asking: StaticString = "\u{1B}[?2004h"

  /// The sequence that disables bracketed paste.
  static let ending: StaticString = "\u{1B}[?2004l"

  /// The sequence before pasted text.
  static let before = "\u{1B}[200~"

  /// The sequence after pasted text.
  static let behind = Array("\u{1B}[201~".utf8)

  /// Returns the pasted text without control characters other than line breaks and tabs.
  static func text(_ bytes: some Sequence<UInt8>) -> String {
    // A terminal sends line breaks as the Return key.
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
