/// Everything that can go wrong with voice input, in one type.
///
/// A failure says what happened and whether trying again can help; the words for a person come from
/// `Wording`, what the person can do from `recovery(in:)`. It never holds anything that was spoken.
///
/// The seeds' names:
///
/// | Seed | There | Here |
/// |---|---|---|
/// | S1 `VoiceInputError` | `permissionDenied` | `speechPermissionDenied` |
/// | | `microphonePermissionDenied` | `microphonePermissionDenied` |
/// | | `notAvailable` | `recognizerUnavailable` |
/// | | `recognitionFailed(Error)` | `recognitionFailed` |
/// | | `audioSessionFailed` | `microphoneUnavailable`, `requestCreationFailed` |
/// | | `networkUnavailable` | `networkUnavailable` |
/// | | `noSpeechDetected` | `noSpeechDetected` |
/// | S2 `SpeechError` | `permissionDenied` | `speechPermissionDenied`, `microphonePermissionDenied` |
/// | | `recognitionUnavailable` | `recognizerUnavailable`, `localeUnsupported` |
/// | | `audioEngineError` | `microphoneUnavailable` |
/// | | `requestCreationFailed` | `requestCreationFailed` |
/// | S4 `SpeechError` | `networkUnavailable` | `networkUnavailable` |
/// | | `noSpeechDetected` | `noSpeechDetected` |
/// | | `permissionDenied` | `speechPermissionDenied`, `microphonePermissionDenied` |
/// | S5 messages | microphone denied | `microphonePermissionDenied` |
/// | | recogniser unavailable | `recognizerUnavailable`, `serviceUnavailable` |
/// | | failure in mid-session | `recognitionFailed`, `microphoneLost`, `interrupted` |
/// | | failed analysis | `analysisFailed` |
public enum VoiceFailure: String, Error, Sendable, Hashable, CaseIterable {
  /// The person refused speech recognition.
  case speechPermissionDenied

  /// The person refused the microphone.
  case microphonePermissionDenied

  /// Parental or company rules forbid it; the person cannot change that.
  case permissionRestricted

  /// Nobody answered the system's question in time.
  case permissionUnanswered

  /// There is no recogniser, or its model is missing and nobody brings it.
  case recognizerUnavailable

  /// The model of the language is not on the device yet; it can be brought (`ModelInstaller`).
  case modelMissing

  /// The system's own dictation is switched off, without which its recogniser does not work.
  case dictationDisabled

  /// The recogniser knows none of the wanted languages.
  case localeUnsupported

  /// Every decoder is at work for somebody else.
  case recognizerBusy

  /// The recogniser exists and does not answer for now.
  case serviceUnavailable

  /// The recogniser was asked for something that it cannot be asked for.
  case requestCreationFailed

  /// The recogniser broke in the middle.
  case recognitionFailed

  /// The recogniser needs a connection and there is none.
  case networkUnavailable

  /// The recording ended and held no word.
  case noSpeechDetected

  /// There is no microphone, or it cannot be set up.
  case microphoneUnavailable

  /// Somebody else has the microphone: another recording, another app or a call.
  case microphoneBusy

  /// The device went away while it was open.
  case microphoneLost

  /// The device gave a whole recording nothing but zeros, for `InputCondition.patience` or longer.
  case microphoneSilent

  /// The sound cannot be read or is not sound.
  case soundUnreadable

  /// The operating system took the microphone, as for a phone call.
  case interrupted

  /// The reply could not be had.
  case replyFailed

  /// The reply could not be spoken.
  case synthesisFailed

  /// What was said could not be analysed; the text is kept.
  case analysisFailed
}

extension VoiceFailure {
  /// A stable name for logs, wire formats and tests.
  public var code: String { rawValue }

  /// Whether trying again cannot help until something outside has changed.
  public var isLasting: Bool {
    switch self {
    case .speechPermissionDenied, .microphonePermissionDenied, .permissionRestricted,
      .recognizerUnavailable, .dictationDisabled, .localeUnsupported, .soundUnreadable:
      true
    case .permissionUnanswered, .modelMissing, .recognizerBusy, .serviceUnavailable,
      .requestCreationFailed, .recognitionFailed, .networkUnavailable, .noSpeechDetected,
      .microphoneUnavailable, .microphoneBusy, .microphoneLost, .microphoneSilent, .interrupted,
      .replyFailed, .synthesisFailed, .analysisFailed:
      false
    }
  }
}

extension VoiceFailure {
  /// Whether a recogniser that breaks in this way in the middle of speech may be well again at once,
  /// so that its next task can go on.
  var isTransient: Bool {
    switch self {
    case .recognitionFailed, .serviceUnavailable, .recognizerBusy, .requestCreationFailed: true
    case .speechPermissionDenied, .microphonePermissionDenied, .permissionRestricted,
      .permissionUnanswered, .recognizerUnavailable, .modelMissing, .dictationDisabled,
      .localeUnsupported, .networkUnavailable, .noSpeechDetected, .microphoneUnavailable,
      .microphoneBusy, .microphoneLost, .microphoneSilent, .soundUnreadable, .interrupted,
      .replyFailed, .synthesisFailed, .analysisFailed:
      false
    }
  }
}
