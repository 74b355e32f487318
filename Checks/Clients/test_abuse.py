"""Clients that disconnect early, announce too much data, never finish, or do not read."""

import concurrent.futures
import json
import re
import resource
import select
import socket

import pytest

import recordings
from serving import Hark, wait_until

END = b"--edge--\r\n"


def part(name, content, filename=None):
    file = f'; filename="{filename}"' if filename else ""
    head = f'--edge\r\nContent-Disposition: form-data; name="{name}"{file}\r\n\r\n'
    return head.encode() + content + b"\r\n"


def form(path, **fields):
    body = b"".join(part(name, value.encode()) for name, value in fields.items())
    return body + part("file", path.read_bytes(), "talk.wav") + END


def connect(hark, length=None, kind="multipart/form-data; boundary=edge", to="transcriptions",
            room=None):
    """Opens a connection and sends the head of a request."""
    line = socket.socket()
    if room:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    line.connect(("127.0.0.1", hark.port))
    size = "Transfer-Encoding: chunked" if length is None else f"Content-Length: {length}"
    line.sendall(
        f"POST /v1/audio/{to} HTTP/1.1\r\nHost: 127.0.0.1:{hark.port}\r\n"
        f"Content-Type: {kind}\r\n{size}\r\n\r\n".encode())
    return line


def answer(line):
    """Returns the whole response, or the part that arrived before the server closed the
    connection."""
    data = b""
    try:
        while not is_whole(data) and (piece := line.recv(65_536)):
            data += piece
    except ConnectionResetError:
        pass
    return data


def is_whole(data):
    head, gap, body = data.partition(b"\r\n\r\n")
    length = re.search(rb"(?i)content-length: (\d+)", head)
    return bool(gap) and length is not None and len(body) >= int(length.group(1))


def status(data):
    return int(data.split()[1]) if data else 0


def refusal(data):
    error = json.loads(data[data.index(b"{"):data.rindex(b"}") + 1])["error"]
    assert set(error) == {"message", "type", "param", "code"}
    assert error["message"].endswith(".")
    return error


@pytest.fixture(scope="module")
def one(tmp_path_factory):
    """A server that transcribes one file at a time and queues at most one more."""
    server = Hark(tmp_path_factory.mktemp("one"), "--uploads", "1", "--queue", "1",
                  "--file-limit", "80")
    yield server
    wait_until(lambda: not server.open_files and not list(server.temporary.glob("hark*")))
    server.stop()
    said = server.log.read_text()
    assert not said, said


BODIES = {
    "nothing": (b"", 400),
    "no file": (part("model", b"whisper-1") + END, 400),
    "no model": (form(recordings.SHORT), 400),
    "two files": (part("file", b"RIFF", "a.wav") + part("file", b"RIFF", "b.wav") + END, 400),
    "another file": (part("picture", b"RIFF", "a.png") + END, 400),
    "an empty file": (part("file", b"", "a.wav") + part("model", b"whisper-1") + END, 400),
    "a text": (part("file", b"hello there", "a.wav") + part("model", b"whisper-1") + END, 400),
    "no last boundary": (form(recordings.SHORT, model="whisper-1")[:-len(END)], 400),
    "no name": (b"--edge\r\nContent-Type: text/plain\r\n\r\na\r\n" + END, 400),
    "no head": (b"--edge\r\n" + b"a" * 20_000 + END, 400),
    "ten thousand parts": (part("a", b"b") * 10_000 + END, 413),
    "a long text": (part("prompt", b"a" * 100_000) + END, 413),
    "no UTF-8": (part("prompt", b"\xff") + part("file", b"RIFF", "a.wav") + END, 400),
    "a header that lies": (
        part("file", recordings.SHORT.read_bytes()[:40] + b"\xff\xff\xff\x7f" + bytes(100), "a")
        + part("model", b"whisper-1") + END, 200),
    "no rate": (
        part("file", recordings.SHORT.read_bytes()[:24] + bytes(4)
             + recordings.SHORT.read_bytes()[28:], "a") + part("model", b"whisper-1") + END, 400),
}


@pytest.mark.parametrize("name", BODIES)
def test_a_bad_body_is_told_what_is_wrong(one, name):
    body, expected = BODIES[name]
    line = connect(one, len(body))
    try:
        line.sendall(body)
    except (BrokenPipeError, ConnectionResetError):
        pass
    data = answer(line)
    assert status(data) == expected, data[:500]
    if expected != 200:
        refusal(data)
    line.close()


@pytest.mark.parametrize("kind", ["multipart/form-data", "text/plain", "multipart/mixed; boundary=a",
                                  "multipart/form-data; boundary=" + "a" * 100])
def test_what_is_no_form_is_refused(one, kind):
    line = connect(one, 5, kind=kind)
    line.sendall(b"hello")
    assert status(line.recv(65_536)) == 415


def test_too_much_is_refused_before_it_comes(one):
    line = connect(one, 81 << 20)
    data = answer(line)
    assert status(data) == 413 and "80 MiB" in refusal(data)["message"]


def test_a_body_without_an_end_is_cut_off(one):
    before = one.memory
    line = connect(one)
    head = part("file", b"", "a.wav")[:-2]
    line.sendall(f"{len(head):x}\r\n".encode() + head + b"\r\n")
    piece = b"10000\r\n" + bytes(0x10000) + b"\r\n"
    sent = 0
    while not select.select([line], [], [], 0)[0]:
        line.sendall(piece)
        sent += 0x10000
        # The largest accepted file is 80 MiB long; the rest can only be in system buffers.
        assert sent < 160 << 20
    data = answer(line)
    assert status(data) == 413 and refusal(data)["code"] == "file_too_large"
    assert one.memory - before < 32 << 20
    wait_until(lambda: not one.open_files)
    # The server closes the connection although more data is arriving.
    assert line.recv(1) == b""


def test_a_request_that_breaks_off_is_told_so(one):
    with connect(one, length=100_000) as line:
        line.sendall(part("model", b"default"))
        line.shutdown(socket.SHUT_WR)
        data = answer(line)
    assert status(data) == 400 and refusal(data)["code"] == "torn_request"


def test_a_refusal_inside_a_body_is_one_answer_and_no_failure(one):
    """The server that must log nothing reads a trailer that is too long, and more after it."""
    reason = 'hark_refusals_total{reason="status_431"} '
    before = one.metric_of(reason)
    line = connect(one)
    piece = part("model", b"whisper-1")
    line.sendall(f"{len(piece):x}\r\n".encode() + piece + b"\r\n0\r\nX-Long: " + b"a" * 20_000)
    data = b""
    try:
        line.sendall(b"a" * 20_000 + b"\r\n\r\n" + b"b" * 10_000)
        while received := line.recv(65_536):
            data += received
    except (BrokenPipeError, ConnectionResetError):
        pass
    line.close()
    assert status(data) == 431 and data.count(b"HTTP/1.1 ") == 1, data
    wait_until(lambda: one.metric_of(reason) == before + 1)
    assert 'status="500"' not in one.metrics()


def test_who_still_sends_when_the_server_stops_is_told_so(tmp_path):
    server = Hark(tmp_path)
    with connect(server, length=100_000) as line:
        line.sendall(part("model", b"default"))
        wait_until(lambda: server.open_files)
        server.ask_to_stop()
        data = answer(line)
    assert server.process.wait() == 0
    assert status(data) == 503 and refusal(data)["code"] == "server_stopping"
    assert b"retry-after: 10" in data.lower()


def test_a_body_that_is_cut_leaves_nothing(one):
    body = form(recordings.LONG, model="whisper-1")
    line = connect(one, len(body))
    line.sendall(body[:len(body) // 2])
    wait_until(lambda: len(one.open_files) == 1)
    line.close()
    wait_until(lambda: not one.open_files)


def begin(one, path, **fields):
    body = form(path, model="whisper-1", **fields)
    line = connect(one, len(body))
    line.sendall(body)
    return line


def test_a_thousand_half_open_connections_keep_nobody_out(hark):
    """Each connection has sent half of a header. The oldest give way to the newest."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    lines = []
    for _ in range(1_000):
        line = socket.create_connection(("127.0.0.1", hark.port))
        line.sendall(b"GET /health HTTP/1.1\r\nHost: ")
        lines.append(line)
    assert hark.health() == 200
    assert not select.select(lines[-1:], [], [], 0)[0], "the newest connection is closed"
    assert lines[0].recv(1) == b""
    for line in lines:
        line.close()


def test_who_hangs_up_makes_room_for_the_next(one, tmp_path):
    """Disconnecting frees both the decoder and the place in the queue."""
    talk = recordings.joined(tmp_path, times=40)
    speaking = begin(one, talk, stream="true")
    wait_until(lambda: one.metric("hark_transcriptions_running") == 1)
    queued = begin(one, talk, stream="true")
    wait_until(lambda: one.metric("hark_queue_depth") == 1)
    said = b""
    while b"queued" not in said and (piece := queued.recv(65_536)):
        said += piece
    assert b": queued, place 1\n\n" in said
    full = begin(one, recordings.SHORT)
    data = answer(full)
    assert status(data) == 429 and refusal(data)["code"] == "rate_limit_exceeded"
    assert int(re.search(rb"(?i)retry-after: (\d+)", data).group(1)) >= 1
    queued.close()
    wait_until(lambda: one.metric("hark_queue_depth") == 0)
    silent = begin(one, talk)
    wait_until(lambda: one.metric("hark_queue_depth") == 1)
    speaking.close()
    silent.close()
    wait_until(lambda: one.metric("hark_transcriptions_running") == 0)
    wait_until(lambda: not one.open_files)
    data = answer(begin(one, recordings.SHORT))
    assert status(data) == 200 and b"he was not" in data


def test_files_are_heard_one_after_another(one):
    """Both files, sent at the same time, are transcribed completely."""
    with concurrent.futures.ThreadPoolExecutor() as pool:
        answers = list(pool.map(lambda _: answer(begin(one, recordings.SHORT)), range(2)))
    assert all(status(data) == 200 and b"he was not" in data for data in answers)


def test_who_does_not_read_holds_up_nobody(hark):
    body = json.dumps({"model": "tts-1", "voice": "alloy", "input": "Good morning. " * 290,
                       "response_format": "wav"}).encode()
    assert status(quick_speech(hark)) == 200
    before = hark.memory
    slow = []
    for _ in range(8):
        line = connect(hark, len(body), kind="application/json", to="speech", room=4_096)
        line.sendall(body)
        slow.append(line)
    # Each response is 15 MB long. By the time most of one response has been read, the server has
    # had enough time to send the others.
    size = 0
    while size <= 10 << 20 and (piece := slow[0].recv(1 << 20)):
        size += len(piece)
    assert size > 10 << 20
    assert hark.memory - before < 48 << 20
    assert status(quick_speech(hark)) == 200
    for line in slow:
        line.close()


def quick_speech(hark):
    body = b'{"model":"tts-1","voice":"alloy","input":"Hello.","response_format":"pcm"}'
    line = connect(hark, len(body), kind="application/json", to="speech")
    line.sendall(body)
    return line.recv(65_536)


def test_nothing_that_was_said_is_counted_or_logged(hark, client):
    client.audio.transcriptions.create(model="whisper-1", file=recordings.LONG)
    page = hark.metrics().lower()
    for word in recordings.SOME_OF_LONG:
        assert word not in page and word not in hark.log.read_text().lower()
    assert hark.metric("hark_transcribed_sound_seconds_total") > 7


def test_long_silence_has_no_words(hark, client, tmp_path):
    """Transcribes ten minutes of speech in one file."""
    said = client.audio.transcriptions.create(
        model="whisper-1", file=recordings.silent(tmp_path, 600), response_format="verbose_json")
    assert said.text == "" and said.segments == [] and 599 < said.duration < 601
