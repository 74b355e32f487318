"""Measures the page's response times: prints p50 and p95, and fails above a limit.

All times are in milliseconds, in a real Chromium with a real `hark serve`, with a tone or a voice
as microphone input. The time from speech to text is measured twice: with an instant recognizer (in
the server program named by SESSION_LOAD), to isolate Hark's own share, and with the real one.
"""

import os
import re
import statistics
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser import PHONE, chromium
from person import Person
from serving import PAGE, Hark
from speech import NAME, SHORT, quiet
from timing import LEVELS, TEXTS, TONE, WATCH, own_level, press, sound, voice

COLD, WARM = 10, 20
SAMPLE = NAME.format(SHORT)

# The measurements, and their p95 limits.
LIMITS = {
    "press to visual feedback": 100,
    "press to recording, cold microphone": 500,
    "press to recording, warm microphone": 100,
    "sound to level on the page": 150,
    "sound to level, by the page's own ear": 100,
    "sound to interim text, Hark's own share": 100,
    "sound to interim text, with the recognizer": 500,
}

def presses(browser, url: str, found: dict):
    for count in range(COLD):
        context = browser.new_context(viewport=PHONE, permissions=["microphone"])
        person = Person(context.new_page(), url)
        person.page.add_init_script(WATCH)
        person.opens("composer")
        times = press(person)
        found["press to visual feedback"].append(times["painted"])
        found["press to recording, cold microphone"].append(times["opened"])
        if count == COLD - 1:
            for _ in range(WARM):
                times = press(person)
                found["press to visual feedback"].append(times["painted"])
                found["press to recording, warm microphone"].append(times["opened"])
        context.close()


@contextmanager
def instant_server():
    """Serves the page with an instant recognizer."""
    process = subprocess.Popen(
        [os.environ["SESSION_LOAD"], str(PAGE)], stdout=subprocess.PIPE, text=True)
    try:
        yield re.search(r"http://\S+", process.stdout.readline()).group()
    finally:
        process.kill()
        process.wait()


def main() -> int:
    found = {name: [] for name in LIMITS}
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        room = Path(name)
        server = Hark(room)
        try:
            with chromium(playwright, quiet(room)) as browser:
                presses(browser, server.url, found)
                found["sound to level on the page"] = [
                    sound(browser, server.url, TONE, LEVELS) for _ in range(COLD)]
                found["sound to level, by the page's own ear"] = [
                    own_level(browser, server.url) for _ in range(COLD)]
                with instant_server() as url:
                    found["sound to interim text, Hark's own share"] = [
                        sound(browser, url, TONE, TEXTS) for _ in range(COLD)]
                found["sound to interim text, with the recognizer"] = [
                    sound(browser, server.url, voice(SAMPLE), TEXTS) for _ in range(COLD)]
        finally:
            server.stop()
    is_over = False
    for name, values in found.items():
        cuts = statistics.quantiles(values, n=100, method="inclusive")
        limit = LIMITS[name]
        verdict = "  OVER THE LIMIT" if limit and cuts[94] > limit else ""
        is_over = is_over or bool(verdict)
        print(f"{name:44} p50 {cuts[49]:6.0f} ms  p95 {cuts[94]:6.0f} ms"
              f"  limit {limit or '–'} ms  ({len(values)}){verdict}")
    return 1 if is_over else 0


sys.exit(main())
