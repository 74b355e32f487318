"""A recognizer that knows the recordings: its words are predictable, and its cost is negligible.

Unlike Checks/Shared/scripted_recognizer.py, it recognizes audio that the browser has resampled. It
implements OpenAI's realtime transcription as far as `hark serve --recognizer-url` uses it, and
identifies the words by the audio itself. Words whose audio did not arrive are missing, and words
whose audio arrived twice appear twice.
"""

import asyncio
import base64
import json
import wave

import numpy
from websockets.asyncio.server import serve

from local_server import LocalServer
from speech import NAME, RECORDINGS

RATE = 16_000

# Audio is compared at a quarter of the sample rate, in chunks of 0.2 s, every 0.1 s.
STEP = 4
PIECE = RATE // STEP // 5
HOP = PIECE // 2

# The minimum similarity for a match, low enough to allow for the browser's noise suppression. A
# chance match is rejected later, because the chunks that follow it do not match.
ALIKE = 0.4
# The minimum similarity at the expected position. During calls, browsers process the audio more heavily.
ALIKE_NEXT = 0.25
# The minimum level of speech.
LOUD = 0.01
QUIET = LOUD * PIECE ** 0.5

# The maximum clock drift between two chunks of one recording, in samples: 50 ms.
DRIFT = RATE // STEP // 20

# The number of recent matches of which three must be consistent.
GUESSES = 6


def samples(raw: bytes) -> numpy.ndarray:
    return numpy.frombuffer(raw, "<i2").astype("f") / 32_768


def thinned(sound: numpy.ndarray) -> numpy.ndarray:
    """Returns the audio at a quarter of its sample rate."""
    return sound[:len(sound) - len(sound) % STEP].reshape(-1, STEP).mean(axis=1)


class Recordings:
    """All recordings in sequence, with the words of each."""

    def __init__(self):
        texts = dict(self._texts())
        sounds, self.places = [], []
        at = 0
        for number, text in texts.items():
            with wave.open(str(RECORDINGS / f"{NAME.format(number)}.wav")) as source:
                frames = source.readframes(source.getnframes())
            sound = thinned(samples(frames))
            loud = numpy.flatnonzero(abs(sound) > LOUD)
            # The range that certainly lies within the speech.
            self.places.append((at + loud[0] + PIECE, at + loud[-1] - 2 * PIECE, text.split()))
            sounds += [sound, numpy.zeros(PIECE, "f")]
            at += len(sound) + PIECE
        self.sound = numpy.concatenate(sounds)
        self.numbers = list(texts)
        self.size = 1 << (len(self.sound) + PIECE).bit_length()
        self.spectrum = numpy.fft.rfft(self.sound, self.size)
        squares = numpy.concatenate([[0], numpy.cumsum(self.sound.astype("d") ** 2)])
        norms = numpy.sqrt(numpy.maximum(squares[PIECE:] - squares[:-PIECE], QUIET ** 2))
        self.norms = norms.astype("f")

    @staticmethod
    def _texts():
        for line in (RECORDINGS / "transcription").read_text("utf-8").splitlines():
            text, _, name = line.rpartition("(")
            yield name.rstrip(")").rpartition("-")[2], text.replace("<s>", "").replace("</s>", "")

    def rename(self, number: str, text: str):
        """Sets the words of a recording."""
        at = self.numbers.index(number)
        self.places[at] = (*self.places[at][:2], text.split())

    def find(self, piece: numpy.ndarray) -> int | None:
        """Returns the position of a chunk of audio in the sequence, or None if it is not part of a
        recording."""
        norm = float(numpy.sqrt((piece ** 2).sum()))
        if norm < QUIET:
            return None
        product = self.spectrum * numpy.conj(numpy.fft.rfft(piece, self.size))
        likeness = numpy.fft.irfft(product, self.size)[:len(self.norms)] / (self.norms * norm)
        best = int(likeness.argmax())
        return best if likeness[best] >= ALIKE else None

    def find_near(self, piece: numpy.ndarray, place: int) -> int | None:
        """Returns the position of a chunk near `place`, where it is expected and less similarity
        suffices, or None."""
        norm = float(numpy.sqrt((piece ** 2).sum()))
        first, last = max(place - DRIFT, 0), min(place + DRIFT + 1, len(self.norms))
        if norm < QUIET or first >= last:
            return None
        product = numpy.correlate(self.sound[first:last + PIECE - 1], piece)
        likeness = product / (self.norms[first:last] * norm)
        best = int(likeness.argmax())
        return first + best if likeness[best] >= ALIKE_NEXT else None

    def words(self, begin: int, end: int) -> list:
        """Returns the words whose midpoints lie between these positions."""
        found = []
        for first, last, words in self.places:
            length = sum(len(word) + 1 for word in words)
            letters = 0
            for word in words:
                middle = first + (last - first) * (letters + (len(word) + 1) / 2) / length
                letters += len(word) + 1
                if begin <= middle < end:
                    found.append(word)
        return found


class Hearing:
    """The recognition of one segment."""

    def __init__(self, recordings: Recordings):
        self.recordings = recordings
        self.raw = b""
        self.sound = numpy.zeros(0, "f")
        self.next = 0
        self.words = []
        # The last confirmed match and the candidates, each a pair of positions in the audio and in
        # the sequence.
        self.known = None
        self.guesses = []

    def hear(self, raw: bytes):
        self.raw += raw
        whole = len(self.raw) - len(self.raw) % (2 * STEP * HOP)
        self.sound = numpy.concatenate([self.sound, thinned(samples(self.raw[:whole]))])
        self.raw = self.raw[whole:]
        while self.next + PIECE <= len(self.sound):
            piece = self._piece(self.next)
            place = self.recordings.find(piece)
            if place is None and self.known:
                place = self.recordings.find_near(piece, self.known[1] + self.next - self.known[0])
            if place is not None:
                self._find(self.next, place)
            self.next += HOP

    def _piece(self, at: int) -> numpy.ndarray:
        return self.sound[at:at + PIECE]

    def _find(self, at: int, place: int):
        """Processes a match of the chunk at position `at` of the audio with the sequence at
        `place`."""
        def follows(earlier) -> bool:
            return earlier and abs((at - earlier[0]) - (place - earlier[1])) <= DRIFT

        # If two chunks are at the expected distance, the audio between them was received, too.
        if follows(self.known):
            begin = self.known[1] + PIECE
        else:
            # One or two matches can occur by chance, even among correct ones.
            self.guesses = [*self.guesses[1 - GUESSES:], (at, place)]
            alike = [*filter(follows, self.guesses)]
            if len(alike) < 3:
                return
            begin = self._begin(*alike[0])
            # A chunk also matches if a gap hides part of it. Around a gap, two matching chunks may
            # therefore overlap, and the words in the overlap are not repeated.
            if self.known and begin > self.known[1] - PIECE:
                begin = max(begin, self.known[1] + PIECE)
        self.guesses = []
        self.words += self.recordings.words(begin, place + PIECE)
        self.known = (at, place)

    def _begin(self, at: int, place: int) -> int:
        """Extends a match backward as far as the audio before `at` matches the sequence before
        `place`; returns the start in the sequence."""
        earliest = self.known[0] + PIECE if self.known else 0
        while at - HOP >= earliest:
            before = self.recordings.find_near(self._piece(at - HOP), place - HOP)
            if before is None:
                break
            at, place = at - HOP, before
        return place

    @property
    def text(self) -> str:
        return " ".join(self.words)


class Recognizer(LocalServer):
    """Serves any number of concurrent sessions."""

    def __init__(self):
        self.recordings = Recordings()
        super().__init__()

    async def listens(self):
        self.interims = True
        self.finals = asyncio.Event()
        self.finals.set()
        return await serve(self._session, "127.0.0.1", 0, max_size=None)

    async def _session(self, socket):
        async def say(kind: str, **members):
            await socket.send(json.dumps({"type": kind, "event_id": "event", **members}))

        # Simulates a server with Hark's extensions that does not retain sessions.
        session = {"id": "session", "type": "transcription", "audio": {"input": {
            "format": {"type": "audio/pcm", "rate": RATE}}}, "hark": {"resume": 0}}
        await say("session.created", session=session)
        hearing, item = Hearing(self.recordings), 1
        async for text in socket:
            message = json.loads(text)
            name = f"item_{item}"
            match message["type"]:
                case "session.update":
                    await say("session.updated", session=session)
                case "input_audio_buffer.append":
                    before = hearing.text
                    hearing.hear(base64.b64decode(message["audio"]))
                    if hearing.text != before and self.interims:
                        await say("hark.interim", item_id=name, content_index=0,
                                  transcript=hearing.text)
                case "input_audio_buffer.commit":
                    await self.finals.wait()
                    await say("input_audio_buffer.committed", item_id=name)
                    await say("conversation.item.input_audio_transcription.completed",
                              item_id=name, content_index=0, transcript=hearing.text)
                    hearing, item = Hearing(self.recordings), item + 1

    def hears(self, number: str, text: str):
        """Sets the words that are recognized in a recording."""
        self.recordings.rename(number, text)

    def waits(self, interims: bool = True):
        """Holds back final results until `finishes`; if not `interims`, also holds back interim
        results."""
        self.interims = interims
        self.loop.call_soon_threadsafe(self.finals.clear)

    def finishes(self):
        self.interims = True
        self.loop.call_soon_threadsafe(self.finals.set)

    def stop(self):
        self.loop.call_soon_threadsafe(self.loop.stop)
