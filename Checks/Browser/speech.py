"""Recorded human speech, prepared as microphone input."""

import wave
from pathlib import Path

RECORDINGS = Path("/usr/share/pocketsphinx/test/data/librivox")
NAME = "sense_and_sensibility_01_austen_64kb-{}"

# The audio that Chromium drops at the start of a file, and the silence that ends an utterance, in
# seconds.
BEFORE = 0.7
AFTER = 20.0

SHORT = "0880"
"""He was not an ill disposed young man: 3 s."""

LONG = "0870"
"""And Mister John Dashwood had then leisure to consider ...: 7 s."""


def voice(number: str, room: Path) -> Path:
    """Writes the recording, with silence before and after it, to a file in `room`."""
    made = room / f"{number}.wav"
    with wave.open(str(RECORDINGS / f"{NAME.format(number)}.wav")) as source:
        form, sound = source.getparams(), source.readframes(source.getnframes())

    def silence(seconds: float) -> bytes:
        return bytes(int(seconds * form.framerate) * form.sampwidth * form.nchannels)

    with wave.open(str(made), "wb") as target:
        target.setparams(form)
        target.writeframes(silence(BEFORE) + sound + silence(AFTER))
    return made


def quiet(room: Path) -> Path:
    """Writes a file of silence."""
    made = room / "quiet.wav"
    with wave.open(str(made), "wb") as target:
        target.setparams((1, 2, 16_000, 0, "NONE", ""))
        target.writeframes(bytes(2 * 16_000 * 60))
    return made
