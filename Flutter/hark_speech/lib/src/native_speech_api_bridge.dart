import 'package:flutter/foundation.dart';

import 'recognition_start.dart';
import 'speech_error.dart';
import 'speech_permission_result.dart';
import 'speech_recognition_event.dart';
import 'speech_wording.dart';
import 'text_choice.dart';

/// A platform's own speech recognition.
///
/// A dictation begins with [startRecognition] and is reported through callbacks, in this order: any
/// number of [onPartial], then [onFinal] once if there was speech, then [onError] if an error ended
/// it. After [stopRecognition] has completed, nothing more is reported (S4-35).
///
/// Long speech needs no handling here: the native side continues with new recognition tasks and
/// joins their transcripts (S4-38).
abstract class NativeSpeechApiBridge {
  /// The bridge of the current platform; null if there is none.
  static NativeSpeechApiBridge? instance;

  /// Called with the whole text so far, whenever it changes (S4-06).
  ValueChanged<String>? onPartial;

  /// Called with the whole text, once (S4-07).
  ValueChanged<String>? onFinal;

  /// Called when an error ends a dictation that had begun, after [onFinal] has received its text.
  ///
  /// An error that prevents the start is thrown by [startRecognition] instead, so that each error is
  /// reported once.
  ValueChanged<SpeechError>? onError;

  /// Called at most once per dictation, when it is so long that the transitions between its
  /// recognition tasks may be noticeable; show `SpeechPhrase.splitHint` unobtrusively (S4-40).
  VoidCallback? onLongSpeech;

  /// Shows the system's prompts that have not been answered yet (S4-03).
  ///
  /// Each prompt appears only once, so explain the reason first (S4-42).
  Future<SpeechPermissionResult> requestPermission();

  /// Returns whether recognition is currently possible, regardless of permissions: a recognizer
  /// (S4-13) and a microphone (S4-14) are available.
  Future<bool> isAvailable();

  /// Starts listening; requests the permissions if they were never requested.
  ///
  /// [choice] states how the user wants the text to be written; without one, as usual. A dictation
  /// that is already running keeps its own.
  ///
  /// Throws a [SpeechException] on failure.
  Future<RecognitionStart> startRecognition({TextChoice? choice});

  /// Ends the dictation. Completes when the microphone is released and the last words have been
  /// delivered, within half a second (S4-22). Does nothing if there is no dictation.
  Future<void> stopRecognition();

  /// Opens the app's page in the system settings, where a denied permission can be granted (S4-43);
  /// returns false if that was not possible.
  Future<bool> openSettings();

  /// Recognizes the audio of the last dictation again after its recognition failed, and returns its
  /// text, which replaces the text that [onFinal] received.
  ///
  /// Offer it after an error with [SpeechError.mayRecognizeAgain]. Concurrent calls share one
  /// recognition; a start, a stop, or [dispose] cancels it. No callback is called.
  ///
  /// Throws a [SpeechException] on failure: [SpeechError.noSoundKept] if no audio is kept, as after
  /// success or another dictation with words, [SpeechError.interrupted] if it was canceled, and
  /// otherwise the error of the recognition, which can be repeated.
  Future<String> recognizeAgain();

  /// Returns the strings to show with a dictation, in Norwegian Bokmål.
  Future<SpeechWording> wording();

  /// Stops any dictation and releases the platform's resources; the bridge can be used again.
  Future<void> dispose();

  /// Calls the callback for [event].
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
