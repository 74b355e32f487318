/// Everything that can go wrong with voice input, in one type.
///
/// A failure says what happened and whether trying again can help; the words for a person come from
/// the experience's wording. It never holds anything that was spoken.
public enum VoiceFailure: Error, Sendable, Hashable {
  /// The person refused speech recognition.
  case speechPermissionDenied

  /// The person refused the microphone.
  case microphonePermissionDenied

  /// Parental or company rules forbid it; the person cannot change that.
  case permissionRestricted

  /// Nobody answered the system's question in time.
  case permissionUnanswered

  /// There is no recogniser, or its model is missing.
  case recognizerUnavailable

  /// The recogniser knows none of the wanted languages.
  case localeUnsupported

  /// Every decoder is at work for somebody else.
  case recognizerBusy

  /// The recogniser broke in the middle.
  case recognitionFailed

  /// The recogniser needs a connection and there is none.
  case networkUnavailable

  /// The recording ended and held no word.
  case noSpeechDetected

  /// There is no microphone, or it cannot be set up.
  case microphoneUnavailable

  /// Another recording owns the microphone.
  case microphoneBusy

  /// The device went away while it was open.
  case microphoneLost

  /// The sound cannot be read or is not sound.
  case soundUnreadable

  /// The operating system took the microphone, as for a phone call.
  case interrupted

  /// The reply could not be had.
  case replyFailed

  /// The reply could not be spoken.
  case synthesisFailed
}

extension VoiceFailure {
  /// A stable name for logs, wire formats and tests.
  public var code: String { "\(self)" }

  /// Whether trying again cannot help until something outside has changed.
  public var isLasting: Bool {
    switch self {
    case .speechPermissionDenied, .microphonePermissionDenied, .permissionRestricted,
      .recognizerUnavailable, .localeUnsupported, .soundUnreadable:
      true
    case .permissionUnanswered, .recognizerBusy, .recognitionFailed, .networkUnavailable,
      .noSpeechDetected, .microphoneUnavailable, .microphoneBusy, .microphoneLost, .interrupted,
      .replyFailed, .synthesisFailed:
      false
    }
  }
}
