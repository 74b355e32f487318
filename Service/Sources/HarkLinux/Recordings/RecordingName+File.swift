import Hark

extension RecordingName {
  /// What the names of files of Ogg Opus end with.
  static let suffix = ".opus"

  /// The file's name.
  var file: String { id + Self.suffix }

  /// The name of a file; nil when it is none of a recording.
  init?(file: String) { self.init(file: file, suffix: Self.suffix) }
}
