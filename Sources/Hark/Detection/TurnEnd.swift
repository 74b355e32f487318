/// The end of a turn.
public struct TurnEnd: Sendable, Equatable {
  /// Why a turn is over.
  public enum Reason: Sendable, Equatable, CaseIterable {
    /// The silence after the last speech was long enough.
    case silence

    /// No first word came in time.
    case noFirstWord

    /// The turn reached its greatest length.
    case length
  }

  /// Why.
  public let reason: Reason

  /// The exact sample at which its limit fell: in the frame in which it is told, or before it when
  /// the acoustic end was told later than the limit.
  public let position: Int

  /// Makes an end.
  public init(reason: Reason, position: Int) {
    self.reason = reason
    self.position = position
  }
}
