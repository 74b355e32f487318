"""Hark as a client of recognizers that use Home Assistant's protocol, tested with the protocol
authors' package."""

import socket
import subprocess
import sys
import threading

import pytest

import recordings
from serving import Place, command


def transcribed(*options, file=recordings.LONG):
    """Runs `hark transcribe --raw` on a recording, because Wyoming's recognizers write their text
    themselves; returns its exit status, its text, and its error output."""
    done = subprocess.run(
        [command(), "transcribe", "--raw", *options, file], capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr.strip()


class Ears:
    """The server, in a separate process that starts serving on request."""

    def __init__(self, hark, port, *options):
        self.process = subprocess.Popen(
            [sys.executable, "wyoming_server.py", hark.url, str(port), *options],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def serve(self):
        """Starts the server, and returns once it is listening."""
        self.process.stdin.close()
        assert self.process.stdout.readline() == "ready\n"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()


def recognized_at(port):
    """Transcribes a recording with the server, with a generous timeout for busy machines."""
    return transcribed("--recognizer-url", f"tcp://127.0.0.1:{port}", "--recognizer-timeout", "300")


def test_its_words_are_those_of_the_recognizer_behind_it(hark):
    _, local, _ = transcribed()
    with Place() as port, Ears(hark, port) as ears:
        ears.serve()
        assert recognized_at(port) == (0, local, "")
        found = subprocess.run(
            [command(), "doctor", "--recognizer-url", f"tcp://127.0.0.1:{port}"],
            capture_output=True, text=True).stdout
    assert f"wyoming at tcp://127.0.0.1:{port}, 1 s of audio recognized" in found
    assert recordings.SOME_OF_LONG <= set(local.lower().split())


def test_one_that_is_killed_and_comes_back_loses_nothing(hark):
    _, local, _ = transcribed()
    with Place() as port, Ears(hark, port, "1") as first, Ears(hark, port) as second:
        def again():
            first.process.wait()
            second.serve()

        first.serve()
        waiting = threading.Thread(target=again)
        waiting.start()
        assert recognized_at(port) == (0, local, "")
        waiting.join()


@pytest.mark.parametrize("manner", ["absent", "silent", "page"])
def test_one_that_is_none_is_one_sentence(manner):
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
        if manner != "absent":
            listener.listen(16)
            threading.Thread(target=misbehave, args=(listener, manner), daemon=True).start()
        status, text, said = transcribed(
            "--recognizer-url", f"tcp://127.0.0.1:{port}", file=recordings.SHORT)
    assert status != 0 and text == ""
    assert said.count("\n") == 0 and "--recognizer-url" in said


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
