"""Compares every message of the fixture with the Dart code that reads it.

Nothing is executed: the syntax tree shows which method sends a call and which reply type it
expects, which keys and types a converter reads, which pattern matches an event, and which callback
receives it.
"""

import json
import re
from pathlib import Path

from source import Source
from structure import enum_names

# The Dart types of JSON values, except maps.
TYPES = {"String": str, "bool": bool, "int": int, "void": type(None)}
CONVERTERS = {"String": "SpeechPermissionResult.fromName(", "Map<String, Object?>": "RecognitionStart.fromReply(",
              "Map<String, String>": "SpeechWording("}

# The calls whose reply is text for the user, which is not converted.
TEXT_CALLS = {"recognizeAgain"}


def is_of(value, type: str) -> bool:
    """Whether a JSON value has this type in Dart."""
    wanted = TYPES.get(type)
    return wanted is not None and isinstance(value, wanted) and isinstance(value, bool) == (wanted is bool)


class Code:
    """The parts of the Dart code that read messages."""

    def __init__(self, plugin: Path):
        def source(name):
            return Source(plugin / f"lib/src/{name}.dart")

        self.bridge = source("ios_speech_api_bridge")
        self.event = source("speech_recognition_event")
        self.methods = dict(self.bodies(self.bridge, "IosSpeechApiBridge"))
        self.deliver = dict(self.bodies(source("native_speech_api_bridge"), "NativeSpeechApiBridge"))["deliver"]
        self.start = source("recognition_start")
        self.wording = source("speech_wording")
        self.errors = enum_names(source("speech_error"), "SpeechError")
        self.permissions = enum_names(source("speech_permission_result"), "SpeechPermissionResult")
        self.phrases = enum_names(source("speech_phrase"), "SpeechPhrase")

    @staticmethod
    def bodies(source: Source, type: str):
        """Yields the methods of a class, each with the text of its body."""
        for body in source.nodes("function_body", under=source.type(type)):
            for signature in source.nodes("function_signature", under=body.prev_named_sibling):
                yield source.name(signature), source.text(body)

    def call(self, name: str):
        """Returns the body of the bridge's method that sends this call, and the reply's type.

        The method has the call's name; it may send the call through one private method.
        """
        body = self.methods.get(name, "")
        for part in [body, *(self.methods.get(n, "") for n in re.findall(r"\b(_\w+)\(\)", body))]:
            sent = re.search(rf"\binvoke(Map)?Method<([^(]*)>\(\s*'{name}'", part)
            if sent:
                return body, f"Map<{sent[2]}>" if sent[1] else sent[2]
        return body, None

    def patterns(self):
        """Yields the map patterns of `fromMessage`: the constants, the variables' types by key, and
        the constructed event with its argument."""
        for case in self.event.nodes("switch_expression_case"):
            pattern = case.children[0]
            if pattern.type != "map_pattern":
                continue
            constants, variables, key = {}, {}, None
            for node in pattern.named_children:
                text = self.event.text(node)
                if node.type == "constant_pattern":
                    constants[key] = text.strip("'")
                elif node.type == "variable_pattern":
                    variables[key] = text.split()[1:]
                else:
                    key = text.strip("'")
            made = self.event.text(case).partition("=>")[2]
            yield constants, variables, re.sub(r",?\s", "", made).replace(",)", ")")


def reply_faults(code: Code, name: str, reply):
    """Yields the errors in how the Dart code reads a reply to this call."""
    body, type = code.call(name)
    if type is None:
        yield f"no method {name} sends the call {name}"
        return
    if isinstance(reply, dict) != type.startswith("Map<") or not (isinstance(reply, dict) or is_of(reply, type)):
        yield f"{name} expects {type} in reply, not {json.dumps(reply)}"
        return
    if name in TEXT_CALLS:
        return
    if CONVERTERS.get(type, "") not in body:
        yield f"{name} does not convert its reply by {CONVERTERS[type]}…)"
    if type == "String" and reply not in code.permissions:
        yield f"{name} does not know the reply {reply}"
    if type == "Map<String, Object?>":
        read = dict(re.findall(r"reply\?\['(\w+)'\] as (\w+)\?", code.start.bytes.decode()))
        if read.keys() != reply.keys():
            yield f"RecognitionStart reads {sorted(read)} of {sorted(reply)}"
        yield from (f"RecognitionStart reads {key} as {read[key]}" for key in read.keys() & reply.keys()
                    if not is_of(reply[key], read[key]))
    if type == "Map<String, String>":
        if unread := reply.keys() - {*code.phrases, *code.errors}:
            yield f"SpeechWording does not read {sorted(unread)}"
        yield from (f"SpeechWording does not read the {kind}s by name" for kind in ("phrase", "error")
                    if f"_texts[{kind}.name]" not in code.wording.bytes.decode())


def event_faults(code: Code, event: dict):
    """Yields the errors in how the Dart code reads an event."""
    for constants, variables, made in code.patterns():
        if all(event.get(key) == value for key, value in constants.items()) and all(
                key in event and is_of(event[key], type) for key, (type, _) in variables.items()):
            break
    else:
        yield f"no pattern matches {json.dumps(event)}"
        return
    if unread := event.keys() - {*constants, *variables}:
        yield f"{sorted(unread)} of {json.dumps(event)} is not read"
    (_, variable), = variables.values()
    argument = f"SpeechError.fromCode({variable})" if "errorCode" in event else variable
    kind = made.partition("(")[0]
    if made != f"{kind}({argument})":
        yield f"{made} is made of {json.dumps(event)}"
    callback = "on" + event["type"].capitalize()
    if not re.search(rf"case {kind}\(:final (\w+)\):\s*{callback}\?\.call\(\1\);", code.deliver):
        yield f"{callback} does not receive {json.dumps(event)}"
    yield from code_faults(code, event.get("errorCode"))


def code_faults(code: Code, error: str | None):
    if error is not None and error not in code.errors:
        yield f"SpeechError does not know {error}"


def refusal_faults(code: Code, name: str, error: str):
    """Yields the errors in how the Dart code handles an error reply to this call."""
    refused = r"on PlatformException catch \((\w+)\) \{[^}]*throw SpeechException\(SpeechError\.fromCode\(\1\.code\)\);"
    if not re.search(refused, code.methods.get(name, "")):
        yield f"{name} does not throw the code of a refusal"
    yield from code_faults(code, error)


def notice_faults(code: Code, name: str):
    """Yields the errors in how the Dart code handles a notice."""
    callback = "on" + name[0].upper() + name[1:]
    if not re.search(rf"case '{name}':[^:]*\b{callback}\?\.call\(\);", code.methods.get("_handle", "")):
        yield f"{callback} does not receive the notice {name}"


def replay(plugin: Path):
    """Checks that the Dart code reads every message of the fixture."""
    code = Code(plugin)
    known = json.loads((plugin.parent / "channel-messages.json").read_text())
    # The texts come from the engine and partly from the system, so the fixture contains only their
    # names.
    texts = {name: "…" for name in known["phrases"] + known["errorCodes"]}
    every = {
        "every text": [{"call": "wording"}, {"reply": texts}],
        "every permission": [m for p in known["permissions"] for m in ({"call": "requestPermission"}, {"reply": p})],
        "every error": [{"event": {"type": "error", "errorCode": e}} for e in known["errorCodes"]],
        "every refusal": [{"call": "startRecognition"}, *({"refusal": e} for e in known["errorCodes"])],
    }
    called = set()
    for name, messages in {**known["sequences"], **every}.items():
        call = None
        for message in messages:
            (kind, value), = message.items()
            if kind == "call":
                call = value
                called.add(call)
            faults = {"call": lambda: () if code.call(call)[1] else [f"no method {call} sends the call {call}"],
                      "reply": lambda: reply_faults(code, call, value),
                      "event": lambda: event_faults(code, value),
                      "notice": lambda: notice_faults(code, value),
                      "refusal": lambda: refusal_faults(code, call, value)}[kind]()
            yield from (f"{name}: {fault}" for fault in faults)
    yield from (f"no sequence calls {name}" for name in known["methods"] if name not in called)
