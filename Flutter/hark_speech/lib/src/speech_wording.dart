import 'speech_error.dart';
import 'speech_phrase.dart';

/// The texts that a person reads beside a dictation, as `NativeSpeechApiBridge.wording` brought them.
///
/// Ask for it anew when a permission may have changed: what it says of a refusal names the permission
/// that is missing.
class SpeechWording {
  /// Makes one of texts by name.
  const SpeechWording(this._texts);

  final Map<String, String> _texts;

  /// The text of [phrase]; empty where the native side has none.
  String operator [](SpeechPhrase phrase) => _texts[phrase.name] ?? '';

  /// What went wrong and what to do, in one or two sentences.
  String message(SpeechError error) => _texts[error.name] ?? '';
}
