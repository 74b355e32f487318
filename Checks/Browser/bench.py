"""Measures how soon the page answers: prints p50 and p95, and fails above a limit.

In milliseconds, in a real Chromium against a real `hark serve`, with a tone in the microphone.
"""

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser import PHONE, chromium, replace_microphone
from person import Person
from serving import Hark
from speech import quiet

COLD, WARM = 10, 20

# What is measured, and the most that 95 of 100 may take.
LIMITS = {
    "press to visual feedback": 100,
    "press to recording, cold microphone": 500,
    "press to recording, warm microphone": 100,
    "sound to level on the page": 150,
}

# Notes when the press came, when it was painted, and when the microphone was open.
WATCH = """
    window.times = {};
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest) {
        if (message.message?.event === 'opened') times.opened = performance.now();
        return post.call(this, message, ...rest);
    };
    addEventListener('pointerdown', (event) => {
        times = { down: event.timeStamp };
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => { times.painted = performance.now(); };
            if (document.querySelector('.mic.pressed')) port2.postMessage(0);
        });
    }, { capture: true });
"""

# Half a second of silence, then a tone; notes when it began to sound and when its level was drawn.
TONE = """async () => {
    const context = new AudioContext();
    const out = context.createMediaStreamDestination();
    const tone = new OscillatorNode(context, { frequency: 300 });
    const gate = new GainNode(context, { gain: 0 });
    tone.connect(gate).connect(out);
    tone.start();
    const at = context.currentTime + 0.6;
    gate.gain.setValueAtTime(0.5, at);
    const stamp = context.getOutputTimestamp();
    const now = performance.now();
    window.sounded = now + 1000 * (at - context.currentTime);
    return out.stream;
}"""

LEVELS = """
    const scale = () => {
        const ring = document.querySelector('.orb-core');
        const found = /scale\\((.*)\\)/.exec(ring?.style.transform ?? '');
        return found ? Number(found[1]) : 1;
    };
    addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
        if (!window.drawn && window.sounded && scale() > 1.02) window.drawn = performance.now();
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['style'] }));
"""


def press(person: Person) -> dict:
    """One press and release; when each thing came after it."""
    person.page.wait_for_timeout(400)
    person.presses()
    person.page.wait_for_function("() => times.painted && times.opened")
    times = person.page.evaluate("times")
    person.page.wait_for_timeout(300)
    person.releases()
    # Nobody has spoken, and is told so.
    person.button("OK").click()
    person.sees_rest()
    return {name: times[name] - times["down"] for name in ("painted", "opened")}


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


def levels(browser, url: str, found: dict):
    for _ in range(COLD):
        context = browser.new_context(viewport=PHONE, permissions=["microphone"])
        person = Person(context.new_page(), url)
        person.page.add_init_script(LEVELS)
        replace_microphone(person.page, TONE)
        person.opens("mealLog")
        person.taps()
        person.page.wait_for_function("() => window.drawn", timeout=10_000)
        found["sound to level on the page"].append(person.page.evaluate("drawn - sounded"))
        context.close()


def main() -> int:
    found = {name: [] for name in LIMITS}
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        room = Path(name)
        server = Hark(room)
        try:
            with chromium(playwright, quiet(room)) as browser:
                presses(browser, server.url, found)
                levels(browser, server.url, found)
        finally:
            server.stop()
    is_over = False
    for name, values in found.items():
        cuts = statistics.quantiles(values, n=100, method="inclusive")
        verdict = "" if cuts[94] <= LIMITS[name] else "  OVER THE LIMIT"
        is_over = is_over or bool(verdict)
        print(f"{name:40} p50 {cuts[49]:6.0f} ms  p95 {cuts[94]:6.0f} ms"
              f"  limit {LIMITS[name]} ms  ({len(values)}){verdict}")
    return 1 if is_over else 0


sys.exit(main())
