/// The source of a sound file.
public enum SoundSource: Sendable, Hashable {
  /// The path of a file or a named pipe.
  case path(String)

  /// The process's standard input.
  case standardInput

  /// Creates a source from a command argument: `-` is standard input, and any other argument is a
  /// path.
  public init(argument: String) {
    self = argument == "-" ? .standardInput : .path(argument)
  }

  /// The name of the source in a sentence.
  ///
  /// Characters in a path that could move a terminal's cursor, break the line or change the text
  /// direction appear as `?`.
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
