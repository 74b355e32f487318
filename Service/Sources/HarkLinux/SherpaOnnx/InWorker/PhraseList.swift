import Foundation

/// A list of phrases in the library's format, separated by slashes.
struct PhraseList {
  /// The characters with a special meaning to the library, which ends the process if they are
  /// misplaced.
  ///
  /// A slash ends a phrase, a word with a colon or hash contains a number, and a word with an at
  /// sign contains a name.
  private static let marks: Set<Character> = ["/", ":", "#", "@"]

  /// The nonblank phrases, separated by slashes.
  let text: String

  /// Creates a list, or returns `nil` if all phrases are blank.
  init?(_ phrases: [String]) {
    let plain = phrases.map { phrase in
      String(phrase.map { Self.marks.contains($0) || $0.isNewline ? " " : $0 })
        .trimmingCharacters(in: .whitespaces)
    }
    text = plain.filter { !$0.isEmpty }.joined(separator: "/")
    if text.isEmpty { return nil }
  }
}
