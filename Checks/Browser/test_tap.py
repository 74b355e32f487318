"""The proxy between a browser and the server."""

import json
import socket
import urllib.request

import pytest
from websockets.sync.client import connect

from serving import address
from tap import PRELOAD, Frames, Tap

# The timeout for an answer, in seconds. It never expires in a passing test.
LIMIT = 30


def get(url: str, **headers: str) -> bytes:
    return urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=LIMIT).read()


def test_files_pass_unchanged(tap, hark):
    for path in (address("connection/worker.js"), address("page.css"), "/manifest.webmanifest"):
        assert get(tap.url + path) == get(hark.url + path)


def test_a_page_has_the_script_of_the_test_in_front(tap, hark):
    tap.preload = "window.isFirst = true;"
    own = urllib.request.urlopen(f"{hark.url}/", timeout=LIMIT)
    # A browser that has cached the page receives the changed page nevertheless.
    page = get(f"{tap.url}/", **{"Accept": "text/html", "If-None-Match": own.headers["ETag"]})
    added = f'<script src="{PRELOAD}"></script>'.encode()
    assert page.replace(added, b"", 1) == own.read()
    assert page.index(added) < page.index(b"<script", page.index(added) + 1)
    assert get(tap.url + PRELOAD) == tap.preload.encode()


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


def test_a_connection_to_a_server_that_is_gone_ends():
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        tap = Tap(unused.getsockname()[1])
    with pytest.raises(OSError):
        get(f"{tap.url}/")
    tap.stop()
