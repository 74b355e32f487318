// What servers say.
extension String {
  /// The longest text of a segment, in bytes of UTF-8: many times what 30 s of speech are.
  static let longestTranscript = 65_536

  /// The text without white space at either end.
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The text with a space in place of each control character: what a server says is nobody's to
  /// command a terminal with.
  var withoutControls: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? " " : $0 }))
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
