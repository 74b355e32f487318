/// The words of a message in a form suitable for rules.
struct SpokenWords {
  /// The words in lower case, without punctuation except apostrophes and hyphens.
  let words: [String]

  /// The same words in their original case.
  private let written: [String]

  /// Whether the message ends or begins like a question.
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

  /// Returns whether the message contains `phrase` as consecutive words.
  func hold(_ phrase: String) -> Bool { place(of: phrase) != nil }

  /// Returns the words after `phrase`, at most a dozen, rephrased in the second person; `nil` if
  /// there are none.
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

  /// Returns the word with the first and second person exchanged, or `nil` if it is unchanged.
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
