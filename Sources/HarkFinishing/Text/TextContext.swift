/// The properties of the text before a segment that affect finishing.
public struct TextContext: Sendable, Equatable {
  /// The capitalization that a command selected.
  enum Capitals: Sendable { case normal, titles, all }

  /// Whether the next word starts a sentence.
  public internal(set) var startsSentence = true

  /// Whether the text needs no space before the next word: it is empty or ends in whitespace, a
  /// slash, or an opening bracket or quotation mark.
  var isOpen = true

  /// Whether the text ends in a comma or colon, after which quoted words start a sentence.
  var invitesQuote = false

  /// The number of open quotations.
  var quotes = 0

  var capitals = Capitals.normal

  /// The capitalization of the next word, which a command such as “all caps” selects.
  var next = Capitals.normal

  /// Creates the context of an empty text.
  public init() {}

  /// Creates the context of the end of `text`, such as the part of a field before the cursor.
  public init(after text: some StringProtocol) {
    var followsQuote = false
    for character in text.reversed() {
      if character.isNewline { break }
      if character == "“" { followsQuote = true }
      if character == " " || Self.brackets.contains(character) { continue }
      invitesQuote = character == "," || character == ":"
      startsSentence = Self.ends.contains(character) || (invitesQuote && followsQuote)
      break
    }
    if let last = text.last { isOpen = last.isWhitespace || Self.opening.contains(last) }
    for character in text {
      if "“«".contains(character) { quotes += 1 }
      if "”»".contains(character) { quotes = max(0, quotes - 1) }
    }
  }

  private static let opening: Set<Character> = ["“", "(", "[", "«", "/"]
  static let brackets: Set<Character> = [
    "“", "”", "«", "»", "\"", "’", "'", "(", ")", "[", "]",
  ]
  static let ends: Set<Character> = [".", "!", "?", "…"]
}
