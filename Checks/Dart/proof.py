"""Introduces one mistake at a time into copies of the plugin, and verifies that the checks detect
it."""

import shutil
import tempfile
from pathlib import Path

from replay import replay
from structure import CHECKS

IOS = "lib/src/ios_speech_api_bridge.dart"
BASE = "lib/src/native_speech_api_bridge.dart"
EVENT = "lib/src/speech_recognition_event.dart"

# The check that must detect the mistake, the file, the replaced text, and its replacement.
MISTAKES = [
    ("syntax", IOS, "static void registerWith() {", "static void registerWith( {"),
    ("syntax", BASE, "Future<bool> isAvailable();", "Future<bool isAvailable();"),
    ("syntax", "lib/src/speech_error.dart", "noSoundKept;", "noSoundKept"),
    ("syntax", "example/lib/main.dart", "runApp(const ReportApp());", "runApp(const ReportApp();"),
    ("imports", IOS, "import 'recognition_start.dart';", "import 'recognition_begin.dart';"),
    ("imports", IOS, "import 'recognition_start.dart';\n", ""),
    ("imports", IOS, "package:flutter/services.dart", "package:fluter/services.dart"),
    ("imports", BASE, "import 'speech_error.dart';",
     "import 'speech_error.dart';\nimport 'speech_phrase.dart';"),
    ("imports", "lib/hark_speech.dart", "export 'src/speech_error.dart';\n", ""),
    ("privates", IOS, "methods.setMethodCallHandler(_handle)", "methods.setMethodCallHandler(_take)"),
    ("overrides", BASE, "Future<bool> openSettings();",
     "Future<bool> openSettings();\n\n  /// More.\n  Future<void> more();"),
    ("overrides", IOS, "  @override\n  Future<bool> isAvailable()", "  Future<bool> isAvailable()"),
    ("overrides", IOS, "extends NativeSpeechApiBridge", "extends Object"),
    ("fixture", IOS, "com.eircodex.speech/events", "com.eircodex.speech/event"),
    ("fixture", IOS, "'startRecognition'", "'start'"),
    ("fixture", IOS, "case 'longSpeech'", "case 'long'"),
    ("fixture", "lib/src/speech_error.dart", "permissionRestricted(isLasting: true)",
     "permissionRestricted"),
    ("fixture", "lib/src/speech_error.dart", "recognizerBusy(mayRecognizeAgain: true)",
     "recognizerBusy"),
    ("fixture", "lib/src/speech_phrase.dart", "  rationaleAccept,\n", ""),
    ("layout", "pubspec.yaml", "pluginClass: SpeechPlugin", "pluginClass: HarkPlugin"),
    ("layout", "ios/hark_speech/Package.swift", "FlutterFramework", "Flutter"),
    ("messages", "test/src/fixture.dart", '"isFallback": true', '"isFallback": false'),
    ("deployment", "ios/hark_speech/Package.swift", ".iOS(.v15)", ".iOS(.v16)"),
    ("deployment", "ios/hark_speech.podspec", "'15.0'", "'14.0'"),
    ("deployment", "README.md", "Deployment target: iOS 15.0", "Deployment target: iOS 13.0"),
    ("deployment", "example/ios/Flutter/Debug.xcconfig", "15.0", "13.0"),
    ("deployment", "example/ios/Flutter/Release.xcconfig", "IPHONEOS_DEPLOYMENT", "IPHONE_DEPLOYMENT"),
    ("replay", IOS, "invokeMethod<bool>('isAvailable')", "invokeMethod<String>('isAvailable')"),
    ("replay", IOS, "invokeMethod<void>('stopRecognition')", "invokeMethod<bool>('stopRecognition')"),
    ("replay", IOS, "invokeMethod<String>('recognizeAgain')", "invokeMethod<bool>('recognizeAgain')"),
    ("replay", IOS, "SpeechPermissionResult.fromName(name)", "SpeechPermissionResult.denied"),
    ("replay", IOS, "SpeechError.fromCode(refusal.code)", "SpeechError.recognitionFailed"),
    ("replay", IOS, "onLongSpeech?.call()", "onPartial?.call('')"),
    ("replay", IOS, "invokeMapMethod<String, String>", "invokeMapMethod<String, Object?>"),
    ("replay", EVENT, "'final', 'text': final String text", "'final', 'words': final String text"),
    ("replay", EVENT, "'errorCode': final String code", "'errorCode': final int code"),
    ("replay", EVENT, "=> FinalSpeech(text)", "=> PartialSpeech(text)"),
    ("replay", EVENT, "SpeechError.fromCode(code)", "SpeechError.interrupted"),
    ("replay", EVENT, "{'type': 'partial', 'text'", "{'type': 'part', 'text'"),
    ("replay", BASE, "onFinal?.call(text)", "onPartial?.call(text)"),
    ("replay", "lib/src/recognition_start.dart", "reply?['locale']", "reply?['language']"),
    ("replay", "lib/src/recognition_start.dart", "as bool? ?? false", "as String? ?? ''"),
    ("replay", "lib/src/speech_wording.dart", "_texts[error.name]", "_texts['message']"),
    ("replay", "lib/src/speech_permission_result.dart", "notDetermined;", "undetermined;"),
    ("replay", "lib/src/speech_error.dart", "  microphoneLost,", "  microphoneGone,"),
]


def copy(plugin: Path, folder: Path) -> Path:
    """Copies the plugin to a separate folder, and the fixture next to it."""
    shutil.copy(plugin.parent / "channel-messages.json", folder)
    return Path(shutil.copytree(plugin, folder / plugin.name, symlinks=True,
                                ignore=shutil.ignore_patterns(".build")))


def prove(plugin: Path):
    """Yields the mistakes that the checks did not detect."""
    for check, file, right, wrong in MISTAKES:
        with tempfile.TemporaryDirectory() as folder:
            broken = copy(plugin, Path(folder)) / file
            text = broken.read_text()
            if right not in text:
                yield f"{file}: {right!r} is to be broken and does not stand there"
                continue
            broken.write_text(text.replace(right, wrong))
            own = next(c for c in [*CHECKS, replay] if c.__name__ == check)
            try:
                found = list(own(Path(folder) / plugin.name))
            except (AttributeError, FileNotFoundError, TypeError):
                found = ["it stops"]
            if not found:
                yield f"{check} does not see that {file} has {wrong!r} for {right!r}"
