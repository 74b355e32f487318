/// An action with which the user can recover from a failure, shown as a button beside the message.
public enum RecoveryAction: String, Sendable, Hashable, CaseIterable {
  /// Repeats the failed operation.
  case retry

  /// Recognizes the audio of the last recording again (`VoiceSession.recognizeAgain(with:)`).
  case recognizeAgain

  /// Resumes after an interruption and preserves the text so far.
  case resume

  /// Opens the app's page in the system settings.
  case openSettings

  /// Lets the user type the text, or edit the recognized text.
  case typeInstead

  /// Saves the text without analyzing it.
  case saveWithoutAnalysis
}

extension VoiceFailure {
  /// The time for which a message without an action is shown, in seconds (O8, S3-49).
  package static let messageSeconds = 4.0

  /// Returns the recovery actions available in `experience`, the most likely first.
  ///
  /// Settings are offered only where they can resolve the failure (O12). Where the button itself
  /// retries (`LastingFailurePolicy.retry`), the message does not repeat that action (S3-50).
  /// Typing is an action only where the text is not already in an editable field (S5-US7.3). If the
  /// audio is kept (`Snapshot.canRecognizeAgain`), it is recognized again rather than recorded again.
  public func recovery(
    in experience: Experience, canRecognizeAgain: Bool = false
  ) -> [RecoveryAction] {
    var actions: [RecoveryAction] = []
    // Audio that is kept after a recording without words belongs to an earlier one, which failed.
    if canRecognizeAgain, isOfRecognizer || self == .noSpeechDetected {
      actions.append(.recognizeAgain)
    } else if self == .interrupted {
      actions.append(.resume)
    } else if isFixedInSettings {
      actions.append(.openSettings)
    } else if !isLasting, experience.lastingFailure != .retry {
      actions.append(.retry)
    }
    if experience.afterStop == .confirm { actions.append(.typeInstead) }
    if self == .analysisFailed { actions.append(.saveWithoutAnalysis) }
    return actions
  }

  /// Returns the time for which the message is shown, in seconds; `nil` if it remains until the
  /// user dismisses it or acts on it.
  ///
  /// Only a message without an action disappears automatically (O8), except where it explains why
  /// the button is disabled or hidden (O6).
  package func messageSeconds(
    in experience: Experience, canRecognizeAgain: Bool = false
  ) -> Double? {
    let remains = isLasting && experience.lastingFailure.disablesButton
    let actions = recovery(in: experience, canRecognizeAgain: canRecognizeAgain)
    return remains || !actions.isEmpty ? nil : Self.messageSeconds
  }

  private var isOfRecognizer: Bool {
    isTransient || [.recognizerUnavailable, .modelMissing, .networkUnavailable].contains(self)
  }

  private var isFixedInSettings: Bool {
    [.speechPermissionDenied, .microphonePermissionDenied, .dictationDisabled].contains(self)
  }
}
