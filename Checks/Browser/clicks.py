"""A train of clicks as microphone input, in which any audio that a page sends can be located."""

import os
import threading
import time
import wave

import numpy

from sound_server import RATE, SoundServer

# The rate of the audio that a page sends, in Hz.
KEPT_RATE = 16_000

# The length of the train, in seconds, and its clicks per second.
LENGTH = 240
DENSITY = 400

# The shortest chunk whose position in the train is unambiguous, in seconds.
SHORTEST = 0.1

# The period over which arrivals are compared with the clock, in seconds.
AROUND = 1.0

# The largest apparent gap between two contiguous chunks, in seconds. A resampler shifts audio by
# less, and no engine drops fewer than 128 samples.
TOLERANCE = 0.001


def train() -> numpy.ndarray:
    """Returns positive and negative clicks at irregular intervals, as 16-bit samples at `RATE`."""
    chance = numpy.random.default_rng(1)
    count = LENGTH * RATE
    clicks = numpy.zeros(count, "<i2")
    places = chance.choice(count, LENGTH * DENSITY, replace=False)
    clicks[places] = chance.choice([-20_000, 20_000], len(places))
    return clicks


class Clicks:
    """Plays a train of clicks into the microphone of a sound server, and tracks its position."""

    def __init__(self, sound: SoundServer):
        clicks = train()
        # Removes the frequencies that a sample rate of 16,000 Hz cannot represent.
        spectrum = numpy.fft.rfft(clicks)
        self.known = numpy.fft.irfft(
            spectrum[:LENGTH * KEPT_RATE // 2 + 1], LENGTH * KEPT_RATE).astype("f")
        path = sound.room.folder / "clicks.wav"
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(clicks.tobytes())
        # Records the time of each arrival. The sound server's buffers are no longer than the
        # latency that a client requests.
        self.ear = sound.room.starts(
            "parec", "--device=microphone", f"--rate={KEPT_RATE}", "--channels=1", "--format=s16le",
            "--latency-msec=5", stdout=-1, **sound.environment)
        self.heard = bytearray()
        # For each arrival, the number of samples so far, and the time, in seconds since 1970.
        self.arrivals = []
        self.reader = threading.Thread(target=self._listen, daemon=True)
        self.reader.start()
        self.player = sound.room.starts("paplay", "--device=mouth", str(path), **sound.environment)

    def _listen(self):
        while piece := os.read(self.ear.stdout.fileno(), 4096):
            now = time.time()
            self.heard += piece
            self.arrivals.append((len(self.heard) // 2, now))

    def stop(self):
        for process in (self.player, self.ear):
            process.terminate()
            process.wait()
        self.reader.join()

    def began(self, moment: float) -> float:
        """Returns the time at which the train began, in seconds since 1970, calculated from the
        arrivals after `moment`.

        Every sample arrives after it was played, and the fastest almost immediately.
        """
        here = [(count, at) for count, at in self.arrivals if moment <= at < moment + AROUND]
        first, last = here[0][0], here[-1][0]
        heard = numpy.frombuffer(bytes(self.heard[2 * first:2 * last]), "<i2").astype("f")
        place = find(self.known, heard)
        return min(at - (count - first + place) / KEPT_RATE for count, at in here)


def find(known: numpy.ndarray, piece: numpy.ndarray, near: int | None = None) -> int:
    """Returns the position of a chunk in the known audio; `near` limits the search to one second on
    either side of that position."""
    begin = 0 if near is None else max(near - KEPT_RATE, 0)
    area = known if near is None else known[begin:near + KEPT_RATE + len(piece)]
    size = 1 << (len(area) + len(piece)).bit_length()
    match = numpy.fft.irfft(
        numpy.fft.rfft(area, size) * numpy.conj(numpy.fft.rfft(piece - piece.mean(), size)), size)
    return begin + int(numpy.argmax(abs(match[:len(area)])))


def gaps(known: numpy.ndarray, kept: numpy.ndarray) -> tuple[int, list]:
    """Returns the position of the kept audio in the known audio, and the lengths of the gaps in the
    kept audio, in seconds."""
    step = int(SHORTEST * KEPT_RATE)
    first = find(known, kept[:8 * step])
    place, missing = first, []
    for at in range(0, len(kept) - step + 1, step):
        found = find(known, kept[at:at + step], place + at) - at
        if abs(found - place) > TOLERANCE * KEPT_RATE:
            missing.append((found - place) / KEPT_RATE)
            place = found
    return first, missing
