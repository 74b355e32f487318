"""Hark as a client of recognisers that speak Home Assistant's protocol, with the package of its authors."""

import socket
import subprocess
import sys
import threading
import time

import pytest

import recordings
from serving import command

def transcribed(*options, file=recordings.LONG):
    """What `hark transcribe` makes of a recording: its status, its text, and what it complains of."""
    done = subprocess.run(
        [command(), "transcribe", *options, file], capture_output=True, text=True, timeout=300)
    return done.returncode, done.stdout, done.stderr.strip()


def free_port():
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return line.getsockname()[1]


class Ears:
    """The server, in a process of its own."""

    def __init__(self, hark, port, *options):
        self.process = subprocess.Popen(
            [sys.executable, "wyoming_server.py", hark.url, str(port), *options],
            stdout=subprocess.PIPE, text=True)
        assert self.process.stdout.readline() == "ready\n"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()


def test_its_words_are_those_of_the_recogniser_behind_it(hark):
    port = free_port()
    _, local, _ = transcribed()
    with Ears(hark, port):
        assert transcribed("--recognizer-url", f"tcp://127.0.0.1:{port}") == (0, local, "")
        found = subprocess.run(
            [command(), "doctor", "--recognizer-url", f"tcp://127.0.0.1:{port}"],
            capture_output=True, text=True, timeout=300).stdout
    assert f"wyoming at tcp://127.0.0.1:{port}, a second of sound recognised" in found
    assert recordings.SOME_OF_LONG <= set(local.lower().split())


def test_one_that_is_killed_and_comes_back_loses_nothing(hark):
    port = free_port()
    _, local, _ = transcribed()
    with Ears(hark, port, "1") as first:
        second = []

        def again():
            first.process.wait()
            time.sleep(1)
            second.append(Ears(hark, port))

        waiting = threading.Thread(target=again)
        waiting.start()
        try:
            assert transcribed("--recognizer-url", f"tcp://127.0.0.1:{port}") == (0, local, "")
        finally:
            waiting.join()
            second[0].process.kill()


@pytest.mark.parametrize("manner", ["absent", "silent", "page"])
def test_one_that_is_none_is_one_sentence(manner):
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
        if manner != "absent":
            listener.listen(16)
            threading.Thread(target=misbehave, args=(listener, manner), daemon=True).start()
        begun = time.monotonic()
        status, text, said = transcribed(
            "--recognizer-url", f"tcp://127.0.0.1:{port}", file=recordings.SHORT)
        took = time.monotonic() - begun
    print(f"{manner}: {took:.1f} s: {said}")
    assert status != 0 and text == ""
    assert said.count("\n") == 0 and "--recognizer-url" in said
    assert took < (75 if manner == "silent" else 60)


def misbehave(listener, manner):
    held = []
    while True:
        try:
            line, _ = listener.accept()
            held.append(line)
            if manner == "page":
                line.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")
                line.close()
        except OSError:
            if listener.fileno() < 0:
                return
