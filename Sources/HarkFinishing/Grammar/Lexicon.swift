/// The properties of a word, collected while a lexicon is built.
struct LexiconEntry {
  var roles: WordRoles = []
  var number: NumberWord?
  var ordinal: NumberWord?
  var month: Int?
  var unit: Unit?
  var currency: Currency?
  var written: String?
  var addressSign: String?
  var phrases: [CommandPhrase] = []
}

/// The words of a language, by their lowercase spelling.
struct Lexicon: Sendable {
  private let lexemes: [String: Lexeme]

  /// Splits an unknown word into number words; returns `nil` if it is not composed of them.
  let split: (@Sendable (String) -> [String]?)?

  /// Creates the lexicon that `build` describes.
  init(_ build: (inout Builder) -> Void) {
    var builder = Builder()
    build(&builder)
    for letter in "abcdefghijklmnopqrstuvwxyz" { builder.add(String(letter), roles: .letter) }
    for (word, entry) in builder.entries {
      if let written = entry.written, !word.contains("'"),
        !builder.entries.keys.contains(word + "'s")
      {
        builder.written(word + "'s", as: written + "'s")
      }
    }
    split = builder.split
    endings = builder.endings.map { ($0.ending, Lexeme("-" + $0.ending, $0.entry)) }
    lexemes = Dictionary(
      uniqueKeysWithValues: builder.entries.map { ($0.key, Lexeme($0.key, $0.value)) })
  }

  private let endings: [(ending: String, lexeme: Lexeme)]

  /// The lexeme of the ending of an unknown word, such as “gata”; otherwise, `Lexeme.unknown`.
  func ending(of key: String) -> Lexeme {
    endings.first { key.utf8.count > $0.ending.utf8.count && key.hasSuffix($0.ending) }?.lexeme
      ?? .unknown
  }

  /// The lexeme of the lowercase word `key`.
  subscript(key: String) -> Lexeme { lexemes[key] ?? .unknown }

  /// Collects the words of a language.
  ///
  /// A word may be added several times; its properties are combined.
  struct Builder {
    var entries: [String: LexiconEntry] = [:]

    /// Splits an unknown word into number words; returns `nil` if it is not composed of them.
    var split: (@Sendable (String) -> [String]?)?

    var endings: [(ending: String, entry: LexiconEntry)] = []

    /// Gives `roles` to unknown words that end like a word of the space-separated list `endings`.
    mutating func add(endings: String, roles: WordRoles) {
      for ending in endings.split(separator: " ") {
        self.endings.append((String(ending), LexiconEntry(roles: roles)))
      }
    }

    /// Adds `roles` to each word of the space-separated list `words`.
    mutating func add(_ words: String, roles: WordRoles) {
      each(words) { $0.roles.formUnion(roles) }
    }

    /// Adds words for numbers from `first` in steps of `step`; “|” separates alternatives.
    mutating func count(
      from first: Int, by step: Int = 1, _ words: String, ordinal: Bool = false,
      _ word: (Int) -> NumberWord
    ) {
      for (place, names) in words.split(separator: " ").enumerated() {
        for name in names.split(separator: "|") {
          let number = word(first + place * step)
          if ordinal {
            entries[String(name), default: LexiconEntry()].ordinal = number
          } else {
            entries[String(name), default: LexiconEntry()].number = number
          }
        }
      }
    }

    mutating func add(_ words: String, number: NumberWord) {
      each(words) { $0.number = number }
    }

    mutating func add(_ words: String, ordinal: NumberWord) {
      each(words) { $0.ordinal = ordinal }
    }

    mutating func add(_ words: String, unit: Unit) {
      each(words) { $0.unit = unit }
      if case .two(let symbols) = unit.kind { know(symbols.keys) }
    }

    mutating func add(_ words: String, currency: Currency) {
      each(words) { $0.currency = currency }
    }

    mutating func add(_ words: String, addressSign: String) {
      each(words) { $0.addressSign = addressSign }
    }

    /// Adds the months from January; “|” separates alternatives.
    mutating func months(_ words: String) {
      for (place, names) in words.split(separator: " ").enumerated() {
        for name in names.split(separator: "|") {
          entries[String(name), default: LexiconEntry()].month = place + 1
        }
      }
    }

    /// Adds words that are always capitalized as in `words`, such as “Monday”.
    mutating func written(_ words: String) {
      for word in words.split(separator: " ") { written(word.lowercased(), as: String(word)) }
    }

    mutating func written(_ word: String, as written: String) {
      entries[word, default: LexiconEntry()].written = written
    }

    mutating func command(_ phrase: CommandPhrase) {
      guard let first = phrase.words.first else { return }
      entries[first, default: LexiconEntry()].phrases.append(phrase)
      know(phrase.words)
      know(phrase.notBefore)
      know(phrase.notAfter)
      know(phrase.compounds)
      know(phrase.verbs.keys)
      know(phrase.onlyAfter)
    }

    /// Adds `words` without roles, so that their lexemes have keys.
    mutating func know(_ words: some Sequence<String>) {
      for word in words { entries[word, default: LexiconEntry()].roles.formUnion([]) }
    }

    private mutating func each(_ words: String, _ change: (inout LexiconEntry) -> Void) {
      for word in words.split(separator: " ") {
        change(&entries[String(word), default: LexiconEntry()])
      }
    }
  }
}
