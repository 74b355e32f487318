import Foundation

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

extension SoundFileError {
  /// Returns one sentence for the user that describes the problem with `name` and its remedy.
  public func sentence(for name: String) -> String {
    let text = words(for: name)
    return text.prefix(1) == "s" && name == "standard input" ? "S" + text.dropFirst() : text
  }

  private func words(for name: String) -> String {
    switch self {
    case .missing where name.contains("\u{FFFD}"):
      "There is no file named \(name); a name that is not UTF-8 cannot be opened, "
        + "so rename the file, or pipe it in and write -."
    case .missing where name.isEmpty: "There is no file without a name; check the path."
    case .missing: "There is no file named \(name); check the path."
    case .noWay(let reason): "\(name) cannot be reached (\(reason)); check the path."
    case .directory: "\(name) is a directory; name the sound files in it one by one."
    case .permissionDenied:
      "\(name) may not be read by this user; allow it with chmod, or copy the file."
    case .device:
      "\(name) is a device or a socket; name a sound file, or pipe the sound in and write -."
    case .silentPipe(let seconds):
      "\(name) is a named pipe into which nothing was written for \(Int(seconds)) s; "
        + "start the program that fills it."
    case .inputClosed: "\(name) is closed; pipe a sound file into it, or name a file."
    case .inputIsTerminal: "\(name) is a terminal; pipe a sound file into it, or name a file."
    case .usedUp: "\(name) can be read only once; save the sound to a file to read it again."
    case .unreadable(let reason):
      "\(name) cannot be read (\(reason)); check it, or copy the file elsewhere."
    case .empty: "\(name) is empty; record or copy the sound again."
    case .notSound:
      "\(name) is not a sound file that can be read; convert it to WAV, FLAC, Ogg or MP3."
    case .brokenHeader(let reason):
      "\(name) has a header that makes no sense (\(reason)); save the sound again."
    case .noSamples: "\(name) has a header but no sound behind it; record the sound again."
    case .rateUnusable(let rate):
      "\(name) claims \(rate) samples a second, and only \(SoundDecoder.rates.lowerBound) to "
        + "\(SoundDecoder.rates.upperBound) can be read; save it again at 16000."
    case .truncated(let heard, let promised?):
      "\(name) breaks off after \(clock(heard)) although its header promises \(clock(promised)); "
        + "only that much was heard, so copy the file again if you have more."
    case .truncated(let heard, nil):
      "\(name) breaks off in the middle after \(clock(heard)); "
        + "only that much was heard, so copy the file again if you have more."
    case .noRoom(let reason):
      "\(name) must be copied to a temporary file to be read, and cannot be (\(reason)); "
        + "free some space or set TMPDIR."
    }
  }

  private func clock(_ seconds: Double) -> String {
    let whole = Int(min(seconds, 1e12))
    return whole < 60
      ? String(format: "%.1f s", seconds)
      : String(format: "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60)
  }
}
