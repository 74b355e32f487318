/// What can go wrong, by the names that both sides know: those of `VoiceFailure`, but that there is
/// one for a refused permission.
///
/// The list is written down once, in `Flutter/channel-messages.json`, which both sides test against.
public enum BridgeErrorCode: String, Sendable, Hashable, CaseIterable {
  case permissionDenied, permissionRestricted, permissionUnanswered, recognizerUnavailable
  case dictationDisabled, localeUnsupported, recognizerBusy, serviceUnavailable
  case requestCreationFailed, recognitionFailed, networkUnavailable, noSpeechDetected
  case microphoneUnavailable, microphoneBusy, microphoneLost, microphoneSilent, soundUnreadable
  case interrupted

  /// The code for `failure`; nil for what a bridge does not do.
  public init?(_ failure: VoiceFailure) {
    switch failure {
    case .speechPermissionDenied, .microphonePermissionDenied: self = .permissionDenied
    case .permissionRestricted: self = .permissionRestricted
    case .permissionUnanswered: self = .permissionUnanswered
    // The other side cannot bring it.
    case .recognizerUnavailable, .modelMissing: self = .recognizerUnavailable
    case .dictationDisabled: self = .dictationDisabled
    case .localeUnsupported: self = .localeUnsupported
    case .recognizerBusy: self = .recognizerBusy
    case .serviceUnavailable: self = .serviceUnavailable
    case .requestCreationFailed: self = .requestCreationFailed
    case .recognitionFailed: self = .recognitionFailed
    case .networkUnavailable: self = .networkUnavailable
    case .noSpeechDetected: self = .noSpeechDetected
    case .microphoneUnavailable: self = .microphoneUnavailable
    case .microphoneBusy: self = .microphoneBusy
    case .microphoneLost: self = .microphoneLost
    case .microphoneSilent: self = .microphoneSilent
    case .soundUnreadable: self = .soundUnreadable
    case .interrupted: self = .interrupted
    // A bridge sends no message and analyses nothing.
    case .replyFailed, .synthesisFailed, .analysisFailed: return nil
    }
  }
}

extension BridgeErrorCode {
  /// The failure that it stands for; where both permissions have one code, that of `refused`.
  func failure(refused: Permission) -> VoiceFailure {
    let all = VoiceFailure.allCases.filter { BridgeErrorCode($0) == self }
    let own: VoiceFailure =
      refused == .speech ? .speechPermissionDenied : .microphonePermissionDenied
    return all.contains(own) ? own : all.first ?? .recognitionFailed
  }

  /// Whether it stays until something outside the app changes, so that the microphone button is
  /// hidden (S4-43).
  public var isLasting: Bool { failure(refused: .speech).isLasting }

  /// Whether the system's settings can change it, so that a link to them is offered (S4-43).
  public var isMendedInSettings: Bool {
    failure(refused: .speech).recovery(in: .dictation).contains(.openSettings)
  }
}
