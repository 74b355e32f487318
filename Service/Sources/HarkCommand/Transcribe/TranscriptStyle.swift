/// What standard output looks like.
enum TranscriptStyle: Sendable, Equatable {
  /// A paragraph for each file.
  case text

  /// One object a line, with the file's name in it when there are several.
  case json(namesFiles: Bool)
}
