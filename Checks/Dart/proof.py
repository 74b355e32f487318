"""Breaks copies of the plugin, one mistake each, and verifies that the checks detect it."""

import shutil
import tempfile
from pathlib import Path

from structure import CHECKS

IOS = "lib/src/ios_speech_api_bridge.dart"
BASE = "lib/src/native_speech_api_bridge.dart"

# The check that must detect the mistake, the file, the replaced text, and its replacement.
MISTAKES = [
    ("syntax", IOS, "static void registerWith() {", "static void registerWith( {"),
    ("syntax", BASE, "Future<bool> isAvailable();", "Future<bool isAvailable();"),
    ("syntax", "lib/src/speech_error.dart", "interrupted;", "interrupted"),
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
    ("fixture", "lib/src/speech_phrase.dart", "  rationaleAccept,\n", ""),
    ("layout", "pubspec.yaml", "pluginClass: SpeechPlugin", "pluginClass: HarkPlugin"),
    ("layout", "ios/hark_speech/Package.swift", "FlutterFramework", "Flutter"),
]


def copy(plugin: Path, folder: Path) -> Path:
    """Copies the plugin to a separate folder, with the fixture beside it."""
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
            own = next(c for c in CHECKS if c.__name__ == check)
            try:
                found = list(own(Path(folder) / plugin.name))
            except (AttributeError, FileNotFoundError, TypeError):
                found = ["it stops"]
            if not found:
                yield f"{check} does not see that {file} has {wrong!r} for {right!r}"
