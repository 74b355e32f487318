import Foundation

/// All failures of voice input, in one type.
///
/// A failure identifies what happened and whether retrying can help. User-visible messages in the
/// wording of an experience come from `Wording` in HarkPresentation, and the user's options from
/// `recovery(in:canRecognizeAgain:)`. A failure never contains speech content.
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

  /// Recognition failed for a reason that has no case of its own.
  case recognitionFailed

  /// A network connection is required, and none is available.
  case networkUnavailable

  /// The recording ended without any recognized words.
  case noSpeechDetected

  /// No microphone is available, it cannot be configured, or its audio is unusable.
  case microphoneUnavailable

  /// The microphone is in use by another recording, another app, or a call.
  case microphoneBusy

  /// The microphone was disconnected or failed while it was open.
  case microphoneLost

  /// The device delivered only zeros throughout a recording of at least `InputCondition.patience`
  /// seconds.
  case microphoneSilent

  /// The audio cannot be read, or the data is not audio.
  case soundUnreadable

  /// The operating system took the microphone, such as for a phone call, or the app moved to the
  /// background.
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

extension VoiceFailure: LocalizedError {
  /// A neutral sentence in English (S1-52), for logs and for code that displays arbitrary errors.
  public var errorDescription: String? {
    switch self {
    case .speechPermissionDenied: "Speech recognition is not permitted: allow it in Settings."
    case .microphonePermissionDenied: "The microphone is not permitted: allow it in Settings."
    case .permissionRestricted: "This device does not permit voice input."
    case .permissionUnanswered: "The permission request was not answered: try again."
    case .recognizerUnavailable: "Speech recognition is not available on this device."
    case .modelMissing: "The speech model for this language is not installed: install it."
    case .dictationDisabled: "Dictation is turned off: turn it on in Settings."
    case .localeUnsupported: "This language is not supported: choose another one."
    case .recognizerBusy: "The speech recognizer is busy: try again."
    case .serviceUnavailable: "The speech recognizer is not responding: try again later."
    case .requestCreationFailed: "The speech recognizer does not support this request."
    case .recognitionFailed: "Speech recognition failed: try again."
    case .networkUnavailable:
      "Speech recognition needs a network connection: connect and try again."
    case .noSpeechDetected: "No speech was recognized: try again."
    case .microphoneUnavailable: "The microphone is not available or delivers unusable audio."
    case .microphoneBusy: "The microphone is in use: stop its other use and try again."
    case .microphoneLost: "The microphone was disconnected: connect it and try again."
    case .microphoneSilent: "The microphone delivers only silence: check that it is not muted."
    case .soundUnreadable: "The audio cannot be read: choose another recording."
    case .interrupted: "The system interrupted the recording: try again."
    case .replyFailed: "No reply was received: try again."
    case .synthesisFailed: "The reply could not be spoken."
    case .analysisFailed: "The text could not be analyzed: try again."
    }
  }
}

/// The reason a session refused a request.
public enum Refusal: String, LocalizedError, Sendable, CaseIterable {
  /// No recording exists to stop or cancel.
  case nothingIsRecording = "Nothing is being recorded: start a recording first."

  /// No audio is kept that could be recognized again.
  case noSoundKept = "No audio is kept: record the text again."

  /// The session was closed.
  case closed = "The session is closed: create another one."

  /// The reason and how to fix it, in one sentence.
  public var errorDescription: String? { rawValue }
}
