/// The user's answer to the system's prompts for the recognizer and the microphone: the worse of the
/// two (S4-04).
enum SpeechPermissionResult {
  /// Both are granted.
  granted,

  /// At least one was denied; the user can change that only in the system
  /// settings.
  denied,

  /// At least one is forbidden by restrictions that the user cannot change.
  restricted,

  /// The prompt was not answered.
  notDetermined;

  /// Converts a name from the native side. Unknown names become [denied].
  static SpeechPermissionResult fromName(String? name) =>
      values.asNameMap()[name] ?? SpeechPermissionResult.denied;
}
