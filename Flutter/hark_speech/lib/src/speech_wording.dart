import 'speech_error.dart';
import 'speech_phrase.dart';

/// The strings that the user reads during a dictation, as returned by
/// `NativeSpeechApiBridge.wording`.
///
/// Load them again when a permission may have changed: the message for a denied permission names the
/// missing one.
class SpeechWording {
  /// Creates a wording from strings that are keyed by the names of phrases and
  /// errors.
  const SpeechWording(this._texts);

  final Map<String, String> _texts;

  /// Returns the string for [phrase]; empty if the native side has none.
  String operator [](SpeechPhrase phrase) => _texts[phrase.name] ?? '';

  /// Returns the error message, including how to fix the error, in one or two sentences.
  String message(SpeechError error) => _texts[error.name] ?? '';
}
