import 'dart:async';

import 'package:flutter/material.dart';
import 'package:hark_speech/hark_speech.dart';

/// Dictation into one text field at a time, with the state that the page draws.
class Dictation extends ChangeNotifier {
  Dictation(this._bridge) {
    _bridge
      ?..onPartial = _write
      ..onFinal = _write
      ..onError = _break
      ..onLongSpeech = _hint;
  }

  final NativeSpeechApiBridge? _bridge;

  bool _isDisposed = false;
  TextEditingController? _field;
  String _before = '';

  /// The text of the last dictation, as written into its field.
  String _heard = '';

  /// The field and text of a dictation that an error ended and whose audio can be recognized again,
  /// until a later one has words.
  TextEditingController? _brokenField;
  String? _brokenId;
  String _brokenText = '';

  /// Counts starts and stops, so that the outcome of an earlier one is ignored.
  int _turns = 0;

  /// The ID of the field that receives the dictation; null if there is none.
  String? get fieldId => _fieldId;
  String? _fieldId;

  /// The last error; null if there is none.
  SpeechError? get error => _error;
  SpeechError? _error;

  /// Whether to show the banner for long dictations.
  bool get showsSplitHint => _showsSplitHint;
  bool _showsSplitHint = false;

  /// The strings to show; null until they are loaded.
  SpeechWording? get wording => _wording;
  SpeechWording? _wording;

  /// Whether to show a microphone button; false where dictation is permanently unavailable (S4-43).
  bool get hasMicrophone => _isAvailable && !(_error?.isLasting ?? false);
  bool _isAvailable = false;

  /// Whether to offer to recognize a failed dictation again.
  bool get canRecognizeAgain => _brokenField != null && _fieldId == null;

  /// Whether the user has been sent to the settings, where a denied permission can be granted.
  bool _wasInSettings = false;

  /// Updates the availability; call it again when the app resumes, because the settings may have
  /// changed.
  Future<void> refresh() async {
    final bridge = _bridge;
    if (bridge == null) return;
    _isAvailable = await bridge.isAvailable();
    _wording = await bridge.wording();
    final error = _error;
    if (error != null && error.isLasting && await _isFixed(bridge, error)) {
      if (_error == error) _error = null;
    }
    _tell();
  }

  /// Returns whether [error] has been resolved.
  ///
  /// The system's permission prompt makes the app inactive, so answering it
  /// resumes the app just as returning from the settings does. A denial
  /// therefore remains until the permission is known to be granted. The
  /// permission is requested only after a visit to the settings, because
  /// requesting it shows any prompt that has not been answered yet.
  Future<bool> _isFixed(NativeSpeechApiBridge bridge, SpeechError error) async {
    switch (error) {
      case SpeechError.permissionDenied || SpeechError.permissionRestricted:
        if (!_wasInSettings) return false;
        return await bridge.requestPermission() ==
            SpeechPermissionResult.granted;
      default:
        return _isAvailable;
    }
  }

  /// Starts dictating at the end of [field]. Call this after the user has accepted the app's
  /// rationale.
  Future<void> start(String id, TextEditingController field) async {
    final bridge = _bridge;
    if (bridge == null || _fieldId != null) return;
    final turn = ++_turns;
    _fieldId = id;
    _field = field;
    _before = _spaced(field.text);
    _heard = '';
    _error = null;
    _showsSplitHint = false;
    _tell();
    try {
      await bridge.startRecognition();
    } on SpeechException catch (exception) {
      // A start that was stopped in the meantime has not failed, and must not end a newer one.
      if (turn != _turns) return;
      final wording = await bridge.wording();
      if (turn != _turns) return;
      _wording = wording;
      _fail(exception.error);
    }
  }

  /// Stops the dictation; completes after the last words have arrived.
  Future<void> stop() async {
    final turn = ++_turns;
    await _bridge?.stopRecognition();
    if (turn == _turns) _end();
  }

  /// Recognizes the audio of the failed dictation again, and replaces its text.
  Future<void> recognizeAgain() async {
    final bridge = _bridge;
    final field = _brokenField;
    if (bridge == null || field == null || _fieldId != null) return;
    final turn = ++_turns;
    _fieldId = _brokenId;
    _error = null;
    _tell();
    try {
      final text = await bridge.recognizeAgain();
      // The user stopped it, or the page is gone.
      if (turn != _turns || _isDisposed) return;
      _rewrite(field, text);
      _forget();
      _end();
    } on SpeechException catch (exception) {
      if (turn != _turns) return;
      if (exception.error == SpeechError.noSoundKept) _forget();
      _fail(exception.error);
    }
  }

  /// Opens the app's page in the system settings.
  Future<void> openSettings() async {
    _wasInSettings = true;
    await _bridge?.openSettings();
  }

  @override
  void dispose() {
    _isDisposed = true;
    _field = null;
    final disposal = _bridge?.dispose();
    if (disposal != null) unawaited(disposal);
    super.dispose();
  }

  /// Replies may arrive after the page has been disposed.
  void _tell() {
    if (!_isDisposed) notifyListeners();
  }

  void _write(String text) {
    _forget();
    final all = '$_before$text';
    _heard = text;
    _field?.value = TextEditingValue(
      text: all,
      selection: TextSelection.collapsed(offset: all.length),
    );
  }

  /// Replaces the text of the broken dictation in [field]; if the user has edited that text, adds
  /// [text] at the end.
  void _rewrite(TextEditingController field, String text) {
    final old = field.text;
    final at = _brokenText.isEmpty ? -1 : old.lastIndexOf(_brokenText);
    final before = at < 0 ? _spaced(old) : old.substring(0, at);
    final after = at < 0 ? '' : old.substring(at + _brokenText.length);
    field.value = TextEditingValue(
      text: '$before$text$after',
      selection: TextSelection.collapsed(offset: before.length + text.length),
    );
  }

  /// Returns [text] with a space for the words that follow it.
  String _spaced(String text) => text.isEmpty ? '' : '${text.trimRight()} ';

  void _forget() {
    _brokenField = null;
    _brokenId = null;
  }

  /// Handles an error that ended a dictation, whose audio may be kept.
  void _break(SpeechError error) {
    if (error.mayRecognizeAgain) {
      _brokenField = _field;
      _brokenId = _fieldId;
      _brokenText = _heard;
    }
    _fail(error);
  }

  void _fail(SpeechError error) {
    _error = error;
    _end();
  }

  void _hint() {
    _showsSplitHint = true;
    _tell();
  }

  void _end() {
    _fieldId = null;
    _field = null;
    _tell();
  }
}
