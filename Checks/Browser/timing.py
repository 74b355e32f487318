"""Response times in milliseconds, measured by the page's own clock."""

from browser import PHONE, replace_microphone
from person import Person
from screens import screen
from scripted import Scripted

# Records the times of the press, of its first paint, and of the opened microphone.
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

# Plays 0.6 s of silence, then a tone, and records the tone's start.
TONE = """async () => {
    const context = new AudioContext();
    const out = context.createMediaStreamDestination();
    const tone = new OscillatorNode(context, { frequency: 300 });
    const gate = new GainNode(context, { gain: 0 });
    tone.connect(gate).connect(out);
    tone.start();
    const at = context.currentTime + 0.6;
    gate.gain.setValueAtTime(0.5, at);
    window.sounded = performance.now() + 1000 * (at - context.currentTime);
    return out.stream;
}"""

# Records when the first text was painted.
TEXTS = """
    const look = () => requestAnimationFrame(() => {
        if (!document.querySelector('.field-text')?.value) return look();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => { window.drawn = performance.now(); };
        port2.postMessage(0);
    });
    look();
"""

# Records when the first level was drawn.
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


def voice(name: str) -> str:
    """Returns a script that plays a recording from the server as microphone input and records the
    start of the first word."""
    return f"""async () => {{
        const context = new AudioContext();
        const out = context.createMediaStreamDestination();
        const file = await fetch('/samples/{name}.wav');
        const buffer = await context.decodeAudioData(await file.arrayBuffer());
        const sound = buffer.getChannelData(0);
        const loudest = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
        const first = sound.findIndex((value) => Math.abs(value) > 0.1 * loudest);
        const player = new AudioBufferSourceNode(context, {{ buffer }});
        player.connect(out);
        const at = context.currentTime + 0.6;
        player.start(at);
        const begins = at + first / buffer.sampleRate;
        window.sounded = performance.now() + 1000 * (begins - context.currentTime);
        return out.stream;
    }}"""


def press(person: Person) -> dict:
    """Presses and releases the button; returns the delays of the resulting events."""
    person.presses()
    person.page.wait_for_function("() => times.painted && times.opened")
    times = person.page.evaluate("times")
    person.sees_recording()
    person.releases()
    person.sees_rest()
    return {name: times[name] - times["down"] for name in ("painted", "opened")}


def sound(browser, url: str, heard: str, watch: str) -> float:
    """Returns the time from the start of the audio `heard` to the event that `watch` records."""
    context = browser.new_context(viewport=PHONE, permissions=["microphone"])
    person = Person(context.new_page(), url)
    person.page.add_init_script(watch)
    replace_microphone(person.page, heard)
    person.opens("mealLog")
    person.taps()
    person.page.wait_for_function("() => window.drawn")
    time = person.page.evaluate("drawn - sounded")
    context.close()
    return time


def own_level(browser, site: str) -> float:
    """Returns the same time for a server that sends no levels, so that the page draws its own."""
    server = Scripted(site, screen("mealLog"))
    context = browser.new_context(viewport=PHONE, permissions=["microphone"])
    replace_microphone(context, TONE)
    context.add_init_script(LEVELS)
    person = Person(context.new_page(), server.url).opens("mealLog")
    server.hears("hello")
    person.page.mouse.click(5, 5)
    server.opens()
    server.shows(screen("mealLog", True, hearsSound=True))
    person.page.wait_for_function("() => window.drawn")
    time = person.page.evaluate("drawn - sounded")
    context.close()
    server.stop()
    return time
