/// The end of a turn.
public struct TurnEnd: Sendable, Equatable {
  /// Why a turn is over.
  public enum Reason: String, Sendable, Equatable, CaseIterable {
    /// The silence after the last speech was long enough.
    case silence

    /// No first word came in time.
    case noFirstWord

    /// The turn reached its greatest length.
    case length
  }

  /// Why.
  public let reason: Reason

  /// Where the reason is silence, what the last words told of how long to wait for it.
  public let words: SpokenEnding

  /// The exact sample at which its limit fell: in the frame in which it is told, or before it when
  /// the acoustic end was told later than the limit.
  public let position: Int

  /// Makes an end.
  public init(reason: Reason, words: SpokenEnding = .open, position: Int) {
    self.reason = reason
    self.words = words
    self.position = position
  }
}
