"""The engine's detector in two builds: the server's native build, and the page's build in a real
browser."""

import base64
import random
import subprocess
import wave
from array import array
from pathlib import Path

from playwright.sync_api import Page

import serving
import speech

RATE = 16_000

# Processes audio in 10 ms frames, as the page's audio thread does; returns the speech probability
# and the level of each frame.
HEARS = """async ([sound, times, detector]) => {
    const bytes = Uint8Array.from(atob(sound), (letter) => letter.charCodeAt(0));
    const samples = new Float32Array(bytes.buffer);
    const file = await fetch(detector);
    const { instance } = await WebAssembly.instantiateStreaming(file);
    const engine = instance.exports;
    const length = engine.frameLength();
    const frame = new Float32Array(engine.memory.buffer, engine.frame(), length);
    // `reset` must discard all earlier audio.
    frame.forEach((_, at) => { frame[at] = Math.sin(at * at); });
    for (let time = 0; time < 100; time += 1) engine.hear();
    engine.reset();
    const count = Math.floor(samples.length / length);
    const found = new Float32Array(2 * count);
    const memory = engine.memory.buffer.byteLength;
    const began = performance.now();
    for (let time = 0; time < times; time += 1) {
        for (let at = 0; at < count; at += 1) {
            frame.set(samples.subarray(at * length, (at + 1) * length));
            const voice = engine.hear();
            if (time === 0) found.set([voice, engine.level()], 2 * at);
        }
    }
    return { found: [...found].map(Number), grown: engine.memory.buffer.byteLength - memory,
             seconds: (performance.now() - began) / 1000, heard: times * count / 100 };
}"""


def recording(number: str) -> array:
    """Returns recorded speech, as samples from −1 to 1."""
    with wave.open(str(speech.RECORDINGS / f"{speech.NAME.format(number)}.wav")) as source:
        sound = array("h", source.readframes(source.getnframes()))
    return array("f", (sample / 32_768 for sample in sound))


def noise(count: int, power: float) -> array:
    """Returns white noise with this power."""
    chance = random.Random(1)
    return array("f", (chance.gauss(0, power ** 0.5) for _ in range(count)))


def power(sound: array) -> float:
    return sum(sample * sample for sample in sound) / len(sound)


def server_hears(sound: array) -> list:
    """Returns the speech probability and the level of each 10 ms frame, interleaved, as computed by
    the server's build."""
    command = Path(serving.hark()).with_name("detector-frames")
    assert command.exists(), \
        "the server's build is missing; scripts/swift build --product detector-frames"
    told = subprocess.run([command], input=sound.tobytes(), stdout=subprocess.PIPE, check=True)
    return list(array("f", told.stdout))


def page_hears(page: Page, sound: array, times: int = 1) -> dict:
    """Returns the results of the page's build: `found` contains the values that `server_hears`
    returns; `grown` is the memory growth; `seconds` is the processing time, and `heard` the audio's
    duration, of `times` runs."""
    detector = serving.address("sound/detector.wasm")
    return page.evaluate(HEARS, [base64.b64encode(sound.tobytes()).decode(), times, detector])
