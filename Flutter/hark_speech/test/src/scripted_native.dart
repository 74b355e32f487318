import 'dart:async';

import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:hark_speech/hark_speech.dart';

/// A native side that sends the test's messages on demand.
class ScriptedNative {
  /// Replaces the native side until the test ends.
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

  /// The called methods, in order.
  final List<String> calls = [];

  /// The arguments of the called methods, in order.
  final List<Object?> arguments = [];

  /// The number of times a listener subscribed.
  int listens = 0;

  /// The number of times a listener unsubscribed.
  int cancels = 0;

  MockStreamHandlerEventSink? _sink;
  final List<Completer<Object?>> _waiting = [];

  Future<Object?> _call(MethodCall call) {
    calls.add(call.method);
    arguments.add(call.arguments);
    final answer = Completer<Object?>();
    _waiting.add(answer);
    return answer.future;
  }

  /// Answers the oldest pending call.
  Future<void> answer(Object? value) {
    _waiting.removeAt(0).complete(value);
    return pumpEventQueue();
  }

  /// Refuses the oldest pending call.
  Future<void> refuse(String code) => fail(PlatformException(code: code));

  /// Fails the oldest pending call.
  Future<void> fail(Exception failure) {
    _waiting.removeAt(0).completeError(failure);
    return pumpEventQueue();
  }

  /// Sends a message on the event channel.
  Future<void> tell(Object? event) {
    _sink!.success(event);
    return pumpEventQueue();
  }

  /// Sends an error on the event channel, which this version's native side never does.
  Future<void> breakStream() {
    _sink!.error(code: 'broken');
    return pumpEventQueue();
  }

  /// Calls a method in the other direction.
  Future<void> notice(String name) async {
    await _messenger.handlePlatformMessage(
      IosSpeechApiBridge.methods.name,
      IosSpeechApiBridge.methods.codec.encodeMethodCall(MethodCall(name)),
      (_) {},
    );
    await pumpEventQueue();
  }
}
