"""Measures a first visit on a slow network: prints p50 and the maximum, and fails above a limit.

All times are in milliseconds from the start of the navigation, in a real Chromium with a real `hark
serve`. A recording has begun when the microphone delivers audio to the page; the user touches the
button as soon as it is enabled.
"""

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser import PHONE, chromium
from person import Person
from serving import Hark
from slow_wire import SlowWire
from speech import quiet
from timing import WATCH

RATE, ROUND_TRIP = 400_000, 0.4
VISITS = 3

PAINTED, RECORDED = 3000, 4000

# The screens on which a tap of the button begins a recording.
SPOKEN = {"composer", "capture", "mealLog"}

# Evaluated in each frame, unlike a locator, which polls every half second.
USABLE = "() => document.querySelector('.mic:not([aria-disabled=true])')"

PAINT = """() => new Promise((done) => new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (paint) done(paint.startTime);
}).observe({ type: 'paint', buffered: true }))"""


def visit(browser, server: Hark, experience: str) -> tuple:
    """Returns the times of the first paint and of the first recording, or 0 if there was none."""
    wire = SlowWire(server.port, RATE, ROUND_TRIP)
    context = browser.new_context(viewport=PHONE, permissions=["microphone"])
    person = Person(context.new_page(), wire.url)
    person.page.add_init_script(WATCH)
    person.page.goto(f"{wire.url}/#{experience}", wait_until="commit")
    recorded = 0
    if experience in SPOKEN:
        person.page.wait_for_function(USABLE)
        person.presses()
        # In the chat, the user holds the button.
        if experience != "composer":
            person.releases()
        person.page.wait_for_function("() => times.opened")
        recorded = person.page.evaluate("times.opened")
    painted = person.page.evaluate(PAINT)
    context.close()
    wire.stop()
    return painted, recorded


def main() -> int:
    is_over = False

    def tell(name: str, values: list, limit: int):
        nonlocal is_over
        verdict = "  OVER THE LIMIT" if max(values) > limit else ""
        is_over = is_over or bool(verdict)
        print(f"{name:32} p50 {statistics.median(values):6.0f} ms  max {max(values):6.0f} ms"
              f"  limit {limit} ms  ({len(values)}){verdict}")

    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        room = Path(name)
        server = Hark(room)
        try:
            with chromium(playwright, quiet(room)) as browser:
                for experience in ["composer", "capture", "mealLog", "dictation", "call"]:
                    visits = [visit(browser, server, experience) for _ in range(VISITS)]
                    painted, recorded = zip(*visits)
                    tell(f"{experience}: first paint", painted, PAINTED)
                    if experience in SPOKEN:
                        tell(f"{experience}: first recording", recorded, RECORDED)
        finally:
            server.stop()
    return 1 if is_over else 0


sys.exit(main())
