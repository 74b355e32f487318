"""The checks of a Dart compiler that are possible with only a syntax tree."""

import json
import re
from pathlib import Path

from fixture import copy, text
from source import Source

SDK = {"async", "convert", "io"}


def plugin_sources(plugin: Path) -> list[Source]:
    return [Source(path) for path in sorted(plugin.rglob("*.dart"))]


def dependencies(file: Path) -> set[str]:
    """Returns the packages that a file may import: its own, and those in its pubspec."""
    pubspec = next(p / "pubspec.yaml" for p in file.parents if (p / "pubspec.yaml").exists())
    text = pubspec.read_text()
    names = re.findall(r"^  (\w+):", text, re.MULTILINE)
    return set(names) | set(re.findall(r"^name: (\w+)", text, re.MULTILINE))


def target(source: Source, uri: str, plugin: Path) -> Path | None:
    """Returns the file of this project that an import refers to; None for an external import."""
    packages = {"hark_speech": plugin, "hark_speech_example": plugin / "example"}
    for name, package in packages.items():
        own = f"package:{name}/"
        if uri.startswith(own):
            return package / "lib" / uri.removeprefix(own)
    return None if ":" in uri else source.path.parent / uri


def visible(path: Path, plugin: Path) -> set[str]:
    """Returns the names that an import of `path` provides: the file's own names, and those that it
    exports."""
    source = Source(path)
    names = source.declared()
    for uri, node in source.uris():
        if node.parent.parent.type == "library_export":
            names |= visible(target(source, uri, plugin), plugin)
    return names


def imports(plugin: Path):
    """Checks that every import resolves and is used, and that no import is missing."""
    sources = plugin_sources(plugin)
    everything = set().union(*(visible(s.path, plugin) for s in sources))
    for source in sources:
        brought = source.declared()
        for uri, node in source.uris():
            where = f"{source.path}:{source.line(node)}"
            file = target(source, uri, plugin)
            if file is None:
                scheme, _, rest = uri.partition(":")
                known = SDK if scheme == "dart" else dependencies(source.path)
                if rest.split("/")[0] not in known:
                    yield f"{where}: nothing is known of {uri}"
                continue
            if not file.exists():
                yield f"{where}: {uri} leads nowhere"
                continue
            names = visible(file, plugin)
            brought |= names
            if node.parent.parent.type != "library_export" and not names & source.used():
                yield f"{where}: nothing of {uri} is used"
        for name in sorted(source.used() & everything - brought):
            if name[0].isupper():
                yield f"{source.path}: {name} is not imported"


def privates(plugin: Path):
    """Checks that every private name appears at least twice in its file, so that it is declared and
    used."""
    for source in plugin_sources(plugin):
        names = [source.text(n) for n in source.nodes("identifier", "type_identifier")]
        for name in sorted({n for n in names if re.match(r"_[A-Za-z]", n)}):
            if names.count(name) == 1:
                yield f"{source.path}: {name} stands only once"


def signatures(source: Source, node, has_body: bool) -> dict[str, bool]:
    """Returns the methods of a class, with or without a body, and whether each is marked as an
    override."""
    methods = {}
    for signature in source.nodes("function_signature", under=node):
        holder = signature.parent
        before = holder.prev_named_sibling
        overrides = before is not None and source.text(before) == "@override"
        overrides |= source.text(holder).startswith("@override")
        if (holder.type == "method_signature") == has_body:
            methods[source.name(signature)] = overrides
    return methods


def overrides(plugin: Path):
    """Checks that the iOS bridge overrides every method that the base class requires (S4-01), and
    marks each as an override."""
    base = Source(plugin / "lib/src/native_speech_api_bridge.dart")
    ios = Source(plugin / "lib/src/ios_speech_api_bridge.dart")
    required = signatures(base, base.type("NativeSpeechApiBridge"), has_body=False)
    own = signatures(ios, ios.type("IosSpeechApiBridge"), has_body=True)
    if not required:
        yield f"{base.path}: the base demands nothing"
    if "extends NativeSpeechApiBridge" not in ios.text(ios.type("IosSpeechApiBridge")):
        yield f"{ios.path}: IosSpeechApiBridge does not extend the base"
    for name in required:
        if not own.get(name):
            yield f"{ios.path}: IosSpeechApiBridge does not override {name}"


def enum_names(source: Source, enum: str, argument: str = "") -> list[str]:
    """Returns the values of an enum, optionally only those with `argument`."""
    values = source.nodes("enum_constant", under=source.type(enum))
    return [source.name(v) for v in values if argument in source.text(v)]


def fixture(plugin: Path):
    """Checks that the names match the messages that the tests of both sides use."""
    known = json.loads((plugin.parent / "channel-messages.json").read_text())
    lists = [
        ("errorCodes", "speech_error", "SpeechError", ""),
        ("lastingErrorCodes", "speech_error", "SpeechError", "isLasting: true"),
        ("settingsErrorCodes", "speech_error", "SpeechError", "isFixedInSettings: true"),
        ("recognizeAgainErrorCodes", "speech_error", "SpeechError", "mayRecognizeAgain: true"),
        ("permissions", "speech_permission_result", "SpeechPermissionResult", ""),
        ("phrases", "speech_phrase", "SpeechPhrase", ""),
    ]
    for key, file, enum, argument in lists:
        source = Source(plugin / f"lib/src/{file}.dart")
        if enum_names(source, enum, argument) != known[key]:
            yield f"{source.path}: {enum} is not the fixture's {key}"
    ios = Source(plugin / "lib/src/ios_speech_api_bridge.dart")
    text = ios.bytes.decode()
    strings = re.findall(r"'([\w./]+)'", text)
    for key in ("methodChannel", "eventChannel"):
        if known[key] not in strings:
            yield f"{ios.path}: nothing is called {known[key]}"
    called = re.findall(r"invoke(?:Map)?Method<[^(]*>\(\s*'(\w+)'", text)
    if called != known["methods"]:
        yield f"{ios.path}: the methods that are called are not the fixture's"
    if re.findall(r"case '(\w+)':", text) != known["notices"]:
        yield f"{ios.path}: the notices that are known are not the fixture's"


def messages(plugin: Path):
    """Checks that the tests' copy of the messages is up to date."""
    if copy(plugin).read_text() != text(plugin):
        yield f"{copy(plugin)}: this is not the fixture; write it with Checks/Dart/fixture.py"


def deployment(plugin: Path):
    """Checks that every deployment target in the plugin's files matches the Swift package's."""
    package = (plugin / "ios/hark_speech/Package.swift").read_text()
    version = re.search(r"platforms: \[\.iOS\(\.v(\d+)\)\]", package)[1] + ".0"
    named = {
        "README.md": r"## Deployment target: iOS (\S+)\n",
        "ios/hark_speech.podspec": r"deployment_target = '(\S+)'",
        "example/ios/Flutter/Debug.xcconfig": r"^IPHONEOS_DEPLOYMENT_TARGET = (\S+)$",
        "example/ios/Flutter/Release.xcconfig": r"^IPHONEOS_DEPLOYMENT_TARGET = (\S+)$",
    }
    for file, pattern in named.items():
        if re.findall(pattern, (plugin / file).read_text(), re.MULTILINE) != [version]:
            yield f"{plugin / file}: the deployment target is not {version}, as the Swift package says"


def layout(plugin: Path):
    """Checks that the path that the specification prescribes for the plugin's Swift file links to
    the file that Flutter builds, and that the layout meets Flutter's requirements."""
    pubspec = (plugin / "pubspec.yaml").read_text()
    native = re.search(r"pluginClass: (\w+)", pubspec)[1]
    dart = re.search(r"dartPluginClass: (\w+)", pubspec)[1]
    package = plugin / "ios/hark_speech"
    named = plugin / f"ios/Classes/{native}.swift"
    found = package / f"Sources/hark_speech/{native}.swift"
    if not named.is_symlink() or named.resolve() != found.resolve():
        yield f"{named}: this is no link to {found}"
    for link in (p for p in package.rglob("*") if p.is_symlink()):
        yield f"{link}: Xcode does not follow a link in a package that it reaches by a link"
    if not re.search(rf"public final class {native}\b", found.read_text()):
        yield f"{found}: there is no public class {native}"
    if "FlutterFramework" not in (package / "Package.swift").read_text():
        yield f"{package}: the package does not depend on FlutterFramework"
    bridge = Source(plugin / "lib/src/ios_speech_api_bridge.dart")
    if bridge.type(dart) is None or "static void registerWith()" not in bridge.bytes.decode():
        yield f"{bridge.path}: there is no {dart} that registers itself"


def syntax(plugin: Path):
    """Checks that every file is syntactically valid Dart."""
    for source in plugin_sources(plugin):
        yield from source.faults()


CHECKS = [syntax, imports, privates, overrides, fixture, messages, deployment, layout]
