import 'package:flutter/foundation.dart';

/// How a dictation began.
@immutable
class RecognitionStart {
  /// Makes one.
  const RecognitionStart({required this.locale, required this.isFallback});

  /// Reads the reply to `startRecognition`.
  factory RecognitionStart.fromReply(Map<String, Object?>? reply) =>
      RecognitionStart(
        locale: reply?['locale'] as String? ?? '',
        isFallback: reply?['isFallback'] as bool? ?? false,
      );

  /// The language that is listened for, such as `nb-NO`.
  final String locale;

  /// Whether it is not the one that was wanted first, because this device does not recognise that
  /// one (S4-11): worth telling the person.
  final bool isFallback;

  @override
  bool operator ==(Object other) =>
      other is RecognitionStart &&
      other.locale == locale &&
      other.isFallback == isFallback;

  @override
  int get hashCode => Object.hash(locale, isFallback);
}
