"""Measures the gaps in spoken replies, in each engine: prints p50 and p95, and fails above a limit.

The replies are tones, which are recorded at the loudspeaker of a real sound server. The page reads
a simulated high output latency.
"""

import contextlib
import sys
import tempfile
from pathlib import Path

import numpy
from playwright.sync_api import sync_playwright

import speech
import voice as voices
from bench_first_word import report
from engines import ENGINES, Engines, missing
from recognizer import Recognizer
from room import Room
from serving import Hark
from sound_server import LOUD, PIECE, RATE, SoundServer
from tap import Tap
from visitor import Visitor
from voice import Voice

REPLIES = 10

# The length of a reply, in tenths of a second.
LENGTH = 30

# A script that simulates an output latency above the duration of the audio that the server sends ahead
# (`RemoteLoudspeaker.ahead`). In Firefox, the page does not read the output latency.
LATE = """
    Object.defineProperty(AudioContext.prototype, 'outputLatency', { value: 0.6 });
"""

# The longest gap that is inaudible, in milliseconds. On a busy machine, a browser engine may leave longer
# gaps.
LIMITS = {"gaps in a reply": 100, "missing from a reply": None}


def faults(path: Path, length: float) -> tuple:
    """Returns the silence between the first and the last sound of a recording, and the audio that is missing
    from a reply of `length` seconds, both in milliseconds."""
    heard = numpy.fromfile(path, "<i2").astype("f") / 32_768
    pieces = heard[:len(heard) - len(heard) % PIECE].reshape(-1, PIECE)
    loud = numpy.flatnonzero(abs(pieces).max(axis=1, initial=0) > LOUD)
    silent, piece = loud[-1] - loud[0] + 1 - len(loud), 1000 * PIECE / RATE
    return float(silent * piece), float(max(1000 * length - len(loud) * piece, 0))


def reply(visitor: Visitor, sound: SoundServer, length: int) -> tuple:
    """Speaks, and returns the faults of a reply of `length` tenths of a second."""
    visitor.sees("listening")
    loudspeaker = sound.listens()
    visitor.says(speech.SHORT)
    visitor.hears_reply()
    loudspeaker.hears_out()
    return faults(loudspeaker.path, length / 10)


@contextlib.contextmanager
def stage(length: int):
    """Yields the engines, a server whose replies have `length` tenths of a second, and a sound server."""
    room = Room()
    voices.LENGTH = length
    recognizer, voice = Recognizer(), Voice()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        sound = SoundServer(room)
        engines = Engines(playwright, sound)
        server = Hark(Path(folder), "--recognizer-url", f"{recognizer.url}/v1",
                      "--voice-url", f"{voice.url}/v1")
        try:
            yield engines, server, sound
        finally:
            server.stop()
            engines.close()
            room.closes()
            recognizer.stop()
            voice.stop()


def measure(engine, server: Hark, sound: SoundServer) -> dict:
    tap = Tap(server.port)
    found = []
    with engine.opens() as hand:
        visitor = Visitor(hand, tap, sound)
        tap.preload += LATE
        visitor.opens("call")
        visitor.calls()
        for _ in range(REPLIES):
            found.append(reply(visitor, sound, LENGTH))
        visitor.clicks("End call")
    tap.stop()
    return dict(zip(LIMITS, zip(*found)))


def main() -> int:
    is_good = True
    with stage(LENGTH) as (engines, server, sound):
        for engine in sys.argv[1:] or ENGINES:
            if programs := missing(engine):
                print(f"{engine}: {' and '.join(programs)} are missing")
                continue
            with engines.watched(engine) as browser:
                found = measure(browser, server, sound)
            is_good &= report(engine, found, LIMITS)
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
