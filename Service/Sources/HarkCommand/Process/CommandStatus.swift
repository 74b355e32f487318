import Hark
import HarkLinux

/// How the command ends, as in sysexits.h.
public enum CommandStatus: Int32, Sendable {
  /// All is well.
  case success = 0

  /// The command was called the wrong way.
  case usage = 64

  /// The sound cannot be read, or not to its end.
  case unreadableSound = 65

  /// There is nothing to read.
  case noInput = 66

  /// A recogniser, a model or a microphone is missing.
  case unavailable = 69

  /// The text cannot be written.
  case cannotWrite = 74

  /// The terminal was closed (SIGHUP).
  case hungUp = 129

  /// Somebody pressed ctrl-C.
  case interrupted = 130

  /// The user pressed ctrl-\ (SIGQUIT).
  case quit = 131

  /// Somebody asked it to end, as `kill` and `timeout` do.
  case terminated = 143

  /// The status of a command that a signal has ended; nil for a signal that is not handled.
  init?(signal number: Int32) { self.init(rawValue: 128 + number) }

  /// The status for sound that cannot be read.
  init(_ error: SoundFileError) {
    self = error.isAboutTheWayThere ? .noInput : .unreadableSound
  }

  /// The status for a session that failed.
  init(_ failure: VoiceFailure) {
    switch failure {
    case .noSpeechDetected: self = .success
    case .soundUnreadable: self = .unreadableSound
    case .speechPermissionDenied, .microphonePermissionDenied, .permissionRestricted,
      .permissionUnanswered, .recognizerUnavailable, .modelMissing, .dictationDisabled,
      .localeUnsupported, .recognizerBusy, .serviceUnavailable, .requestCreationFailed,
      .recognitionFailed,
      .networkUnavailable, .microphoneUnavailable, .microphoneBusy, .microphoneLost,
      .microphoneSilent, .interrupted, .replyFailed, .synthesisFailed, .analysisFailed:
      self = .unavailable
    }
  }
}

/// What ends the command, or the work on one file: one sentence and an exit status.
struct CommandFailure: Error, Equatable {
  /// How the command ends.
  let status: CommandStatus

  /// What is wrong and what to do, in one sentence.
  let sentence: String

  /// `name` is none of `known`; `kind` says what it should have been, with its article.
  static func unknown(_ kind: String, _ name: String, known: [String]) -> CommandFailure {
    let printable = String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : $0 }))
    let shown = printable.isEmpty ? "An empty name" : printable
    let list = known.joined(separator: ", ")
    return CommandFailure(
      status: .usage, sentence: "\(shown) is not \(kind); choose one of: \(list).")
  }
}
