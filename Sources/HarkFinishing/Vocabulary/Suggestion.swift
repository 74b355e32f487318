extension Vocabulary {
  /// Returns the entry that a person's correction of recognized text suggests; `nil` if the correction
  /// is another kind of change.
  ///
  /// It suggests an entry if one to four words were replaced by words that sound similar and look like
  /// a name or a term: they have a capital letter or are not common. `said` is the text before the
  /// correction and `corrected` the text after it; `language` is a tag such as `en-US`. The result is
  /// not stored anywhere; ask the person first. Returns `nil` for languages that are not supported.
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
      isAtStart: isAtStart, spelling: .of(language), lexicon: language.lexicon)
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

/// A replacement of recognized words by a person.
private struct Correction {
  let said: String
  let written: String

  /// Whether it starts the text, where every word has a capital letter.
  let isAtStart: Bool
  let spelling: Spelling
  let lexicon: Lexicon

  /// The difference per sound up to which words count as the same, said differently.
  private static let similar = 0.5

  /// The minimum number of sounds of common words that may be replaced wherever they are said.
  private static let distinctive = 5

  var entry: Vocabulary.Entry? {
    guard looksLikeName else { return nil }
    if said.lowercased() == written.lowercased() { return Vocabulary.Entry(written) }
    let heard = spelling.sounds(of: said.lowercased())
    let meant = spelling.sounds(of: written.lowercased())
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

  /// Whether `word` is one that finishing treats by rules, such as a number or a weekday.
  private func isKnown(_ word: String) -> Bool { lexicon[word] !== Lexeme.unknown }

  /// Whether the words would rarely be said for anything else.
  private func isDistinctive(_ heard: SoundSequence) -> Bool {
    let words = said.lowercased().split(separator: " ").map(String.init)
    guard words.allSatisfy({ isKnown($0) || spelling.common.contains($0) }) else { return true }
    return words.count > 1 && heard.count >= Self.distinctive
  }

  /// The edit distance between the sequences: 1 for a sound too many, at most 1 for another sound.
  private func distance(_ first: SoundSequence, _ second: SoundSequence) -> Double {
    var row = (0...second.count).map(Double.init)
    for (place, sound) in first.sounds.enumerated() {
      var diagonal = row[0]
      row[0] = Double(place + 1)
      for (column, other) in second.sounds.enumerated() {
        let change = sound.group == other.group ? sound.difference(from: other) : 1
        let best = min(diagonal + change, row[column] + 1, row[column + 1] + 1)
        diagonal = row[column + 1]
        row[column + 1] = best
      }
    }
    return row[second.count]
  }
}
