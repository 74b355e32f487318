// Failure messages with their remedies, in English.
extension English {
  static func message(_ failure: VoiceFailure) -> String {
    switch failure {
    case .speechPermissionDenied:
      "Speech recognition access required. Please enable in Settings."
    case .microphonePermissionDenied:
      "Microphone access required. Please enable in Settings."
    case .permissionRestricted:
      "Voice input is restricted on this device and cannot be enabled here. Please type instead."
    case .permissionUnanswered:
      "The permission question was not answered. Please try again."
    case .recognizerUnavailable:
      "Speech recognition is not available on this device. Please type instead."
    case .modelMissing:
      "Speech recognition for this language is not on this device yet. Please download it, or type."
    case .dictationDisabled:
      "Dictation is switched off on this device. Please enable it in Settings."
    case .localeUnsupported:
      "Speech recognition is not available in this language. Please choose another, or type."
    case .recognizerBusy:
      "Speech recognition is busy. Please try again in a moment."
    case .serviceUnavailable:
      "Speech recognition is not answering. Please try again later."
    case .requestCreationFailed:
      "Speech recognition could not start. Please try again."
    case .recognitionFailed:
      "Speech recognition stopped. Your text is kept. Please try again."
    case .networkUnavailable:
      "No internet connection. Your text is kept. Please connect and try again."
    case .noSpeechDetected:
      "No speech was heard. Please try again."
    case .microphoneUnavailable:
      "Microphone error. Please try again."
    case .microphoneBusy:
      "The microphone is in use by another recording or a call. Please try again when it is free."
    case .microphoneLost:
      "The microphone was disconnected. Your text is kept. Please reconnect it and try again."
    case .microphoneSilent:
      "The microphone gives no sound. Please check that it is not muted or covered."
    case .soundUnreadable:
      "This recording cannot be read. Please choose another one."
    case .interrupted:
      "Recording was interrupted. Your text is kept, and you can continue."
    case .replyFailed:
      "The reply could not be loaded. Please try again."
    case .synthesisFailed:
      "The reply could not be spoken. You can read it instead."
    case .analysisFailed:
      "The text could not be analyzed. It is kept. Please try again."
    }
  }
}
