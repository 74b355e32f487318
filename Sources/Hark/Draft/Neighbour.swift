/// The sign at the edge of a piece of text, and the one beyond it, which tells what a quote means.
struct Neighbour {
  private let scalar: Unicode.Scalar
  private let next: Unicode.Scalar?

  /// Looks at the end of a text; nil when nothing visible is there.
  init?(endOf text: String) {
    self.init(text.lazy.reversed().lazy.compactMap(\.sign))
  }

  /// Looks at the start of a text; nil when nothing visible is there.
  init?(startOf text: String) {
    self.init(text.lazy.compactMap(\.sign))
  }

  private init?(_ signs: some Sequence<Unicode.Scalar>) {
    var signs = signs.makeIterator()
    guard let scalar = signs.next() else { return nil }
    self.scalar = scalar
    next = signs.next()
  }
}

extension Neighbour {
  /// Whether it is white space of any kind.
  var isSpace: Bool { scalar.isSpace }

  /// Whether, at the end of a text, it belongs to the word to come.
  var isOpening: Bool {
    switch scalar {
    case "@", "/", "\\", "_", "¿", "¡": true
    case "#": !(next?.isWordLike ?? false)
    case _ where scalar.isQuote: next?.letsQuoteOpen ?? true
    case _ where scalar.isHyphen: next?.isWordLike ?? false
    default: scalar.properties.generalCategory == .openPunctuation
    }
  }

  /// Whether, at the start of a text, it belongs to the word before it.
  var isClosing: Bool {
    switch scalar {
    case ".", ",", ";", ":", "!", "?", "…", "%", "/", "\\", "_": true
    case "،", "؛", "؟", "۔", "।", "॥", "։", "׃", "‼", "⁇", "⁈", "⁉": true
    case _ where scalar.isQuote: next?.letsQuoteClose ?? true
    case _ where scalar.isHyphen: next?.properties.isAlphabetic ?? false
    default: scalar.properties.generalCategory == .closePunctuation
    }
  }

  /// Whether it is one of the wide marks of Chinese and Japanese, which bring their own space.
  var isFullWidthMark: Bool {
    switch scalar.value {
    case 0x3001...0x3003, 0x3008...0x3020, 0x30FB, 0xFF01...0xFF0F, 0xFF1A...0xFF20,
      0xFF3B...0xFF40, 0xFF5B...0xFF65:
      true
    default: false
    }
  }

  /// Whether it is of a script that puts no space between words.
  ///
  /// These are Chinese, Japanese, Thai, Lao, Tibetan, Burmese and Khmer.
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
  /// Quotes whose side depends on the language, so that only what stands around them can tell.
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

  /// Whether a quote behind it begins something: there is a space or a bracket, no word.
  fileprivate var letsQuoteOpen: Bool {
    isSpace || isHyphen || properties.generalCategory == .openPunctuation
  }

  /// Whether a quote before it ends something.
  fileprivate var letsQuoteClose: Bool {
    let category = properties.generalCategory
    return isSpace || isHyphen || isQuote || category == .closePunctuation
      || category == .otherPunctuation
  }
}

extension Character {
  /// The scalar that says what it is; nil for marks of direction and others that are not seen.
  fileprivate var sign: Unicode.Scalar? {
    unicodeScalars.first { $0.properties.generalCategory != .format }
  }
}
