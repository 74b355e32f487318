/// The person's answer to both of the system's questions, for the recogniser and for the microphone,
/// as one: the worse of the two (S4-04).
enum SpeechPermissionResult {
  /// Both are allowed.
  granted,

  /// One was refused; only the system's settings can change it.
  denied,

  /// One is forbidden by rules that the person cannot change.
  restricted,

  /// The question was not answered.
  notDetermined;

  /// Reads the name that the native side sends; one that this version does not know allows nothing.
  static SpeechPermissionResult fromName(String? name) =>
      values.asNameMap()[name] ?? SpeechPermissionResult.denied;
}
