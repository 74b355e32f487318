/// The English strings specific to the coach chat, warm in tone and in the first person (S1-41).
enum ComposerEnglish {
  /// Returns the coach chat's text, or `nil` if the default English text applies.
  static func text(_ phrase: Phrase) -> String? {
    switch phrase {
    case .title: "Chat"
    case .status(.idle), .status(.paused), .placeholder: "Press and hold to speak"
    case .buttonLabel(let phase): buttonLabel(phase)
    case .buttonHint(.idle), .buttonHint(.paused): "Press and hold to record your message"
    case .buttonHint(.failed(let failure)) where !failure.isLasting:
      "Press and hold to try again"
    case .message(let failure): message(failure)
    case .microphoneDisabled:
      "I can't listen until this is fixed, but you can always type to me."
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
    case .recognizerUnavailable:
      "Voice input isn't available on this device."
    case .modelMissing:
      "I don't know this language yet. I can once it is downloaded, or you can type to me."
    case .dictationDisabled:
      "I need dictation to understand your voice. You can enable it in Settings."
    case .localeUnsupported:
      "I can't understand this language by voice yet. You can type to me instead."
    case .recognizerBusy:
      "I'm still busy with another recording — try again in a moment."
    case .serviceUnavailable:
      "I can't understand speech right now — try again in a moment or type instead."
    case .recognitionFailed:
      "I couldn't catch that — try again or type instead."
    case .networkUnavailable:
      "I need an internet connection to understand your voice. Let's try again when you're back "
        + "online."
    case .noSpeechDetected:
      "I didn't hear anything — try speaking again or type instead."
    case .microphoneUnavailable, .requestCreationFailed:
      "I had trouble setting up the microphone. Let's try again."
    case .microphoneBusy:
      "I can't have the microphone while a call or another recording uses it. Let's try again "
        + "when it's free."
    case .microphoneLost:
      "I lost the microphone, but I kept what you said. Let's try again."
    case .microphoneSilent:
      "I get no sound from the microphone — check that it isn't muted or covered."
    case .soundUnreadable:
      "I couldn't read that recording — try another one."
    case .interrupted:
      "I was interrupted, but I kept what you said. Let's go on when you're ready."
    case .replyFailed:
      "I couldn't answer right now. Let's try again."
    case .synthesisFailed:
      "I couldn't say my answer out loud — you can read it instead."
    case .analysisFailed:
      "I couldn't make sense of that yet, but I kept your words. Let's try again."
    }
  }
}
