/// A copy of `Flutter/channel-messages.json`, so that the tests run in any directory.
///
/// `Checks/Dart/fixture.py` writes it.
const String fixture = r'''
{
  "methodChannel": "com.eircodex.speech/methods",
  "eventChannel": "com.eircodex.speech/events",
  "methods": [
    "requestPermission", "isAvailable", "startRecognition", "stopRecognition", "openSettings",
    "recognizeAgain", "wording"
  ],
  "startArguments": ["commands", "numbers", "fillers", "vocabulary"],
  "notices": ["longSpeech"],
  "permissions": ["granted", "denied", "restricted", "notDetermined"],
  "errorCodes": [
    "permissionDenied", "permissionRestricted", "permissionUnanswered", "recognizerUnavailable",
    "dictationDisabled", "localeUnsupported", "recognizerBusy", "serviceUnavailable",
    "requestCreationFailed", "recognitionFailed", "networkUnavailable", "noSpeechDetected",
    "microphoneUnavailable", "microphoneBusy", "microphoneLost", "microphoneSilent",
    "soundUnreadable", "interrupted", "noSoundKept"
  ],
  "lastingErrorCodes": [
    "permissionDenied", "permissionRestricted", "recognizerUnavailable", "dictationDisabled",
    "localeUnsupported", "soundUnreadable"
  ],
  "settingsErrorCodes": ["permissionDenied", "dictationDisabled"],
  "recognizeAgainErrorCodes": [
    "recognizerUnavailable", "recognizerBusy", "serviceUnavailable", "requestCreationFailed",
    "recognitionFailed", "networkUnavailable"
  ],
  "phrases": [
    "rationaleTitle", "rationaleText", "rationaleAccept", "rationaleDecline", "openSettings",
    "settingsPath", "splitHint", "fieldNotApproved", "start", "stop", "recognizeAgain"
  ],
  "sequences": {
    "permission granted": [
      {"call": "requestPermission"},
      {"reply": "granted"}
    ],
    "permission denied": [
      {"call": "requestPermission"},
      {"reply": "denied"},
      {"call": "startRecognition"},
      {"event": {"type": "error", "errorCode": "permissionDenied"}},
      {"refusal": "permissionDenied"}
    ],
    "permission restricted": [
      {"call": "requestPermission"},
      {"reply": "restricted"},
      {"call": "startRecognition"},
      {"event": {"type": "error", "errorCode": "permissionRestricted"}},
      {"refusal": "permissionRestricted"}
    ],
    "the settings": [
      {"call": "openSettings"},
      {"reply": true}
    ],
    "the settings, refused": [
      {"call": "openSettings"},
      {"reply": false}
    ],
    "no speech": [
      {"call": "startRecognition"},
      {"reply": {"locale": "nb-NO", "isFallback": false}},
      {"event": {"type": "error", "errorCode": "noSpeechDetected"}},
      {"call": "stopRecognition"},
      {"reply": null}
    ],
    "a long dictation": [
      {"call": "startRecognition"},
      {"reply": {"locale": "nb-NO", "isFallback": false}},
      {"event": {"type": "partial", "text": "jeg"}},
      {"event": {"type": "partial", "text": "jeg har"}},
      {"notice": "longSpeech"},
      {"event": {"type": "partial", "text": "jeg har vært"}},
      {"event": {"type": "partial", "text": "jeg har vært ute"}},
      {"call": "stopRecognition"},
      {"event": {"type": "final", "text": "jeg har vært ute"}},
      {"reply": null}
    ],
    "partial texts and a final one": [
      {"call": "isAvailable"},
      {"reply": true},
      {"call": "startRecognition"},
      {"reply": {"locale": "nb-NO", "isFallback": false}},
      {"event": {"type": "partial", "text": "jeg"}},
      {"event": {"type": "partial", "text": "jeg har"}},
      {"event": {"type": "partial", "text": "jeg har vært"}},
      {"call": "stopRecognition"},
      {"event": {"type": "final", "text": "jeg har vært"}},
      {"reply": null}
    ],
    "network error": [
      {"call": "startRecognition"},
      {"reply": {"locale": "nb-NO", "isFallback": false}},
      {"event": {"type": "partial", "text": "jeg"}},
      {"event": {"type": "final", "text": "jeg"}},
      {"event": {"type": "error", "errorCode": "networkUnavailable"}},
      {"call": "stopRecognition"},
      {"reply": null}
    ],
    "recognized again": [
      {"call": "startRecognition"},
      {"reply": {"locale": "nb-NO", "isFallback": false}},
      {"event": {"type": "partial", "text": "jeg"}},
      {"event": {"type": "final", "text": "jeg"}},
      {"event": {"type": "error", "errorCode": "networkUnavailable"}},
      {"call": "recognizeAgain"},
      {"reply": "jeg har"},
      {"call": "recognizeAgain"},
      {"refusal": "noSoundKept"}
    ],
    "failing again": [
      {"call": "startRecognition"},
      {"reply": {"locale": "nb-NO", "isFallback": false}},
      {"event": {"type": "partial", "text": "jeg"}},
      {"event": {"type": "final", "text": "jeg"}},
      {"event": {"type": "error", "errorCode": "networkUnavailable"}},
      {"call": "recognizeAgain"},
      {"refusal": "recognizerBusy"}
    ],
    "no audio to recognize again": [
      {"call": "recognizeAgain"},
      {"refusal": "noSoundKept"}
    ],
    "stop before any result": [
      {"call": "startRecognition"},
      {"reply": {"locale": "nb-NO", "isFallback": false}},
      {"call": "stopRecognition"},
      {"reply": null}
    ],
    "a recognizer that never ends": [
      {"call": "startRecognition"},
      {"reply": {"locale": "nb-NO", "isFallback": false}},
      {"event": {"type": "partial", "text": "jeg"}},
      {"call": "stopRecognition"},
      {"event": {"type": "final", "text": "jeg"}},
      {"reply": null}
    ],
    "another language": [
      {"call": "startRecognition"},
      {"reply": {"locale": "en-US", "isFallback": true}},
      {"call": "stopRecognition"},
      {"reply": null}
    ],
    "no recognizer": [
      {"call": "isAvailable"},
      {"reply": false},
      {"call": "startRecognition"},
      {"event": {"type": "error", "errorCode": "recognizerUnavailable"}},
      {"refusal": "recognizerUnavailable"}
    ]
  }
}
''';
