import Hark

@testable import World

/// A line of a call.
struct CallLine: Decodable, Equatable {
  let speaker: String
  let text: String

  var isPersons: Bool { speaker == "person" }

  /// The numbers of the person's words, or of the words in the agent's answer.
  var words: [Int] { isPersons ? WordAudio.words(of: text) : Self.words(of: text) }

  /// Returns the numbers in an answer.
  static func words(of answer: String) -> [Int] {
    answer.split(separator: " ").compactMap { Int($0) }
  }
}

/// The lines of a call on a page.
///
/// A line never disappears, its words follow those of the previous line, and it is answered at most
/// once.
struct CallLines {
  private(set) var shown: [CallLine] = []

  /// The words that were spoken while the call was not allowed to listen.
  private var unheard: Set<Int> = []

  /// Resets all state for a new session.
  mutating func begin() { self = CallLines() }

  /// Records words that are spoken while the call must not listen.
  mutating func forbid(_ words: [Int]) { unheard.formUnion(words) }

  /// Discards the lines that a server may not have saved.
  mutating func forget() { (shown, unheard) = ([], []) }

  /// Updates the lines that are shown, and returns the rules that they break.
  mutating func take(_ lines: [CallLine]) -> [String] {
    guard lines != shown else { return [] }
    let complaints = [checkOld(lines), checkWords(lines), checkAnswers(lines)].compactMap { $0 }
    shown = lines
    return complaints
  }

  private func checkOld(_ lines: [CallLine]) -> String? {
    guard lines.count >= shown.count else { return "A line of a call is gone." }
    for (index, (old, new)) in zip(shown, lines).enumerated() {
      // The agent's last line may still grow.
      let isLast = index == shown.count - 1 && !old.isPersons
      guard old.speaker == new.speaker, isLast ? new.text.hasPrefix(old.text) : new == old else {
        return "A line of a call has changed."
      }
    }
    return nil
  }

  /// Checks that the words are in order, and that only a word that was cut off by the end of a
  /// recording occurs twice.
  private func checkWords(_ lines: [CallLine]) -> String? {
    let words = lines.filter(\.isPersons).flatMap(\.words)
    for (word, next) in zip(words, words.dropFirst()) where word > next {
      return "In a call, word \(next) follows word \(word)."
    }
    for (word, third) in zip(words, words.dropFirst(2)) where word == third {
      return "In a call, word \(word) is there three times."
    }
    return words.first { unheard.contains($0) }.map { "Word \($0) was heard in a quiet call." }
  }

  private func checkAnswers(_ lines: [CallLine]) -> String? {
    for (line, answer) in zip([nil] + lines.map(Optional.some), lines) where !answer.isPersons {
      guard let line, line.isPersons else { return "A call has an answer without a message." }
      if Set(answer.words) != Set(line.words.prefix(1)) {
        return "Words \(line.words) were answered with \(answer.words)."
      }
      if answer.text.components(of: "Answer") != 1 { return "A message was answered twice." }
    }
    return nil
  }
}

extension String {
  /// Returns the number of occurrences of `word` among the space-separated words.
  fileprivate func components(of word: String) -> Int {
    split(separator: " ").filter { $0 == word }.count
  }
}
