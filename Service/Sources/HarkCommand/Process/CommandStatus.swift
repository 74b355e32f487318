import Hark
import HarkLinux

/// The exit status of the command, following sysexits.h.
public enum CommandStatus: Int32, Sendable {
  /// The command succeeded.
  case success = 0

  /// The command was used incorrectly.
  case usage = 64

  /// The audio cannot be read completely.
  case unreadableSound = 65

  /// No input is available.
  case noInput = 66

  /// A recognizer, a model, or a microphone is unavailable.
  case unavailable = 69

  /// The text cannot be written.
  case cannotWrite = 74

  /// The terminal was closed (SIGHUP).
  case hungUp = 129

  /// The user pressed ctrl-C (SIGINT).
  case interrupted = 130

  /// The user pressed ctrl-\ (SIGQUIT).
  case quit = 131

  /// The command was asked to terminate, for example by `kill` or `timeout` (SIGTERM).
  case terminated = 143

  /// Creates the status of a command ended by a signal; `nil` if the signal is not handled.
  init?(signal number: Int32) { self.init(rawValue: 128 + number) }

  /// Creates the status for unreadable audio.
  init(_ error: SoundFileError) {
    self = error.isAboutTheWayThere ? .noInput : .unreadableSound
  }

  /// Creates the status for a failed session.
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

/// An error that ends the command, or the processing of one file, with a sentence and an exit
/// status.
struct CommandFailure: Error, Equatable {
  /// The exit status.
  let status: CommandStatus

  /// The problem and its remedy, in one sentence.
  let sentence: String

  /// Returns the failure for a `name` that is not in `known`; `kind` is the expected kind, with its
  /// article.
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
