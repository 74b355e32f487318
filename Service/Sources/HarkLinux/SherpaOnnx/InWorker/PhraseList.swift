import Foundation

/// Phrases as the library is told them: a slash between two.
struct PhraseList {
  /// What means something else than itself to the library, which ends its process where that is none:
  /// a slash ends a phrase, a word with a colon or hash holds a number, one with an at sign a name.
  private static let marks: Set<Character> = ["/", ":", "#", "@"]

  /// All phrases, of which none is blank.
  let text: String

  /// Nil where nothing is left of `phrases`.
  init?(_ phrases: [String]) {
    let plain = phrases.map { phrase in
      String(phrase.map { Self.marks.contains($0) || $0.isNewline ? " " : $0 })
        .trimmingCharacters(in: .whitespaces)
    }
    text = plain.filter { !$0.isEmpty }.joined(separator: "/")
    if text.isEmpty { return nil }
  }
}
