/// The errors of a dictation, by the names that both sides share.
///
/// The list is defined once, in `Flutter/channel-messages.json`, which both sides test against.
enum SpeechError {
  /// Access to speech recognition or the microphone was denied; the user can change that only in
  /// the system settings.
  permissionDenied(isLasting: true, isFixedInSettings: true),

  /// Access is forbidden by restrictions that the user cannot change.
  permissionRestricted(isLasting: true),

  /// The system's prompt was not answered in time.
  permissionUnanswered,

  /// This device does not support speech recognition.
  recognizerUnavailable(isLasting: true, mayRecognizeAgain: true),

  /// Siri and dictation are turned off in the system settings.
  dictationDisabled(isLasting: true, isFixedInSettings: true),

  /// No recognizer supports any of the requested languages.
  localeUnsupported(isLasting: true),

  /// The recognizer is busy.
  recognizerBusy(mayRecognizeAgain: true),

  /// The recognizer's service does not respond.
  serviceUnavailable(mayRecognizeAgain: true),

  /// The recognizer could not be started.
  requestCreationFailed(mayRecognizeAgain: true),

  /// The recognizer failed.
  recognitionFailed(mayRecognizeAgain: true),

  /// There is no network connection, and the recognizer needs one.
  networkUnavailable(mayRecognizeAgain: true),

  /// No speech was detected.
  noSpeechDetected,

  /// The microphone could not be started.
  microphoneUnavailable,

  /// The microphone is in use by a call, another recording, or another engine of this app.
  microphoneBusy,

  /// The microphone was disconnected.
  microphoneLost,

  /// The microphone delivers only silence.
  microphoneSilent,

  /// The audio could not be read.
  soundUnreadable(isLasting: true),

  /// The system took the microphone, or the dictation was stopped before it had begun.
  interrupted,

  /// No audio is kept that could be recognized again.
  noSoundKept;

  const SpeechError({
    this.isLasting = false,
    this.isFixedInSettings = false,
    this.mayRecognizeAgain = false,
  });

  /// Whether the error persists until something outside the app changes. If so, hide the microphone
  /// button (S4-43).
  final bool isLasting;

  /// Whether the system settings can resolve the error. If so, offer
  /// `NativeSpeechApiBridge.openSettings` (S4-43).
  final bool isFixedInSettings;

  /// Whether the audio of a dictation that this error ended can be recognized again, if it is kept.
  /// If so, offer `NativeSpeechApiBridge.recognizeAgain`.
  final bool mayRecognizeAgain;

  /// Converts a code from the native side. Unknown codes become [recognitionFailed].
  static SpeechError fromCode(String? code) =>
      values.asNameMap()[code] ?? SpeechError.recognitionFailed;
}

/// The reason why a dictation could not begin, or why its audio could not be recognized again.
class SpeechException implements Exception {
  /// Creates an exception.
  const SpeechException(this.error);

  /// The error that prevented the start or the recognition.
  final SpeechError error;

  @override
  String toString() => 'SpeechException: ${error.name}';
}
