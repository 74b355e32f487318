import Glibc

/// A source that is open for reading, before its content is inspected.
struct SoundInput {
  /// The open file, which the owner of the input closes.
  let descriptor: Int32

  /// The kind of input, which is read at any position or only once from front to back.
  let kind: Kind

  enum Kind: Equatable {
    /// A regular file of `size` bytes.
    case file(size: Int)

    /// A pipe whose first byte must arrive within `patience` seconds; `nil` waits indefinitely.
    case stream(patience: Double?)
  }

  /// Opens `source` without blocking.
  static func open(
    _ source: SoundSource, pipePatience: Double
  ) throws(SoundFileError) -> SoundInput {
    switch source {
    case .path(let path): try openPath(path, patience: pipePatience)
    case .standardInput: try openStandardInput()
    }
  }

  private static func openPath(_ path: String, patience: Double) throws(SoundFileError) -> Self {
    // Without O_NONBLOCK, opening a named pipe would wait for its writer indefinitely.
    let descriptor = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw refusal(errno) }
    return try classify(descriptor, patience: patience)
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

  /// Returns whether a pipe was created together with its writer, as in `hark vad <(command)`.
  ///
  /// An unnamed pipe has a writer to wait for.
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
