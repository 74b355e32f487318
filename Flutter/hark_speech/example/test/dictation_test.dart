import 'dart:async';

import 'package:flutter/widgets.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:hark_speech/hark_speech.dart';
import 'package:hark_speech_example/dictation.dart';

void main() {
  TestWidgetsFlutterBinding.ensureInitialized();

  Future<Dictation> refused(ScriptedBridge bridge) async {
    final dictation = Dictation(bridge);
    await dictation.refresh();
    await dictation.start('summary', TextEditingController());
    return dictation;
  }

  // covers: S4-43
  test('a denial remains after the permission prompt', () async {
    final bridge = ScriptedBridge(SpeechError.permissionDenied);
    final dictation = await refused(bridge);
    await dictation.refresh();
    expect(dictation.error, SpeechError.permissionDenied);
    expect(dictation.hasMicrophone, isFalse);
    expect(bridge.asked, 0);
  });

  test('a denial is cleared only after a change in the settings', () async {
    final bridge = ScriptedBridge(SpeechError.permissionDenied);
    final dictation = await refused(bridge);
    await dictation.openSettings();
    await dictation.refresh();
    expect(dictation.error, SpeechError.permissionDenied);
    bridge.permission = SpeechPermissionResult.granted;
    await dictation.refresh();
    expect(dictation.error, isNull);
    expect(dictation.hasMicrophone, isTrue);
  });

  test('an unsupported device stays unavailable until it is supported', () async {
    final bridge = ScriptedBridge(SpeechError.recognizerUnavailable);
    final dictation = await refused(bridge);
    bridge.available = false;
    await dictation.refresh();
    expect(dictation.error, SpeechError.recognizerUnavailable);
    bridge.available = true;
    await dictation.refresh();
    expect(dictation.error, isNull);
  });

  test('a start that the user stopped is not an error', () async {
    final bridge = ScriptedBridge(SpeechError.recognitionFailed)
      ..opening = Completer<void>();
    final dictation = Dictation(bridge);
    final starting = dictation.start('summary', TextEditingController());
    final stopping = dictation.stop();
    bridge.opening!.complete();
    await starting;
    await stopping;
    expect(dictation.error, isNull);
    expect(dictation.fieldId, isNull);
  });

  test('a late failure of a start does not affect the next dictation', () async {
    final first = Completer<void>();
    final second = Completer<void>();
    final bridge = ScriptedBridge(SpeechError.recognitionFailed)
      ..opening = first;
    final dictation = Dictation(bridge);
    final starting = dictation.start('summary', TextEditingController());
    await dictation.stop();
    bridge.opening = second;
    final next = dictation.start('wayForward', TextEditingController());
    first.complete();
    await starting;
    expect(dictation.error, isNull);
    expect(dictation.fieldId, 'wayForward');
    second.complete();
    await next;
    expect(dictation.error, SpeechError.recognitionFailed);
    expect(dictation.fieldId, isNull);
  });

  test('late texts of a start do not affect the next dictation', () async {
    final texts = Completer<void>();
    final second = Completer<void>();
    final bridge = ScriptedBridge(SpeechError.recognitionFailed)
      ..writing = texts;
    final dictation = Dictation(bridge);
    final starting = dictation.start('summary', TextEditingController());
    await pumpEventQueue();
    await dictation.stop();
    bridge.opening = second;
    final next = dictation.start('wayForward', TextEditingController());
    texts.complete();
    await starting;
    expect(dictation.error, isNull);
    expect(dictation.fieldId, 'wayForward');
    second.complete();
    await next;
  });

  /// Returns a dictation whose recognition failed after the first word.
  Future<Dictation> broken(
    ScriptedBridge bridge,
    TextEditingController field,
  ) async {
    bridge.refuses = false;
    final dictation = Dictation(bridge);
    await dictation.start('summary', field);
    bridge.onFinal?.call('jeg');
    bridge.onError?.call(SpeechError.networkUnavailable);
    return dictation;
  }

  test('a failed dictation can be recognized again until it succeeds', () async {
    final bridge = ScriptedBridge(SpeechError.recognitionFailed);
    final field = TextEditingController(text: 'I dag');
    final dictation = await broken(bridge, field);
    expect(dictation.canRecognizeAgain, isTrue);
    await dictation.recognizeAgain();
    expect(dictation.error, SpeechError.recognitionFailed);
    expect(dictation.canRecognizeAgain, isTrue);
    expect(field.text, 'I dag jeg');
    bridge.recognized = 'jeg har';
    await dictation.recognizeAgain();
    expect(dictation.error, isNull);
    expect(dictation.canRecognizeAgain, isFalse);
    expect(dictation.fieldId, isNull);
    expect(field.text, 'I dag jeg har');
  });

  test('a dictation without words leaves the failed one to recognize', () async {
    final bridge = ScriptedBridge(SpeechError.recognitionFailed)
      ..recognized = 'jeg har';
    final field = TextEditingController(text: 'I dag');
    final dictation = await broken(bridge, field);
    await dictation.start('wayForward', TextEditingController());
    bridge.onError?.call(SpeechError.noSpeechDetected);
    expect(dictation.canRecognizeAgain, isTrue);
    await dictation.recognizeAgain();
    expect(field.text, 'I dag jeg har');
  });

  test('a dictation with words ends the offer to recognize again', () async {
    final bridge = ScriptedBridge(SpeechError.recognitionFailed);
    final dictation = await broken(bridge, TextEditingController());
    await dictation.start('wayForward', TextEditingController());
    bridge.onFinal?.call('du');
    await dictation.stop();
    expect(dictation.canRecognizeAgain, isFalse);
  });

  test('text that is recognized again does not overwrite an edit', () async {
    final bridge = ScriptedBridge(SpeechError.recognitionFailed)
      ..recognized = 'jeg har';
    final field = TextEditingController();
    final dictation = await broken(bridge, field);
    field.text = 'Vi';
    await dictation.recognizeAgain();
    expect(field.text, 'Vi jeg har');
  });

  test('without audio, recognition is not offered again', () async {
    final bridge = ScriptedBridge(SpeechError.noSoundKept);
    final dictation = await broken(bridge, TextEditingController());
    await dictation.recognizeAgain();
    expect(dictation.error, SpeechError.noSoundKept);
    expect(dictation.canRecognizeAgain, isFalse);
  });

  test('a start that is refused has no audio to recognize again', () async {
    final bridge = ScriptedBridge(SpeechError.recognitionFailed);
    final dictation = await refused(bridge);
    expect(dictation.canRecognizeAgain, isFalse);
  });
}

/// A bridge that refuses every start, unless told otherwise.
class ScriptedBridge extends NativeSpeechApiBridge {
  ScriptedBridge(this.refusal);

  final SpeechError refusal;

  /// Whether starts are refused.
  bool refuses = true;

  /// The text of audio that is recognized again; if null, the recognition is refused.
  String? recognized;

  /// Delays each start until this completes; if null, starts are refused
  /// immediately.
  Completer<void>? opening;

  /// Delays the strings until this completes; if null, they are returned
  /// immediately.
  Completer<void>? writing;
  SpeechPermissionResult permission = SpeechPermissionResult.denied;
  bool available = true;
  int asked = 0;

  @override
  Future<SpeechPermissionResult> requestPermission() async {
    asked++;
    return permission;
  }

  @override
  Future<bool> isAvailable() async => available;

  @override
  Future<RecognitionStart> startRecognition({TextChoice? choice}) async {
    await opening?.future;
    if (refuses) throw SpeechException(refusal);
    return const RecognitionStart(locale: 'nb-NO', isFallback: false);
  }

  @override
  Future<String> recognizeAgain() async =>
      recognized ?? (throw SpeechException(refusal));

  @override
  Future<void> stopRecognition() async {}

  @override
  Future<bool> openSettings() async => true;

  @override
  Future<SpeechWording> wording() async {
    await writing?.future;
    return const SpeechWording({});
  }

  @override
  Future<void> dispose() async {}
}
