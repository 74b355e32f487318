"""A real Chromium, with a file in the microphone's place."""

from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Playwright

# The whole Chromium, and the same without what a desktop needs: its windows cost a quarter, and
# whatever asks for the microphone gets it.
CHROMIUM = "/usr/bin/chromium"
SHELL = "/usr/bin/chromium-headless-shell"
PHONE = {"width": 390, "height": 844}


@contextmanager
def chromium(playwright: Playwright, sound: Path | None = None, is_whole: bool = True):
    """A browser whose microphone plays `sound` once from each opening; without it, it has none."""
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
    """Answers for the person in the browser's settings: `granted`, `prompt` or `denied`."""
    session = page.context.new_cdp_session(page)
    context = session.send("Target.getTargetInfo")["targetInfo"]["browserContextId"]
    session.send("Browser.setPermission", {
        "permission": {"name": "microphone"}, "setting": setting, "origin": url,
        "browserContextId": context})


def hide(page: Page, is_hidden: bool):
    """Another tab comes before this one; headless pages are never hidden by themselves."""
    page.evaluate(
        """(isHidden) => {
             Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
             const state = isHidden ? 'hidden' : 'visible';
             Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
             document.dispatchEvent(new Event('visibilitychange'));
           }""", is_hidden)


# Each stands in the microphone's place from the next page on.
SILENCE = """async () => {
    const context = new AudioContext();
    const out = context.createMediaStreamDestination();
    const hum = new OscillatorNode(context, { frequency: 60 });
    hum.connect(new GainNode(context, { gain: 0.0005 })).connect(out);
    hum.start();
    return out.stream;
}"""


def reading(name: str, loops: bool = False) -> str:
    """A person reads the server's recording of this name, once or again and again.

    `reading` in the page is kept when it has been read.
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
    """The browser's error of this name, for every opening."""
    return f"async () => {{ throw new DOMException('', '{name}'); }}"


def replace_microphone(page: Page, by: str):
    page.add_init_script(f"navigator.mediaDevices.getUserMedia = {by};")


def keep_streams(page: Page):
    """Lets a test take away what was opened."""
    page.add_init_script("""
        window.streams = [];
        const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
        navigator.mediaDevices.getUserMedia = async (wishes) => {
            const stream = await open(wishes);
            streams.push(stream);
            return stream;
        };""")


def keep_contexts(context: BrowserContext):
    """Lets a test suspend the page's audio, as a system does during a phone call."""
    context.add_init_script("""
        window.contexts = [];
        window.AudioContext = class extends AudioContext {
            constructor(options) {
                super(options);
                contexts.push(this);
            }
        };""")


def unplug(page: Page):
    """The device goes, as the browser tells it; its stream was kept, or a talker's."""
    page.evaluate("""() => streams.at(-1).getTracks().forEach((track) => {
        track.stop();
        track.dispatchEvent(new Event('ended'));
    })""")


# A browser that nobody has touched: a driver's own looks at the page would count as touches.
UNTOUCHED = """
    let isTouched = false;
    addEventListener('pointerdown', () => { isTouched = true; }, { capture: true });
    Object.defineProperty(navigator, 'userActivation', { value: {
        get hasBeenActive() { return isTouched; }, get isActive() { return isTouched; } } });
"""
