import 'package:flutter/foundation.dart';

/// The result of starting a dictation.
@immutable
class RecognitionStart {
  /// Creates a result.
  const RecognitionStart({required this.locale, required this.isFallback});

  /// Reads the reply to `startRecognition`.
  factory RecognitionStart.fromReply(Map<String, Object?>? reply) =>
      RecognitionStart(
        locale: reply?['locale'] as String? ?? '',
        isFallback: reply?['isFallback'] as bool? ?? false,
      );

  /// The recognized language, such as `nb-NO`.
  final String locale;

  /// Whether a fallback language is used, because this device does not support the preferred one
  /// (S4-11). Inform the user if so.
  final bool isFallback;

  @override
  bool operator ==(Object other) =>
      other is RecognitionStart &&
      other.locale == locale &&
      other.isFallback == isFallback;

  @override
  int get hashCode => Object.hash(locale, isFallback);
}
