"""A server run by a test."""

import asyncio
import threading


class LocalServer:
    """Serves in its own thread on a free local port."""

    def __init__(self):
        self.loop = asyncio.new_event_loop()
        ready = threading.Event()
        threading.Thread(target=self._run, args=(ready,), daemon=True).start()
        ready.wait()

    async def listens(self):
        """Starts listening and returns the listening server."""
        raise NotImplementedError

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _run(self, ready):
        asyncio.set_event_loop(self.loop)

        async def begin():
            self.server = await self.listens()
            self.port = self.server.sockets[0].getsockname()[1]
            ready.set()

        self.loop.run_until_complete(begin())
        self.loop.run_forever()
