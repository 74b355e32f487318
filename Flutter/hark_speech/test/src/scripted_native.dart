import 'dart:async';

import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:hark_speech/hark_speech.dart';

/// The native side, as a test has it: says what the test says, when the test says it.
class ScriptedNative {
  /// Takes the place of the native side until the test is over.
  ScriptedNative() {
    _messenger
      ..setMockMethodCallHandler(IosSpeechApiBridge.methods, _call)
      ..setMockStreamHandler(
        IosSpeechApiBridge.events,
        MockStreamHandler.inline(
          onListen: (_, sink) {
            listens++;
            _sink = sink;
          },
          onCancel: (_) => cancels++,
        ),
      );
  }

  static TestDefaultBinaryMessenger get _messenger =>
      TestDefaultBinaryMessengerBinding.instance.defaultBinaryMessenger;

  /// The methods that were called, in order.
  final List<String> calls = [];

  /// How often somebody began to listen.
  int listens = 0;

  /// How often somebody stopped listening.
  int cancels = 0;

  MockStreamHandlerEventSink? _sink;
  final List<Completer<Object?>> _waiting = [];

  Future<Object?> _call(MethodCall call) {
    calls.add(call.method);
    final answer = Completer<Object?>();
    _waiting.add(answer);
    return answer.future;
  }

  /// Answers the oldest call that waits.
  Future<void> answer(Object? value) {
    _waiting.removeAt(0).complete(value);
    return pumpEventQueue();
  }

  /// Refuses the oldest call that waits.
  Future<void> refuse(String code) => fail(PlatformException(code: code));

  /// Fails the oldest call that waits.
  Future<void> fail(Exception failure) {
    _waiting.removeAt(0).completeError(failure);
    return pumpEventQueue();
  }

  /// Sends a message of the event channel.
  Future<void> tell(Object? event) {
    _sink!.success(event);
    return pumpEventQueue();
  }

  /// Sends an error of the event channel, which the native side of this version never does.
  Future<void> breakStream() {
    _sink!.error(code: 'broken');
    return pumpEventQueue();
  }

  /// Calls a method the other way.
  Future<void> notice(String name) async {
    await _messenger.handlePlatformMessage(
      IosSpeechApiBridge.methods.name,
      IosSpeechApiBridge.methods.codec.encodeMethodCall(MethodCall(name)),
      (_) {},
    );
    await pumpEventQueue();
  }
}
