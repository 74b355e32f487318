/// A text that is shown beside a dictation, apart from the sentence of each `SpeechError`.
///
/// The native side has the texts, in Norwegian Bokmål, so that they stand in one place only.
enum SpeechPhrase {
  /// The title of the app's own explanation before the system's question, which is asked only once
  /// (S4-42).
  rationaleTitle,

  /// The explanation.
  rationaleText,

  /// Agrees to be asked.
  rationaleAccept,

  /// Would rather not be asked.
  rationaleDecline,

  /// The link that stands where the microphone button was (S4-43).
  openSettings,

  /// Where in the system's settings a refusal is taken back, in the words of the running version
  /// (S4-44).
  settingsPath,

  /// That a very long dictation may need to be split (S4-40).
  splitHint,

  /// Why a field has no microphone button (S4-46).
  fieldNotApproved,

  /// The microphone button's name before a dictation.
  start,

  /// The microphone button's name during one.
  stop,
}
