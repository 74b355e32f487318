// Text received from servers.
extension String {
  /// The maximum length of a segment's text, in UTF-8 bytes: many times the text of 30 s of speech.
  static let longestTranscript = 65_536

  /// The text without leading and trailing whitespace.
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The text with each control character replaced by a space, so that a server cannot send
  /// commands to a terminal.
  var withoutControls: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? " " : $0 }))
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
