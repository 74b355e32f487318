import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:hark_speech/hark_speech.dart';

import 'src/channel_messages.dart';
import 'src/scripted_native.dart';

void main() {
  TestWidgetsFlutterBinding.ensureInitialized();

  // covers: S4-25 S4-26
  test('the channels have the agreed names', () {
    expect(
      IosSpeechApiBridge.methods.name,
      ChannelMessages.name('methodChannel'),
    );
    expect(IosSpeechApiBridge.events.name, ChannelMessages.name('eventChannel'));
    expect(IosSpeechApiBridge.events.codec, isA<JSONMethodCodec>());
  });

  // covers: S4-25
  test('every agreed method is called', () async {
    final native = ScriptedNative();
    final bridge = IosSpeechApiBridge();
    final replies = <String, Object?>{
      'requestPermission': 'granted',
      'isAvailable': true,
      'startRecognition': {'locale': 'nb-NO', 'isFallback': false},
      'stopRecognition': null,
      'openSettings': true,
      'recognizeAgain': 'jeg har',
      'wording': {'start': 'Start diktering'},
    };
    final calls = <Future<Object?> Function()>[
      bridge.requestPermission,
      bridge.isAvailable,
      bridge.startRecognition,
      bridge.stopRecognition,
      bridge.openSettings,
      bridge.recognizeAgain,
      bridge.wording,
    ];
    for (final call in calls) {
      final done = call();
      await pumpEventQueue();
      await native.answer(replies[native.calls.last]);
      await done;
    }
    expect(native.calls, ChannelMessages.names('methods'));
  });

  test('a start has no arguments, or those that were agreed', () async {
    final native = ScriptedNative();
    final bridge = IosSpeechApiBridge();
    for (final choice in [
      null,
      const TextChoice(vocabulary: 'Siobhan'),
      const TextChoice(fillers: true),
    ]) {
      final start = bridge.startRecognition(choice: choice);
      await pumpEventQueue();
      await native.answer({'locale': 'nb-NO', 'isFallback': false});
      await start;
    }
    expect(native.arguments.first, isNull);
    // A choice without fillers leaves the app's setting.
    final undecided = native.arguments[1]! as Map<Object?, Object?>;
    expect(undecided.containsKey('fillers'), isFalse);
    expect(undecided.values, [true, true, 'Siobhan']);
    final arguments = native.arguments.last! as Map<Object?, Object?>;
    expect(arguments.keys, ChannelMessages.names('startArguments'));
    expect(arguments.values, [true, true, true, '']);
  });

  test('errors, permissions, and phrases have the agreed names', () {
    expect(
      SpeechError.values.map((error) => error.name),
      ChannelMessages.names('errorCodes'),
    );
    expect(
      SpeechError.values.where((e) => e.isLasting).map((e) => e.name),
      ChannelMessages.names('lastingErrorCodes'),
    );
    expect(
      SpeechError.values.where((e) => e.isFixedInSettings).map((e) => e.name),
      ChannelMessages.names('settingsErrorCodes'),
    );
    expect(
      SpeechError.values.where((e) => e.mayRecognizeAgain).map((e) => e.name),
      ChannelMessages.names('recognizeAgainErrorCodes'),
    );
    expect(
      SpeechPermissionResult.values.map((result) => result.name),
      ChannelMessages.names('permissions'),
    );
    expect(
      SpeechPhrase.values.map((phrase) => phrase.name),
      ChannelMessages.names('phrases'),
    );
  });

  // covers: S4-23 S4-27
  test('an event is a map of a type and either a text or an error code', () {
    expect(
      SpeechRecognitionEvent.fromMessage({'type': 'partial', 'text': 'jeg'}),
      const PartialSpeech('jeg'),
    );
    expect(
      SpeechRecognitionEvent.fromMessage({'type': 'final', 'text': 'jeg'}),
      const FinalSpeech('jeg'),
    );
    expect(
      SpeechRecognitionEvent.fromMessage({
        'type': 'error',
        'errorCode': 'noSpeechDetected',
      }),
      const FailedSpeech(SpeechError.noSpeechDetected),
    );
    for (final nonsense in <Object?>[
      null,
      'jeg',
      const <String, Object?>{},
      {'type': 'partial'},
      {
        'type': 'partial',
        'text': [0.5],
      },
      {'type': 'error'},
      {
        'type': 'sound',
        'samples': [0.5],
      },
    ]) {
      expect(
        () => SpeechRecognitionEvent.fromMessage(nonsense),
        throwsFormatException,
      );
    }
  });

  test('an unknown code does not crash', () {
    expect(SpeechError.fromCode('new'), SpeechError.recognitionFailed);
    expect(
      SpeechPermissionResult.fromName('new'),
      SpeechPermissionResult.denied,
    );
  });
}
