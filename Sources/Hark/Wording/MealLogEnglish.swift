/// The English strings specific to the meal log.
enum MealLogEnglish {
  /// Returns the meal log's text, or `nil` if the default English text applies.
  static func text(_ phrase: Phrase) -> String? {
    switch phrase {
    case .title: "Log a Meal"
    case .buttonLabel(.idle), .buttonLabel(.rationale), .buttonLabel(.authorizing),
      .buttonLabel(.paused), .buttonLabel(.failed):
      "Record your meal"
    case .confirm: "Log This Meal"
    case .results: "What your meal holds"
    case .startOver: "Log another meal"
    case .message(let failure): message(failure)
    case .rationaleTitle: "Log Meals by Voice"
    case .rationaleText:
      "To log your meals by voice, Demeter needs the microphone and speech recognition."
    case .rationaleAccept: "Allow"
    case .rationaleAcceptLabel: "Allow the microphone"
    case .privacySpeech: "Demeter turns your speech into text so you can log your meals by voice"
    case .privacyMicrophone: "Demeter listens while you record so you can log your meals by voice"
    case .analyzing: "Analyzing your meal..."
    case .success: "Meal logged"
    default: nil
    }
  }

  private static func message(_ failure: VoiceFailure) -> String? {
    switch failure {
    case .recognizerUnavailable, .serviceUnavailable:
      "Speech recognition unavailable. Please try again later or use manual entry."
    case .recognitionFailed:
      "Speech recognition stopped. Your text is kept. Please try again or use manual entry."
    case .noSpeechDetected:
      "No speech was heard. Please try again or use manual entry."
    case .analysisFailed:
      "Your meal could not be analyzed. Your text is kept. Please try again, edit it, or save it "
        + "as it is."
    case .speechPermissionDenied, .microphonePermissionDenied, .permissionRestricted,
      .permissionUnanswered, .modelMissing, .dictationDisabled, .localeUnsupported, .recognizerBusy,
      .requestCreationFailed, .networkUnavailable, .microphoneUnavailable, .microphoneBusy,
      .microphoneLost, .microphoneSilent, .soundUnreadable, .interrupted, .replyFailed,
      .synthesisFailed:
      nil
    }
  }
}
