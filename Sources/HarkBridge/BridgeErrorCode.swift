import Foundation
import Hark

/// An error code that both sides of the bridge share.
///
/// The codes are named after `VoiceFailure`, with one code for both permission denials, and after
/// `Refusal.noSoundKept`.
/// `Flutter/channel-messages.json` is the authoritative list, against which both sides are tested.
public enum BridgeErrorCode: String, Error, Sendable, Hashable, CaseIterable {
  case permissionDenied, permissionRestricted, permissionUnanswered, recognizerUnavailable
  case dictationDisabled, localeUnsupported, recognizerBusy, serviceUnavailable
  case requestCreationFailed, recognitionFailed, networkUnavailable, noSpeechDetected
  case microphoneUnavailable, microphoneBusy, microphoneLost, microphoneSilent, soundUnreadable
  case interrupted

  /// No audio is kept that could be recognized again.
  case noSoundKept

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
  ///
  /// Returns `nil` for `noSoundKept`, which is not a failure of voice input.
  func failure(refused: Permission) -> VoiceFailure? {
    let all = VoiceFailure.allCases.filter { BridgeErrorCode($0) == self }
    let own: VoiceFailure =
      refused == .speech ? .speechPermissionDenied : .microphonePermissionDenied
    return all.contains(own) ? own : all.first
  }

  /// Whether the error persists until an external condition changes; if so, the microphone button
  /// is removed (S4-43).
  package var isLasting: Bool { failure(refused: .speech)?.isLasting == true }

  /// Whether the user can fix the error in the system's settings, to which the UI then links (S4-43).
  package var isFixedInSettings: Bool {
    failure(refused: .speech)?.recovery(in: .dictation).contains(.openSettings) == true
  }

  /// Whether a recording that failed with this error can be recognized again if its audio is kept.
  package var mayRecognizeAgain: Bool {
    // Nothing was heard in that recording; audio that is still kept belongs to an earlier one.
    if self == .noSpeechDetected { return false }
    let actions = failure(refused: .speech)?.recovery(in: .dictation, canRecognizeAgain: true)
    return actions?.contains(.recognizeAgain) == true
  }
}

extension BridgeErrorCode: LocalizedError {
  /// The problem and its fix, if there is one, in one sentence.
  public var errorDescription: String? {
    // The code does not say which of the two permissions is missing.
    self == .permissionDenied
      ? "Voice input is not permitted: allow the microphone and speech recognition in Settings."
      : failure(refused: .speech).map(\.errorDescription) ?? Refusal.noSoundKept.errorDescription
  }
}
