/// The English strings specific to the capture screen.
enum CaptureEnglish {
  /// Returns the capture screen's text, or `nil` if the default English text applies.
  static func text(_ phrase: Phrase) -> String? {
    switch phrase {
    case .title: "Capture"
    case .status(.idle), .status(.paused): "Tap to record"
    case .placeholder: "Type, or tap the microphone and speak"
    case .buttonLabel(.idle), .buttonLabel(.rationale), .buttonLabel(.authorizing),
      .buttonLabel(.paused), .buttonLabel(.failed):
      "Start voice recording"
    // A lasting failure disables the button (S2-47).
    case .buttonHint(.failed(let failure)) where failure.isLasting:
      English.text(.microphoneDisabled)
    case .message(let failure): message(failure)
    case .rationaleTitle: "Capture by Voice"
    case .rationaleText: "Pookie needs microphone access to transcribe your voice"
    case .privacySpeech: "Pookie transcribes your voice to capture your thoughts as text"
    case .privacyMicrophone: "Pookie needs microphone access to hear your voice for transcription"
    case .success: "Saved"
    default: nil
    }
  }

  private static func message(_ failure: VoiceFailure) -> String? {
    switch failure {
    case .speechPermissionDenied: "Speech recognition permission denied. Enable in Settings."
    case .microphonePermissionDenied: "Microphone permission denied. Enable in Settings."
    case .recognizerUnavailable, .localeUnsupported:
      "Speech recognition is not available on this device."
    case .requestCreationFailed: "Failed to create recognition request."
    case .permissionRestricted, .permissionUnanswered, .modelMissing, .dictationDisabled,
      .recognizerBusy, .serviceUnavailable, .recognitionFailed, .networkUnavailable,
      .noSpeechDetected,
      .microphoneUnavailable, .microphoneBusy, .microphoneLost, .microphoneSilent,
      .soundUnreadable, .interrupted, .replyFailed, .synthesisFailed, .analysisFailed:
      nil
    }
  }
}
