"""Starts a call and plays a reply HARK_STARTS times (by default 100) in each engine, on a quiet machine and
while a compiler runs. Fails if a tab freezes, if a start fails, or if a reply on the quiet machine has a gap.

The arguments select engines, and `quiet` or `busy`; by default, all are run. A high output latency is
reported to the page, as in bench_replies.py.
"""

import contextlib
import os
import statistics
import sys
import traceback

from bench_replies import LATE, LIMITS, reply, stage
from busy import compiler
from engines import ENGINES, MARK, Engines, missing
from serving import Hark
from sound_server import SoundServer
from tap import Tap
from visitor import Visitor

STARTS = int(os.environ.get("HARK_STARTS", "100"))

# The length of a reply, in tenths of a second.
LENGTH = 10

# The longest time for which a page may be unresponsive, in milliseconds. A frozen tab never
# responds again.
LONGEST = 2_000

# Records the longest interval between two timer callbacks on the page's main thread, in milliseconds.
BEATS = """
    window.longest = 0;
    let last = performance.now();
    setInterval(() => {
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
    }, 50);
"""


def start(browser, server: Hark, sound: SoundServer) -> tuple:
    """Starts a call and plays a reply; returns its gap and the longest time without a beat, both in
    milliseconds."""
    tap = Tap(server.port)
    try:
        with browser.opens() as hand:
            visitor = Visitor(hand, tap, sound)
            tap.preload += LATE + BEATS
            visitor.opens("call")
            visitor.calls()
            return reply(visitor, sound, LENGTH)[0], hand.does("() => longest")
    finally:
        tap.stop()


def repeat(engines: Engines, name: str, server: Hark, sound: SoundServer) -> tuple:
    """Returns the gaps and the longest times without a beat of all starts, and the number of failures."""
    gaps, beats, failed = [], [], 0
    for number in range(1, STARTS + 1):
        try:
            with engines.watched(name) as browser:
                found = start(browser, server, sound)
        # If the tab is frozen, the driver may raise any exception.
        except Exception:  # pylint: disable=broad-exception-caught
            failed += 1
            print(f"{name}, start {number}:", flush=True)
            traceback.print_exc()
            if name in engines.running:
                sound.room.ends(f"{MARK}={name}")
            continue
        gaps.append(found[0])
        beats.append(found[1])
    return gaps, beats, failed


def main() -> int:
    wanted = set(sys.argv[1:])
    names = [name for name in ENGINES if name in wanted] or list(ENGINES)
    loads = [load for load in ("quiet", "busy") if load in wanted] or ["quiet", "busy"]
    total = broken = 0
    with stage(LENGTH) as (engines, server, sound):
        for load in loads:
            with compiler() if load == "busy" else contextlib.nullcontext():
                for name in names:
                    if programs := missing(name):
                        print(f"{name}: {' and '.join(programs)} are missing")
                        return 69
                    gaps, beats, failed = repeat(engines, name, server, sound)
                    frozen = sum(beat > LONGEST for beat in beats)
                    audible = sum(one > LIMITS["gaps in a reply"] for one in gaps)
                    total += STARTS
                    broken += failed + frozen + (audible if load == "quiet" else 0)
                    print(f"{name}, {load}: {STARTS} starts, {failed} failed, {frozen} without a beat for "
                          f"2 s, {audible} replies with a gap; gaps p50 {statistics.median(gaps or [0]):.0f} "
                          f"ms, longest {max(gaps, default=0):.0f} ms; longest time without a beat "
                          f"{max(beats, default=0):.0f} ms", flush=True)
    print(f"Starts: {broken} of {total} calls froze, failed, or had a gap")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
