/// The newest and the current recording of a session.
///
/// The values come directly from the session; listeners may be notified of a change later.
public struct SessionRecordings: Sendable, Equatable {
  /// The most recently started recording; `nil` before the first.
  public var newest: RecordingID?

  /// The recording in progress; `nil` if there is none.
  public var underWay: RecordingID?

  /// The kind of the recording in progress, which determines how it ends: `held` while a finger is
  /// down; `nil` if there is no recording.
  public var kind: RecordingKind?

  /// Creates a description of a session's recordings.
  public init(
    newest: RecordingID? = nil, underWay: RecordingID? = nil, kind: RecordingKind? = nil
  ) {
    self.newest = newest
    self.underWay = underWay
    self.kind = kind
  }
}
