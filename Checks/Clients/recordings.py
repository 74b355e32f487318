"""Recorded human speech, and inputs derived from it."""

import array
import math
import wave
from pathlib import Path

FOLDER = Path("/usr/share/pocketsphinx/test/data/librivox")
NAME = "sense_and_sensibility_01_austen_64kb-{}.wav"

LONG = FOLDER / NAME.format("0870")
"""And Mister John Dashwood had then leisure to consider ...: 7 s."""

SHORT = FOLDER / NAME.format("0880")
"""He was not an ill disposed young man: 3 s."""

MIDDLE = FOLDER / NAME.format("0890")
"""Unless to be rather cold hearted and rather selfish is to be ill disposed: 5 s."""

LAST = FOLDER / NAME.format("0930")
"""He might even have been made amiable himself: 3 s."""

SOME_OF_LONG = {"john", "dashwood", "leisure", "consider", "power"}


def joined(room: Path, pauses: float = 1.0, times: int = 1) -> Path:
    """Writes all recordings in sequence, with silence between them."""
    made = room / f"joined-{pauses}-{times}.wav"
    with wave.open(str(made), "wb") as target:
        target.setparams((1, 2, 16_000, 0, "NONE", ""))
        for _ in range(times):
            for path in sorted(FOLDER.glob("*.wav")):
                with wave.open(str(path)) as source:
                    target.writeframes(source.readframes(source.getnframes()))
                target.writeframes(bytes(2 * int(16_000 * pauses)))
    return made


def silent(room: Path, seconds: int) -> Path:
    """Writes a recording without speech: noise just above silence."""
    made = room / f"silent-{seconds}.wav"
    second = b"".join(
        int(3 * math.sin(index * 1.7)).to_bytes(2, "little", signed=True)
        for index in range(16_000))
    with wave.open(str(made), "wb") as target:
        target.setparams((1, 2, 16_000, 0, "NONE", ""))
        for _ in range(seconds):
            target.writeframes(second)
    return made


def at_24_khz(*paths: Path) -> bytes:
    """Returns the samples of recordings at 24 kHz, each followed by a second of silence. Uses linear
    interpolation, as a simple client would."""
    samples = array.array("h")
    for path in paths:
        with wave.open(str(path)) as source:
            samples.frombytes(source.readframes(source.getnframes()))
        samples.extend([0] * 16_000)
    result = array.array("h")
    for number in range(len(samples) * 3 // 2):
        place, rest = divmod(number * 2, 3)
        here, there = samples[place], samples[min(place + 1, len(samples) - 1)]
        result.append(here + (there - here) * rest // 3)
    return result.tobytes()
