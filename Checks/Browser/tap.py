"""A proxy between a browser and the server, for functions that the browsers' drivers do not share:
it reads the messages on the sockets, and adds a script to pages.

Everything else passes through unchanged.
"""

import asyncio
import contextlib
import json
import threading

from local_server import LocalServer

PRELOAD = "/preload-of-the-test.js"

# The longest wait for a message, in seconds. No test waits for it to expire.
LIMIT = 30


class Frames:
    """Decodes the messages in one direction of a WebSocket from its bytes."""

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
            # Control frames may come between the frames of a message.
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
    """The start line and the header fields of a request or a response."""

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

    `said` contains the page's messages, `told` the server's. Both omit pings and levels, which are
    too numerous; audio is represented by its number of bytes.
    """

    def __init__(self, port: int):
        self.target = port
        # Runs in each page before its own scripts.
        self.preload = ""
        self.said, self.told = [], []
        self.changed = threading.Condition()
        self.connections = set()
        super().__init__()

    async def listens(self):
        return await asyncio.start_server(self._carry, "127.0.0.1", 0)

    async def _carry(self, reader, writer):
        self.connections.add(asyncio.current_task())
        ends = [writer]
        # A connection ends when either side closes or loses it, or when the tap stops.
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            server_reader, server_writer = await asyncio.open_connection("127.0.0.1", self.target)
            ends.append(server_writer)
            while await self._exchange(reader, server_reader, server_writer, writer):
                pass
        for end in ends:
            end.close()
        self.connections.discard(asyncio.current_task())

    async def _exchange(self, reader, server_reader, to_server, to_page) -> bool:
        """Forwards a request and its response; returns whether another may follow."""
        request = Head(await reader.readuntil(b"\r\n\r\n"))
        method, path = request.first.split(" ")[:2]
        if path == PRELOAD:
            to_page.write(script(self.preload))
            return True
        is_page = request["accept"].startswith("text/html")
        # Frames must not be compressed, and pages must not be cached.
        request.without("sec-websocket-extensions")
        if is_page:
            request.without("if-none-match")
        to_server.write(request.encoded() + await reader.readexactly(int(request["content-length"] or 0)))
        response = Head(await server_reader.readuntil(b"\r\n\r\n"))
        status = int(response.first.split(" ")[1])
        if status == 101:
            to_page.write(response.encoded())
            await asyncio.gather(self._follow(reader, to_server, self.said),
                                 self._follow(server_reader, to_page, self.told))
            return False
        has_body = method != "HEAD" and status not in (204, 304)
        if is_page and has_body and response["content-type"].startswith("text/html"):
            await self._show(server_reader, response, to_page)
        else:
            to_page.write(response.encoded())
            if has_body:
                await self._body(server_reader, response, to_page)
        return response["connection"].lower() != "close"

    async def _show(self, server_reader, response, to_page):
        """Forwards a page with the test's script before all others."""
        body = await server_reader.readexactly(int(response["content-length"]))
        body = body.replace(b"<head>", f'<head><script src="{PRELOAD}"></script>'.encode(), 1)
        response.without("content-length", "etag")
        response.fields.append(("Content-Length", f" {len(body)}"))
        to_page.write(response.encoded() + body)

    async def _body(self, server_reader, response, to_page):
        if response["transfer-encoding"].lower() == "chunked":
            size = None
            while size != 0:
                line = await server_reader.readuntil(b"\r\n")
                size = int(line.partition(b";")[0], 16)
                to_page.write(line + await server_reader.readexactly(size + 2))
            return
        left = int(response["content-length"] or 0)
        while left:
            data = await server_reader.read(min(left, 65_536))
            if not data:
                raise asyncio.IncompleteReadError(b"", left)
            left -= len(data)
            to_page.write(data)

    async def _follow(self, reader, writer, messages: list):
        frames = Frames()
        while data := await reader.read(65_536):
            # Recorded before it is forwarded, so that the page never acts on a message that has not
            # been recorded.
            for message in frames.read(data):
                self._note(message, messages)
            writer.write(data)
        # Also closes the other direction, regardless of how this one ended.
        writer.close()

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
        """Waits until a message makes `is_so()` true; returns its value."""
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
