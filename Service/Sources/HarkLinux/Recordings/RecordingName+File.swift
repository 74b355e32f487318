import Hark

extension RecordingName {
  /// The file name extension of Ogg Opus files.
  static let suffix = ".opus"

  /// The file name.
  var file: String { id + Self.suffix }

  /// Creates a name from a file name, or returns `nil` if the file is not a recording.
  init?(file: String) { self.init(file: file, suffix: Self.suffix) }
}
