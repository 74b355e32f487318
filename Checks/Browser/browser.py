"""A real Chromium that uses a file as its microphone."""

from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Playwright

# The full Chromium, and the headless shell, whose windows need a quarter of the resources. The
# shell grants every microphone request.
CHROMIUM = "/usr/bin/chromium"
SHELL = "/usr/bin/chromium-headless-shell"
PHONE = {"width": 390, "height": 844}


@contextmanager
def chromium(playwright: Playwright, sound: Path | None = None, is_whole: bool = True):
    """Starts a browser whose microphone plays `sound` once per opening; without `sound`, it has no
    microphone."""
    flags = ["--no-sandbox"]
    if not is_whole:
        flags += ["--use-fake-ui-for-media-stream"]
    if sound:
        flags += ["--use-fake-device-for-media-stream",
                  f"--use-file-for-fake-audio-capture={sound}%noloop"]
    browser = playwright.chromium.launch(
        executable_path=CHROMIUM if is_whole else SHELL, args=flags)
    try:
        yield browser
    finally:
        browser.close()


def set_permission(page: Page, url: str, setting: str):
    """Sets the microphone permission in the browser's settings: `granted`, `prompt`, or `denied`."""
    session = page.context.new_cdp_session(page)
    context = session.send("Target.getTargetInfo")["targetInfo"]["browserContextId"]
    session.send("Browser.setPermission", {
        "permission": {"name": "microphone"}, "setting": setting, "origin": url,
        "browserContextId": context})


def hide(page: Page, is_hidden: bool):
    """Simulates switching to or from another tab. Otherwise, headless pages are never hidden."""
    page.evaluate(
        """(isHidden) => {
             Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
             const state = isHidden ? 'hidden' : 'visible';
             Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
             document.dispatchEvent(new Event('visibilitychange'));
           }""", is_hidden)


# Scripts that replace the microphone in pages loaded afterward.
SILENCE = """async () => {
    const context = new AudioContext();
    const out = context.createMediaStreamDestination();
    const hum = new OscillatorNode(context, { frequency: 60 });
    hum.connect(new GainNode(context, { gain: 0.0005 })).connect(out);
    hum.start();
    return out.stream;
}"""


def reading(name: str, loops: bool = False) -> str:
    """Returns a script that uses a recording from the server as microphone input, once or
    repeatedly.

    In the page, the promise `reading` resolves when the recording ends.
    """
    return f"""async () => {{
        const context = new AudioContext();
        const out = context.createMediaStreamDestination();
        const file = await fetch('/samples/{name}.wav');
        const buffer = await context.decodeAudioData(await file.arrayBuffer());
        const voice = new AudioBufferSourceNode(context, {{ buffer, loop: {str(loops).lower()} }});
        window.reading = new Promise((done) => {{ voice.onended = done; }});
        voice.connect(out);
        voice.start(context.currentTime + 0.5);
        return out.stream;
    }}"""


def refusal(name: str) -> str:
    """Returns a script that makes every opening of the microphone fail with this browser error."""
    return f"async () => {{ throw new DOMException('', '{name}'); }}"


def replace_microphone(page: Page, by: str):
    page.add_init_script(f"navigator.mediaDevices.getUserMedia = {by};")


def keep_streams(page: Page):
    """Collects the opened streams in `streams`, so that a test can end them."""
    page.add_init_script("""
        window.streams = [];
        const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
        navigator.mediaDevices.getUserMedia = async (wishes) => {
            const stream = await open(wishes);
            streams.push(stream);
            return stream;
        };""")


def keep_contexts(context: BrowserContext):
    """Collects the page's audio contexts, so that a test can suspend them as a system does during a
    phone call."""
    context.add_init_script("""
        window.contexts = [];
        window.AudioContext = class extends AudioContext {
            constructor(options) {
                super(options);
                contexts.push(this);
            }
        };""")


def unplug(page: Page):
    """Simulates a disconnected device: ends the last stream collected by `keep_streams` or a
    talker."""
    page.evaluate("""() => streams.at(-1).getTracks().forEach((track) => {
        track.stop();
        track.dispatchEvent(new Event('ended'));
    })""")


# Replaces user activation, because a driver's own access to the page would count as a user gesture.
UNTOUCHED = """
    let isTouched = false;
    addEventListener('pointerdown', () => { isTouched = true; }, { capture: true });
    Object.defineProperty(navigator, 'userActivation', { value: {
        get hasBeenActive() { return isTouched; }, get isActive() { return isTouched; } } });
"""

# Holds back timers of at least half a second, until `passes(delay)` fires those with that delay.
# `performance.now` is frozen, because the page shortens a timer by the time since the press.
HOLDS = """
    const start = performance.now();
    performance.now = () => start;
    const timers = new Map();
    const [begin, cancel] = [setTimeout, clearTimeout];
    window.setTimeout = (call, delay, ...given) => {
        if (!(delay >= 500)) return begin(call, delay, ...given);
        const timer = begin(() => {}, 0);
        timers.set(timer, { call, delay });
        return timer;
    };
    window.clearTimeout = (timer) => {
        timers.delete(timer);
        cancel(timer);
    };
    window.passes = (time) => {
        const due = [...timers].filter(([, { delay }]) => delay === time);
        due.forEach(([timer]) => timers.delete(timer));
        due.forEach(([, { call }]) => call());
        return due.length;
    };
"""


def passes(page: Page, time: int) -> int:
    """Fires the page's timers with a delay of `time` milliseconds, which `HOLDS` has held back; returns
    their number."""
    return page.evaluate("(time) => passes(time)", time)
