"""Measures the cost of the page's detector, as a share of the audio's duration, and its size.

Processes repeated recorded speech in a real Chromium; fails above a limit.
"""

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser import chromium
from engine import page_hears, recording
from serving import Hark, built
from speech import LONG

RUNS, TIMES = 10, 20

# The maximum share of a core, and the maximum download size in bytes.
LIMIT = 0.002
SIZE = 20 * 1024


def main() -> int:
    sound = recording(LONG)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        server = Hark(Path(name))
        try:
            with chromium(playwright) as browser:
                page = browser.new_page()
                page.goto(server.url)
                runs = [page_hears(page, sound, TIMES) for _ in range(RUNS)]
        finally:
            server.stop()
    cost = statistics.median(run["seconds"] / run["heard"] for run in runs)
    size = built("sound/detector.wasm").stat().st_size
    is_over = cost > LIMIT or size > SIZE
    print(f"hearing on the audio thread: {cost:.5f} of real time, {10_000 * cost:.1f} µs for 10 ms  "
          f"limit {LIMIT}  ({RUNS} runs){'  OVER THE LIMIT' if cost > LIMIT else ''}")
    print(f"size: {size} bytes  limit {SIZE}{'  OVER THE LIMIT' if size > SIZE else ''}")
    return 1 if is_over else 0


sys.exit(main())
