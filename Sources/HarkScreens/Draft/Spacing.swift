import Hark

/// Separates two independently written texts, given in reading order.
enum Spacing {
  /// A zero-width space, which does not combine with other characters.
  private static let seam = "\u{200B}"

  /// Returns a space, or an empty string if none belongs between the texts, as before a comma.
  ///
  /// If the texts would combine into one character, such as a letter and a standalone accent, a
  /// zero-width space separates them.
  static func between(_ left: String, _ right: String) -> String {
    guard let end = left.last, let start = right.first else { return "" }
    let space = needsSpace(Neighbor(endOf: left), Neighbor(startOf: right)) ? " " : ""
    return [space, space + seam, seam + space, seam + space + seam]
      .first { areApart(end, $0, start) } ?? space
  }

  private static func needsSpace(_ left: Neighbor?, _ right: Neighbor?) -> Bool {
    guard let left, let right, !left.isSpace, !right.isSpace else { return false }
    if left.isOpening || right.isClosing { return false }
    if left.isEastAsianMark || right.isEastAsianMark { return false }
    return !(left.isUnspacedScript && right.isUnspacedScript)
  }

  private static func areApart(_ left: Character, _ middle: String, _ right: Character) -> Bool {
    "\(left)\(middle)\(right)".count == middle.count + 2
  }
}

/// The scalar at the edge of a text, with the adjacent scalar, which determines the role of a
/// quotation mark, hyphen, or number sign.
private struct Neighbor {
  private let scalar: Unicode.Scalar
  private let next: Unicode.Scalar?

  /// Creates a neighbor from the end of a text; `nil` if the text contains only format characters.
  init?(endOf text: String) { self.init(text.lazy.reversed().lazy.compactMap(\.sign)) }

  /// Creates a neighbor from the start of a text; `nil` if the text contains only format characters.
  init?(startOf text: String) { self.init(text.lazy.compactMap(\.sign)) }

  private init?(_ signs: some Sequence<Unicode.Scalar>) {
    var signs = signs.makeIterator()
    guard let scalar = signs.next() else { return nil }
    self.scalar = scalar
    next = signs.next()
  }

  var isSpace: Bool { scalar.isSpace }

  /// Whether the scalar, at the end of a text, attaches to the following word.
  var isOpening: Bool {
    switch scalar {
    case "@", "/", "\\", "_", "¿", "¡": true
    case "#": !(next?.isWordLike ?? false)
    case _ where scalar.isQuote: next?.letsQuoteOpen ?? true
    case _ where scalar.isHyphen: next?.isWordLike ?? false
    default: scalar.properties.generalCategory == .openPunctuation
    }
  }

  /// Whether the scalar, at the start of a text, attaches to the preceding word.
  var isClosing: Bool {
    switch scalar {
    case ".", ",", ";", ":", "!", "?", "…", "%", "/", "\\", "_": true
    case "،", "؛", "؟", "۔", "।", "॥", "։", "׃", "‼", "⁇", "⁈", "⁉": true
    case _ where scalar.isQuote: next?.letsQuoteClose ?? true
    case _ where scalar.isHyphen: next?.properties.isAlphabetic ?? false
    default: scalar.properties.generalCategory == .closePunctuation
    }
  }

  /// Whether the scalar is a Chinese or Japanese punctuation mark, full-width or half-width, next to
  /// which no space is needed.
  var isEastAsianMark: Bool {
    switch scalar.value {
    case 0x3001...0x3003, 0x3008...0x3020, 0x30FB, 0xFF01...0xFF0F, 0xFF1A...0xFF20,
      0xFF3B...0xFF40, 0xFF5B...0xFF65:
      true
    default: false
    }
  }

  /// Whether the scalar belongs to a script without spaces between words: Chinese, Japanese, Thai,
  /// Lao, Tibetan, Burmese, or Khmer.
  var isUnspacedScript: Bool {
    switch scalar.value {
    case 0x0E00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x3007, 0x3031...0x3035,
      0x3040...0x312F, 0x31A0...0x31BF, 0x31F0...0x31FF, 0xFF66...0xFF9F:
      true
    default: scalar.properties.isIdeographic
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a quotation mark, whose role depends on language and context.
  fileprivate var isQuote: Bool {
    switch self {
    case "\"", "'", "\u{2018}"..."\u{201F}", "«", "»", "‹", "›": true
    default: false
    }
  }

  fileprivate var isHyphen: Bool {
    switch self {
    case "-", "\u{2010}"..."\u{2014}", "\u{05BE}": true
    default: false
    }
  }

  fileprivate var isWordLike: Bool { properties.isAlphabetic || properties.numericType != nil }

  /// Whether a quotation mark after this scalar opens a quotation.
  fileprivate var letsQuoteOpen: Bool {
    isSpace || isHyphen || properties.generalCategory == .openPunctuation
  }

  /// Whether a quotation mark before this scalar closes a quotation.
  fileprivate var letsQuoteClose: Bool {
    let category = properties.generalCategory
    return isSpace || isHyphen || isQuote || category == .closePunctuation
      || category == .otherPunctuation
  }
}

extension Character {
  /// The first scalar that is not a format character, such as a directional mark; `nil` if there is
  /// none.
  fileprivate var sign: Unicode.Scalar? {
    unicodeScalars.first { $0.properties.generalCategory != .format }
  }
}
