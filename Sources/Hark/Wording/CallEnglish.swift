/// The English strings specific to the voice call.
enum CallEnglish {
  /// Returns the call's text, or `nil` if the default English text applies.
  ///
  /// `isAutomatic` specifies whether speech starts recordings.
  static func text(_ phrase: Phrase, isAutomatic: Bool) -> String? {
    switch phrase {
    case .title, .rationaleTitle: English.text(.pageTitle)
    case .status(let phase): status(phase, isAutomatic)
    case .placeholder: "Tap to speak"
    case .buttonLabel(let phase): buttonLabel(phase)
    case .buttonHint(.failed): "Tap to try again"
    case .announcement(.recordingStarted): "Recording"
    case .rationaleText:
      "A call needs the microphone and speech recognition, so your agent can hear and answer you."
    case .privacySpeech: "Your speech is turned into text so your agent can answer you"
    case .privacyMicrophone: "The microphone lets your agent hear you during a voice call"
    default: nil
    }
  }

  private static func status(_ phase: Phase, _ isAutomatic: Bool) -> String? {
    switch phase {
    // Detection is starting (O53).
    case .starting: isAutomatic ? "Start speaking" : nil
    case .recording(.hand), .recording(.speech): "Recording"
    case .recording(.held): "Hold to continue..."
    case .idle, .rationale, .authorizing, .listening, .finalizing, .waiting, .speaking, .paused,
      .muted, .failed:
      nil
    }
  }

  private static func buttonLabel(_ phase: Phase) -> String? {
    switch phase {
    case .idle, .rationale, .authorizing, .starting, .paused, .failed: "Microphone"
    case .recording(.hand), .recording(.speech): "Recording"
    case .recording(.held): "Holding microphone open"
    case .speaking: English.text(.speaking)
    case .listening, .finalizing, .waiting, .muted: nil
    }
  }
}
