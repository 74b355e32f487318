"""A microphone that a test speaks into on demand."""

from playwright.sync_api import Page

import speech

# Recorded sentences by number, and sounds that are not speech.
TALKER = """
    (() => {
        const rate = 16_000;
        let context = null;
        let out = null;
        const noise = (seconds, shape) => {
            const buffer = context.createBuffer(1, seconds * rate, rate);
            const samples = buffer.getChannelData(0);
            let seed = 1;
            for (let at = 0; at < samples.length; at += 1) {
                seed = (seed * 16807) % 2147483647;
                samples[at] = (2 * seed / 2147483647 - 1) * shape(at / rate);
            }
            return buffer;
        };
        const play = (buffer) => new Promise((done) => {
            const source = new AudioBufferSourceNode(context, { buffer });
            source.connect(out);
            source.onended = done;
            source.start();
        });
        window.opened = [];
        window.streams = [];
        window.say = async (name) => {
            const file = await fetch(`/samples/${name}.wav`);
            await play(await context.decodeAudioData(await file.arrayBuffer()));
        };
        // Plays `seconds` of silence, timed by the microphone's own clock.
        window.quiet = (seconds) => play(noise(seconds, () => 0));
        // A click, and a decaying burst like a cough.
        window.click = () => play(noise(0.02, (time) => 0.6 * Math.exp(-time / 0.004)));
        window.cough = () => play(noise(0.22, (time) => 0.4 * Math.exp(-time / 0.05)));
        navigator.mediaDevices.getUserMedia = async ({ audio }) => {
            opened.push(audio);
            context?.close();
            context = new AudioContext();
            out = context.createMediaStreamDestination();
            // Real rooms are never completely silent.
            const room = new AudioBufferSourceNode(context, { buffer: noise(2, () => 0.0004), loop: true });
            room.connect(out);
            room.start();
            streams.push(out.stream);
            return out.stream;
        };
    })();"""


def talks_when_told(page: Page):
    """Replaces the microphone of pages loaded afterward; the functions below, such as `says`, provide its
    input."""
    page.add_init_script(TALKER)


def says(page: Page, number: str):
    """Says the sentence; returns when the sentence is over."""
    page.evaluate("(name) => say(name)", speech.NAME.format(number))


def begins_to_say(page: Page, number: str):
    """Starts to say the sentence; returns immediately."""
    page.evaluate("(name) => { window.saying = say(name); }", speech.NAME.format(number))


def ends_saying(page: Page):
    """Returns when the sentence started by `begins_to_say` is over."""
    page.evaluate("saying")


def is_quiet(page: Page, seconds: float):
    """Plays silence for `seconds` on the microphone's clock, and then returns."""
    page.evaluate("(seconds) => quiet(seconds)", seconds)


def is_short(text: str) -> bool:
    """Whether `text` roughly matches the short sentence."""
    words = text.lower().split()
    return sum(word in words for word in ("he", "was", "not", "ill", "exposed", "young", "man")) > 2
