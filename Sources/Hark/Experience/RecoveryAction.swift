/// What a person can do about a failure, as a button beside its message.
public enum RecoveryAction: String, Sendable, Hashable, CaseIterable {
  /// Try the same again.
  case retry

  /// Go on after an interruption; the text so far stays.
  case resume

  /// Open the app's page of the system's settings.
  case openSettings

  /// Type the words, or edit those that were kept.
  case typeInstead

  /// Keep the text without having it analysed.
  case saveWithoutAnalysis
}

extension VoiceFailure {
  /// How long a message without an action stays, in seconds (O8, S3-49).
  public static let messageSeconds = 4.0

  /// What the person is offered in `experience`, the likeliest first; empty when there is nothing to
  /// do but know.
  ///
  /// Settings only where they can change something (O12). Where the button itself is the way to try
  /// again (`LastingFailurePolicy.retry`), the message does not repeat it (S3-50). Typing is an
  /// action only where the text does not already stand in a field (S5-US7.3).
  public func recovery(in experience: Experience) -> [RecoveryAction] {
    var actions: [RecoveryAction] = []
    if self == .interrupted {
      actions.append(.resume)
    } else if isMendedInSettings {
      actions.append(.openSettings)
    } else if !isLasting, experience.lastingFailure != .retry {
      actions.append(.retry)
    }
    if experience.afterStop == .confirm { actions.append(.typeInstead) }
    if self == .analysisFailed { actions.append(.saveWithoutAnalysis) }
    return actions
  }

  /// How long the message stays in `experience`, in seconds; nil when it stays until the person
  /// dismisses it or acts on it.
  ///
  /// Only a message without an action leaves by itself (O8), and not even that where it explains why
  /// the button is disabled or gone (O6).
  public func messageSeconds(in experience: Experience) -> Double? {
    if !recovery(in: experience).isEmpty { return nil }
    if isLasting {
      switch experience.lastingFailure {
      case .disable, .hide: return nil
      case .explainOnTap, .retry: break
      }
    }
    return Self.messageSeconds
  }

  private var isMendedInSettings: Bool {
    switch self {
    case .speechPermissionDenied, .microphonePermissionDenied, .dictationDisabled: true
    case .permissionRestricted, .permissionUnanswered, .recognizerUnavailable, .modelMissing,
      .localeUnsupported, .recognizerBusy, .serviceUnavailable, .requestCreationFailed,
      .recognitionFailed, .networkUnavailable, .noSpeechDetected, .microphoneUnavailable,
      .microphoneBusy, .microphoneLost, .microphoneSilent, .soundUnreadable, .interrupted,
      .replyFailed, .synthesisFailed, .analysisFailed:
      false
    }
  }
}
