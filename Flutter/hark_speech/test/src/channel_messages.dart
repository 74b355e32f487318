import 'dart:convert';

import 'fixture.dart';

/// The channels' messages that both sides test against, `Flutter/channel-messages.json`.
abstract final class ChannelMessages {
  static final Map<String, Object?> _root =
      jsonDecode(fixture) as Map<String, Object?>;

  /// Returns the name at [key].
  static String name(String key) => _root[key]! as String;

  /// Returns the names at [key].
  static List<String> names(String key) =>
      (_root[key]! as List<Object?>).cast<String>();

  /// The names of all sequences.
  static Iterable<String> get sequences =>
      (_root['sequences']! as Map<String, Object?>).keys;

  /// Returns the messages of a sequence, each as a map.
  static List<Map<String, Object?>> sequence(String name) {
    final all = _root['sequences']! as Map<String, Object?>;
    return (all[name]! as List<Object?>).cast<Map<String, Object?>>();
  }
}
