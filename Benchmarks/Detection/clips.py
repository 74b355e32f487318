"""The labeled clips, and recordings derived from them: quieter copies, and inputs for the cost
measurements."""

import wave
from pathlib import Path

import numpy

from folder import Missing

RATE = 16_000

QUIETER = 24
"""The attenuation of the quieter copies, in decibels. The copies are rounded to 16 bits again, like
a microphone's samples."""

SECONDS = 120
"""The duration of the silence and of the noise."""

NOISE_LEVEL = -50
"""The level of the steady noise, in dBFS, comparable to a fan in the room."""


def read(path: Path) -> numpy.ndarray:
    """Returns the samples of a WAV file; raises `Missing` if the file has another format."""
    try:
        with wave.open(str(path)) as file:
            kind = (file.getnchannels(), file.getsampwidth(), file.getframerate())
            samples = numpy.frombuffer(file.readframes(file.getnframes()), "<i2")
    except (wave.Error, EOFError, ValueError) as error:
        raise Missing(f"{path} is no WAV file of 16-bit samples") from error
    if kind != (1, 2, RATE):
        raise Missing(f"{path} must hold 16-bit samples, mono, 16,000 a second")
    return samples


def write(path: Path, samples: numpy.ndarray):
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.astype("<i2").tobytes())


def quieter(clip: Path, folder: Path) -> Path:
    """Writes a copy of `clip`, 24 dB quieter, to `folder`."""
    copy = folder / clip.name
    write(copy, numpy.round(read(clip) * 10 ** (-QUIETER / 20)))
    return copy


def sounds(clips: list[Path], folder: Path) -> dict[str, Path]:
    """Creates the raw inputs for the measurements: all `clips` in sequence, digital silence, steady
    pink noise, and the example used to measure memory."""
    made = {
        "set": numpy.concatenate([read(clip) for clip in clips]),
        "silence": numpy.zeros(SECONDS * RATE),
        "noise": pink(SECONDS * RATE),
        "example": read(clips[0])[: 4 * RATE],
    }
    for name, samples in made.items():
        (folder / f"{name}.raw").write_bytes(samples.astype("<i2").tobytes())
    return {name: folder / f"{name}.raw" for name in made}


def pink(count: int) -> numpy.ndarray:
    """Returns pink noise, the same on every call."""
    spectrum = numpy.fft.rfft(numpy.random.default_rng(1).standard_normal(count))
    frequencies = numpy.maximum(numpy.fft.rfftfreq(count, 1 / RATE), 20)
    noise = numpy.fft.irfft(spectrum / numpy.sqrt(frequencies), count)
    return numpy.round(noise * 32_768 * 10 ** (NOISE_LEVEL / 20) / noise.std())
