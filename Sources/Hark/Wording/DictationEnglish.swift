/// The English strings specific to the dictation bridge; the Norwegian strings are in `Bokmal`.
enum DictationEnglish {
  /// Returns the dictation bridge's text, or `nil` if the default English text applies.
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
