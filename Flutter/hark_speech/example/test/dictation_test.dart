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
  test('a refusal stays when the app comes back from the question', () async {
    final bridge = ScriptedBridge(SpeechError.permissionDenied);
    final dictation = await refused(bridge);
    await dictation.refresh();
    expect(dictation.error, SpeechError.permissionDenied);
    expect(dictation.hasMicrophone, isFalse);
    expect(bridge.asked, 0);
  });

  test('it goes when the settings have taken it back, and not before', () async {
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

  test('what the device cannot do stays until it can', () async {
    final bridge = ScriptedBridge(SpeechError.recognizerUnavailable);
    final dictation = await refused(bridge);
    bridge.available = false;
    await dictation.refresh();
    expect(dictation.error, SpeechError.recognizerUnavailable);
    bridge.available = true;
    await dictation.refresh();
    expect(dictation.error, isNull);
  });
}

/// A bridge that refuses every start.
class ScriptedBridge extends NativeSpeechApiBridge {
  ScriptedBridge(this.refusal);

  final SpeechError refusal;
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
  Future<RecognitionStart> startRecognition() async =>
      throw SpeechException(refusal);

  @override
  Future<void> stopRecognition() async {}

  @override
  Future<bool> openSettings() async => true;

  @override
  Future<SpeechWording> wording() async => const SpeechWording({});

  @override
  Future<void> dispose() async {}
}
