import 'package:flutter/foundation.dart';

/// How the user wants recognized words to be written.
///
/// The default values change nothing.
@immutable
class TextChoice {
  /// Creates a choice.
  const TextChoice({
    this.commands = true,
    this.numbers = true,
    this.fillers,
    this.vocabulary = '',
  });

  /// Whether spoken commands, such as "new line", are carried out.
  final bool commands;

  /// Whether numbers, dates, and times are written with digits.
  final bool numbers;

  /// Whether fillers and repeated small words are omitted; null leaves the app's setting.
  final bool? fillers;

  /// The user's own words and names, one entry per line: a name, a name and its
  /// spoken forms (`iPhone: eye phone`), or a phrase and the text that replaces it (`my address = …`).
  ///
  /// A line that lacks text on one side of its sign, more than 1,000 entries, or more than 24,000 bytes
  /// are refused with `requestCreationFailed`.
  final String vocabulary;

  /// The arguments of `startRecognition`.
  Map<String, Object?> get arguments => {
    'commands': commands,
    'numbers': numbers,
    if (fillers != null) 'fillers': fillers,
    'vocabulary': vocabulary,
  };
}
