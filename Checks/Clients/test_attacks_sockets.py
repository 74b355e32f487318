"""Attacks on a server for several users by whoever can open a socket. Each ends with its own
close code and sentence, and an innocent user's page stays open meanwhile."""

import base64
import struct

import pytest

import bombs
from attacks import HELLO, claims, frame, signed, somebody

pytestmark = pytest.mark.usefixtures("harmless")

NO_JSON = "Send one JSON object per message, as valid UTF-8, with whole numbers from 0 for all counts."
NO_HELLO = "Send a message of the type hello first."
NO_TYPE = ("The member type must be one of hello, do, permission, microphone, settings, devices, "
           "playback, seen, ping.")
NO_OPENING = "Send reports and sound only for requested openings."
NO_SOUND = ("Send sound as two 32-bit numbers, the opening and its first sample, followed by at least one "
            "16-bit sample.")
NO_SESSION = "The session has ended; a new one begins with the text of the page."
NOT_EVENT = "Send JSON objects with a type, as text messages."
DEEP = b"[" * 30_000 + b"]" * 30_000

FRAMES = {
    "2^63 bytes": (frame(1, claimed=1 << 63), 1009),
    "2^63 - 1 bytes": (frame(1, claimed=(1 << 63) - 1), 1009),
    "2^64 - 1 bytes": (frame(2, claimed=(1 << 64) - 1), 1009),
    "8 MiB that are promised": (frame(2, claimed=8 << 20), 1009),
    "fragments without an end": (frame(1, final=False) + frame(0, final=False) * 2_000, 1009),
    "5 MB of fragments": (frame(2, bytes(60_000), final=False)
                          + frame(0, bytes(60_000), final=False) * 84, 1009),
    "no mask": (frame(1, b"{}", masked=False), 1002),
    "a reserved bit": (frame(1, b"{}", reserved=1), 1002),
    "an unknown opcode": (frame(3), 1002),
    "an unknown control opcode": (frame(15), 1002),
    "a long ping": (frame(9, bytes(126)), 1002),
    "a ping of 2^63 bytes": (frame(9, claimed=1 << 63), 1009),
    "half a ping": (frame(9, final=False), 1002),
    "an end without a beginning": (frame(0, b"a"), 1002),
    "a beginning inside a message": (frame(1, b"a", final=False) + frame(1, b"b"), 1002),
    "half a close code": (frame(8, b"\x03"), 1002),
    "a close code of no client": (frame(8, b"\x03\xed"), 1002),
    "no UTF-8": (frame(1, b"\xff"), 1007),
    "a surrogate": (frame(1, b"\xed\xa0\x80"), 1007),
    "UTF-16": (frame(1, "{}".encode("utf-16")), 1007),
    "a compressed bomb": (frame(1, bombs.deflated(100 << 20)[:60_000], reserved=4), 1002),
}


@pytest.mark.parametrize("name", FRAMES)
def test_no_frame_breaks_the_rules(fortress, name):
    data, code = FRAMES[name]
    page = fortress.socket("/session", "Sec-WebSocket-Extensions: permessage-deflate")
    assert page.status == 101 and b"extensions" not in page.head.lower()
    program, event = fortress.program(somebody())
    assert event["type"] == "session.created"
    for each in (page, program):
        each.send(data)
        # The server reads what precedes the violation, but answers none of it.
        assert each.end()[1] == code
        each.close()


def hello(**more):
    return {**HELLO, **more}


FIRST = {
    "sound": (frame(2, bytes(648)), "rule", NO_HELLO),
    "an action": ({"type": "do", "id": 1, "action": "press"}, "rule", NO_HELLO),
    "a ping": ({"type": "ping", "at": 1}, "rule", NO_HELLO),
    "nothing": (b"", "rule", NO_JSON),
    "a list": (b"[]", "rule", NO_JSON),
    "null": (b"null", "rule", NO_JSON),
    "lists in lists": (b'{"type":' + DEEP + b"}", "rule", NO_JSON),
    "objects in objects": (b'{"a":' * 10_000 + b"1" + b"}" * 10_000, "rule", NO_JSON),
    "an endless number": (b'{"type":"hello","version":1' + b"0" * 60_000 + b"}", "rule", NO_JSON),
    "a huge exponent": (b'{"type":"hello","version":1e999999}', "rule", NO_JSON),
    "NaN": (b'{"type":"hello","version":NaN}', "rule", NO_JSON),
    "a zero byte": (b'{"type":"hello\\u0000"}', "rule", NO_TYPE),
    "another version": (hello(version=2), "version",
                        "The page and the server have different versions; reload the page."),
    "another screen": (hello(experience="../../etc/passwd"), "experience",
                       "This screen does not exist; choose another one."),
    "a permission that is none": (
        hello(permission="root"), "rule",
        "The member permission must be one of granted, prompt, denied, unavailable."),
    "a number as a token": (
        hello(token=7), "rule", "The member token has the wrong type; see the page's protocol."),
    "a token in a list": (hello(token=[signed(claims())]), "rule",
                          "The member token has the wrong type; see the page's protocol."),
    "a negative event": (hello(resume={"session": "x", "seen": -1}), "rule",
                         "The member seen must be from 0 to 2^53."),
    "a guessed session": (hello(resume={"session": "0" * 32, "seen": 0}), "unknownSession",
                          NO_SESSION),
    "a session that is a path": (hello(resume={"session": "../../x", "seen": 0}), "unknownSession",
                                 NO_SESSION),
    "a session that is a query": (hello(resume={"session": "' OR 1=1 --", "seen": 0}),
                                  "unknownSession", NO_SESSION),
}


@pytest.mark.parametrize("name", FIRST)
def test_no_greeting_starts_a_session_that_it_may_not(fortress, name):
    message, code, sentence = FIRST[name]
    if isinstance(message, dict) and message["type"] == "hello":
        message = {"token": somebody(), **message}
    page = fortress.socket()
    if name == "sound":
        page.send(message)
    else:
        page.say(message)
    last, closed = page.end()
    assert (last["code"], last["text"]) == (code, sentence)
    assert closed == (1008 if code == "rule" else 1000)
    page.close()


def do(identifier=1, action="press", **more):
    return {"type": "do", "id": identifier, "action": action, **more}


def sound(opening, samples, first=0):
    return frame(2, struct.pack("<II", opening, first) + samples)


LATER = {
    "a second hello": (hello(token=signed(claims("ada"))), "Send hello only once per connection."),
    "an unknown message": ({"type": "admin"}, NO_TYPE),
    "a gap": (do(2), "Number actions 1, 2, 3, and so on, without gaps."),
    "half an action": (do(1.5), NO_JSON),
    "an action by name": (do("1"), "The member id has the wrong type; see the page's protocol."),
    "action 2^63": (do(2**63), NO_JSON),
    "an unknown action": (do(action="exec"), "Send only actions that this screen supports."),
    "another screen's action": (do(action="approve"), "Send only actions that this screen supports."),
    "another's recording": (do(action="deleteRecording", recording="../../secret"),
                            "Send only actions that this screen supports."),
    "a selection backwards": (
        do(action="write", text="a", selection=[5, 1]),
        "The member selection must be two numbers from 0, the smaller first."),
    "a number as text": (do(action="write", text=7),
                         "The member text has the wrong type; see the page's protocol."),
    "lists as text": (b'{"type":"do","id":1,"action":"write","text":' + DEEP + b"}", NO_JSON),
    "audio of the future": (do(action="stop", after={"opening": 1, "samples": 2**60}),
                            "The member samples must be from 0 to 2^53."),
    "an event of the future": ({"type": "seen", "event": 10**6}, "Confirm only events that were sent."),
    "a negative event": ({"type": "seen", "event": -1}, "Confirm only events that were sent."),
    "a microphone of its own": ({"type": "microphone", "opening": 7, "event": "opened"}, NO_OPENING),
    "a negative opening": ({"type": "microphone", "opening": -7, "event": "opened"}, NO_JSON),
    "audio of no opening": (sound(9, bytes(640)), NO_OPENING),
    "audio without a place": (frame(2, b"\1\2\3"), NO_SOUND),
    "half a sample": (sound(0, b"a"), NO_SOUND),
    "long audio": (sound(0, bytes(6_402)), "Send at most 3200 samples per message."),
    "a reply that is none": (
        {"type": "playback", "playback": 9, "event": "ended"},
        "Report only playbacks that have begun, sound that was sent, and the end only after finish."),
    "a permission that is none": ({"type": "permission", "status": 7},
                                  "The member status has the wrong type; see the page's protocol."),
    "words as a time": ({"type": "ping", "at": "x"},
                        "The member at has the wrong type; see the page's protocol."),
    "a huge vocabulary": (
        {"type": "settings", "reducesMotion": False, "finishing": {"vocabulary": "a\n" * 2_000}},
        "The vocabulary has more than 1000 entries; shorten it."),
}


@pytest.mark.parametrize("name", LATER)
def test_no_message_breaks_the_protocol(fortress, name):
    message, sentence = LATER[name]
    page, welcome = fortress.page(somebody())
    assert welcome["type"] == "welcome"
    if isinstance(message, bytes) and not message.startswith(b"{"):
        page.send(message)
    else:
        page.say(message)
    last, closed = page.end("bye")
    assert (last["code"], last["text"], closed) == ("rule", sentence, 1008)
    page.close()


def test_a_session_is_its_users_alone(fortress, innocent):
    """Its name, which an attacker may have seen, does not help."""
    for token, code in [(somebody(), "unknownSession"), (signed(claims(role="admin")), "unknownSession"),
                        (None, "token"), (signed(claims("ada"), secret="guessed"), "token")]:
        page, answer = fortress.page(
            token, resume={"session": innocent.session, "seen": 0}) if token else silent(
                fortress, innocent)
        assert (answer["type"], answer["code"]) == ("refused", code)
        page.close()
    assert fortress.ask("/recordings/1.opus", f"Hark-Session: {innocent.session}")[0] == 404


def silent(fortress, innocent):
    page = fortress.socket()
    page.say(hello(resume={"session": innocent.session, "seen": 0}))
    return page, page.hear()


def test_a_realtime_session_is_its_users_alone(fortress):
    own, _ = fortress.program(somebody())
    own.say({"type": "session.update", "session": {"type": "transcription", "hark": {"interim": True}}})
    session = own.hear("session.updated")["session"]["id"]
    for seen in ("0", "2", "-1", "99999999999999999999", "0%00"):
        other, event = fortress.program(somebody(), f"&hark_session={session}&hark_seen={seen}")
        assert event["type"] == "session.created" and event["session"]["id"] != session
        other.close()
    # The owner is still connected.
    own.say({"type": "input_audio_buffer.clear"})
    assert own.hear("input_audio_buffer.cleared")
    own.close()


def update(**more):
    return {"type": "session.update", "session": {"type": "transcription", **more}}


def heard(**more):
    return update(audio={"input": more})


def append(audio):
    return {"type": "input_audio_buffer.append", "audio": audio}


NUMBER = "Give session.audio.input.turn_detection.{} as a number from {}."
NO_AUDIO = "Send Base64-encoded audio."
NO_FIELD = ("session has an unknown field; the known ones are: type, object, id, audio, include, "
            "expires_at, hark.")
EVENTS = {
    "no Base64": (append("!!!!"), NO_AUDIO),
    "Base64 with a line": (append("AAAA\nAAAA"), NO_AUDIO),
    "Base64 of addresses": (append("__--"), NO_AUDIO),
    "a number as audio": (append(7), NO_AUDIO),
    "no audio": (append(None), NO_AUDIO),
    "110 s of audio": (append(base64.b64encode(bytes(880_000)).decode()),
                       "Send at most 100 s of audio per event."),
    "binary": (None, NOT_EVENT),
    "an event with a line": ({"type": "x\r\nSet-Cookie: a"},
                             "This is not an event of a transcription session."),
    "a conversation": ({"type": "response.create"},
                       "response.create is not an event of a transcription session."),
    "a commit of nothing": ({"type": "input_audio_buffer.commit"},
                            "No turn is in progress; with turn detection, turns end automatically."),
    "a negative silence": (
        heard(turn_detection={"type": "server_vad", "silence_duration_ms": -1}),
        NUMBER.format("silence_duration_ms", "100 to 20000")),
    "a silence of years": (
        heard(turn_detection={"type": "server_vad", "silence_duration_ms": 1e18}),
        NUMBER.format("silence_duration_ms", "100 to 20000")),
    "a huge threshold": (heard(turn_detection={"type": "server_vad", "threshold": 1e308}),
                         NUMBER.format("threshold", "0 to 1")),
    "a huge prefix": (heard(turn_detection={"type": "server_vad", "prefix_padding_ms": 10**30}),
                      NUMBER.format("prefix_padding_ms", "0 to 3000")),
    "an infinite threshold": (
        b'{"type":"session.update","session":{"type":"transcription","audio":{"input":'
        b'{"turn_detection":{"type":"server_vad","threshold":1e999}}}}}', NOT_EVENT),
    "no rate": (heard(format={"type": "audio/pcm", "rate": 0}),
                "Give session.audio.input.format.rate as 24000 or 16000."),
    "a huge rate": (heard(format={"type": "audio/pcm", "rate": 10**30}),
                    "Give session.audio.input.format.rate as 24000 or 16000."),
    "too many keywords": (heard(transcription={"keywords": ["a"] * 2_000}),
                          "Give session.audio.input.transcription.keywords as a list of texts."),
    "a long prompt": (heard(transcription={"prompt": "a" * 9_000}),
                      "Give session.audio.input.transcription.prompt as a text of at most 8 KiB."),
    "a language that is a path": (
        heard(transcription={"language": "../../x"}),
        "Give session.audio.input.transcription.language as a supported language: en."),
    "tools": (update(tools=[]), NO_FIELD),
    "a prototype": (update(__proto__={}), NO_FIELD),
    "a text as a session": ({"type": "session.update", "session": "x"}, "Give session as an object."),
    "objects in objects": (b'{"type":"session.update","session":' + b'{"a":' * 200_000 + b"1"
                           + b"}" * 200_000 + b"}", NOT_EVENT),
    "lists without an end": (b"[" * 1_000_000, NOT_EVENT),
}


@pytest.mark.parametrize("name", EVENTS)
def test_no_event_harms_a_realtime_session(fortress, name):
    event, sentence = EVENTS[name]
    client, _ = fortress.program(somebody())
    client.say(heard(format={"type": "audio/pcmu"}))
    assert client.hear()["type"] == "session.updated"
    if event is None:
        client.send(frame(2, bytes(100)))
    else:
        client.say(event)
    assert client.hear()["error"]["message"] == sentence
    client.say({"type": "input_audio_buffer.clear"})
    assert client.hear()["type"] == "input_audio_buffer.cleared"
    client.close()
