import Foundation

/// The reason why a sound file cannot be read completely.
public enum SoundFileError: Error, Sendable, Hashable, Codable {
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

  /// The file breaks off after `heard` seconds; its header states `promised` seconds.
  ///
  /// `promised` is `nil` unless the header states a longer duration. All audio up to that point has
  /// been delivered.
  case truncated(heard: Double, promised: Double?)
  /// Piped audio could not be copied to a temporary file, for the given reason.
  case noRoom(reason: String)
  /// The process that decoded the file ended, took too long, or exceeded its limits.
  case undecodable
}

extension SoundFileError {
  /// A stable name for wire formats and tests.
  public var code: String { String("\(self)".prefix { $0 != "(" }) }

  /// Whether a problem with the machine, rather than the file's content, prevented reading.
  public var isOfTheMachine: Bool {
    switch self {
    case .unreadable, .noRoom: true
    default: false
    }
  }

  /// Whether the problem concerns access to the input, as opposed to reading it as audio.
  public var isAboutTheWayThere: Bool {
    switch self {
    case .missing, .noWay, .directory, .permissionDenied, .device, .silentPipe, .inputClosed,
      .inputIsTerminal, .usedUp:
      true
    default: false
    }
  }
}

extension SoundFileError {
  /// Returns one sentence for the user that describes the problem with `name` and how to fix it.
  public func sentence(for name: String) -> String {
    let text = words(for: name)
    // A path is written as it is, even at the beginning of a sentence.
    guard ["standard input", "the file"].contains(name), text.hasPrefix(name) else { return text }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private func words(for name: String) -> String {
    switch self {
    case .missing where name.contains("\u{FFFD}"):
      "The file \(name) cannot be opened, because its name is not UTF-8; rename the file, or pipe it "
        + "in and specify -."
    case .missing where name.isEmpty: "The file name is empty; check the path."
    case .missing: "The file \(name) does not exist; check the path."
    case .noWay(let reason): "\(name) cannot be reached (\(reason)); check the path."
    case .directory: "\(name) is a directory; specify the sound files in it."
    case .permissionDenied:
      "This user has no permission to read \(name); grant it with chmod, or copy the file."
    case .device:
      "\(name) is a device or a socket; specify a sound file, or pipe the audio in and specify -."
    case .silentPipe(let seconds):
      "The named pipe \(name) received no data for \(Self.whole(seconds)) s; start the program that writes "
        + "to it."
    case .inputClosed: "\(name) is closed; pipe a sound file into it, or specify a file."
    case .inputIsTerminal: "\(name) is a terminal; pipe a sound file into it, or specify a file."
    case .usedUp: "\(name) can be read only once; save the audio to a file to read it again."
    case .unreadable(let reason):
      "\(name) cannot be read (\(reason)); check it, or copy the file elsewhere."
    case .empty: "\(name) is empty; record or copy the audio again."
    case .notSound: "\(name) is not a supported sound file; convert it to WAV, FLAC, Ogg or MP3."
    case .brokenHeader(let reason):
      "\(name) has an invalid header (\(reason)); save the audio again."
    case .noSamples: "\(name) has a header but no audio; record it again."
    case .rateUnusable(let rate):
      "\(name) has a sample rate of \(rate) Hz, and only \(SoundDecoder.rates.lowerBound) to "
        + "\(SoundDecoder.rates.upperBound) Hz are supported; save it again at 16000."
    case .truncated(let heard, let promised):
      "\(name) is truncated after \(clock(heard))"
        + (promised.map { ", although its header states \(clock($0))" } ?? "")
        + "; everything before that was read, so copy the file again if you have more."
    case .noRoom(let reason):
      "\(name) cannot be copied to a temporary file, from which it must be read (\(reason)); free "
        + "some space or set TMPDIR."
    case .undecodable:
      "\(name) cannot be decoded within the limits of memory and time; save it again as WAV."
    }
  }

  /// Returns whole seconds; a process that decodes a file could report any number.
  private static func whole(_ seconds: Double) -> Int {
    seconds.isFinite ? Int(min(max(seconds, 0), 1e12)) : 0
  }

  private func clock(_ seconds: Double) -> String {
    let whole = Self.whole(seconds)
    return whole < 60
      ? String(format: "%.1f s", seconds)
      : String(format: "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60)
  }
}
