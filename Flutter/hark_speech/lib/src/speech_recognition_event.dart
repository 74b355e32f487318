import 'package:flutter/foundation.dart';

import 'speech_error.dart';

/// An event sent by the native side: text or an error, never audio (S4-23).
///
/// In the channel, it is a JSON map (S4-27): `type` is `partial`, `final`, or `error`, with `text` for
/// the first two and `errorCode` for the third.
@immutable
sealed class SpeechRecognitionEvent {
  const SpeechRecognitionEvent();

  /// Parses a message from the event channel.
  ///
  /// Throws a [FormatException], which contains no spoken text, if the message is invalid.
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

/// The whole text so far, which may still change.
final class PartialSpeech extends SpeechRecognitionEvent {
  /// Creates an event.
  const PartialSpeech(this.text);

  /// The text.
  final String text;

  @override
  bool operator ==(Object other) =>
      other is PartialSpeech && other.text == text;

  @override
  int get hashCode => Object.hash(PartialSpeech, text);
}

/// The whole text, sent once per dictation, after all partial texts.
final class FinalSpeech extends SpeechRecognitionEvent {
  /// Creates an event.
  const FinalSpeech(this.text);

  /// The text.
  final String text;

  @override
  bool operator ==(Object other) => other is FinalSpeech && other.text == text;

  @override
  int get hashCode => Object.hash(FinalSpeech, text);
}

/// An error; the text so far has already been delivered as final.
final class FailedSpeech extends SpeechRecognitionEvent {
  /// Creates an event.
  const FailedSpeech(this.error);

  /// The error.
  final SpeechError error;

  @override
  bool operator ==(Object other) =>
      other is FailedSpeech && other.error == error;

  @override
  int get hashCode => Object.hash(FailedSpeech, error);
}
