extension Vocabulary {
  /// Returns the entry suggested by the user's correction of recognized text; `nil` if the change
  /// is not such a correction.
  ///
  /// A correction suggests an entry if it replaces one to four words with words that sound similar
  /// and look like a name or a term: they are capitalized or uncommon. `said` is the text before
  /// the correction and `corrected` the text after it; `language` is a tag such as `en-US`. The
  /// result is not stored; ask the user before adding it. Returns `nil` for unsupported languages.
  public static func suggestion(said: String, corrected: String, language: String) -> Entry? {
    guard let language = Languages.language(for: language) else { return nil }
    var old = words(of: said)[...]
    var new = words(of: corrected)[...]
    var isAtStart = true
    while let first = old.first, first == new.first {
      old.removeFirst()
      new.removeFirst()
      isAtStart = false
    }
    while let last = old.last, last == new.last {
      old.removeLast()
      new.removeLast()
    }
    let limit = 1...VocabularyIndex.mostWords
    guard limit.contains(old.count), limit.contains(new.count) else { return nil }
    let correction = Correction(
      said: old.joined(separator: " "), written: new.joined(separator: " "),
      isAtStart: isAtStart, spelling: language.spelling, lexicon: language.lexicon)
    return correction.entry
  }

  /// The words of `text` without the punctuation around them.
  private static func words(of text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).compactMap { word in
      guard let first = word.firstIndex(where: { $0.isLetter || $0.isNumber }),
        let last = word.lastIndex(where: { $0.isLetter || $0.isNumber })
      else { return nil }
      return String(word[first...last])
    }
  }
}

/// A replacement of recognized words by the user.
private struct Correction {
  let said: String
  let written: String

  /// Whether the correction is at the start of the text, where any word is capitalized.
  let isAtStart: Bool
  let spelling: Spelling
  let lexicon: Lexicon

  /// The maximum difference per phoneme at which the words count as pronunciations of the same words.
  private static let similar = 0.5

  /// The minimum number of phonemes in common words that may be replaced wherever they occur.
  private static let distinctive = 5

  var entry: Vocabulary.Entry? {
    guard looksLikeName else { return nil }
    if said.lowercased() == written.lowercased() { return Vocabulary.Entry(written) }
    let heard = spelling.phonemes(of: said.lowercased())
    let meant = spelling.phonemes(of: written.lowercased())
    let longest = max(heard.count, meant.count)
    guard longest > 2, distance(heard, meant) <= Self.similar * Double(longest) else { return nil }
    return Vocabulary.Entry(written, spokenForms: isDistinctive(heard) ? [said.lowercased()] : [])
  }

  private var looksLikeName: Bool {
    written.split(separator: " ").enumerated().contains { place, word in
      let capitals = word.dropFirst(isAtStart && place == 0 ? 1 : 0)
      if isKnown(word.lowercased()) { return false }
      return capitals.contains(where: \.isUppercase) || !spelling.common.contains(word.lowercased())
    }
  }

  /// Whether finishing has rules for `word`, such as for a number or a weekday.
  private func isKnown(_ word: String) -> Bool { lexicon[word] !== Lexeme.unknown }

  /// Whether the recognized words would rarely mean anything else.
  private func isDistinctive(_ heard: PhonemeSequence) -> Bool {
    let words = said.lowercased().split(separator: " ").map(String.init)
    guard words.allSatisfy({ isKnown($0) || spelling.common.contains($0) }) else { return true }
    return words.count > 1 && heard.count >= Self.distinctive
  }

  /// Returns the edit distance between the sequences: 1 for an insertion or deletion, and at most 1
  /// for a substitution.
  private func distance(_ first: PhonemeSequence, _ second: PhonemeSequence) -> Double {
    var row = (0...second.count).map(Double.init)
    for (place, phoneme) in first.phonemes.enumerated() {
      var diagonal = row[0]
      row[0] = Double(place + 1)
      for (column, other) in second.phonemes.enumerated() {
        let change = phoneme.group == other.group ? phoneme.difference(from: other) : 1
        let best = min(diagonal + change, row[column] + 1, row[column + 1] + 1)
        diagonal = row[column + 1]
        row[column + 1] = best
      }
    }
    return row[second.count]
  }
}
