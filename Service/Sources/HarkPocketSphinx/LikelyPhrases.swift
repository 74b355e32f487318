/// The likely phrases of a recognition task, as words of the decoder.
struct LikelyPhrases: Sendable, Equatable {
  /// Each phrase's words in lower case, as the dictionary spells them.
  let phrases: [[String]]

  static let none = LikelyPhrases([String]())

  /// The maximum length of a word in letters; longer ones are not names.
  private static let longestWord = 40

  /// Creates the words of `phrases`; a phrase with anything that is not a letter or an apostrophe within
  /// a word is split there.
  init(_ phrases: some Sequence<String>) {
    self.phrases = phrases.compactMap { phrase in
      let words = phrase.lowercased().split { !($0.isLetter || "'’".contains($0)) }
        .filter { $0.contains(where: \.isLetter) && $0.count <= Self.longestWord }
      return words.isEmpty ? nil : words.map { String($0.map { $0 == "’" ? "'" : $0 }) }
    }
  }

  var isEmpty: Bool { phrases.isEmpty }

  /// The decimal logarithm of the probability of a word of a phrase after any other word.
  ///
  /// Larger values recognize more of the phrases, but also recognize them where something else was
  /// said. The value was chosen with `Benchmarks/Sources/vocabulary`.
  private static let likely = -3.0

  /// The maximum length of a likely phrase, in words.
  ///
  /// In a longer phrase, such as a server's prompt, only the words that the general model lacks
  /// count as likely.
  private static let longestPhrase = 4

  private static let never = -99.0

  /// The decimal logarithm of the probability of a word of a phrase after the word before it.
  private static let follows = -0.7

  /// Returns an n-gram model of the phrases in ARPA format, to be added to the general model.
  ///
  /// A word is likely on its own if `isGeneral` is false for it, that is, if the general model lacks it,
  /// or if it is a phrase; other words are only likely after the word before them. The model contains
  /// only the words for which `isKnown` is true.
  func model(isKnown: (String) -> Bool, isGeneral: (String) -> Bool) -> String {
    var words: [String: Bool] = [:]
    var pairs: Set<String> = []
    let parts = phrases.flatMap { phrase in
      phrase.count <= Self.longestPhrase ? [phrase] : phrase.filter { !isGeneral($0) }.map { [$0] }
    }
    for phrase in parts where phrase.allSatisfy(isKnown) {
      for word in phrase where words[word] != true {
        words[word] = phrase.count == 1 || !isGeneral(word)
      }
      for (first, second) in zip(phrase, phrase.dropFirst()) { pairs.insert("\(first) \(second)") }
    }
    var lines = ["\\data\\", "ngram 1=\(words.count + 3)"]
    if !pairs.isEmpty { lines.append("ngram 2=\(pairs.count)") }
    lines += ["", "\\1-grams:"]
    // The backoff weight, 0, is required before pairs.
    lines += ["<UNK>", "<s>", "</s>"].map { "\(Self.never) \($0) 0" }
    lines += words.sorted { $0.key < $1.key }
      .map { "\($0.value ? Self.likely : Self.never) \($0.key) 0" }
    if !pairs.isEmpty {
      lines += ["", "\\2-grams:"] + pairs.sorted().map { "\(Self.follows) \($0)" }
    }
    return (lines + ["", "\\end\\", ""]).joined(separator: "\n")
  }
}
