/// Where a sound file is read from.
public enum SoundSource: Sendable, Hashable {
  /// A file, or a named pipe, by its path.
  case path(String)

  /// The process's standard input.
  case standardInput

  /// Reads a command's argument: `-` is standard input, everything else a path.
  public init(argument: String) {
    self = argument == "-" ? .standardInput : .path(argument)
  }

  /// What to call it in a sentence; characters in a path that could move a terminal's cursor, break
  /// the line or turn the direction of the text are shown as `?`.
  public var name: String {
    switch self {
    case .standardInput: "standard input"
    case .path(let path): String(String.UnicodeScalarView(path.unicodeScalars.map(Self.printable)))
    }
  }

  private static func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: "?"
    default: scalar.properties.isBidiControl ? "?" : scalar
    }
  }
}
