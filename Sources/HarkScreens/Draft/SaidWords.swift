import Hark

/// Recognized words at the cursor, and the other ways to write them.
public struct SaidWords: Sendable, Equatable {
  /// The place of the words, in characters of the draft's text.
  public let range: Range<Int>

  /// The spoken form, such as “twenty five dollars” for “$25”; `nil` if the text differs from it at most
  /// by capitalization.
  public let words: String?

  /// Other words that may have been said instead, as they would be written in the text, most likely
  /// first.
  public let alternatives: [String]
}

extension Draft {
  /// The recognized words at the cursor that can be written in another way; `nil` if there are none,
  /// during a recording, and after they were edited.
  public var saidWords: SaidWords? {
    guard !isRecording, !said.isEmpty, let selection else { return nil }
    guard let piece = said.piece(at: text.bytes(of: selection)) else { return nil }
    let start = text.characterOffset(ofByte: piece.bytes.lowerBound)
    let end = text.characterOffset(ofByte: piece.bytes.upperBound)
    let written = text.dropFirst(start).prefix(end - start)
    let alternatives = piece.alternatives.map { written.with(word: $0, after: text.prefix(start)) }
      .filter { $0.lowercased() != written.lowercased() }
    if piece.words == nil && alternatives.isEmpty { return nil }
    return SaidWords(range: start..<end, words: piece.words, alternatives: alternatives)
  }

  /// Replaces the finished words at the cursor with their spoken form; does nothing if they do not differ.
  public mutating func restoreSaidWords() throws(EditRefusal) {
    guard let said = saidWords, let words = said.words else { return }
    try write(words, in: said.range)
  }

  /// Replaces the recognized words at the cursor with `alternative`; does nothing if it is not one of
  /// their alternatives.
  public mutating func replaceSaidWords(with alternative: String) throws(EditRefusal) {
    guard let said = saidWords, said.alternatives.contains(alternative) else { return }
    try write(alternative, in: said.range)
  }

  private mutating func write(_ words: String, in range: Range<Int>) throws(EditRefusal) {
    let before = String(text.prefix(range.lowerBound))
    let after = String(text.dropFirst(range.upperBound))
    try replace(
      range, with: Spacing.between(before, words) + words + Spacing.between(words, after))
  }

  /// Ends the recording with its complete transcript, whose finished words can be replaced with
  /// their spoken form.
  package mutating func endRecording(_ transcript: Transcript) {
    _ = hear(transcript)
    let part = recording
    endRecording()
    recognized = text
    // A transcript that did not fit is not the text of the field.
    guard let part, part.spoken.text.utf8.count == transcript.text.utf8.count else { return }
    said.add(transcript.saidPieces, at: part.start)
  }
}

extension Draft {
  /// Returns the entry of a vocabulary that the user's correction of recognized words suggests.
  ///
  /// Returns `nil` if there is none, during a recording, and while the user types a word; `language` is
  /// that of the words.
  /// Nothing is remembered unless the user asks for it.
  package func correction(language: LocaleTag?) -> Vocabulary.Entry? {
    guard !isRecording, !isTypingWord, let language, let recognized, recognized != text else {
      return nil
    }
    let entry = Vocabulary.suggestion(
      said: recognized, corrected: text, language: language.language)
    // An entry that a line cannot express would change its meaning in the user's list.
    guard let entry, (try? Vocabulary(lines: entry.line)) == Vocabulary(entries: [entry]) else {
      return nil
    }
    return entry
  }

  /// Whether the cursor is still at the word that the user is typing or deleting.
  private var isTypingWord: Bool {
    guard history.isInRun, let cursor = selection?.lowerBound else { return false }
    return text.prefix(cursor).last.map { $0.isLetter || $0.isNumber } ?? false
  }

  /// Dismisses the suggested correction after the user has accepted it.
  mutating func closeCorrection() { recognized = text }
}

extension Vocabulary.Entry {
  /// The line of the entry in the text form of a vocabulary.
  package var line: String { Vocabulary(entries: [self]).lines }
}

extension Substring {
  /// Returns `word` with the punctuation at the end of this text, and with a capital letter if this
  /// text has one because it starts a sentence after `before`.
  fileprivate func with(word: String, after before: Substring) -> String {
    let isMark = { (character: Character) in !character.isLetter && !character.isNumber }
    // Punctuation that was spoken is replaced as a whole.
    let marks = allSatisfy(isMark) ? "" : String(reversed().prefix(while: isMark).reversed())
    let word = String(word.reversed().drop(while: isMark).reversed()) + marks
    // Only the end of the preceding text matters, so a long text need not be read in full.
    let startsSentence = TextContext(after: before.suffix(16)).startsSentence
    guard startsSentence, first?.isUppercase == true else { return word }
    return word.prefix(1).uppercased() + word.dropFirst()
  }
}

/// The pieces of a text that can be written in another way, in UTF-8 code units of the text, in order.
struct SaidPieces: Sendable, Equatable {
  private var pieces: [SaidPiece] = []

  var isEmpty: Bool { pieces.isEmpty }

  /// Returns the piece that contains the cursor or part of the selection, or was changed and ends there.
  func piece(at selection: Range<Int>) -> SaidPiece? {
    let near = pieces.filter {
      // A cursor at the end of an unchanged word does not touch the word, because every recording
      // leaves the cursor there.
      let end = $0.words == nil ? $0.bytes.upperBound - 1 : $0.bytes.upperBound
      return $0.bytes.lowerBound <= selection.upperBound && selection.lowerBound <= end
    }
    return near.first { $0.bytes.lowerBound < selection.upperBound } ?? near.first
  }

  /// Inserts the pieces of a text that was inserted at `start`.
  mutating func add(_ new: [SaidPiece], at start: Int) {
    let place = pieces.firstIndex { $0.bytes.lowerBound >= start } ?? pieces.count
    pieces.insert(contentsOf: new.map { $0.moved(by: start) }, at: place)
  }

  /// Adjusts the pieces to a change of the text: moves those after it, and removes those that overlap it.
  mutating func replace(_ bytes: Range<Int>, withLength length: Int) {
    pieces = pieces.compactMap { piece in
      if piece.bytes.upperBound <= bytes.lowerBound { return piece }
      if piece.bytes.lowerBound < bytes.upperBound { return nil }
      return piece.moved(by: length - bytes.count)
    }
  }
}

extension SaidPiece {
  fileprivate func moved(by count: Int) -> SaidPiece {
    var moved = self
    moved.bytes = bytes.lowerBound + count..<bytes.upperBound + count
    return moved
  }
}
