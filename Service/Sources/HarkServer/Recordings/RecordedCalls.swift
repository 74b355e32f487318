import Hark

/// A user's recorded calls, as accessed by the server.
public struct RecordedCalls: Sendable {
  /// The archive of recordings.
  public var recordings: any CallRecordings

  /// Returns the path of a recording's audio file, or `nil` if there is none.
  public var file: @Sendable (CallRecording.ID) -> String?

  /// The suffix of a file name in its URL.
  static let suffix = ".opus"

  /// The content type of the files.
  static let contentType = "audio/ogg"

  /// Creates an instance for `recordings`, whose files are Ogg Opus.
  public init(
    _ recordings: any CallRecordings, file: @escaping @Sendable (CallRecording.ID) -> String?
  ) {
    self.recordings = recordings
    self.file = file
  }
}
