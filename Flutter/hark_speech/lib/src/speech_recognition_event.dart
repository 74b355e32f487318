import 'package:flutter/foundation.dart';

import 'speech_error.dart';

/// What the native side tells by itself: text or an error, never sound (S4-23).
///
/// In the channel it is a JSON map (S4-27): `type` is `partial`, `final` or `error`, with `text` for
/// the first two and `errorCode` for the third.
@immutable
sealed class SpeechRecognitionEvent {
  const SpeechRecognitionEvent();

  /// Reads a message of the event channel.
  ///
  /// Throws a [FormatException], which holds nothing of what was said, when it is none.
  factory SpeechRecognitionEvent.fromMessage(Object? message) =>
      switch (message) {
        {'type': 'partial', 'text': final String text} => PartialSpeech(text),
        {'type': 'final', 'text': final String text} => FinalSpeech(text),
        {'type': 'error', 'errorCode': final String code} => FailedSpeech(
          SpeechError.fromCode(code),
        ),
        _ => throw const FormatException('This is no event of the bridge.'),
      };
}

/// All of the text so far, which may still change.
final class PartialSpeech extends SpeechRecognitionEvent {
  /// Makes one.
  const PartialSpeech(this.text);

  /// The text.
  final String text;

  @override
  bool operator ==(Object other) =>
      other is PartialSpeech && other.text == text;

  @override
  int get hashCode => Object.hash(PartialSpeech, text);
}

/// All of the text; once in a dictation, and the last of its texts.
final class FinalSpeech extends SpeechRecognitionEvent {
  /// Makes one.
  const FinalSpeech(this.text);

  /// The text.
  final String text;

  @override
  bool operator ==(Object other) => other is FinalSpeech && other.text == text;

  @override
  int get hashCode => Object.hash(FinalSpeech, text);
}

/// What went wrong; the text so far has been told as final before it.
final class FailedSpeech extends SpeechRecognitionEvent {
  /// Makes one.
  const FailedSpeech(this.error);

  /// What it was.
  final SpeechError error;

  @override
  bool operator ==(Object other) =>
      other is FailedSpeech && other.error == error;

  @override
  int get hashCode => Object.hash(FailedSpeech, error);
}
