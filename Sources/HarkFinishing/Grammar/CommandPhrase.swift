/// A spoken command, and the rules that distinguish it from the same words in a sentence.
struct CommandPhrase: Sendable {
  /// The effect of a command.
  enum Effect: Sendable {
    case sign(Sign)

    /// A command for both quotation marks; it closes a quotation if one is open.
    case quotation(open: Sign, close: Sign)

    case newLine(count: Int)
    case capitals(on: Bool)
    case allCapitals(on: Bool)
    case nextInCapitals
    case nextCapitalized
    case caller(FinishingCommand)
  }

  let words: [String]
  let effect: Effect

  /// The words before which these words are not a command, such as “of” after “period”.
  let notBefore: Set<String>

  /// If not empty, the only words after which these words are a command without a pause.
  let onlyAfter: Set<String>

  /// The words after which these words are not a command, such as “mad” before “dash”.
  let notAfter: Set<String>

  /// The nouns that form a compound with these words, such as “war” in “war period”.
  ///
  /// A compound is not a command, unless a pause precedes the words or they end a sentence.
  let compounds: Set<String>

  /// The verbs that can have these words as their object, such as “setter” in “nå setter vi punktum”.
  ///
  /// False for a verb that can also end a sentence: “hva skal vi bruke spørsmålstegn”.
  let verbs: [String: Bool]

  /// Whether the words can also be a verb, such as “dash” in “we had to dash”.
  let isVerb: Bool

  /// Whether the words are also a common noun, such as “period”, and so not a command after “this”.
  let isCommonNoun: Bool

  /// Whether the words are a command only between two other words, as in “and slash or”.
  let isInfix: Bool

  /// Whether the words are a command even after “the”, as with “caps on”.
  let followsDeterminer: Bool

  /// Whether the command affects the next word, which must exist and must not be a command.
  var needsWord: Bool {
    switch effect {
    case .nextInCapitals, .nextCapitalized: true
    default: false
    }
  }

  init(
    _ words: String, _ effect: Effect, notBefore: String = "", notAfter: String = "",
    onlyAfter: String = "", compounds: String = "", isVerb: Bool = false,
    isCommonNoun: Bool = false, followsDeterminer: Bool = false,
    isInfix: Bool = false, verbs: [String: Bool] = [:]
  ) {
    self.verbs = verbs
    self.isVerb = isVerb
    self.isInfix = isInfix
    self.isCommonNoun = isCommonNoun
    self.followsDeterminer = followsDeterminer
    self.words = words.split(separator: " ").map(String.init)
    self.effect = effect
    self.notBefore = Set(notBefore.split(separator: " ").map(String.init))
    self.notAfter = Set(notAfter.split(separator: " ").map(String.init))
    self.onlyAfter = Set(onlyAfter.split(separator: " ").map(String.init))
    self.compounds = Set(compounds.split(separator: " ").map(String.init))
  }
}

/// A punctuation mark that a command inserts.
struct Sign: Sendable, Equatable {
  enum Spaces: Sendable {
    /// After the mark only: a comma.
    case after

    /// Before the mark only: an opening bracket.
    case before

    case around
    case none
  }

  let text: String
  let spaces: Spaces

  /// Whether the next word starts a sentence.
  let endsSentence: Bool

  /// The change in the number of open quotation marks.
  let quotes: Int

  /// Whether the mark is a closing bracket or quotation mark, which does not affect whether the
  /// next word starts a sentence.
  var isClosing: Bool { quotes < 0 || text == ")" || text == "]" }

  init(
    _ text: String, _ spaces: Spaces = .after, endsSentence: Bool = false, quotes: Int = 0
  ) {
    self.text = text
    self.spaces = spaces
    self.endsSentence = endsSentence
    self.quotes = quotes
  }
}
