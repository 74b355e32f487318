import Hark

/// An offline coach that reflects the user's words and asks open questions.
///
/// It is based on rules and says so when asked. It uses only the given conversation, stores
/// nothing, and is deterministic. If the user mentions suicide or self-harm, it does not coach but
/// refers the user to people who can help.
public struct ReflectiveCoach: Agent {
  /// Creates a coach, which has no state.
  public init() {}

  /// Returns the reply to the user's last message in `conversation`, word by word.
  public func reply(to conversation: [ChatMessage]) -> AsyncThrowingStream<String, any Error> {
    let words = Self.answer(to: conversation).split(
      separator: " ", omittingEmptySubsequences: false)
    return AsyncThrowingStream { reply in
      for (index, word) in words.enumerated() { reply.yield(index == 0 ? "\(word)" : " \(word)") }
      reply.finish()
    }
  }

  static func answer(to conversation: [ChatMessage]) -> String {
    let said = conversation.last { $0.speaker == .person }?.text ?? ""
    let earlier = conversation.filter { $0.speaker == .agent }.map(\.text)
    // The replies rotate, and recently used ones are skipped.
    let choices = CoachTopic(SpokenWords(said)).sentences
    let start = earlier.count % choices.count
    let turned = choices[start...] + choices[..<start]
    return turned.first { !earlier.suffix(choices.count - 1).contains($0) } ?? choices[start]
  }
}

/// The words of a message, normalized for matching against the coach's rules.
struct SpokenWords {
  /// The words in lowercase, without punctuation except apostrophes and hyphens.
  let words: [String]
  private let written: [String]
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

  func hold(_ phrase: String) -> Bool { place(of: phrase) != nil }

  /// Returns up to 12 words after `phrase` and before the next conjunction, with the first and second
  /// person swapped; `nil` if there are none.
  func rest(after phrase: String) -> String? {
    guard let place = place(of: phrase) else { return nil }
    let stops: Set = ["but", "because", "so", "although"]
    let rest = words.indices[place.upperBound...].prefix { !stops.contains(words[$0]) }.prefix(12)
    if rest.isEmpty { return nil }
    return rest.map { Self.turned[words[$0]] ?? written[$0] }.joined(separator: " ")
  }

  private func place(of phrase: String) -> Range<Int>? {
    let wanted = phrase.split(separator: " ").map(String.init)
    guard wanted.count <= words.count else { return nil }
    let start = (0...(words.count - wanted.count)).first { start in
      words[start..<start + wanted.count].elementsEqual(wanted)
    }
    return start.map { $0..<$0 + wanted.count }
  }

  /// The replacements that swap the first and second person.
  private static let turned = [
    "i": "you", "me": "you", "my": "your", "mine": "yours", "myself": "yourself", "i'm": "you're",
    "im": "you're", "i've": "you've", "i'll": "you'll", "i'd": "you'd", "am": "are", "was": "were",
    "you": "I", "your": "my",
  ]
}
