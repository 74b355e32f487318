/// The end of a turn.
public struct TurnEnd: Sendable, Equatable {
  /// The reason for the end of a turn.
  public enum Reason: String, Sendable, Equatable, CaseIterable {
    /// The silence after the last speech reached its limit.
    case silence

    /// No speech began within the time limit.
    case noFirstWord

    /// The turn reached its maximum length.
    case length
  }

  /// The reason for the end.
  public let reason: Reason

  /// If the reason is silence, the ending of the last words, which determined the required silence.
  public let words: SpokenEnding

  /// The exact sample at which the limit was reached.
  ///
  /// It lies in the frame that reports the end, or earlier if the acoustic end was reported after
  /// the limit.
  public let position: Int

  /// Creates an end.
  public init(reason: Reason, words: SpokenEnding = .open, position: Int) {
    self.reason = reason
    self.words = words
    self.position = position
  }
}

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
