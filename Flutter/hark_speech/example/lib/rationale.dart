import 'package:flutter/material.dart';
import 'package:hark_speech/hark_speech.dart';

/// Explains why the app needs the microphone, before the system shows its
/// prompt; returns whether the user agrees.
Future<bool> explain(BuildContext context, SpeechWording wording) async {
  final agrees = await showDialog<bool>(
    context: context,
    builder: (context) => AlertDialog(
      title: Text(wording[SpeechPhrase.rationaleTitle]),
      content: Text(wording[SpeechPhrase.rationaleText]),
      actions: [
        TextButton(
          onPressed: () => Navigator.pop(context, false),
          child: Text(wording[SpeechPhrase.rationaleDecline]),
        ),
        FilledButton(
          onPressed: () => Navigator.pop(context, true),
          child: Text(wording[SpeechPhrase.rationaleAccept]),
        ),
      ],
    ),
  );
  return agrees ?? false;
}
