/// Which recordings of a session there are, as the session knows; listeners may be told of it later.
public struct SessionRecordings: Sendable, Equatable {
  /// The one that began last; nil before the first.
  public var newest: RecordingID?

  /// The one that goes on; nil when none does.
  public var underWay: RecordingID?

  /// What ends the one that goes on as things are: `held` while a finger is down; nil when none does.
  public var kind: RecordingKind?

  /// Names recordings.
  public init(
    newest: RecordingID? = nil, underWay: RecordingID? = nil, kind: RecordingKind? = nil
  ) {
    self.newest = newest
    self.underWay = underWay
    self.kind = kind
  }
}
