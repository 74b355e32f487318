/// A grammar's view of the words of a segment.
///
/// Decisions depend only on the requested words. The reader records how far the grammar has looked,
/// so that a decision about interim text is known to be final if it does not depend on the end.
final class Reader {
  private let tokens: [Token]
  private let isComplete: Bool

  /// The number of words on which the decisions so far depend.
  private(set) var reach = 0

  /// The index where the decision began, and the last index known to follow it without punctuation.
  private var start = 0
  private var clear = 0

  /// Whether the decision since the last `begin(at:)` depends on words that may still come.
  private(set) var touchedEnd = false

  init(_ tokens: [Token], isComplete: Bool, reach: Int = 0) {
    self.tokens = tokens
    self.reach = reach
    self.isComplete = isComplete
  }

  /// Begins a decision about the words from `index` on.
  func begin(at index: Int) {
    touchedEnd = false
    start = index
    clear = index
  }

  /// The word at `index`; `Lexeme.nothing` before the first word, after the last, and after any
  /// punctuation by the recognizer that follows the word where the decision began.
  subscript(index: Int) -> Lexeme {
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
  func text(_ index: Int) -> String {
    _ = self[index]
    return tokens.indices.contains(index) ? tokens[index].text : ""
  }

  /// Whether neither a pause nor punctuation by the recognizer separates the words at `index - 1`
  /// and `index`.
  func isJoined(_ index: Int) -> Bool {
    guard index > 0, isKnown(index) else { return false }
    return !tokens[index].followsPause && !isSeparated(index)
  }

  /// Whether the speaker paused before the word at `index`.
  func followsPause(_ index: Int) -> Bool {
    isKnown(index) && tokens[index].followsPause
  }

  /// Whether there is a word at `index`; if so, the decision depends on that word's time.
  private func isKnown(_ index: Int) -> Bool {
    guard index >= 0 else { return false }
    reach = max(reach, index + 1)
    guard index >= tokens.count else { return true }
    if !isComplete { touchedEnd = true }
    return false
  }

  /// Returns the token at `index`, which must exist.
  func token(_ index: Int) -> Token { tokens[index] }

  /// Whether `words` are the words from `index` on.
  func matches(_ words: [String], at index: Int) -> Bool {
    words.indices.allSatisfy { self[index + $0].key == words[$0] }
  }
}

/// A reading of the words from an index on.
struct Reading: Equatable {
  /// The index after the last word of the reading.
  var end: Int

  /// The written form of its words; `nil` if they remain words.
  var text: String?

  /// Whether the text continues the previous word without a space, as “@” does.
  var continues = false

  /// Whether the text starts with a word, which takes a capital letter at the start of a sentence.
  var startsWithWord = false
}
