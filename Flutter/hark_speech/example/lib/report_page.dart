import 'dart:async';

import 'package:flutter/material.dart';
import 'package:flutter/semantics.dart';
import 'package:hark_speech/hark_speech.dart';

import 'dictation.dart';
import 'rationale.dart';
import 'report_form.dart';

/// A report with two fields that are approved for dictation and a third that is not.
class ReportPage extends StatefulWidget {
  const ReportPage({super.key});

  @override
  State<ReportPage> createState() => _ReportPageState();
}

class _ReportPageState extends State<ReportPage> with WidgetsBindingObserver {
  final Dictation _dictation = Dictation(NativeSpeechApiBridge.instance);
  final Map<String, TextEditingController> _texts = {
    for (final field in reportForm) field.id: TextEditingController(),
  };
  bool _hasExplained = false;
  SpeechError? _announced;

  @override
  void initState() {
    super.initState();
    WidgetsBinding.instance.addObserver(this);
    _dictation.addListener(_announce);
    unawaited(_dictation.refresh());
  }

  @override
  void didChangeAppLifecycleState(AppLifecycleState state) {
    if (state == AppLifecycleState.resumed) unawaited(_dictation.refresh());
  }

  @override
  void dispose() {
    WidgetsBinding.instance.removeObserver(this);
    _dictation.dispose();
    for (final text in _texts.values) {
      text.dispose();
    }
    super.dispose();
  }

  /// Announces errors to screen readers; the field itself announces dictated
  /// text (S4-45).
  void _announce() {
    final error = _dictation.error;
    final wording = _dictation.wording;
    if (error == _announced || wording == null || !mounted) return;
    _announced = error;
    if (error == null) return;
    unawaited(
      SemanticsService.sendAnnouncement(
        View.of(context),
        wording.message(error),
        Directionality.of(context),
      ),
    );
  }

  Future<void> _toggle(ReportField field) async {
    if (_dictation.fieldId == field.id) return _dictation.stop();
    final text = _texts[field.id];
    final wording = _dictation.wording;
    if (text == null || wording == null) return;
    // The system shows its prompt only once, so the app explains the reason
    // first (S4-42).
    if (!_hasExplained && !await explain(context, wording)) return;
    _hasExplained = true;
    await _dictation.start(field.id, text);
  }

  @override
  Widget build(BuildContext context) => Scaffold(
    appBar: AppBar(title: const Text('Rapport')),
    body: ListenableBuilder(
      listenable: _dictation,
      builder: (context, _) => ListView(
        padding: const EdgeInsets.all(16),
        children: [
          ..._banners(),
          for (final field in reportForm) _row(field),
        ],
      ),
    ),
  );

  List<Widget> _banners() {
    final wording = _dictation.wording;
    final error = _dictation.error;
    if (wording == null) return const [];
    return [
      if (_dictation.showsSplitHint)
        Text(wording[SpeechPhrase.splitHint], key: const Key('splitHint')),
      if (error != null) Text(wording.message(error)),
      if (_dictation.canRecognizeAgain)
        TextButton(
          onPressed: _dictation.recognizeAgain,
          child: Text(wording[SpeechPhrase.recognizeAgain]),
        ),
      if (error != null && error.isFixedInSettings) ...[
        Text(wording[SpeechPhrase.settingsPath]),
        TextButton(
          onPressed: _dictation.openSettings,
          child: Text(wording[SpeechPhrase.openSettings]),
        ),
      ],
    ];
  }

  Widget _row(ReportField field) {
    final wording = _dictation.wording;
    final isOn = _dictation.fieldId == field.id;
    return Padding(
      padding: const EdgeInsets.symmetric(vertical: 8),
      child: TextField(
        controller: _texts[field.id],
        maxLines: null,
        // Dictation would overwrite text typed at the same time.
        readOnly: isOn,
        decoration: InputDecoration(
          labelText: field.label,
          helperText: field.allowsDictation
              ? null
              : wording?[SpeechPhrase.fieldNotApproved],
          helperMaxLines: 3,
          suffixIcon: field.allowsDictation && _dictation.hasMicrophone
              ? IconButton(
                  icon: Icon(isOn ? Icons.stop : Icons.mic),
                  tooltip:
                      wording?[isOn ? SpeechPhrase.stop : SpeechPhrase.start],
                  onPressed: () => _toggle(field),
                )
              : null,
        ),
      ),
    );
  }
}
