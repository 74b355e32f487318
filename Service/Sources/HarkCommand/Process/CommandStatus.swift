import Hark
import HarkPulse
import HarkSherpa
import HarkSoundFile

/// The command's exit status: from sysexits.h, or 128 plus the number of the signal that ended it.
enum CommandStatus: Int32, Sendable {
  case success = 0
  case usage = 64
  case unreadableSound = 65
  case noInput = 66
  case unavailable = 69
  case cannotWrite = 74
  case hungUp = 129
  case interrupted = 130
  case quit = 131
  case terminated = 143

  /// Creates the status of a command ended by a signal; `nil` if the signal is not handled.
  init?(signal number: Int32) { self.init(rawValue: 128 + number) }

  init(_ error: SoundFileError) { self = error.isAboutTheWayThere ? .noInput : .unreadableSound }

  init(_ problem: PulseError) {
    self = if case .unknownDevice = problem { .usage } else { .unavailable }
  }

  init(_ failure: VoiceFailure) {
    self =
      switch failure {
      case .noSpeechDetected: .success
      case .soundUnreadable: .unreadableSound
      default: .unavailable
      }
  }
}

/// An error that ends the command or the processing of a file, as a sentence and an exit status.
struct CommandFailure: Error, Equatable {
  let status: CommandStatus
  let sentence: String

  static func usage(_ sentence: String) -> Self { Self(status: .usage, sentence: sentence) }

  static func unavailable(_ sentence: String) -> Self {
    Self(status: .unavailable, sentence: sentence)
  }

  /// Returns the only one of `items` whose name begins with `prefix`, regardless of case.
  ///
  /// The error uses `kind`, with its article, for one item and `kinds` for several, and lists the
  /// names that `shown` returns.
  static func choose<Item>(
    _ prefix: String, from items: [Item], _ kind: String, _ kinds: String,
    listedBy command: String, name: (Item) -> String, shown: (Item) -> String
  ) throws(CommandFailure) -> Item {
    let wanted = prefix.lowercased()
    let found = items.filter { !wanted.isEmpty && name($0).lowercased().hasPrefix(wanted) }
    guard let first = found.first else {
      if items.isEmpty {
        throw .usage(
          "\(printable(prefix)) is not \(kind), and none is saved; list the \(kinds) with \(command)."
        )
      }
      throw .unknown(kind, prefix, known: items.map(shown))
    }
    guard found.count == 1 else {
      let list = found.map(shown).joined(separator: ", ")
      throw .usage("The prefix matches several \(kinds); choose one of: \(list).")
    }
    return first
  }

  /// Returns the failure for a `name` that is not in `known`; `kind` includes its article.
  ///
  /// If `isGuess` is true, `known` contains only the name that was probably meant.
  static func unknown(
    _ kind: String, _ name: String, known: [String], isGuess: Bool = false
  ) -> CommandFailure {
    let list = known.joined(separator: ", ")
    let remedy = isGuess ? "did you mean \(list)?" : "choose one of: \(list)."
    return .usage("\(printable(name)) is not \(kind); \(remedy)")
  }

  /// Returns `name` as messages show it.
  private static func printable(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : $0 }
    return scalars.isEmpty ? "An empty name" : String(String.UnicodeScalarView(scalars))
  }
}

extension VoiceFailure {
  /// Returns the problem with the input `name` and how to fix it; `recognizer` is `nil` if unknown.
  func sentence(for name: String, by recognizer: RecognizerTraits? = nil) -> String {
    switch self {
    case .recognizerUnavailable where recognizer?.needsNetwork == true:
      "The server rejected the path, the API key or the model; check --recognizer-url, which ends "
        + "with a version such as /v1, \(RecognizerOptions.keyVariable) and --recognizer-model."
    case .networkUnavailable where recognizer?.needsNetwork == true:
      "Nothing answers at the address in --recognizer-url; start the server, or check the address "
        + "and the connection."
    case .recognizerUnavailable where recognizer?.name == SherpaOnnxRecognizer.name,
      .modelMissing where recognizer?.name == SherpaOnnxRecognizer.name:
      "sherpa-onnx or its model is missing or damaged; check --recognizer-model and --sherpa."
    case .recognizerUnavailable, .modelMissing, .dictationDisabled:
      "The recognizer or its model is missing; install the package pocketsphinx-en-us."
    case .localeUnsupported:
      "The recognizer does not support the language; set --locale to one of: "
        + "\((recognizer?.locales ?? []).map(\.description).joined(separator: ", "))."
    case .recognizerBusy:
      "All decoders are busy; try again when another transcription has finished."
    case .serviceUnavailable: "The recognizer is temporarily unavailable; try again later."
    case .requestCreationFailed:
      "The recognizer does not support this request; choose another language or recognizer."
    case .recognitionFailed where recognizer?.needsNetwork == true:
      "The server disconnected, was too slow or sent an invalid response, and the text so far is "
        + "kept; check --recognizer-url, --recognizer-model, --locale and the server's log, or set "
        + "a longer --recognizer-timeout."
    case .recognitionFailed:
      "The recognizer failed on \(name), and the text so far is kept; try the rest again."
    case .networkUnavailable:
      "The recognizer needs a network connection; connect, or choose another recognizer."
    case .noSpeechDetected: "No speech was heard in \(name); check that it is the right file."
    case .soundUnreadable: "\(name) is not readable audio; convert it to WAV, FLAC, Ogg or MP3."
    case .microphoneUnavailable, .microphoneBusy, .microphoneLost:
      "\(name) could not be opened or was lost; close other programs that use it and try again."
    case .microphoneSilent:
      "\(name) delivers only silence; check that it is switched on and try again."
    case .speechPermissionDenied, .microphonePermissionDenied, .permissionRestricted,
      .permissionUnanswered:
      "Microphone or speech recognition access is denied; allow it in the system settings."
    case .interrupted: "The system interrupted the audio; try again."
    case .replyFailed, .synthesisFailed:
      "The reply could not be loaded or spoken, and your text is kept; try again."
    case .analysisFailed: "The text could not be analyzed but is kept; try again."
    }
  }
}
