"""The proxy between a browser and the server."""

import json
import urllib.request

import pytest
from websockets.sync.client import connect

from serving import address
from tap import PRELOAD, Frames, Pace, Tap


@pytest.fixture
def tap(hark):
    tap = Tap(hark.port)
    yield tap
    tap.stop()


def get(url: str, **headers: str) -> bytes:
    return urllib.request.urlopen(urllib.request.Request(url, headers=headers)).read()


def test_files_pass_unchanged_and_are_counted(tap, hark):
    files = [address("connection/worker.js"), address("page.css"), "/manifest.webmanifest"]
    bodies = [get(tap.url + path) for path in files]
    assert bodies == [get(hark.url + path) for path in files]
    assert tap.requests == files
    heads = tap.received - sum(map(len, bodies))
    assert 0 < heads < 1_000 * len(files)


def test_a_page_has_the_script_of_the_test_in_front(tap, hark):
    tap.preload = "window.isFirst = true;"
    page, own = get(f"{tap.url}/", Accept="text/html"), get(f"{hark.url}/", Accept="text/html")
    added = f'<script src="{PRELOAD}"></script>'.encode()
    assert page.replace(added, b"", 1) == own
    assert page.index(added) < page.index(b"<script", page.index(added) + 1)
    assert get(tap.url + PRELOAD) == tap.preload.encode()
    # What the test adds is not counted.
    assert tap.requests == ["/"]
    assert tap.received < len(own) + 1_000


def test_messages_of_both_sides_are_read(tap):
    hello = {"type": "hello", "version": 1, "experience": "composer", "permission": "granted",
             "reducesMotion": False}
    with connect(f"ws://127.0.0.1:{tap.port}/session") as socket:
        socket.send(json.dumps(hello))
        welcome = json.loads(socket.recv())
        socket.send(bytes(2_000))
        tap.waits(lambda: len(tap.said) == 2, "the audio did not pass")
    assert tap.said == [hello, {"type": "sound", "size": 2_000}]
    assert tap.told[0] == welcome


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_message_is_read_from_any_pieces(size):
    text = "å" * (size // 2)
    payload = text.encode()
    length = len(payload)
    head = bytes([length]) if length < 126 else b"\x7e" + length.to_bytes(2, "big") \
        if length < 65_536 else b"\x7f" + length.to_bytes(8, "big")
    ping = b"\x89\x01x"
    raw = b"\x81" + head + payload + ping + b"\x01\x01a" + ping + b"\x80\x01b"
    frames = Frames()
    pieces = [raw[at:at + 1_000] for at in range(0, len(raw), 1_000)]
    assert [one for piece in pieces for one in frames.read(piece)] == [text, "ab"]


def test_a_slow_connection_delivers_all_sockets_one_after_another():
    pace = Pace(rate=1_000, delay=0.4)
    assert pace.due(now=10, size=500) == pytest.approx(10.9)
    # The second socket waits for the first; after a rest, nobody waits.
    assert pace.due(now=10, size=500) == pytest.approx(11.4)
    assert pace.due(now=20, size=100) == pytest.approx(20.5)


def test_slow_data_arrives_whole(tap, hark):
    tap.slows(rate=1_000_000, delay=0.01)
    script = address("connection/worker.js")
    assert get(tap.url + script) == get(hark.url + script)
