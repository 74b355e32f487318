"""A network connection between the browser and the server that a test can cut."""

import asyncio

from local_server import LocalServer


class Wire(LocalServer):
    """Forwards all traffic from its own port to `port`, until it is cut."""

    def __init__(self, port: int):
        self.target = port
        self.ends = set()
        self.is_cut = False
        super().__init__()

    async def listens(self):
        return await asyncio.start_server(self._carry, "127.0.0.1", 0)

    async def _carry(self, reader, writer):
        if self.is_cut:
            writer.transport.abort()
            return
        other_reader, other_writer = await asyncio.open_connection("127.0.0.1", self.target)
        self.ends |= {writer, other_writer}
        await asyncio.gather(self._pass(reader, other_writer), self._pass(other_reader, writer))
        self.ends -= {writer, other_writer}

    async def _pass(self, reader, writer):
        try:
            while data := await reader.read(65_536):
                writer.write(data)
                await writer.drain()
            writer.close()
        except OSError:
            writer.transport.abort()

    def _abort(self):
        for end in self.ends:
            end.transport.abort()

    def cut(self):
        self.is_cut = True
        self.loop.call_soon_threadsafe(self._abort)

    def mend(self):
        self.is_cut = False

    def stop(self):
        self.cut()
        self.loop.call_soon_threadsafe(self.loop.stop)
