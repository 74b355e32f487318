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
