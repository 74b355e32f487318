/// Assembles finished text from words, signs, and figures.
struct Composer {
  private(set) var result = FinishedText()
  private(set) var context: TextContext
  private let initialContext: TextContext
  private let casing: Bool

  /// A place where an utterance began.
  fileprivate struct Utterance {
    let text: Int
    let context: TextContext
  }

  /// The places where utterances began, in order.
  private var utterances: [Utterance]

  /// The state to which interim text can return.
  struct Mark {
    let text: Int
    let pieces: Int
    let context: TextContext
    fileprivate let utterances: [Utterance]
    let lastPiece: FinishedText.Piece?
    let separator: String
  }

  init(_ context: TextContext, casing: Bool) {
    self.context = context
    self.casing = casing
    utterances = [Utterance(text: 0, context: context)]
    initialContext = context
  }

  var mark: Mark {
    Mark(
      text: result.text.utf8.count, pieces: result.pieces.count, context: context,
      utterances: utterances, lastPiece: result.pieces.last,
      separator: result.separator)
  }

  /// Returns to `mark`; no text before it may have been removed since.
  mutating func restore(_ mark: Mark) {
    cut(to: mark.text)
    result.pieces.removeLast(result.pieces.count - mark.pieces)
    if let last = mark.lastPiece { result.pieces[mark.pieces - 1] = last }
    context = mark.context
    utterances = mark.utterances
    result.separator = mark.separator
  }

  /// Starts an utterance: “scratch that” removes the text from here on.
  mutating func beginUtterance() {
    let start = result.text.utf8.count
    if utterances.last?.text != start {
      utterances.append(Utterance(text: start, context: context))
    }
  }

  /// Appends a word as said.
  mutating func append(_ token: Token, words: Range<Int>, names: [String: String]) {
    var text = token.text
    if casing, context.capitals == .normal, context.next == .normal {
      if let name = names.isEmpty ? nil : names[text.lowercased()] {
        text = name
      } else if let written = token.lexeme.written {
        text = written
      }
      if context.startsSentence { text = Self.capitalized(text) }
    }
    text = capitals(text)
    let isChanged = text.utf8.count != token.text.utf8.count
    if !token.lead.isEmpty || !token.trail.isEmpty {
      text = token.lead + text + token.trail
    }
    if token.continuesWord { text = "-" + text }
    append(
      text, words: words, isChanged: isChanged, continuesWord: token.continuesWord)
    if let last = token.trail.last, ".!?".contains(last) { context.startsSentence = true }
  }

  /// Appends `text` written for several words.
  mutating func append(
    written text: String, words: Range<Int>, lead: String, trail: String, continuesWord: Bool,
    startsWithWord: Bool
  ) {
    let isFirst = startsWithWord && casing && context.startsSentence
    let text = isFirst ? Self.capitalized(text) : text
    append(
      lead + capitals(text) + trail, words: words, isChanged: true, continuesWord: continuesWord)
    if let last = trail.last, ".!?".contains(last) { context.startsSentence = true }
  }

  private mutating func append(
    _ text: String, words: Range<Int>, isChanged: Bool, continuesWord: Bool
  ) {
    if continuesWord, let last = result.pieces.indices.last {
      result.text += text
      result.pieces[last].text = result.pieces[last].text.lowerBound..<result.text.utf8.count
      result.pieces[last].words = result.pieces[last].words.lowerBound..<words.upperBound
      result.pieces[last].isChanged = result.pieces[last].isChanged || isChanged
    } else {
      separate()
      let start = result.text.utf8.count
      result.text += text
      add(start, words, isChanged)
    }
    context.startsSentence = false
    context.invitesQuote = false
    context.isOpen = false
    context.next = .normal
  }

  /// Appends a punctuation mark.
  mutating func append(_ sign: Sign, words: Range<Int>) {
    switch sign.spaces {
    case .after, .none: break
    case .before, .around: separate()
    }
    let start = result.text.utf8.count
    result.text += sign.text
    add(start, words, true)
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

  mutating func appendLines(_ count: Int, words: Range<Int>) {
    while result.text.utf8.last == UInt8(ascii: " ") { result.text.removeLast() }
    let start = result.text.utf8.count
    result.text += String(repeating: "\n", count: count)
    add(start, words, true)
    context.isOpen = true
    context.startsSentence = true
    beginUtterance()
  }

  /// Appends a piece without text for `words`.
  mutating func omit(_ words: Range<Int>) { add(result.text.utf8.count, words, true) }

  mutating func change(_ change: (inout TextContext) -> Void) { change(&context) }

  mutating func append(_ command: FinishingCommand) {
    result.commands.append(.init(command: command, place: result.text.utf8.count))
  }

  /// Removes the text of the utterance, or returns false if there is none.
  mutating func scratch() -> Bool {
    while let last = utterances.last {
      if last.text < result.text.utf8.count {
        remove(from: last.text)
        context = last.context
        return true
      }
      if utterances.count == 1 { return false }
      utterances.removeLast()
    }
    return false
  }

  /// Removes the last word, or returns false if there is none.
  mutating func deleteWord() -> Bool {
    guard let last = result.pieces.last(where: { !$0.text.isEmpty }) else { return false }
    var start = last.text.lowerBound
    let bytes = Array(result.text.utf8)
    if start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    remove(from: start)
    if start == 0 { context = initialContext } else { context = TextContext(after: result.text) }
    while utterances.count > 1, let last = utterances.last, last.text > start {
      utterances.removeLast()
    }
    return true
  }

  private mutating func remove(from start: Int) {
    cut(to: start)
    if start == 0 { result.separator = "" }
    for index in result.pieces.indices where result.pieces[index].text.upperBound > start {
      let from = min(result.pieces[index].text.lowerBound, start)
      result.pieces[index].text = from..<min(from, start)
      result.pieces[index].isChanged = true
    }
  }

  private mutating func cut(to count: Int) {
    guard count < result.text.utf8.count else { return }
    let utf8 = result.text.utf8
    result.text.removeSubrange(utf8.index(utf8.startIndex, offsetBy: count)..<utf8.endIndex)
  }

  private mutating func separate() {
    guard !context.isOpen else { return }
    if result.text.isEmpty { result.separator = " " } else { result.text += " " }
  }

  private mutating func add(_ start: Int, _ words: Range<Int>, _ isChanged: Bool) {
    result.pieces.append(
      .init(text: start..<result.text.utf8.count, words: words, isChanged: isChanged))
  }

  private func capitals(_ text: String) -> String {
    if context.next == .all || context.capitals == .all { return text.uppercased() }
    return context.next == .titles || context.capitals == .titles ? Self.capitalized(text) : text
  }

  private static func capitalized(_ text: String) -> String {
    guard let first = text.utf8.first else { return text }
    if first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") {
      return String(UnicodeScalar(first - 32)) + text.dropFirst()
    }
    return first < 128 ? text : text.prefix(1).uppercased() + text.dropFirst()
  }
}
