/// What a person said, as words that rules can look at.
struct SpokenWords {
  /// The words in lower case, with no mark but an apostrophe or a hyphen inside.
  let words: [String]

  /// The same words as they were written.
  private let written: [String]

  /// Whether it ends as a question does, or begins like one.
  let isQuestion: Bool

  init(_ text: String) {
    let plain = text.map { (sign: Character) -> Character in sign == "’" ? "'" : sign }
    let parts = plain.split { (sign: Character) -> Bool in
      !(sign.isLetter || sign.isNumber || sign == "'" || sign == "-")
    }
    written = parts.map { String($0) }
    words = written.map { $0.lowercased() }
    let openers: Set = [
      "what", "why", "how", "who", "when", "where", "can", "could", "do", "does", "are", "is",
      "should", "would", "will",
    ]
    isQuestion = plain.last { !$0.isWhitespace } == "?" || openers.contains(words.first ?? "")
  }

  /// Whether these words stand somewhere, one behind the other.
  func hold(_ phrase: String) -> Bool { place(of: phrase) != nil }

  /// What follows `phrase` in the person's words, at most a dozen of them, said to the person; nil
  /// when nothing does.
  func rest(after phrase: String) -> String? {
    guard let place = place(of: phrase) else { return nil }
    let stops: Set = ["but", "because", "so", "although"]
    let rest = words.indices[place.upperBound...].prefix { !stops.contains(words[$0]) }.prefix(12)
    if rest.isEmpty { return nil }
    return rest.map { Self.turned(words[$0]) ?? written[$0] }.joined(separator: " ")
  }

  private func place(of phrase: String) -> Range<Int>? {
    let wanted = phrase.split(separator: " ").map(String.init)
    guard wanted.count <= words.count else { return nil }
    let start = (0...(words.count - wanted.count)).first { start in
      words[start..<start + wanted.count].elementsEqual(wanted)
    }
    return start.map { $0..<$0 + wanted.count }
  }

  /// The word as one says it to the person who said it; nil where it stays as it is.
  private static func turned(_ word: String) -> String? {
    switch word {
    case "i", "me": "you"
    case "my": "your"
    case "mine": "yours"
    case "myself": "yourself"
    case "i'm", "im": "you're"
    case "i've": "you've"
    case "i'll": "you'll"
    case "i'd": "you'd"
    case "am": "are"
    case "was": "were"
    case "you": "I"
    case "your": "my"
    default: nil
    }
  }
}
