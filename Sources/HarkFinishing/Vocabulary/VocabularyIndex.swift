/// A vocabulary, indexed for a language.
struct VocabularyIndex: Sendable {
  /// A phrase that is replaced wherever its exact words are spoken.
  private struct Phrase: Sendable {
    let words: [String]
    let text: String
  }

  /// The written forms of single words that differ from their lowercase spelling only in case.
  private(set) var cases: [String: String] = [:]

  private let entries: [Vocabulary.Entry]
  private let spelling: Spelling

  /// The phrases by their first word, longest first.
  private var phrases: [String: [Phrase]] = [:]
  private(set) var tree = PhonemeTree()

  /// The maximum number of recognized words to compare with an entry.
  static let mostWords = 4

  /// The maximum length of a form that is compared by its phonemes, in UTF-8 code units: four words of 16
  /// letters.
  static let longestForm = 64

  init(_ vocabulary: Vocabulary, spelling: Spelling) {
    entries = vocabulary.entries
    self.spelling = spelling
    for replacement in vocabulary.replacements {
      add(replacement.phrase, replacement.text)
    }
    for (place, entry) in entries.enumerated() {
      for form in entry.spokenForms { add(form, entry.written) }
      if Self.words(entry.written).count > 1 {
        add(entry.written, entry.written)
      } else {
        addCase(entry.written)
      }
      for form in [entry.written] + entry.spokenForms { addPhonemes(form, place) }
    }
    for key in phrases.keys {
      // `sorted` is not guaranteed to be stable, so the offset breaks ties.
      phrases[key] = phrases[key]?.enumerated()
        .sorted { ($1.element.words.count, $0.offset) < ($0.element.words.count, $1.offset) }
        .map(\.element)
    }
  }

  var isEmpty: Bool { phrases.isEmpty && entries.isEmpty }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private mutating func add(_ phrase: String, _ text: String) {
    let words = Self.words(phrase)
    if let first = words.first {
      phrases[first, default: []].append(.init(words: words, text: text))
    }
  }

  private mutating func addCase(_ written: String) {
    let key = written.lowercased()
    guard cases[key] == nil, !spelling.common.contains(key) else { return }
    cases[key] = written
    if !key.hasSuffix("s") { cases[key + "'s"] = written + "'s" }
  }

  private mutating func addPhonemes(_ form: String, _ entry: Int) {
    let form = form.lowercased()
    let count = Self.words(form).count
    // A pasted page has hundreds of possible spellings, and no spoken phrase matches it.
    guard count <= Self.mostWords, form.utf8.count <= Self.longestForm else { return }
    for spelled in spelling.spellings(of: form) {
      let phonemes = spelling.phonemes(of: spelled)
      if phonemes.count > 2 { tree.insert(.init(entry: entry, phonemes: phonemes, words: count)) }
    }
  }
}

// MARK: - Matching

extension VocabularyIndex {
  /// Returns the entry or the replacement for the words from `index` on; `nil` if there is none.
  ///
  /// `words` are the words of the segment. Words that differ from an entry only in case are not
  /// replaced here; see `cases`.
  func read(_ reader: Reader, _ words: [SpokenWord], at index: Int) -> Reading? {
    if isEmpty || reader.token(index).joint != nil { return nil }
    return phrase(reader, at: index) ?? alternative(reader, words, at: index)
      ?? entry(reader, words, at: index)
  }

  private func phrase(_ reader: Reader, at index: Int) -> Reading? {
    guard !phrases.isEmpty, let found = phrases[reader.token(index).text.lowercased()] else {
      return nil
    }
    for phrase in found {
      let isSaid = phrase.words.indices.dropFirst().allSatisfy {
        reader.token(follows: index, by: $0)?.text.lowercased() == phrase.words[$0]
      }
      if isSaid { return reading(phrase.text, end: index + phrase.words.count) }
    }
    return nil
  }

  /// Returns the entry that the recognizer reports as an alternative.
  private func alternative(_ reader: Reader, _ words: [SpokenWord], at index: Int) -> Reading? {
    let token = reader.token(index)
    let word = words[token.word]
    guard !word.alternatives.isEmpty else { return nil }
    let isCertain = word.confidence.map { $0 >= PhonemeEvidence.certain } ?? false
    if isCertain && isCommon(token) { return nil }
    for text in word.alternatives {
      if let written = cases[text.lowercased()], written.lowercased() != token.text.lowercased() {
        return reading(written, end: index + 1)
      }
    }
    return nil
  }

  /// Returns the entry that sounds most like the longest matching run of words from `index` on.
  private func entry(_ reader: Reader, _ words: [SpokenWord], at index: Int) -> Reading? {
    var place = PhonemeTree.Place.start
    var heard = PhonemeSequence()
    var commonWords = 0
    var confidence: Double?
    var best: (entry: Int, end: Int, ending: Substring)?
    for count in 1...Self.mostWords {
      guard let token = reader.token(follows: index, by: count - 1) else { break }
      let (stem, ending) = Self.possessive(token.text)
      let isKnown = spelling.read(stem) {
        guard heard.append($0) else { return true }
        guard let next = tree.place(after: place, $0) else { return false }
        place = next
        return true
      }
      guard isKnown else { break }
      let leaves = tree.leaves(at: place)
      let continues = ending.isEmpty && count < Self.mostWords && tree.continues(after: place)
      guard continues || !leaves.isEmpty else { break }
      if isCommon(token) { commonWords += 1 }
      if let own = words[token.word].confidence { confidence = min(confidence ?? 1, own) }
      if let found = match(leaves, heard, count, commonWords, confidence) {
        best = (found, index + count, ending)
      }
      guard continues else { break }
    }
    guard let best else { return nil }
    let written = entries[best.entry].written
    return written.lowercased() == said(reader, index..<best.end, without: best.ending)
      ? nil : reading(written + best.ending, end: best.end)
  }

  private func match(
    _ leaves: [PhonemeTree.Leaf], _ heard: PhonemeSequence, _ count: Int, _ commonWords: Int,
    _ confidence: Double?
  ) -> Int? {
    var best: (entry: Int, difference: Double)?
    for leaf in leaves {
      let evidence = PhonemeEvidence(
        difference: heard.difference(from: leaf.phonemes), phonemes: heard.count, words: count,
        entryWords: leaf.words, commonWords: commonWords, confidence: confidence)
      guard evidence.isConvincing else { continue }
      if evidence.difference < best?.difference ?? .infinity {
        best = (leaf.entry, evidence.difference)
      }
    }
    return best?.entry
  }

  private func said(_ reader: Reader, _ range: Range<Int>, without ending: Substring) -> String {
    let text = range.map { reader.token($0).text.lowercased() }.joined(separator: " ")
    return String(text.dropLast(ending.count))
  }

  private func isCommon(_ token: Token) -> Bool {
    token.lexeme !== Lexeme.unknown || spelling.common.contains(token.text.lowercased())
  }

  private func reading(_ text: String, end: Int) -> Reading {
    let isLower = text == text.lowercased()
    return Reading(end: end, text: text, startsWithWord: isLower)
  }

  private static func possessive(_ text: String) -> (stem: Substring, ending: Substring) {
    guard text.hasSuffix("'s") || text.hasSuffix("’s") else { return (text[...], "") }
    return (text.dropLast(2), text.suffix(2))
  }
}

extension Reader {
  /// Returns the token at `index + offset` if it starts a word and the recognizer wrote no
  /// punctuation between it and the token at `index`.
  fileprivate func token(follows index: Int, by offset: Int) -> Token? {
    guard self[index + offset] !== Lexeme.nothing else { return nil }
    let token = token(index + offset)
    return offset > 0 && token.joint != nil ? nil : token
  }
}
