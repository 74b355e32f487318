import 'package:flutter/foundation.dart';

import 'recognition_start.dart';
import 'speech_error.dart';
import 'speech_permission_result.dart';
import 'speech_recognition_event.dart';
import 'speech_wording.dart';

/// A platform's own speech recognition.
///
/// A dictation is begun by [startRecognition] and told by callbacks, in this order: any number of
/// [onPartial], then [onFinal] once when anything was said, then [onError] if it ended by an error.
/// Once [stopRecognition] has completed, nothing more is told of it (S4-35).
///
/// Long speech is nobody's concern here: the native side goes on with one recognition task after
/// another and joins their texts (S4-38).
abstract class NativeSpeechApiBridge {
  /// The bridge of the platform that the app runs on; null where there is none.
  static NativeSpeechApiBridge? instance;

  /// All of the text so far, at each change (S4-06).
  ValueChanged<String>? onPartial;

  /// All of the text, once (S4-07).
  ValueChanged<String>? onFinal;

  /// A dictation that had begun ended by an error; its text has been told to [onFinal].
  ///
  /// What keeps one from beginning is thrown by [startRecognition] instead, so that each error is told
  /// once.
  ValueChanged<SpeechError>? onError;

  /// The dictation has become so long that its joins may be noticed; show
  /// `SpeechPhrase.splitHint` somewhere out of the way (S4-40). Once in a dictation.
  VoidCallback? onLongSpeech;

  /// Brings up the system's questions that have not been answered yet (S4-03).
  ///
  /// Each can be asked only once, so explain first why (S4-42).
  Future<SpeechPermissionResult> requestPermission();

  /// Whether recognition can work here at present, whatever the person allows: a recogniser is there
  /// (S4-13), and so is a microphone (S4-14).
  Future<bool> isAvailable();

  /// Begins to listen; asks for permission when that was never done.
  ///
  /// Throws a [SpeechException] when it cannot.
  Future<RecognitionStart> startRecognition();

  /// Ends the dictation: the microphone is free, and the last words have been told, when it completes,
  /// which takes half a second at most (S4-22). Does nothing when there is none.
  Future<void> stopRecognition();

  /// Opens the app's own page of the system's settings, where a refusal can be taken back (S4-43);
  /// false when that was not possible.
  Future<bool> openSettings();

  /// The texts to show beside a dictation, in Norwegian Bokmål.
  Future<SpeechWording> wording();

  /// Stops whatever is going on and lets go of the platform; the bridge can be used again.
  Future<void> dispose();

  /// Calls the callback that [event] is for.
  @protected
  void deliver(SpeechRecognitionEvent event) {
    switch (event) {
      case PartialSpeech(:final text):
        onPartial?.call(text);
      case FinalSpeech(:final text):
        onFinal?.call(text);
      case FailedSpeech(:final error):
        onError?.call(error);
    }
  }
}
