/// All failures of voice input, in one type.
///
/// A failure identifies what happened and whether retrying can help. User-visible messages come
/// from `Wording` in HarkPresentation, and the user's options from `recovery(in:)`. A failure never contains speech
/// content.
///
/// `Docs/SEED-NAMES.md` lists the names in the seed projects.
public enum VoiceFailure: String, Error, Sendable, Hashable, CaseIterable {
  /// The user denied speech recognition permission.
  case speechPermissionDenied

  /// The user denied microphone permission.
  case microphonePermissionDenied

  /// Parental controls or device management forbid access, and the user cannot change this.
  case permissionRestricted

  /// The permission prompt was not answered before its timeout.
  case permissionUnanswered

  /// No recognizer is available, or its model is missing and cannot be installed.
  case recognizerUnavailable

  /// The language's model is not on the device; `ModelInstaller` can install it.
  case modelMissing

  /// System dictation, which the system's recognizer requires, is turned off.
  case dictationDisabled

  /// The recognizer supports none of the requested languages.
  case localeUnsupported

  /// All decoders are in use.
  case recognizerBusy

  /// The recognizer exists but is temporarily not responding.
  case serviceUnavailable

  /// The recognizer does not support the request.
  case requestCreationFailed

  /// The recognizer failed during recognition.
  case recognitionFailed

  /// The recognizer requires a network connection, and none is available.
  case networkUnavailable

  /// The recording ended without any recognized words.
  case noSpeechDetected

  /// No microphone is available, or it cannot be configured.
  case microphoneUnavailable

  /// The microphone is in use by another recording, another app, or a call.
  case microphoneBusy

  /// The device was disconnected while it was open.
  case microphoneLost

  /// The device delivered only zeros for a whole recording of at least `InputCondition.patience`.
  case microphoneSilent

  /// The audio cannot be read, or the data is not audio.
  case soundUnreadable

  /// The operating system took the microphone, such as for a phone call.
  case interrupted

  /// The reply could not be obtained.
  case replyFailed

  /// The reply could not be spoken.
  case synthesisFailed

  /// The transcript could not be analyzed; the text is retained.
  case analysisFailed

  /// A stable name for logs, wire formats, and tests.
  public var code: String { rawValue }

  /// Whether retrying cannot help until an external condition changes.
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

  /// Whether the recognizer may recover immediately from a failure in the middle of speech, so that
  /// its next task can continue.
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
