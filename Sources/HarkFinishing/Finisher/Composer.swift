/// Assembles finished text from words, punctuation marks, and numbers.
struct Composer: Sendable {
  private(set) var result = FinishedText()
  private(set) var context: TextContext
  private let casing: Bool

  /// The number of words in earlier segments; pieces count their words from the first segment.
  private var firstWord = 0

  /// The positions at which utterances began, in order.
  private var utterances: [Place]

  /// The pieces that have text, each with the position before it.
  private var written: [(piece: Int, before: Place)] = []

  /// The last edits, oldest first.
  private var edits: [Edit] = []

  /// The maximum number of edits that can be undone; each holds a copy of the text before it.
  private static let undoable = 8

  /// An edit that removed text.
  private struct Edit {
    let before: Composer

    /// The lengths of the text and of `written` after the edit.
    let text: Int
    let written: Int
    let commands: Int
  }

  /// A position in the text, with its context.
  fileprivate struct Place {
    let text: Int
    let context: TextContext
  }

  /// A state that the composer can restore when interim text changes.
  struct Mark {
    let text: Int
    let pieces: Int
    let written: Int
    let lastPiece: FinishedText.Piece?
    let separator: String
    let startsWithCapital: Bool
    let context: TextContext
    let commands: Int
    let utterances: Int
  }

  init(_ context: TextContext, casing: Bool) {
    self.context = context
    self.casing = casing
    utterances = [Place(text: 0, context: context)]
  }

  private var length: Int { result.text.utf8.count }
  private var place: Place { Place(text: length, context: context) }

  var mark: Mark {
    Mark(
      text: length, pieces: result.pieces.count, written: written.count,
      lastPiece: result.pieces.last, separator: result.separator,
      startsWithCapital: result.startsWithCapital, context: context,
      commands: result.commands.count, utterances: utterances.count)
  }

  /// Restores the state at `mark`; no text before it may have been removed since.
  mutating func restore(_ mark: Mark) {
    cut(to: mark.text)
    result.pieces.removeLast(result.pieces.count - mark.pieces)
    if let last = mark.lastPiece { result.pieces[mark.pieces - 1] = last }
    written.removeLast(written.count - mark.written)
    (result.separator, result.startsWithCapital) = (mark.separator, mark.startsWithCapital)
    context = mark.context
    result.commands.removeLast(result.commands.count - mark.commands)
    utterances.removeLast(utterances.count - mark.utterances)
  }

  mutating func change(_ change: (inout TextContext) -> Void) { change(&context) }

  /// Returns the result of `take` for the text, whose first `settled` UTF-8 code units are settled.
  mutating func take<Part>(settled: Int, _ take: (FinishedText) -> Part) -> Part {
    result.settled = settled
    defer { result.settled = 0 }
    return take(result)
  }

  /// Starts a segment that follows `words` words of earlier segments.
  mutating func beginSegment(after words: Int) {
    firstWord = words
    beginUtterance()
  }
}

// MARK: - Writing

extension Composer {
  /// Starts an utterance: “scratch that” removes the text from here on.
  mutating func beginUtterance() {
    if utterances.last?.text != length { utterances.append(place) }
  }

  /// Appends a word as spoken.
  mutating func append(_ token: Token, names: [String: String]) {
    if token.isEmpty { return omit(token.word..<token.word + 1) }
    var text = token.text
    if casing, context.capitals == .normal, context.next == .normal {
      if let name = names.isEmpty ? nil : names[text.lowercased()] {
        text = name
      } else if let written = token.lexeme.written {
        text = written
      }
      if context.startsSentence {
        let capitalized = Self.capitalized(text)
        noteStart(isCapitalized: capitalized != text)
        text = capitalized
      }
    }
    let isChanged = text.utf8.count != token.text.utf8.count
    append(
      (token.joint ?? "") + capitals(text), around: token, token,
      words: token.word..<token.word + 1, isChanged: isChanged,
      continues: token.joint != nil || token.text.isEmpty)
  }

  /// Appends `text`, which replaces the words from `first` to `last`.
  ///
  /// If `continues` is `true`, `text` follows the previous word without a space and joins its
  /// piece. If `startsWithWord` is `true`, `text` is capitalized at the start of a sentence.
  mutating func append(
    _ text: String, from first: Token, to last: Token, continues: Bool, startsWithWord: Bool
  ) {
    let isCapitalized = startsWithWord && casing && context.startsSentence
    let written = isCapitalized ? Self.capitalized(text) : text
    if isCapitalized { noteStart(isCapitalized: written != text) }
    append(
      (first.joint ?? "") + capitals(written), around: first, last,
      words: first.word..<last.word + 1, isChanged: true,
      continues: continues || first.joint != nil)
  }

  private mutating func append(
    _ text: String, around first: Token, _ last: Token, words: Range<Int>, isChanged: Bool,
    continues: Bool
  ) {
    let text = first.lead.isEmpty && last.trail.isEmpty ? text : first.lead + text + last.trail
    if continues, let piece = result.pieces.indices.last {
      result.text += text
      let start = result.pieces[piece]
      result.pieces[piece].text = start.text.lowerBound..<length
      result.pieces[piece].words = start.words.lowerBound..<words.upperBound + firstWord
      result.pieces[piece].isChanged = start.isChanged || isChanged
    } else {
      let before = place
      separate()
      let start = length
      result.text += text
      add(start, words, isChanged, before)
    }
    let end = last.trail.last { !TextContext.brackets.contains($0) }
    context.startsSentence = end.map(TextContext.ends.contains) ?? false
    context.invitesQuote = end == "," || end == ":"
    context.isOpen = false
    context.next = .normal
  }

  /// Appends a punctuation mark.
  mutating func append(_ sign: Sign, words: Range<Int>) {
    let before = place
    if sign.spaces == .before || sign.spaces == .around { separate() }
    let start = length
    result.text += sign.text
    add(start, words, true, before)
    context.isOpen = sign.spaces == .before || sign.spaces == .none
    if sign.endsSentence {
      context.startsSentence = true
    } else if sign.quotes == 0, sign.spaces == .after, !sign.isClosing {
      context.startsSentence = false
    }
    if sign.quotes > 0, context.invitesQuote { context.startsSentence = true }
    context.invitesQuote = sign.text == "," || sign.text == ":"
    context.quotes = max(0, context.quotes + sign.quotes)
    if sign.endsSentence { beginUtterance() }
  }

  /// Appends `count` line breaks.
  mutating func appendLines(_ count: Int, words: Range<Int>) {
    let before = place
    result.text += String(repeating: "\n", count: count)
    add(before.text, words, true, before)
    context.isOpen = true
    context.startsSentence = true
    context.invitesQuote = false
    beginUtterance()
  }

  /// Appends a piece without text for `words`.
  mutating func omit(_ words: Range<Int>) { add(length, words, true, place) }

  /// Omits `words`, but keeps the sentence-ending mark in `trail`, the punctuation that follows them.
  mutating func omit(_ words: Range<Int>, keeping trail: String) {
    guard let end = trail.last, TextContext.ends.contains(end), !context.startsSentence,
      !context.isOpen
    else { return omit(words) }
    let before = place
    // “so, um.”
    let follows = !context.invitesQuote && !result.text.isEmpty
    if follows { result.text += trail }
    add(before.text, words, true, before)
    context.startsSentence = true
  }

  private mutating func separate() {
    guard !context.isOpen else { return }
    if result.text.isEmpty { result.separator = " " } else { result.text += " " }
  }

  private mutating func add(_ start: Int, _ words: Range<Int>, _ isChanged: Bool, _ before: Place) {
    if start < length { written.append((result.pieces.count, before)) }
    result.pieces.append(
      .init(
        text: start..<length, words: words.lowerBound + firstWord..<words.upperBound + firstWord,
        isChanged: isChanged))
  }

  /// Records whether the first letter of the whole text is capitalized only because it starts a
  /// sentence.
  private mutating func noteStart(isCapitalized: Bool) {
    if result.text.isEmpty { result.startsWithCapital = isCapitalized }
  }

  private func capitals(_ text: String) -> String {
    if context.next == .all || context.capitals == .all { return text.uppercased() }
    return context.next == .titles || context.capitals == .titles ? Self.capitalized(text) : text
  }

  private static func capitalized(_ text: String) -> String {
    // In a decomposed letter, the accent follows an ASCII letter.
    guard let first = text.utf8.first, first < 128, text.utf8.dropFirst().first ?? 0 < 128 else {
      return text.prefix(1).uppercased() + text.dropFirst()
    }
    guard first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else { return text }
    return String(UnicodeScalar(first - 32)) + text.dropFirst()
  }
}

// MARK: - Removing

extension Composer {
  /// Adds a command for the caller.
  mutating func append(_ command: FinishingCommand) {
    result.commands.append(command)
  }

  /// Restores the text that the last edit removed, or else removes the last utterance; returns false if
  /// there is neither.
  mutating func undo() -> Bool {
    guard let last = edits.last, last.text == length, last.written == written.count,
      last.commands == result.commands.count
    else { return scratch() }
    let earlier = edits.dropLast()
    let commands = result.pieces.dropFirst(last.before.result.pieces.count)
    let segment = firstWord
    self = last.before
    (edits, firstWord) = (Array(earlier), segment)
    for piece in commands {
      result.pieces.append(.init(text: length..<length, words: piece.words, isChanged: true))
    }
    return true
  }

  /// Removes the text of the last utterance that has any; returns false if there is none.
  mutating func scratch() -> Bool { edit { $0.removeUtterance() } }

  /// Removes the last piece that has text; returns false if there is none.
  mutating func deleteWord() -> Bool { edit { $0.removePiece() } }

  private mutating func edit(_ remove: (inout Composer) -> Bool) -> Bool {
    var before = self
    before.edits = []
    guard remove(&self) else { return false }
    edits = edits.suffix(Self.undoable - 1)
    edits.append(
      Edit(
        before: before, text: length, written: written.count, commands: result.commands.count))
    return true
  }

  private mutating func removeUtterance() -> Bool {
    while let last = utterances.last {
      if last.text < length {
        remove(from: last)
        return true
      }
      if utterances.count == 1 { return false }
      utterances.removeLast()
    }
    return false
  }

  private mutating func removePiece() -> Bool {
    guard let last = written.last else { return false }
    remove(from: last.before)
    while utterances.count > 1, let last = utterances.last, last.text > length {
      utterances.removeLast()
    }
    return true
  }

  private mutating func remove(from place: Place) {
    cut(to: place.text)
    context = place.context
    if place.text == 0 { (result.separator, result.startsWithCapital) = ("", false) }
    while let last = written.last, last.before.text >= place.text {
      result.pieces[last.piece].text = place.text..<place.text
      result.pieces[last.piece].isChanged = true
      written.removeLast()
    }
    // Words that were omitted after this position now belong to the new end.
    for index in result.pieces.indices.reversed() {
      guard result.pieces[index].text.lowerBound > place.text else { break }
      result.pieces[index].text = place.text..<place.text
    }
  }

  private mutating func cut(to count: Int) {
    guard count < length else { return }
    let utf8 = result.text.utf8
    result.text.removeSubrange(utf8.index(utf8.startIndex, offsetBy: count)..<utf8.endIndex)
  }
}
