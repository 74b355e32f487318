"""A speech recognizer with predictable words, for `hark serve --recognizer-url`.

It knows the recordings that a test plays. Each word of a recording is identified by a few of its
samples, and is recognized whenever exactly these samples arrive. Therefore, a word that is missing
from a result was lost in transit, and a repeated word was sent twice. The server implements
OpenAI's realtime transcription at 16,000 Hz, a sample rate at which Hark does not change the
samples.
"""

import array
import asyncio
import base64
import json
import re
import threading
import wave
from pathlib import Path

from websockets.asyncio.server import serve
from websockets.exceptions import ConnectionClosed

FOLDER = Path("/usr/share/pocketsphinx/test/data/librivox")
MARK = 16
"""The number of samples that identify a word: one millisecond."""


def samples_of(path: Path) -> array.array:
    with wave.open(str(path)) as source:
        return array.array("h", source.readframes(source.getnframes()))


def transcripts() -> dict[Path, list[str]]:
    """Returns the text of each of Debian's LibriVox recordings."""
    lines = (FOLDER / "transcription").read_text(encoding="utf-8").splitlines()
    found = (re.fullmatch(r"<s> (.*) </s> \((.*)\)", line.strip()) for line in lines)
    return {FOLDER / f"{each[2]}.wav": each[1].split() for each in found if each}


def marks(recordings: dict[Path, list[str]]) -> dict[bytes, str]:
    """Returns the samples that identify each word: the loudest in the word's equal share of the
    recording."""
    found = {}
    for path, words in recordings.items():
        samples = samples_of(path)
        share = len(samples) // len(words)
        for number, word in enumerate(words):
            starts = range(number * share, (number + 1) * share - MARK, MARK)
            start = max(starts, key=lambda start: sum(map(abs, samples[start:start + MARK])))
            mark = samples[start:start + MARK].tobytes()
            assert mark not in found, f"two words are known by the same samples: {word}"
            found[mark] = word
    return found


class Segment:
    """The audio since the last commit, and its words."""

    def __init__(self, marks: dict[bytes, str]):
        self.marks = marks
        self.pattern = re.compile(b"|".join(map(re.escape, marks)), re.DOTALL)
        self.words: list[str] = []
        self.rest = b""

    def take(self, sound: bytes) -> list[str]:
        """Returns the words that `sound` completes."""
        self.rest += sound
        words, end = [], 0
        for found in self.pattern.finditer(self.rest):
            words.append(self.marks[found[0]])
            end = found.end()
        self.rest = self.rest[max(end, len(self.rest) - 2 * MARK + 1):]
        self.words += words
        return words


class ScriptedRecognizer:
    """The server, in its own thread; `url` is the value for `--recognizer-url`."""

    def __init__(self, recordings: dict[Path, list[str]] | None = None):
        self.marks = marks(recordings or transcripts())
        self._news = threading.Condition()
        self._held = 0
        self._may_answer = asyncio.Event()
        self._may_answer.set()
        self._loop = asyncio.new_event_loop()
        listening = threading.Event()

        async def listen():
            self._server = await serve(self._session, "127.0.0.1", 0)
            port = self._server.sockets[0].getsockname()[1]
            self.url = f"http://127.0.0.1:{port}/v1"
            listening.set()

        self._thread = threading.Thread(target=self._run, args=(listen(),), daemon=True)
        self._thread.start()
        listening.wait()

    def _run(self, listening):
        asyncio.set_event_loop(self._loop)
        self._loop.create_task(listening)
        self._loop.run_forever()

    # Interface for tests

    def hold(self):
        """Holds back the final result of every segment until `release`; interim words still arrive."""
        self._loop.call_soon_threadsafe(self._may_answer.clear)

    def release(self):
        self._loop.call_soon_threadsafe(self._may_answer.set)

    def until_asked(self):
        """Returns once a segment has ended and its result is held back."""
        with self._news:
            self._news.wait_for(lambda: self._held > 0)

    def until_left(self):
        """Returns once no client is waiting for a result."""
        with self._news:
            self._news.wait_for(lambda: self._held == 0)

    def stop(self):
        async def end():
            self._server.close()
            await self._server.wait_closed()

        self.release()
        asyncio.run_coroutine_threadsafe(end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    # Interface for clients

    async def _session(self, socket):
        try:
            await self._answer(socket)
        except ConnectionClosed:
            pass

    async def _answer(self, socket):
        session = {
            "id": "scripted", "object": "realtime.transcription_session", "type": "transcription",
            "audio": {"input": {"format": {"type": "audio/pcm", "rate": 16_000}}}}
        await say(socket, "session.created", session=session)
        number, segment = 1, Segment(self.marks)
        async for message in socket:
            event = json.loads(message)
            item = f"item-{number}"
            match event["type"]:
                case "session.update":
                    await say(socket, "session.updated", session=session)
                case "input_audio_buffer.append":
                    gap = " " if segment.words else ""
                    if words := segment.take(base64.b64decode(event["audio"])):
                        await say(socket, f"{TRANSCRIPTION}.delta", item_id=item,
                                  delta=gap + " ".join(words))
                case "input_audio_buffer.commit":
                    await say(socket, "input_audio_buffer.committed", item_id=item)
                    await self._until_released(socket)
                    await say(socket, f"{TRANSCRIPTION}.completed", item_id=item,
                              transcript=" ".join(segment.words))
                    number, segment = number + 1, Segment(self.marks)

    async def _until_released(self, socket):
        """Waits until `release`, or until the client disconnects."""
        if self._may_answer.is_set():
            return
        self._count(1)
        waits = [asyncio.create_task(self._may_answer.wait()),
                 asyncio.create_task(socket.wait_closed())]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()
        self._count(-1)

    def _count(self, change: int):
        with self._news:
            self._held += change
            self._news.notify_all()


TRANSCRIPTION = "conversation.item.input_audio_transcription"


async def say(socket, kind: str, **members):
    await socket.send(json.dumps({"type": kind, **members}))
