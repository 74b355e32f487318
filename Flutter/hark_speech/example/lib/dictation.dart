import 'dart:async';

import 'package:flutter/material.dart';
import 'package:hark_speech/hark_speech.dart';

/// Dictates into one text field at a time; the page draws what it says.
class Dictation extends ChangeNotifier {
  Dictation(this._bridge) {
    _bridge
      ?..onPartial = _write
      ..onFinal = _write
      ..onError = _fail
      ..onLongSpeech = _hint;
  }

  final NativeSpeechApiBridge? _bridge;

  bool _isDisposed = false;
  TextEditingController? _field;
  String _before = '';

  /// Counts starts and stops, so that what an older one comes to changes nothing any more.
  int _turns = 0;

  /// The field that is dictated into; null when none is.
  String? get fieldId => _fieldId;
  String? _fieldId;

  /// What went wrong; null when nothing did.
  SpeechError? get error => _error;
  SpeechError? _error;

  /// Whether the banner for long dictations is shown.
  bool get showsSplitHint => _showsSplitHint;
  bool _showsSplitHint = false;

  /// The texts; null before they have come.
  SpeechWording? get wording => _wording;
  SpeechWording? _wording;

  /// Whether there is a microphone button at all: not where dictation can never work (S4-43).
  bool get hasMicrophone => _isAvailable && !(_error?.isLasting ?? false);
  bool _isAvailable = false;

  /// Whether the person has been sent to the settings, where a refusal can be taken back.
  bool _wasInSettings = false;

  /// Looks what is possible here; again when the app comes back, for the settings may have changed.
  Future<void> refresh() async {
    final bridge = _bridge;
    if (bridge == null) return;
    _isAvailable = await bridge.isAvailable();
    _wording = await bridge.wording();
    final error = _error;
    if (error != null && error.isLasting && await _isMended(bridge, error)) {
      if (_error == error) _error = null;
    }
    _tell();
  }

  /// Whether what [error] tells is so no more.
  ///
  /// The system's own question makes the app inactive, so that its answer brings it back just like
  /// the settings do: a refusal stands until it is known to have been taken back. It is asked after
  /// only behind a visit to the settings, since asking brings up whatever question is still open.
  Future<bool> _isMended(NativeSpeechApiBridge bridge, SpeechError error) async {
    switch (error) {
      case SpeechError.permissionDenied || SpeechError.permissionRestricted:
        if (!_wasInSettings) return false;
        return await bridge.requestPermission() ==
            SpeechPermissionResult.granted;
      default:
        return _isAvailable;
    }
  }

  /// Begins to dictate at the end of [field]; the person has agreed to be asked.
  Future<void> start(String id, TextEditingController field) async {
    final bridge = _bridge;
    if (bridge == null || _fieldId != null) return;
    final turn = ++_turns;
    _fieldId = id;
    _field = field;
    _before = field.text.isEmpty ? '' : '${field.text.trimRight()} ';
    _error = null;
    _showsSplitHint = false;
    _tell();
    try {
      await bridge.startRecognition();
    } on SpeechException catch (exception) {
      // Who stopped meanwhile has not failed, and who began anew is not ended.
      if (turn != _turns) return;
      final wording = await bridge.wording();
      if (turn != _turns) return;
      _wording = wording;
      _fail(exception.error);
    }
  }

  /// Ends it; the last words have come when this completes.
  Future<void> stop() async {
    final turn = ++_turns;
    await _bridge?.stopRecognition();
    if (turn == _turns) _end();
  }

  /// Opens the app's page of the system's settings.
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

  /// What was asked for may be answered when the page has gone.
  void _tell() {
    if (!_isDisposed) notifyListeners();
  }

  void _write(String text) {
    final all = '$_before$text';
    _field?.value = TextEditingValue(
      text: all,
      selection: TextSelection.collapsed(offset: all.length),
    );
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
