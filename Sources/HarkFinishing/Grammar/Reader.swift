/// The words of a segment as a grammar sees them.
///
/// A grammar decides only by the words that it requests. The reader records how far it looked, so that a
/// decision on interim text is known to be final if it did not depend on the end.
package final class Reader {
  private let tokens: [Token]
  private let isComplete: Bool

  /// The number of words that the decisions so far depend on.
  private(set) var reach = 0

  /// The word where the decision began, and the last word without punctuation between it and that one.
  private var start = 0
  private var clear = 0

  /// Whether the decision since the last `begin(at:)` depends on words that may still come.
  private(set) var touchedEnd = false

  init(_ tokens: [Token], isComplete: Bool, reach: Int = 0) {
    self.tokens = tokens
    self.reach = reach
    self.isComplete = isComplete
  }

  /// The index after the last word so far.
  var count: Int { tokens.count }

  /// Begins a decision about the words from `index` on.
  func begin(at index: Int) {
    touchedEnd = false
    start = index
    clear = index
  }

  /// The word at `index`; `Lexeme.nothing` before the first and after the last, and after punctuation of
  /// the recognizer that follows the word where the decision began.
  package subscript(index: Int) -> Lexeme {
    guard index >= 0 else { return .nothing }
    if index > start {
      while clear < index, clear + 1 < tokens.count, !isSeparated(clear + 1) { clear += 1 }
      if clear < index, clear + 1 < tokens.count {
        reach = max(reach, clear + 2)
        return .nothing
      }
    }
    reach = max(reach, index + 1)
    guard index < tokens.count else {
      if !isComplete { touchedEnd = true }
      return .nothing
    }
    return tokens[index].lexeme
  }

  /// Whether the recognizer wrote punctuation between the words at `index - 1` and `index`.
  private func isSeparated(_ index: Int) -> Bool {
    !(tokens[index - 1].trail.isEmpty && tokens[index].lead.isEmpty)
  }

  /// The word at `index` as recognized.
  package func text(_ index: Int) -> String {
    _ = self[index]
    return tokens.indices.contains(index) ? tokens[index].text : ""
  }

  /// Whether the words at `index - 1` and `index` belong together: no pause and no punctuation of the
  /// recognizer lies between them.
  package func isJoined(_ index: Int) -> Bool {
    guard index > 0, index < tokens.count else { return false }
    return !tokens[index].followsPause && !isSeparated(index)
  }

  /// Whether the speaker paused before the word at `index`.
  package func followsPause(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].followsPause
  }

  /// Whether the words at `index` are `words`.
  package func matches(_ words: [String], at index: Int) -> Bool {
    words.indices.allSatisfy { self[index + $0].key == words[$0] }
  }

  func token(_ index: Int) -> Token { tokens[index] }
}

/// The reading of the words from an index on.
package struct Reading: Equatable {
  /// The index after the last word of the reading.
  package var end: Int

  /// How its words are written; `nil` if they are written as words.
  package var text: String?

  /// Whether the text continues the previous word without a space, as “@” does.
  package var continues: Bool

  /// Whether the text starts with a word, which takes a capital letter at the start of a sentence.
  package var startsWithWord = false

  package init(end: Int, text: String?, continues: Bool = false, startsWithWord: Bool = false) {
    self.startsWithWord = startsWithWord
    self.end = end
    self.text = text
    self.continues = continues
  }
}

/// A language in which text can be finished.
///
/// Its lexicon defines its words, and its grammar how numbers are said. Everything else is shared.
package protocol FinishingLanguage: Sendable {
  /// The code of the language, such as `en`.
  var code: String { get }

  var lexicon: Lexicon { get }

  var style: NumberStyle { get }

  /// The domains that can end a web address without “www” before it.
  var domains: Set<String> { get }

  /// Returns how the words from `index` on are written if they form a number, date, time, amount, or
  /// address, or `nil`.
  ///
  /// Looks only at words that matter, because interim text waits for each word that is looked at. A rule
  /// that rejects its first word must not look at the second.
  func read(_ reader: Reader, at index: Int) -> Reading?

  /// Returns the word at `index` with the capital letters that it has only in some places, such as “May”,
  /// or `nil`. Called only for words that have the role `sometimesName`.
  func name(_ reader: Reader, at index: Int) -> String?
}

extension FinishingLanguage {
  package var domains: Set<String> { Addresses.domains }

  package func name(_ reader: Reader, at index: Int) -> String? { nil }
}
