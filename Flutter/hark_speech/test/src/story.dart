import 'package:flutter_test/flutter_test.dart';
import 'package:hark_speech/hark_speech.dart';

import 'channel_messages.dart';
import 'scripted_native.dart';

/// Plays a sequence of the fixture to a bridge and logs what an app would observe.
class Story {
  /// Creates a story; [play] plays it.
  Story(this.name) {
    bridge
      ..onPartial = ((text) => log.add('partial $text'))
      ..onFinal = ((text) => log.add('final $text'))
      ..onError = ((error) => log.add('error ${error.name}'))
      ..onLongSpeech = (() => log.add('long speech'));
  }

  /// The sequence's name.
  final String name;

  /// The callbacks received by the app, in order.
  final List<String> log = [];

  /// The bridge under test.
  final IosSpeechApiBridge bridge = IosSpeechApiBridge();

  /// The native side.
  final ScriptedNative native = ScriptedNative();

  /// Plays every message and checks replies and refusals against the sequence.
  Future<void> play() async {
    Future<Object?>? outcome;
    var called = '';
    for (final message in ChannelMessages.sequence(name)) {
      switch (message) {
        case {'call': final String method}:
          called = method;
          outcome = _call(method);
          await pumpEventQueue();
          expect(native.calls.last, method);
        case {'event': final Object event}:
          await native.tell(event);
        case {'notice': final String notice}:
          await native.notice(notice);
        case {'refusal': final String code}:
          await native.refuse(code);
          expect(await outcome, SpeechError.fromCode(code));
        case {'reply': final Object? reply}:
          await native.answer(reply);
          expect(await outcome, _read(called, reply));
        default:
          fail('$message is no message of a sequence.');
      }
    }
  }

  /// Returns the app's result of calling [method]: the value, or the error that was thrown.
  Future<Object?> _call(String method) async {
    try {
      return switch (method) {
        'requestPermission' => await bridge.requestPermission(),
        'isAvailable' => await bridge.isAvailable(),
        'startRecognition' => await bridge.startRecognition(),
        'openSettings' => await bridge.openSettings(),
        'recognizeAgain' => await bridge.recognizeAgain(),
        'stopRecognition' => await _stop(),
        _ => fail('A story calls no $method.'),
      };
    } on SpeechException catch (exception) {
      return exception.error;
    }
  }

  Future<Object?> _stop() async {
    await bridge.stopRecognition();
    return null;
  }

  /// Returns the reply to [method] as the app receives it.
  Object? _read(String method, Object? reply) => switch (reply) {
    final String name when method == 'requestPermission' =>
      SpeechPermissionResult.values.byName(name),
    final Map<String, Object?> map => RecognitionStart.fromReply(map),
    _ => reply,
  };
}
