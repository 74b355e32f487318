import Hark

/// A user's recorded calls, as the server needs them.
public struct RecordedCalls: Sendable {
  /// Where they are kept.
  public var recordings: any CallRecordings

  /// The path of the sound of one; nil where there is none of that name.
  public var file: @Sendable (CallRecording.ID) -> String?

  /// What a file's name ends with in its address.
  static let suffix = ".opus"

  /// The kind of the files.
  static let contentType = "audio/ogg"

  /// Describes them; the files are Opus in Ogg.
  public init(
    _ recordings: any CallRecordings, file: @escaping @Sendable (CallRecording.ID) -> String?
  ) {
    self.recordings = recordings
    self.file = file
  }
}
