import 'dart:async';

import 'package:flutter/foundation.dart';
import 'package:flutter/services.dart';

import 'native_speech_api_bridge.dart';
import 'recognition_start.dart';
import 'speech_error.dart';
import 'speech_permission_result.dart';
import 'speech_recognition_event.dart';
import 'speech_wording.dart';
import 'text_choice.dart';

/// Speech recognition on iOS, over two platform channels (S4-01).
///
/// iOS sends events to a single isolate, the one that listened last. Therefore there is one bridge
/// for the whole app, [NativeSpeechApiBridge.instance].
class IosSpeechApiBridge extends NativeSpeechApiBridge {
  /// Commands and their replies; in the other direction, [onLongSpeech] (S4-25).
  @visibleForTesting
  static const MethodChannel methods = MethodChannel(
    'com.eircodex.speech/methods',
  );

  /// Transcripts and errors as JSON (S4-26).
  @visibleForTesting
  static const EventChannel events = EventChannel(
    'com.eircodex.speech/events',
    JSONMethodCodec(),
  );

  StreamSubscription<Object?>? _subscription;
  _Phase _phase = _Phase.off;

  /// Counts starts, so that a start that was stopped while pending does not activate a later one.
  int _starts = 0;

  /// Registers a bridge for the app; Flutter calls this on iOS.
  static void registerWith() {
    NativeSpeechApiBridge.instance = IosSpeechApiBridge();
  }

  @override
  Future<SpeechPermissionResult> requestPermission() async {
    _attach();
    final name = await methods.invokeMethod<String>('requestPermission');
    return SpeechPermissionResult.fromName(name);
  }

  @override
  Future<bool> isAvailable() async {
    _attach();
    return await methods.invokeMethod<bool>('isAvailable') ?? false;
  }

  @override
  Future<RecognitionStart> startRecognition({TextChoice? choice}) async {
    _attach();
    final number = ++_starts;
    if (_phase == _Phase.off) _phase = _Phase.starting;
    try {
      final reply = await methods.invokeMapMethod<String, Object?>(
        'startRecognition',
        choice?.arguments,
      );
      final start = RecognitionStart.fromReply(reply);
      if (number == _starts && _phase == _Phase.starting) _phase = _Phase.on;
      return start;
    } on PlatformException catch (refusal) {
      _refuse(number);
      throw SpeechException(SpeechError.fromCode(refusal.code));
    } catch (_) {
      _refuse(number);
      rethrow;
    }
  }

  /// Records that nothing is active after a failed start, regardless of the
  /// failure.
  void _refuse(int number) {
    if (number == _starts) _phase = _Phase.off;
  }

  @override
  Future<void> stopRecognition() async {
    _attach();
    final number = _starts;
    await _stop();
    // A newer start must not be stopped.
    if (number == _starts) _phase = _Phase.off;
  }

  Future<void> _stop() => methods.invokeMethod<void>('stopRecognition');

  @override
  Future<bool> openSettings() async {
    _attach();
    return await methods.invokeMethod<bool>('openSettings') ?? false;
  }

  @override
  Future<String> recognizeAgain() async {
    _attach();
    try {
      return await methods.invokeMethod<String>('recognizeAgain') ?? '';
    } on PlatformException catch (refusal) {
      throw SpeechException(SpeechError.fromCode(refusal.code));
    }
  }

  @override
  Future<SpeechWording> wording() async {
    _attach();
    final texts = await methods.invokeMapMethod<String, String>('wording');
    return SpeechWording(texts ?? const {});
  }

  @override
  Future<void> dispose() async {
    final subscription = _subscription;
    if (subscription == null) return;
    // Both messages are sent before either is awaited. If a caller starts a
    // dictation in the meantime, its messages follow them, so its dictation is
    // neither stopped nor silenced.
    _subscription = null;
    _phase = _Phase.off;
    methods.setMethodCallHandler(null);
    final stopping = _stop();
    final leaving = subscription.cancel();
    await stopping;
    await leaving;
  }

  /// Listens to the native side before the first request.
  ///
  /// This also signals a hot restart: a new listener ends the dictation of the previous run.
  void _attach() {
    if (_subscription != null) return;
    methods.setMethodCallHandler(_handle);
    _subscription = events.receiveBroadcastStream().listen(
      _receive,
      onError: _fail,
    );
  }

  Future<Object?> _handle(MethodCall call) async {
    switch (call.method) {
      case 'longSpeech':
        if (_phase == _Phase.on) onLongSpeech?.call();
        return null;
      default:
        throw MissingPluginException('Nobody knows ${call.method} here.');
    }
  }

  void _receive(Object? message) {
    try {
      _tell(SpeechRecognitionEvent.fromMessage(message));
    } on FormatException {
      _tell(const FailedSpeech(SpeechError.recognitionFailed));
    }
  }

  void _fail(Object error, StackTrace trace) {
    _tell(const FailedSpeech(SpeechError.recognitionFailed));
  }

  /// Delivers the events of the current dictation, and none after its end.
  void _tell(SpeechRecognitionEvent event) {
    switch (_phase) {
      case _Phase.off:
        return;
      case _Phase.starting:
        // `startRecognition` already throws this error to its caller.
        if (event is! FailedSpeech) deliver(event);
      case _Phase.on:
        // An error ends the dictation; a later start is a new one.
        if (event is FailedSpeech) _phase = _Phase.off;
        deliver(event);
    }
  }
}

/// The state of the dictation.
enum _Phase { off, starting, on }
