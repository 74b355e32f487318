import Hark

/// A failure as a person is told it: a sentence, and buttons for what can be done.
public struct VoiceMessage: Sendable, Equatable {
  /// What went wrong and what to do.
  public var text: String

  /// What is offered, the likeliest first.
  public var actions: [RecoveryAction]

  /// How long it stays, in seconds; nil when until the person acts or puts it away.
  public var seconds: Double?

  /// Where a refused permission is granted; nil when that would not help.
  public var settingsPath: String?

  /// The message for `failure`.
  public init(
    _ failure: VoiceFailure, _ experience: Experience, _ wording: Wording,
    layout: SettingsLayout = .current
  ) {
    text = wording[.message(failure)]
    actions = failure.recovery(in: experience)
    seconds = failure.messageSeconds(in: experience)
    settingsPath = failure.permission.map { wording[.settingsPath($0, layout)] }
  }
}

extension VoiceFailure {
  /// The permission that was refused; nil when none was.
  fileprivate var permission: Permission? {
    switch self {
    case .speechPermissionDenied: .speech
    case .microphonePermissionDenied: .microphone
    case .permissionRestricted, .permissionUnanswered, .recognizerUnavailable, .modelMissing,
      .dictationDisabled, .localeUnsupported, .recognizerBusy, .serviceUnavailable,
      .requestCreationFailed,
      .recognitionFailed, .networkUnavailable, .noSpeechDetected, .microphoneUnavailable,
      .microphoneBusy, .microphoneLost, .microphoneSilent, .soundUnreadable, .interrupted,
      .replyFailed, .synthesisFailed, .analysisFailed:
      nil
    }
  }
}
