"""A speech recognizer for Home Assistant, written as its developers would write it, with the
protocol authors' package. Its words come from the given `hark serve`. `wyoming_server.py HARK_URL
PORT [NUMBER]` exits as if killed in the middle of segment NUMBER."""

import asyncio
import io
import os
import signal
import sys
import wave

import openai
from wyoming.asr import Transcribe, Transcript, TranscriptChunk, TranscriptStart, TranscriptStop
from wyoming.audio import AudioChunk, AudioStart, AudioStop
from wyoming.server import AsyncEventHandler, AsyncTcpServer

URL, PORT = sys.argv[1], int(sys.argv[2])
LAST = int(sys.argv[3]) if len(sys.argv) > 3 else None


class Ears(AsyncEventHandler):
    count = 0

    async def handle_event(self, event):
        if Transcribe.is_type(event.type):
            self.language = Transcribe.from_event(event).language
        elif AudioStart.is_type(event.type):
            start = AudioStart.from_event(event)
            self.sound, self.form = b"", (start.channels, start.width, start.rate)
        elif AudioChunk.is_type(event.type):
            self.sound += AudioChunk.from_event(event).audio
        elif AudioStop.is_type(event.type):
            Ears.count += 1
            if Ears.count == LAST:
                os.kill(os.getpid(), signal.SIGKILL)
            await self.tell(await self.recognised())
            return False
        return True

    async def recognised(self):
        file = io.BytesIO()
        with wave.open(file, "wb") as target:
            channels, width, rate = self.form
            target.setparams((channels, width, rate, 0, "NONE", ""))
            target.writeframes(self.sound)
        file.seek(0)
        client = openai.AsyncOpenAI(base_url=f"{URL}/v1", api_key="any")
        answer = await client.audio.transcriptions.create(
            model="whisper-1", file=("talk.wav", file), language=self.language)
        return answer.text

    async def tell(self, text):
        """Sends the text as a streaming server does: in parts, then as a whole for clients that do
        not stream."""
        await self.write_event(TranscriptStart(language=self.language).event())
        for word in text.split():
            await self.write_event(TranscriptChunk(text=f"{word} ").event())
        await self.write_event(Transcript(text=text, language=self.language).event())
        await self.write_event(TranscriptStop().event())


async def serve():
    """Starts serving when standard input is closed."""
    sys.stdin.read()
    server = AsyncTcpServer("127.0.0.1", PORT)
    await server.start(Ears)
    print("ready", flush=True)
    await asyncio.Event().wait()


asyncio.run(serve())
