/// The number of columns that text occupies on a terminal.
enum DisplayWidth {
  static func of(_ text: some StringProtocol) -> Int { text.reduce(0) { $0 + of($1) } }

  /// Returns `text` padded with spaces to `width` columns; at least one space is always added.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - of(text), 1))
  }

  /// Returns 2 for most emoji and for wide characters, such as Chinese ones; 0 for control characters
  /// and for characters that only modify their neighbors; otherwise 1.
  static func of(_ character: Character) -> Int { character.unicodeScalars.map(of).max() ?? 0 }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// The ranges whose characters are, with few exceptions, wide or full-width in Unicode's
  /// EastAsianWidth.txt.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
    0x20000...0x3FFFD,
  ]
}
