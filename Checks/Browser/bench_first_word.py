"""Measures how much of a first word is lost, in each engine: prints p50 and p95, and fails above a limit.

The microphone is a source of a real sound server, and receives a train of clicks. The position of
the kept audio in the train shows when its first sample was recorded. The page logs when its button
was pressed and when the button indicated a recording. The scripted server answers after a simulated
round trip.
"""

import asyncio
import json
import statistics
import sys
import tempfile
import threading
import time
from collections import defaultdict
from pathlib import Path

import numpy
from playwright.sync_api import sync_playwright

from clicks import KEPT_RATE, Clicks, gaps
from engines import ENGINES, Engines, missing
from person import DEBOUNCE
from room import Room
from screens import screen
from scripted import Scripted
from serving import Hark
from sound_server import SoundServer

WARM = 20

# The round-trip time to the server, in seconds: long, so that waiting for the server would be
# noticeable.
AWAY = 0.3

# The length of the examined part of each recording, in seconds.
LASTS = 1.2

# The accuracy of the sound server's clock, in milliseconds: the length of one of its buffers.
ACCURACY = 5

# The measurements, and their p95 limits, in milliseconds. On a busy machine, an engine can drop
# audio, and later insert silence in its place.
LIMITS = {
    "press to first kept sample, first press": None,
    "press to first kept sample": 150,
    "lost after the button says that it records": ACCURACY,
    "dropped or moved in the middle": None,
}

# Logs when the pointer was pressed, and when the button indicated a recording, in milliseconds
# since 1970.
WATCH = """() => {
    window.times = {};
    addEventListener('pointerdown', ({ timeStamp }) => {
        times = { down: performance.timeOrigin + timeStamp };
    }, { capture: true });
    const mic = document.querySelector('.mic');
    new MutationObserver(() => {
        if (mic.getAttribute('aria-pressed') !== 'true') return;
        times.said ??= performance.timeOrigin + performance.now();
    }).observe(mic, { attributes: true, attributeFilter: ['aria-pressed'] });
}"""


class Recorder(Scripted):
    """A server that records while the button is held, and keeps the audio."""

    def __init__(self, site: str):
        super().__init__(site, screen("composer"))
        self.opening = 0
        self.kept = defaultdict(list)
        self.change = threading.Condition()

    async def _take(self, socket, message):
        if isinstance(message, bytes):
            opening, first = numpy.frombuffer(message[:8], "<u4")
            with self.change:
                self.kept[int(opening)].append((int(first), numpy.frombuffer(message[8:], "<i2")))
                self.change.notify_all()
            return
        await super()._take(socket, message)
        message = json.loads(message)
        if message["type"] == "do":
            asyncio.ensure_future(self._answer_press(message["action"]))
        elif message.get("event") == "opened":
            asyncio.ensure_future(self._draw("recording", True))

    async def _answer_press(self, action: str):
        await asyncio.sleep(AWAY)
        if action == "press":
            self.opening += 1
            await self._draw("starting", True, wait=0)
            await self._say({"type": "open", "opening": self.opening, "device": None, "constraints": {
                "echoCancellation": False, "noiseSuppression": False, "autoGainControl": False}})
        elif action == "release":
            await self._say({"type": "close", "opening": self.opening})
            await self._draw("idle", False, wait=0)

    async def _draw(self, phase: str, is_recording: bool, wait: float = AWAY):
        await asyncio.sleep(wait)
        self.screen = screen("composer", is_recording, phase=phase)
        await self._say({"type": "show", "done": self.done, "screen": self.screen})

    def hears_all(self, opening: int, seconds: float) -> numpy.ndarray:
        """Waits for `seconds` of audio from one opening of the microphone, and returns it."""
        def count():
            return sum(len(samples) for _, samples in self.kept[opening])

        with self.change:
            assert self.change.wait_for(lambda: count() >= seconds * KEPT_RATE, 30), "there is no audio"
            pieces = list(self.kept[opening])
        place = 0
        for first, samples in pieces:
            assert first == place, "audio is missing, or came twice"
            place += len(samples)
        return numpy.concatenate([samples for _, samples in pieces]).astype("f")


def press(hand, server: Recorder) -> tuple:
    """Holds the button for a while; returns the times that the page logged, and the audio."""
    # The engine ignores a second tap within this time.
    time.sleep(DEBOUNCE)
    hand.presses(".mic")
    hand.waits("() => times.said")
    kept = server.hears_all(server.opening, LASTS)
    times = hand.does("() => times")
    hand.releases()
    hand.sees(".mic", aria_pressed="false")
    return times, kept


def measure(engine, sound: SoundServer, site: str) -> dict:
    found = {name: [] for name in LIMITS}
    server = Recorder(site)
    clicks = Clicks(sound)
    with engine.opens() as hand:
        hand.goes_to(f"{server.url}/#composer")
        hand.sees(".mic")
        hand.does(WATCH)
        presses = [press(hand, server) for _ in range(1 + WARM)]
    clicks.stop()
    server.stop()
    for number, (times, kept) in enumerate(presses):
        place, holes = gaps(clicks.known, kept)
        first = 1000 * (clicks.began(times["down"] / 1000) + place / KEPT_RATE)
        name = "press to first kept sample" + ("" if number else ", first press")
        found[name].append(first - times["down"])
        found["lost after the button says that it records"].append(max(first - times["said"], 0))
        found["dropped or moved in the middle"].append(1000 * sum(map(abs, holes)))
    return found


def report(name: str, found: dict, limits: dict) -> bool:
    """Prints an engine's measurements; returns whether all are within their p95 limits."""
    is_over = False
    for title, values in found.items():
        cuts = statistics.quantiles(values * 2, n=100, method="inclusive")
        limit = limits[title]
        verdict = "  OVER THE LIMIT" if limit is not None and cuts[94] > limit else ""
        is_over = is_over or bool(verdict)
        print(f"{name:9} {title:44} p50 {cuts[49]:6.0f} ms  p95 {cuts[94]:6.0f} ms"
              f"  limit {'–' if limit is None else limit} ms  ({len(values)}){verdict}", flush=True)
    return not is_over


def main() -> int:
    is_good = True
    room = Room()
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        sound = SoundServer(room)
        engines = Engines(playwright, sound)
        server = Hark(Path(name))
        try:
            for engine in sys.argv[1:] or ENGINES:
                if programs := missing(engine):
                    print(f"{engine}: {' and '.join(programs)} are missing")
                    continue
                with engines.watched(engine) as browser:
                    is_good &= report(engine, measure(browser, sound, server.url), LIMITS)
        finally:
            server.stop()
            engines.close()
            room.closes()
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
