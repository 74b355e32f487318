import Foundation
import Hark

/// An error code that both sides of the bridge share.
///
/// The codes are named after `VoiceFailure`, with one code for both permission denials.
/// `Flutter/channel-messages.json` is the authoritative list, against which both sides are tested.
public enum BridgeErrorCode: String, Error, Sendable, Hashable, CaseIterable {
  case permissionDenied, permissionRestricted, permissionUnanswered, recognizerUnavailable
  case dictationDisabled, localeUnsupported, recognizerBusy, serviceUnavailable
  case requestCreationFailed, recognitionFailed, networkUnavailable, noSpeechDetected
  case microphoneUnavailable, microphoneBusy, microphoneLost, microphoneSilent, soundUnreadable
  case interrupted

  /// Creates the code for `failure`; `nil` if the failure belongs to a feature that bridges do not
  /// have, such as replies and analyses.
  public init?(_ failure: VoiceFailure) {
    switch failure {
    case .speechPermissionDenied, .microphonePermissionDenied: self = .permissionDenied
    // The other side cannot install a missing model.
    case .modelMissing: self = .recognizerUnavailable
    default: self.init(rawValue: failure.rawValue)
    }
  }

  /// Returns the failure for this code; a permission denial yields the failure for `refused`.
  func failure(refused: Permission) -> VoiceFailure {
    let all = VoiceFailure.allCases.filter { BridgeErrorCode($0) == self }
    let own: VoiceFailure =
      refused == .speech ? .speechPermissionDenied : .microphonePermissionDenied
    return all.contains(own) ? own : all.first ?? .recognitionFailed
  }

  /// Whether the error lasts until an external condition changes, so that the microphone button is
  /// removed (S4-43).
  package var isLasting: Bool { failure(refused: .speech).isLasting }

  /// Whether the user can fix the error in the system's settings, to which the UI then links (S4-43).
  package var isFixedInSettings: Bool {
    failure(refused: .speech).recovery(in: .dictation).contains(.openSettings)
  }
}

extension BridgeErrorCode: LocalizedError {
  /// The problem and its remedy, if any, in one sentence.
  public var errorDescription: String? {
    // The code does not say which of the two permissions is missing.
    self == .permissionDenied
      ? "Voice input is not permitted: allow the microphone and speech recognition in Settings."
      : failure(refused: .speech).errorDescription
  }
}
