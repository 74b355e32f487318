/// A string shown with a dictation, other than the message of each `SpeechError`.
///
/// The native side provides the strings, in Norwegian Bokmål, so that they are defined only once.
enum SpeechPhrase {
  /// The title of the app's rationale before the system's prompt, which appears only once (S4-42).
  rationaleTitle,

  /// The text of the rationale.
  rationaleText,

  /// The button that continues to the prompt.
  rationaleAccept,

  /// The button that declines the prompt.
  rationaleDecline,

  /// The link that replaces the microphone button (S4-43).
  openSettings,

  /// The path in the system settings where a denied permission can be granted, in the terms of the
  /// running version (S4-44).
  settingsPath,

  /// The hint that a very long dictation may need to be split (S4-40).
  splitHint,

  /// The reason why a field has no microphone button (S4-46).
  fieldNotApproved,

  /// The label of the microphone button before a dictation.
  start,

  /// The label of the microphone button during a dictation.
  stop,

  /// The button that recognizes the audio of the last dictation again.
  recognizeAgain,
}
