import Glibc

/// The source of a sound file.
public enum SoundSource: Sendable, Hashable {
  /// The path of a file or a named pipe.
  case path(String)
  /// The process's standard input.
  case standardInput

  /// Creates a source from a command argument: `-` is standard input, and any other argument is a
  /// path.
  public init(argument: String) { self = argument == "-" ? .standardInput : .path(argument) }

  /// The name of the source in a sentence.
  ///
  /// Characters in a path that could move a terminal's cursor, break the line, or change the text
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

struct SoundInput {
  let descriptor: Int32
  let kind: Kind

  enum Kind: Equatable {
    /// A seekable file; `size` is in bytes.
    case file(size: Int)
    /// A pipe whose first byte must arrive within `patience` seconds; `nil` waits indefinitely.
    case stream(patience: Double?)
  }

  static func open(
    _ source: SoundSource, pipePatience: Double
  ) throws(SoundFileError) -> SoundInput {
    guard case .path(let path) = source else { return try openStandardInput() }
    // Without O_NONBLOCK, opening a named pipe would wait for its writer indefinitely.
    let descriptor = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw refusal(errno) }
    return try classify(descriptor, patience: pipePatience)
  }

  private static func openStandardInput() throws(SoundFileError) -> Self {
    // A process that starts with its input closed may have a write-only file in its place.
    let flags = fcntl(STDIN_FILENO, F_GETFL)
    if flags < 0 || flags & O_ACCMODE == O_WRONLY { throw .inputClosed }
    if isatty(STDIN_FILENO) == 1 { throw .inputIsTerminal }
    let descriptor = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    guard descriptor >= 0 else { throw .inputClosed }
    // Input from a socket or from /dev/null is streamed like a pipe.
    return try classify(descriptor, patience: nil, streams: [S_IFIFO, S_IFSOCK, S_IFCHR])
  }

  private static func classify(
    _ descriptor: Int32, patience: Double?, streams: [mode_t] = [S_IFIFO]
  ) throws(SoundFileError) -> Self {
    var facts = stat()
    let failure: SoundFileError
    if fstat(descriptor, &facts) != 0 {
      failure = .unreadable(reason: String(cString: strerror(errno)))
    } else {
      switch facts.st_mode & S_IFMT {
      case S_IFREG: return SoundInput(descriptor: descriptor, kind: .file(size: Int(facts.st_size)))
      case S_IFDIR: failure = .directory
      case S_IFIFO where isNameless(descriptor):
        return SoundInput(descriptor: descriptor, kind: .stream(patience: nil))
      case let kind where streams.contains(kind):
        return SoundInput(descriptor: descriptor, kind: .stream(patience: patience))
      default: failure = .device
      }
    }
    close(descriptor)
    throw failure
  }

  /// Returns whether `pipe` is anonymous, as in `hark vad <(command)`; an anonymous pipe already
  /// has a writer, so no timeout is needed.
  private static func isNameless(_ pipe: Int32) -> Bool {
    var name = [UInt8](repeating: 0, count: 16)
    let length = readlink("/proc/self/fd/\(pipe)", &name, name.count)
    return length > 0 && name.starts(with: "pipe:".utf8)
  }

  private static func refusal(_ code: Int32) -> SoundFileError {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case EACCES, EPERM: .permissionDenied
    case ELOOP, ENAMETOOLONG: .noWay(reason: String(cString: strerror(code)))
    case ENXIO, ENODEV: .device
    default: .unreadable(reason: String(cString: strerror(code)))
    }
  }
}
