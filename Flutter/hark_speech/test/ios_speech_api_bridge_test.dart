import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:hark_speech/hark_speech.dart';

import 'src/channel_messages.dart';
import 'src/story.dart';

void main() {
  TestWidgetsFlutterBinding.ensureInitialized();

  /// Plays the sequence [name] and returns the app's log.
  Future<List<String>> told(String name) async {
    final story = Story(name);
    await story.play();
    return story.log;
  }

  // covers: S4-01
  test('registers as the app\'s bridge', () {
    IosSpeechApiBridge.registerWith();
    expect(NativeSpeechApiBridge.instance, isA<IosSpeechApiBridge>());
  });

  // covers: S4-30
  test('permission granted', () async {
    expect(await told('permission granted'), isEmpty);
  });

  // covers: S4-31
  test('permission denied: the start is refused without a crash', () async {
    expect(await told('permission denied'), isEmpty);
    expect(await told('permission restricted'), isEmpty);
  });

  // covers: S4-32
  test('partial texts are followed by the final one', () async {
    expect(await told('partial texts and a final one'), [
      'partial jeg',
      'partial jeg har',
      'partial jeg har vært',
      'final jeg har vært',
    ]);
  });

  // covers: S4-33
  test('a network error during recognition loses no word', () async {
    expect(await told('network error'), [
      'partial jeg',
      'final jeg',
      'error networkUnavailable',
    ]);
  });

  test('audio that is recognized again is reported only by its reply', () async {
    for (final name in ['recognized again', 'failing again']) {
      expect(await told(name), [
        'partial jeg',
        'final jeg',
        'error networkUnavailable',
      ]);
    }
    expect(await told('no audio to recognize again'), isEmpty);
  });

  // covers: S4-34
  test('stopped before the first result', () async {
    expect(await told('stop before any result'), isEmpty);
  });

  // covers: S4-35
  test('events after a stop are ignored', () async {
    final story = Story('a recognizer that never ends');
    await story.play();
    story.log.clear();
    await story.native.tell({'type': 'partial', 'text': 'jeg har'});
    await story.native.tell({'type': 'final', 'text': 'jeg har'});
    await story.native.tell({'type': 'error', 'errorCode': 'interrupted'});
    await story.native.notice('longSpeech');
    expect(story.log, isEmpty);
  });

  test('no speech', () async {
    expect(await told('no speech'), ['error noSpeechDetected']);
  });

  test('a long dictation is reported once', () async {
    final log = await told('a long dictation');
    expect(log.where((line) => line == 'long speech'), hasLength(1));
    expect(log.last, 'final jeg har vært ute');
  });

  test('every sequence can be played', () async {
    for (final name in ChannelMessages.sequences) {
      await told(name);
    }
  });

  test('an error is reported once, and the next dictation starts normally', () async {
    final story = Story('network error');
    await story.play();
    story.log.clear();
    final start = story.bridge.startRecognition();
    final refused = expectLater(start, throwsA(isA<SpeechException>()));
    await pumpEventQueue();
    await story.native.tell({
      'type': 'error',
      'errorCode': 'permissionDenied',
    });
    await story.native.refuse('permissionDenied');
    await refused;
    expect(story.log, isEmpty);
  });

  test('a start that fails in another way leaves nothing active', () async {
    final story = Story('stop before any result');
    final start = story.bridge.startRecognition();
    final failed = expectLater(start, throwsA(isA<MissingPluginException>()));
    await pumpEventQueue();
    await story.native.fail(MissingPluginException());
    await failed;
    await story.native.tell({
      'type': 'error',
      'errorCode': 'permissionDenied',
    });
    expect(story.log, isEmpty);
  });

  test('a dictation that starts during disposal of the bridge continues', () async {
    final story = Story('the settings');
    await story.play();
    final disposal = story.bridge.dispose();
    final start = story.bridge.startRecognition();
    await pumpEventQueue();
    expect(story.native.calls.reversed.take(2), [
      'startRecognition',
      'stopRecognition',
    ]);
    expect((story.native.cancels, story.native.listens), (1, 2));
    await story.native.answer(null);
    await disposal;
    await story.native.answer({'locale': 'nb-NO', 'isFallback': false});
    await start;
    await story.native.tell({'type': 'partial', 'text': 'jeg'});
    expect(story.log, ['partial jeg']);
  });

  test('an invalid message is reported as an error without text', () async {
    final story = Story('stop before any result');
    final start = story.bridge.startRecognition();
    await pumpEventQueue();
    await story.native.answer({'locale': 'nb-NO', 'isFallback': false});
    await start;
    await story.native.tell({'type': 'sound', 'text': 'jeg'});
    expect(story.log, ['error recognitionFailed']);
  });

  test('an error of the channel ends the dictation', () async {
    final story = Story('stop before any result');
    final start = story.bridge.startRecognition();
    await pumpEventQueue();
    await story.native.answer({'locale': 'nb-NO', 'isFallback': false});
    await start;
    await story.native.breakStream();
    expect(story.log, ['error recognitionFailed']);
  });

  test('listens once, before the first call, and cancels on disposal', () async {
    final story = Story('the settings');
    await story.play();
    expect(story.native.listens, 1);
    final available = story.bridge.isAvailable();
    await pumpEventQueue();
    await story.native.answer(true);
    expect(await available, isTrue);
    expect(story.native.listens, 1);
    final disposal = story.bridge.dispose();
    await pumpEventQueue();
    expect(story.native.calls.last, 'stopRecognition');
    await story.native.answer(null);
    await disposal;
    expect(story.native.cancels, 1);
  });
}
