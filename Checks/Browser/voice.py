"""A voice for tests. The tests control when its audio begins and ends."""

import asyncio
import math
import struct

from local_server import LocalServer

RATE = 24_000

# A tenth of a second of a tone.
TONE = struct.pack(f"<{RATE // 10}h", *(
    round(10_000 * math.sin(2 * math.pi * 220 * at / RATE)) for at in range(RATE // 10)))

# The default duration of a reply, in tenths of a second.
LENGTH = 6

HEAD = (b"HTTP/1.1 200 OK\r\nContent-Type: audio/pcm\r\nTransfer-Encoding: chunked\r\n"
        b"Connection: close\r\n\r\n")


class Voice(LocalServer):
    """Speaks in response to the requests of `hark serve --voice-url`."""

    async def listens(self):
        self.begins, self.ends = asyncio.Event(), asyncio.Event()
        self.begins.set()
        self.ends.set()
        return await asyncio.start_server(self._speak, "127.0.0.1", 0)

    async def _speak(self, reader, writer):
        try:
            await reader.readuntil(b"\r\n\r\n")
            await self.begins.wait()
            writer.write(HEAD)
            spoken = 0
            while spoken < LENGTH or not self.ends.is_set():
                writer.write(b"%x\r\n%s\r\n" % (len(TONE), TONE))
                await writer.drain()
                spoken += 1
                # Audio beyond the default duration is sent in real time.
                if spoken > LENGTH:
                    await asyncio.sleep(0.1)
            writer.write(b"0\r\n\r\n")
            await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    def silent(self):
        """Holds back the first audio of replies until `speaks`."""
        self.loop.call_soon_threadsafe(self.begins.clear)

    def speaks(self):
        self.loop.call_soon_threadsafe(self.begins.set)

    def goes_on(self):
        """Makes replies continue until `finishes`."""
        self.loop.call_soon_threadsafe(self.ends.clear)

    def finishes(self):
        self.loop.call_soon_threadsafe(self.ends.set)

    def stop(self):
        self.loop.call_soon_threadsafe(self.loop.stop)
