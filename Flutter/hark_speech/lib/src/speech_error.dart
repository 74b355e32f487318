/// What can go wrong with a dictation, by the names that both sides know.
///
/// The list is written down once, in `Flutter/channel-messages.json`, which both sides test against.
enum SpeechError {
  /// The recogniser or the microphone was refused; only the system's settings can change it.
  permissionDenied(isLasting: true, isMendedInSettings: true),

  /// Rules that the person cannot change forbid it.
  permissionRestricted(isLasting: true),

  /// The system's question was not answered in time.
  permissionUnanswered,

  /// This device cannot recognise speech.
  recognizerUnavailable(isLasting: true),

  /// Siri and dictation are switched off in the system's settings.
  dictationDisabled(isLasting: true, isMendedInSettings: true),

  /// No recogniser knows any of the wanted languages.
  localeUnsupported(isLasting: true),

  /// The recogniser has too much to do.
  recognizerBusy,

  /// The recogniser's service does not answer.
  serviceUnavailable,

  /// The recogniser could not be started.
  requestCreationFailed,

  /// The recogniser broke off.
  recognitionFailed,

  /// There is no connection, and the recogniser needs one.
  networkUnavailable,

  /// Nobody spoke.
  noSpeechDetected,

  /// The microphone could not be started.
  microphoneUnavailable,

  /// The microphone is in use: by a call, by another recording, or by another engine of this app.
  microphoneBusy,

  /// The microphone was unplugged.
  microphoneLost,

  /// The microphone gives nothing but silence.
  microphoneSilent,

  /// The sound could not be read.
  soundUnreadable(isLasting: true),

  /// The system took the microphone, or the dictation was stopped before it had begun.
  interrupted;

  const SpeechError({this.isLasting = false, this.isMendedInSettings = false});

  /// Whether it stays until something outside the app changes: hide the microphone button then
  /// (S4-43).
  final bool isLasting;

  /// Whether the system's settings can change it: offer
  /// `NativeSpeechApiBridge.openSettings` then (S4-43).
  final bool isMendedInSettings;

  /// Reads the code that the native side sends; one that this version does not know is told as
  /// [recognitionFailed].
  static SpeechError fromCode(String? code) =>
      values.asNameMap()[code] ?? SpeechError.recognitionFailed;
}

/// Why a dictation could not begin.
class SpeechException implements Exception {
  /// Makes one.
  const SpeechException(this.error);

  /// What is in the way.
  final SpeechError error;

  @override
  String toString() => 'SpeechException: ${error.name}';
}
