// The presets' strings that differ from the defaults in `English`; `nil` where the default applies.
// Those of the call are in `CallEnglish`.
import Hark

/// The English strings specific to the coach chat, warm in tone and in the first person (S1-41).
enum ComposerEnglish {
  static func text(_ phrase: Phrase) -> String? {
    switch phrase {
    case .title: "Chat"
    case .status(.idle), .status(.paused), .placeholder: "Press and hold to speak"
    case .buttonLabel(let phase): buttonLabel(phase)
    case .buttonHint(.idle), .buttonHint(.paused): "Press and hold to record your message"
    case .buttonHint(.failed(let failure)) where !failure.isLasting: "Press and hold to try again"
    case .message(let failure): message(failure)
    case .microphoneDisabled: "I can't listen until this is fixed, but you can always type to me."
    case .rationaleText:
      "I'd love to hear your voice. Enable the microphone so you can speak your thoughts instead "
        + "of typing."
    case .rationaleAccept: "Enable Microphone"
    case .rationaleAcceptLabel: "Enable microphone access"
    case .privacySpeech:
      "Coach App uses speech recognition to transcribe your voice messages so you can speak "
        + "instead of type."
    case .privacyMicrophone:
      "Coach App needs microphone access to hear your voice when you choose to speak your "
        + "messages."
    case .noiseHint: "I can hardly hear you here — move a little closer, or type instead."
    default: nil
    }
  }

  private static func buttonLabel(_ phase: Phase) -> String? {
    switch phase {
    case .idle, .rationale, .authorizing, .paused, .failed: "Voice input"
    case .starting, .listening, .recording, .finalizing, .waiting, .speaking, .muted: nil
    }
  }

  private static func message(_ failure: VoiceFailure) -> String {
    switch failure {
    case .speechPermissionDenied:
      "I need speech recognition access to understand your voice. You can enable it in Settings."
    case .microphonePermissionDenied:
      "I need microphone access to hear you. You can enable it in Settings."
    case .permissionRestricted:
      "I'm not allowed to listen on this device, and neither of us can change that. You can "
        + "always type to me."
    case .permissionUnanswered:
      "I didn't get an answer about the microphone. Let's try again when you're ready."
    case .recognizerUnavailable: "Voice input isn't available on this device."
    case .modelMissing:
      "I don't know this language yet. I can once it is downloaded, or you can type to me."
    case .dictationDisabled:
      "I need dictation to understand your voice. You can enable it in Settings."
    case .localeUnsupported:
      "I can't understand this language by voice yet. You can type to me instead."
    case .recognizerBusy: "I'm still busy with another recording — try again in a moment."
    case .serviceUnavailable:
      "I can't understand speech right now — try again in a moment or type instead."
    case .recognitionFailed: "I couldn't catch that — try again or type instead."
    case .networkUnavailable:
      "I need an internet connection to understand your voice. Let's try again when you're back "
        + "online."
    case .noSpeechDetected: "I didn't hear anything — try speaking again or type instead."
    case .microphoneUnavailable, .requestCreationFailed:
      "I had trouble setting up the microphone. Let's try again."
    case .microphoneBusy:
      "I can't have the microphone while a call or another recording uses it. Let's try again "
        + "when it's free."
    case .microphoneLost: "I lost the microphone, but I kept what you said. Let's try again."
    case .microphoneSilent:
      "I get no sound from the microphone — check that it isn't muted or covered."
    case .soundUnreadable: "I couldn't read that recording — try another one."
    case .interrupted: "I was interrupted, but I kept what you said. Let's go on when you're ready."
    case .replyFailed: "I couldn't answer right now. Let's try again."
    case .synthesisFailed: "I couldn't say my answer out loud — you can read it instead."
    case .analysisFailed:
      "I couldn't make sense of that yet, but I kept your words. Let's try again."
    }
  }
}

enum CaptureEnglish {
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
    default: nil
    }
  }
}

/// The English strings specific to the dictation experience; the Norwegian strings are in `Bokmal`.
enum DictationEnglish {
  static func text(_ phrase: Phrase) -> String? {
    switch phrase {
    case .title: "Dictation"
    case .status(.idle), .status(.paused), .placeholder: "Tap to dictate"
    case .buttonLabel(.idle), .buttonLabel(.rationale), .buttonLabel(.authorizing),
      .buttonLabel(.paused), .buttonLabel(.failed):
      "Start dictation"
    case .buttonLabel(.starting), .buttonLabel(.recording): "Stop dictation"
    case .rationaleTitle: "Dictate Instead of Typing"
    case .rationaleText:
      "What you say is written into the field you chose, and you can correct it before you save. "
        + "Two questions follow, and each is asked only once: please answer Allow."
    case .privacySpeech: "Your speech is turned into text so you can dictate instead of typing"
    case .privacyMicrophone: "The microphone hears you while you dictate your report"
    default: nil
    }
  }
}

enum MealLogEnglish {
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
    case .noSpeechDetected: "No speech was heard. Please try again or use manual entry."
    case .analysisFailed:
      "Your meal could not be analyzed. Your text is kept. Please try again, edit it, or save it "
        + "as it is."
    default: nil
    }
  }
}
