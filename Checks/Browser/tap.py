"""A proxy between a browser and the server, for what the drivers of browsers do not have in common: it
reads the messages on the sockets, counts requests and bytes, adds a script to pages, and can be slow.

Everything else passes unchanged.
"""

import asyncio
import contextlib
import json
import threading

from local_server import LocalServer

PRELOAD = "/preload-of-the-test.js"

# The longest wait for a message, in seconds. No test waits for it to expire.
LIMIT = 30

# Data of a slow connection is delivered in pieces of this many bytes, as packets are.
PACKET = 1_400


class Pace:
    """One direction of a slow connection, which all sockets share."""

    def __init__(self, rate: float = float("inf"), delay: float = 0):
        """`rate` is in bytes a second, `delay` in seconds."""
        self.rate, self.delay = rate, delay
        self.free = 0.0

    def due(self, now: float, size: int) -> float:
        """Returns when data of this size that is sent at `now` arrives."""
        self.free = max(self.free, now) + size / self.rate
        return self.free + self.delay


class Carrier:
    """Delivers to one end of a connection, at the pace of its direction."""

    def __init__(self, writer, pace: Pace | None):
        self.writer, self.pace = writer, pace
        self.queue = asyncio.Queue()
        self.task = asyncio.ensure_future(self._deliver()) if pace else None

    def put(self, data: bytes):
        if not self.pace:
            self.writer.write(data)
            return
        now = asyncio.get_running_loop().time()
        for at in range(0, len(data), PACKET):
            piece = data[at:at + PACKET]
            self.queue.put_nowait((self.pace.due(now, len(piece)), piece))

    async def _deliver(self):
        while (item := await self.queue.get()) is not None:
            due, piece = item
            await asyncio.sleep(due - asyncio.get_running_loop().time())
            self.writer.write(piece)

    async def end(self):
        """Closes the connection once everything has been delivered."""
        if self.task:
            self.queue.put_nowait(None)
            await self.task
        self.writer.close()


class Frames:
    """The messages of one direction of a WebSocket, from its bytes."""

    def __init__(self):
        self.raw = b""
        self.parts = b""
        self.kind = 0

    def read(self, data: bytes) -> list:
        """Returns the messages that `data` completes: text as `str`, audio as `bytes`."""
        self.raw += data
        found = []
        while (frame := self._next()) is not None:
            is_last, kind, payload = frame
            # Pings, pongs and closings may come between the frames of a message.
            if kind >= 8:
                continue
            self.kind = kind or self.kind
            self.parts += payload
            if is_last:
                found.append(self.parts.decode() if self.kind == 1 else self.parts)
                self.parts = b""
        return found

    def _next(self):
        raw = self.raw
        if len(raw) < 2:
            return None
        at, length = 2, raw[1] & 127
        if length >= 126:
            size = 2 if length == 126 else 8
            length = int.from_bytes(raw[2:2 + size], "big")
            at += size
        mask = raw[at:at + 4] if raw[1] & 128 else b""
        at += 4 if raw[1] & 128 else 0
        if len(raw) < at + length:
            return None
        payload = raw[at:at + length]
        if mask:
            cover = (mask * (length // 4 + 1))[:length]
            payload = (int.from_bytes(payload, "big") ^ int.from_bytes(cover, "big")).to_bytes(length, "big")
        self.raw = raw[at + length:]
        return raw[0] & 128, raw[0] & 15, payload


class Head:
    """The first line and the header fields of a request or a response."""

    def __init__(self, raw: bytes):
        self.first, *lines = raw.decode("latin-1").rstrip("\r\n").split("\r\n")
        self.fields = [line.partition(":")[::2] for line in lines]

    def __getitem__(self, name: str) -> str:
        return next((value.strip() for key, value in self.fields if key.lower() == name), "")

    def without(self, *names: str):
        self.fields = [(key, value) for key, value in self.fields if key.lower() not in names]

    def encoded(self) -> bytes:
        lines = [self.first, *(f"{key}:{value}" for key, value in self.fields)]
        return "".join(f"{line}\r\n" for line in (*lines, "")).encode("latin-1")


class Tap(LocalServer):
    """Forwards everything from its own port to `port` of this machine.

    `said` has the page's messages, `told` the server's. Both leave out pings and levels, which are too
    many; audio is its number of bytes.
    """

    def __init__(self, port: int):
        self.target = port
        # Runs in each page before its own scripts.
        self.preload = ""
        # The paces of data to the server and to the page.
        self.paces = (None, None)
        self.requests = []
        self.received = 0
        self.said, self.told = [], []
        self.changed = threading.Condition()
        self.connections = set()
        super().__init__()

    async def listens(self):
        return await asyncio.start_server(self._carry, "127.0.0.1", 0)

    def slows(self, rate: float, delay: float):
        """Makes connections from now on slow: `rate` in bytes a second, `delay` in seconds each way."""
        self.paces = (Pace(rate, delay), Pace(rate, delay))

    async def _carry(self, reader, writer):
        self.connections.add(asyncio.current_task())
        server_reader, server_writer = await asyncio.open_connection("127.0.0.1", self.target)
        to_server, to_page = Carrier(server_writer, self.paces[0]), Carrier(writer, self.paces[1])
        # A connection ends when one of its sides closes it, or when the tap stops.
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            while await self._exchange(reader, server_reader, to_server, to_page):
                pass
        with contextlib.suppress(OSError):
            await asyncio.gather(to_server.end(), to_page.end())
        self.connections.discard(asyncio.current_task())

    async def _exchange(self, reader, server_reader, to_server, to_page) -> bool:
        """Forwards a request and its response; returns whether another may follow."""
        request = Head(await reader.readuntil(b"\r\n\r\n"))
        method, path = request.first.split(" ")[:2]
        if path == PRELOAD:
            to_page.put(script(self.preload))
            return True
        self.requests.append(path)
        is_page = request["accept"].startswith("text/html")
        # Frames are read as they are, and a page is never unchanged.
        request.without("sec-websocket-extensions")
        if is_page:
            request.without("if-none-match", "if-modified-since", "accept-encoding")
        to_server.put(request.encoded() + await reader.readexactly(int(request["content-length"] or 0)))
        response = Head(await server_reader.readuntil(b"\r\n\r\n"))
        status = int(response.first.split(" ")[1])
        if status == 101:
            self._count(to_page, response.encoded())
            await asyncio.gather(self._follow(reader, to_server, self.said),
                                 self._follow(server_reader, to_page, self.told, counts=True))
            return False
        has_body = method != "HEAD" and status not in (204, 304)
        if is_page and has_body and response["content-type"].startswith("text/html"):
            await self._show(server_reader, response, to_page)
        else:
            self._count(to_page, response.encoded())
            if has_body:
                await self._body(server_reader, response, to_page)
        return response["connection"].lower() != "close"

    async def _show(self, server_reader, response, to_page):
        """Forwards a page with the test's script in front of all others."""
        body = await server_reader.readexactly(int(response["content-length"]))
        self.received += len(response.encoded()) + len(body)
        body = body.replace(b"<head>", f'<head><script src="{PRELOAD}"></script>'.encode(), 1)
        response.without("content-length", "etag", "last-modified")
        response.fields.append(("Content-Length", f" {len(body)}"))
        to_page.put(response.encoded() + body)

    async def _body(self, server_reader, response, to_page):
        if response["transfer-encoding"].lower() == "chunked":
            size = None
            while size != 0:
                line = await server_reader.readuntil(b"\r\n")
                size = int(line.partition(b";")[0], 16)
                self._count(to_page, line + await server_reader.readexactly(size + 2))
            return
        left = int(response["content-length"] or 0)
        while left:
            data = await server_reader.read(min(left, 65_536))
            if not data:
                raise asyncio.IncompleteReadError(b"", left)
            left -= len(data)
            self._count(to_page, data)

    def _count(self, to_page, data: bytes):
        self.received += len(data)
        to_page.put(data)

    async def _follow(self, reader, carrier, messages: list, counts: bool = False):
        frames = Frames()
        while data := await reader.read(65_536):
            if counts:
                self.received += len(data)
            # Noted first, so that the page never acts on a message that the test does not know.
            for message in frames.read(data):
                self._note(message, messages)
            carrier.put(data)
        # The other direction ends as well, however this one ended.
        await carrier.end()

    def _note(self, message, messages: list):
        if isinstance(message, bytes):
            message = {"type": "sound", "size": len(message)}
        else:
            message = json.loads(message)
            if message["type"] in ("level", "ping", "pong"):
                return
        with self.changed:
            messages.append(message)
            self.changed.notify_all()

    # Test interface

    def waits(self, is_so, otherwise: str):
        """Waits until `is_so()` becomes true through a message; returns its value."""
        with self.changed:
            found = self.changed.wait_for(is_so, LIMIT)
        assert found, otherwise
        return found

    def stop(self):
        async def end():
            self.server.close()
            for connection in self.connections:
                connection.cancel()
            await asyncio.gather(*self.connections, return_exceptions=True)

        asyncio.run_coroutine_threadsafe(end(), self.loop).result(LIMIT)
        self.loop.call_soon_threadsafe(self.loop.stop)


def script(text: str) -> bytes:
    body = text.encode()
    return (f"HTTP/1.1 200 OK\r\nContent-Type: text/javascript\r\nContent-Length: {len(body)}\r\n"
            "Cache-Control: no-store\r\n\r\n").encode() + body
