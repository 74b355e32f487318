"""Attacks with too much: files that grow when they are decoded, floods of sockets and requests, and clients
that never finish. A user's limits hold, and an innocent user's page stays open meanwhile."""

import contextlib
import json
import select

import pytest

import bombs
import recordings
from attacks import frame, somebody, status
from serving import wait_until
from test_abuse import END, part

pytestmark = pytest.mark.usefixtures("harmless")


def upload(fortress, data, token):
    body = part("model", b"whisper-1") + part("file", data, "a") + END
    return fortress.ask("/v1/audio/transcriptions", "Content-Type: multipart/form-data; boundary=edge",
                        method="POST", token=token, body=body)


FILES = {
    "FLAC of 114 hours": (bombs.flac(100), (1 << 36) - 1, 400, "audio_too_long"),
    "FLAC of 14 bytes per 4 s": (bombs.flac(20), None, 200, None),
    "FLAC that announces one sample": (bombs.flac(3, samples=1), None, 200, None),
    "WAV that announces 4 GiB": (bombs.wav(0xFFFFFFFF, bytes(3_200)), None, 200, None),
    "WAV of 65,535 channels": (bombs.wav(100, bytes(3_200), channels=65_535), None, 400,
                               "invalid_audio"),
    "WAV at 4 GHz": (bombs.wav(3_200, bytes(3_200), rate=0xFFFFFFFF), None, 400, "invalid_audio"),
    "WAV at 1 Hz": (bombs.wav(3_200, bytes(3_200), rate=1), None, 400, "invalid_audio"),
    "WAV without a rate": (bombs.wav(3_200, bytes(3_200), rate=0), None, 400, "invalid_audio"),
    "Ogg of 2^62 samples": (bombs.ogg(1 << 62), None, 400, "invalid_audio"),
    "Ogg of fewer than none": (bombs.ogg(-5), None, 400, "invalid_audio"),
    "MP3 of 4 billion frames": (bombs.mp3(), None, 400, "invalid_audio"),
}


@pytest.mark.parametrize("name", FILES)
def test_no_file_deceives(fortress, name):
    data, announced, code, reason = FILES[name]
    if announced:
        data = bombs.flac(3, samples=announced)
    found, answer = upload(fortress, data, somebody())
    body = json.loads(answer.split(b"\r\n\r\n", 1)[1])
    assert (found, body.get("error", {}).get("code")) == (code, reason), body
    if code == 200:
        assert body["text"] == ""


def test_a_bomb_ends_with_its_client(fortress, innocent):
    """300 KB, of which nothing announces that they are 22 hours."""
    before = fortress.memory
    body = part("model", b"whisper-1") + part("file", bombs.flac(20_000, samples=0), "a") + END
    line = fortress.connect()
    line.sendall(
        f"POST /v1/audio/transcriptions HTTP/1.1\r\nHost: {fortress.host}\r\nContent-Type: "
        f"multipart/form-data; boundary=edge\r\nAuthorization: Bearer {somebody()}\r\n"
        f"Content-Length: {len(body)}\r\n\r\n".encode() + body)
    running = lambda: metric(fortress, innocent, "hark_transcriptions_running")
    wait_until(lambda: running() == 1)
    code, answer = upload(fortress, recordings.SHORT.read_bytes(), innocent.token)
    assert code == 200 and b"he was not" in answer
    # Two decoders take 200 MB; the decoded audio would take 2.5 GB.
    assert fortress.memory - before < 512 << 20
    line.close()
    wait_until(lambda: running() == 0)


def metric(fortress, innocent, name):
    _, answer = fortress.ask("/metrics", token=innocent.token)
    return float(next(line.split()[1] for line in answer.split(b"\n")
                      if line.startswith(name.encode() + b" ")))


def test_one_user_cannot_take_every_seat(fortress, innocent):
    """Sessions of one user, up to a quarter of the seats."""
    token, pages = somebody(), []
    for _ in range(30):
        page, answer = fortress.page(token)
        pages.append((page, answer))
    codes = [answer.get("code", answer["type"]) for _, answer in pages]
    assert codes == ["welcome"] * 25 + ["share"] * 5
    program, event = fortress.program(token)
    assert event["error"]["code"] == "rate_limit_exceeded" and program.hear() == 1008
    other, answer = fortress.page(somebody())
    assert answer["type"] == "welcome"
    for page, _ in [*pages, (program, None), (other, None)]:
        page.close()


def test_one_user_cannot_flood_the_api(fortress, innocent):
    request = (f"GET /v1/models HTTP/1.1\r\nHost: {fortress.host}\r\n"
               f"Authorization: Bearer {somebody()}\r\n").encode()
    data = fortress.send((request + b"\r\n") * 1_300 + request + b"Connection: close\r\n\r\n")
    refused = data.count(b"HTTP/1.1 429 ")
    assert data.count(b"HTTP/1.1 200 ") + refused == 1_301 and refused > 0
    assert b"Too many requests; try again in 1 second." in data
    assert fortress.ask("/v1/models", token=innocent.token)[0] == 200


def test_one_user_cannot_fill_the_queue(fortress, innocent):
    """Four places, of which a user may have two, one of them at work: 40 KB are hours of silence."""
    token, lines = somebody(), []
    body = part("model", b"whisper-1") + part("file", bombs.flac(3_000), "a") + END
    head = (f"POST /v1/audio/transcriptions HTTP/1.1\r\nHost: {fortress.host}\r\nContent-Type: "
            f"multipart/form-data; boundary=edge\r\nAuthorization: Bearer {token}\r\n"
            f"Content-Length: {len(body)}\r\n\r\n").encode()
    for _ in range(6):
        lines.append(fortress.connect())
        lines[-1].sendall(head + body)
    waiting, refused = list(lines), []
    while len(refused) < 4:
        for line in select.select(waiting, [], [])[0]:
            waiting.remove(line)
            refused.append(line.recv(65_536))
    assert all(status(data) == 429 and b"rate_limit_exceeded" in data for data in refused)
    wait_until(lambda: sum(metric(fortress, innocent, name) for name in (
        "hark_transcriptions_running", "hark_queue_depth")) == 2)
    code, _ = upload(fortress, recordings.SHORT.read_bytes(), innocent.token)
    # The innocent user did not wait until one of the others was done.
    assert code == 200 and not select.select(waiting, [], [], 0)[0]
    for line in lines:
        line.close()


def test_a_thousand_half_open_sockets_keep_nobody_out(fortress, innocent):
    """Half a header, half a handshake, half a TLS record, or nothing at all."""
    halves = [b"", b"GET / HTTP/1.1\r\nHost: ", b"\x16\x03\x01\x02", b"GET /session HTTP/1.1\r\nUpgrade: w"]
    lines = []
    for number in range(1_000):
        lines.append(fortress.connect())
        lines[-1].sendall(halves[number % len(halves)])
    assert innocent.is_well()
    page, answer = fortress.page(somebody())
    assert answer["type"] == "welcome"
    page.close()
    for line in lines:
        line.close()


def test_who_is_slow_is_disconnected(fortress, innocent):
    """Sends a byte now and then, in a header, in a body, in a handshake, before hello, in a frame of a
    page, and in one of a program, until the server has ended each of the connections."""
    token = somebody()
    begin = {
        "header": f"GET / HTTP/1.1\r\nHost: {fortress.host}\r\nX-Slow: ".encode(),
        "handshake": f"GET /session HTTP/1.1\r\nUpgrade: websocket\r\nX-Slow: ".encode(),
        "body": (f"POST /api/somethings HTTP/1.1\r\nHost: {fortress.host}\r\nContent-Type: application/json"
                 f"\r\nAuthorization: Bearer {token}\r\nContent-Length: 100000\r\n\r\n").encode(),
    }
    slow = {}
    for name, data in begin.items():
        slow[name] = fortress.connect()
        slow[name].sendall(data)
    sockets = {"no hello": fortress.socket(), "a page's frame": fortress.page(token)[0],
               "a program's frame": fortress.program(token)[0]}
    for name, each in sockets.items():
        each.send(frame(1, claimed=60_000))
        slow[name] = each.line
    endings, open_lines = dict.fromkeys(slow, b""), dict(slow)
    while open_lines:
        ready, _, _ = select.select(list(open_lines.values()), [], [], 0.5)
        assert innocent.is_well()
        for name, line in list(open_lines.items()):
            try:
                piece = line.recv(65_536) if line in ready else None
            except ConnectionResetError:
                piece = b""
            if piece == b"":
                del open_lines[name]
                continue
            endings[name] += piece or b""
            # What has arrived before the server closed the connection can still be read.
            with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                line.sendall(b" ")
    assert endings["header"] == endings["handshake"] == b""
    assert status(endings["body"]) == 408 and b"The body arrived too slowly" in endings["body"]
    assert b"Send hello within 5 seconds." in endings["no hello"]
    for each in (*sockets.values(), slow["header"], slow["handshake"], slow["body"]):
        each.close()
