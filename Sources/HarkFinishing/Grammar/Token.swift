/// A word, or a part of one, as the grammar reads it.
struct Token: Sendable {
  let lexeme: Lexeme

  /// The word as recognized, without the punctuation around it.
  let text: String

  /// The punctuation that the recognizer wrote before and after the word.
  let lead: String
  let trail: String

  /// The index of the spoken word in its segment.
  let word: Int

  /// The text that joins the token to the previous one in the same word: “-” before “five” in
  /// “twenty-five”, empty before “hundre” in “tohundre”; `nil` if the token starts a word.
  let joint: String?

  /// Whether the speaker paused before the word.
  let followsPause: Bool

  /// The minimum silence before a word that counts as a pause, in seconds; it is longer than the
  /// closure of a plosive, which lasts up to 0.15 s.
  static let pause = 0.25
}

extension Token {
  /// Whether the recognizer reported a word without characters.
  var isEmpty: Bool { text.isEmpty && lead.isEmpty && trail.isEmpty }

  /// Returns the token with the word `text`.
  func written(_ text: String) -> Token {
    Token(
      lexeme: .unknown, text: text, lead: lead, trail: trail, word: word,
      joint: joint, followsPause: followsPause)
  }

  /// Appends the tokens of `words[index]` to `tokens`.
  static func append(
    _ index: Int, of words: [SpokenWord], by lexicon: Lexicon, to tokens: inout [Token]
  ) {
    let word = words[index]
    let pause = index > 0 ? word.pause(after: words[index - 1]) ?? 0 : 0
    let (key, isPlain) = key(of: word.text)
    var lexeme = lexicon[key]
    var core = Substring(word.text)
    var lead = Substring()
    var trail = Substring()
    func append(_ parts: [String], _ lexemes: [Lexeme], joint: String) {
      for (place, part) in parts.enumerated() {
        let isLast = place == parts.count - 1
        tokens.append(
          Token(
            lexeme: lexemes[place], text: part, lead: place == 0 ? String(lead) : "",
            trail: isLast ? String(trail) : "", word: index, joint: place > 0 ? joint : nil,
            followsPause: place == 0 && pause >= Self.pause))
      }
    }
    if !isPlain, lexeme === Lexeme.unknown {
      (lead, core, trail) = split(word.text)
      let inner = Self.key(of: String(core)).key
      lexeme = lexicon[inner]
      if lexeme === Lexeme.unknown, core.utf8.contains(UInt8(ascii: "-")) {
        let parts = core.split(separator: "-")
        let lexemes = parts.map { lexicon[Self.key(of: String($0)).key] }
        if parts.count > 1, lexemes.allSatisfy({ $0.number ?? $0.ordinal != nil }) {
          append(parts.map(String.init), lexemes, joint: "-")
          return
        }
      }
    }
    if lexeme === Lexeme.unknown, let parts = lexicon.split?(Self.key(of: String(core)).key) {
      append(parts, parts.map { lexicon[$0] }, joint: "")
      return
    }
    if lexeme === Lexeme.unknown { lexeme = lexicon.ending(of: Self.key(of: String(core)).key) }
    tokens.append(
      Token(
        lexeme: lexeme, text: String(core), lead: String(lead), trail: String(trail), word: index,
        joint: nil, followsPause: pause >= Self.pause))
  }

  /// Returns `text` in lower case, and whether it contains only ASCII letters and apostrophes.
  private static func key(of text: String) -> (key: String, isPlain: Bool) {
    var isLower = true
    var isPlain = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "'"): break
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): isLower = false
      default:
        isPlain = false
        isLower = false
      }
    }
    if isLower { return (text, isPlain) }
    let lower = text.lowercased()
    return (lower.contains("’") ? String(lower.map { $0 == "’" ? "'" : $0 }) : lower, isPlain)
  }

  /// Splits off the punctuation around a word; a word that consists of trailing marks, such as “.”,
  /// is only punctuation.
  private static func split(_ text: String) -> (Substring, Substring, Substring) {
    func isInner(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    guard let first = text.firstIndex(where: isInner), let last = text.lastIndex(where: isInner)
    else { return text.allSatisfy(".,;:?!".contains) ? ("", "", text[...]) : ("", text[...], "") }
    return (text[..<first], text[first...last], text[text.index(after: last)...])
  }
}
