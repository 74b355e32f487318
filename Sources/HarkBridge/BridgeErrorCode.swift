import Hark

/// An error code that both sides of the bridge share.
///
/// The codes are named after `VoiceFailure`, with one code for both permission denials.
/// `Flutter/channel-messages.json` is the only definition of the list; both sides test against it.
public enum BridgeErrorCode: String, Error, Sendable, Hashable, CaseIterable {
  case permissionDenied, permissionRestricted, permissionUnanswered, recognizerUnavailable
  case dictationDisabled, localeUnsupported, recognizerBusy, serviceUnavailable
  case requestCreationFailed, recognitionFailed, networkUnavailable, noSpeechDetected
  case microphoneUnavailable, microphoneBusy, microphoneLost, microphoneSilent, soundUnreadable
  case interrupted

  /// Creates the code for `failure`; `nil` if the failure belongs to a feature that bridges do not
  /// have, such as replies and analyses.
  public init?(_ failure: VoiceFailure) {
    let code: BridgeErrorCode? =
      switch failure {
      case .speechPermissionDenied, .microphonePermissionDenied: .permissionDenied
      // The other side cannot install a missing model.
      case .modelMissing: .recognizerUnavailable
      default: BridgeErrorCode(rawValue: failure.rawValue)
      }
    guard let code else { return nil }
    self = code
  }

  /// Returns the failure for this code; a permission denial yields the failure for `refused`.
  func failure(refused: Permission) -> VoiceFailure {
    let all = VoiceFailure.allCases.filter { BridgeErrorCode($0) == self }
    let own: VoiceFailure =
      refused == .speech ? .speechPermissionDenied : .microphonePermissionDenied
    return all.contains(own) ? own : all.first ?? .recognitionFailed
  }

  /// Whether the error lasts until something outside the app changes, so that the UI hides the
  /// microphone button (S4-43).
  package var isLasting: Bool { failure(refused: .speech).isLasting }

  /// Whether the user can fix the error in the system's settings, so that the UI shows a link to
  /// them (S4-43).
  package var isFixedInSettings: Bool {
    failure(refused: .speech).recovery(in: .dictation).contains(.openSettings)
  }
}
