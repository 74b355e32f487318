/// The reason why a sound file cannot be read completely.
public enum SoundFileError: Error, Sendable, Hashable {
  /// No file with this name exists.
  case missing

  /// The path cannot be resolved, for the given reason.
  case noWay(reason: String)

  /// The path names a directory.
  case directory

  /// The user has no permission to read the file.
  case permissionDenied

  /// The path names a device or a socket.
  case device

  /// No data was written to a named pipe for the given number of seconds.
  case silentPipe(seconds: Double)

  /// Standard input is closed.
  case inputClosed

  /// Standard input is a terminal.
  case inputIsTerminal

  /// An earlier recording has already read standard input.
  case usedUp

  /// The system could not read the file, for the given reason.
  case unreadable(reason: String)

  /// The file contains no bytes.
  case empty

  /// The file is not a supported kind of sound file.
  case notSound

  /// The header is invalid, for the given reason.
  case brokenHeader(reason: String)

  /// The file has a header but no audio.
  case noSamples

  /// The sample rate, in samples per second, is not supported.
  case rateUnusable(Int)

  /// The file breaks off after `heard` seconds, although its header states `promised` seconds.
  ///
  /// `promised` is `nil` if the header states no length. All audio up to that point has been
  /// delivered.
  case truncated(heard: Double, promised: Double?)

  /// Piped audio could not be copied to a file first, for the given reason.
  case noRoom(reason: String)
}

extension SoundFileError {
  /// A stable name for wire formats and tests.
  public var code: String {
    switch self {
    case .noWay: "noWay"
    case .silentPipe: "silentPipe"
    case .unreadable: "unreadable"
    case .brokenHeader: "brokenHeader"
    case .rateUnusable: "rateUnusable"
    case .truncated: "truncated"
    case .noRoom: "noRoom"
    case .missing, .directory, .permissionDenied, .device, .inputClosed, .inputIsTerminal, .usedUp,
      .empty, .notSound, .noSamples:
      "\(self)"
    }
  }

  /// Whether a problem with the machine, rather than the file's content, prevented reading.
  public var isOfTheMachine: Bool {
    switch self {
    case .unreadable, .noRoom: true
    case .missing, .noWay, .directory, .permissionDenied, .device, .silentPipe, .inputClosed,
      .inputIsTerminal, .usedUp, .empty, .notSound, .brokenHeader, .noSamples, .rateUnusable,
      .truncated:
      false
    }
  }

  /// Whether the input could not be accessed, as opposed to input that could not be read as audio.
  public var isAboutTheWayThere: Bool {
    switch self {
    case .missing, .noWay, .directory, .permissionDenied, .device, .silentPipe, .inputClosed,
      .inputIsTerminal, .usedUp:
      true
    case .unreadable, .empty, .notSound, .brokenHeader, .noSamples, .rateUnusable, .truncated,
      .noRoom:
      false
    }
  }
}
