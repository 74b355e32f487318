// Dictation for Flutter: speech becomes text while the user speaks.
//
// ```dart
// final bridge = NativeSpeechApiBridge.instance;
// bridge?.onPartial = (text) => setState(() => _draft = text);
// bridge?.onFinal = (text) => setState(() => _text = text);
// await bridge?.startRecognition();
// ```


export 'src/ios_speech_api_bridge.dart';
export 'src/native_speech_api_bridge.dart';
export 'src/recognition_start.dart';
export 'src/speech_error.dart';
export 'src/speech_permission_result.dart';
export 'src/speech_phrase.dart';
export 'src/speech_recognition_event.dart';
export 'src/speech_wording.dart';
export 'src/text_choice.dart';
