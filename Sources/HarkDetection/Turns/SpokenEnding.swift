/// An estimate from the last words of whether the user will continue speaking.
public enum SpokenEnding: String, Sendable, Equatable, CaseIterable {
  /// The words give no indication.
  case open

  /// The words end like a sentence, or with a word that closes a conversation.
  case finished

  /// The last words require another word after them, such as "and" or "with the".
  case joining

  /// The last words are digits of a number that may be incomplete.
  case number

  /// The last word is a filler: "um".
  case filler
}
