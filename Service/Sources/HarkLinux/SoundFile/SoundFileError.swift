/// Why a sound file cannot be read, or not to its end.
public enum SoundFileError: Error, Sendable, Hashable {
  /// Nothing of that name is there.
  case missing

  /// Its path cannot be followed, for the reason given.
  case noWay(reason: String)

  /// It is a directory.
  case directory

  /// This user may not read it.
  case permissionDenied

  /// It is a device or a socket.
  case device

  /// A named pipe into which nothing was written for that many seconds.
  case silentPipe(seconds: Double)

  /// Standard input is closed.
  case inputClosed

  /// Standard input is a terminal.
  case inputIsTerminal

  /// Standard input, or a pipe, was read by an earlier recording.
  case usedUp

  /// The system could not read it, for the reason given.
  case unreadable(reason: String)

  /// It holds no byte.
  case empty

  /// It is not a kind of sound file that can be read.
  case notSound

  /// Its header makes no sense, for the reason given.
  case brokenHeader(reason: String)

  /// It has a header and no sound.
  case noSamples

  /// Its rate, in samples a second, is none that can be resampled.
  case rateUnusable(Int)

  /// It breaks off after `heard` seconds although its header promises `promised` seconds, where it
  /// says so; all sound up to there has been delivered.
  case truncated(heard: Double, promised: Double?)

  /// Sound from a pipe had to be copied to a file first, and could not be, for the reason given.
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

  /// Whether the machine could not read it at present, whatever the file holds.
  public var isOfTheMachine: Bool {
    switch self {
    case .unreadable, .noRoom: true
    case .missing, .noWay, .directory, .permissionDenied, .device, .silentPipe, .inputClosed,
      .inputIsTerminal, .usedUp, .empty, .notSound, .brokenHeader, .noSamples, .rateUnusable,
      .truncated:
      false
    }
  }

  /// Whether there was nothing to read at all, rather than something that is no sound.
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
