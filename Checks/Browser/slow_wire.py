"""A network connection between the browser and the server that counts the transferred bytes, and
can be slow."""

import asyncio
import math
import re

from local_server import LocalServer

# The payload of a packet, and its size with the headers of TCP, IP, and Ethernet.
SEGMENT, PACKET = 1460, 1514

# The number of bytes that a connection sends before the first acknowledgment (RFC 6928).
FIRST_WINDOW = 10 * SEGMENT

REQUEST = re.compile(rb"(?:^|\r\n\r\n)[A-Z]+ (\S+) HTTP/1\.1\r\n")
ACCEPTED = re.compile(rb"(\r\nAccept-Encoding: )[^\r]*", re.IGNORECASE)


class SlowWire(LocalServer):
    """Forwards all traffic from its own port to `port`.

    All connections share `rate`, in bits per second for each direction, in the order in which they
    send. Each connection takes a `round_trip`, in seconds, to open, and then has TCP's slow start.
    `codings` replaces the encodings that the browser accepts.
    """

    def __init__(self, port: int, rate: float = math.inf, round_trip: float = 0,
                 codings: str | None = None):
        self.target = port
        self.codings = codings
        self.rate = rate
        self.round_trip = round_trip
        # The bytes sent to the browser, excluding TCP's overhead: those of responses, and those of
        # the session's socket. Also the paths that the browser has requested.
        self.carried = 0
        self.said = 0
        self.requests = []
        super().__init__()

    async def listens(self):
        # The time at which each direction becomes free again, on the loop's clock.
        self.free = {"up": 0.0, "down": 0.0}
        return await asyncio.start_server(self._carry, "127.0.0.1", 0)

    async def _carry(self, reader, writer):
        other_reader, other_writer = await asyncio.open_connection("127.0.0.1", self.target)
        flights = {"up": Flight(), "down": Flight()}
        try:
            # The browser may send once the connection is open, which takes a round trip.
            await asyncio.sleep(self.round_trip)
            await asyncio.gather(self._pass(reader, other_writer, "up", flights),
                                 self._pass(other_reader, writer, "down", flights))
        except asyncio.CancelledError:
            writer.transport.abort()
            other_writer.transport.abort()

    async def _pass(self, reader, writer, way: str, flights: dict):
        flight = flights[way]
        arriving = asyncio.Queue()
        delivery = asyncio.create_task(self._deliver(arriving, writer, flight))
        try:
            while data := await reader.read(await flight.room()):
                data = self._sees(data, way, flights["down"])
                now = self.loop.time()
                packets = -(-len(data) // SEGMENT)
                cost = 8 * (len(data) + packets * (PACKET - SEGMENT)) / self.rate
                self.free[way] = max(now, self.free[way]) + cost
                flight.leaves(len(data))
                arriving.put_nowait((self.free[way] + self.round_trip / 2, data))
        except OSError:
            pass
        arriving.put_nowait((self.loop.time() + self.round_trip / 2, b""))
        await delivery

    async def _deliver(self, arriving, writer, flight):
        while True:
            time, data = await arriving.get()
            if (wait := time - self.loop.time()) > 0:
                await asyncio.sleep(wait)
            if not data:
                writer.close()
                return
            writer.write(data)
            self.loop.call_later(self.round_trip / 2, flight.arrives, len(data))

    def _sees(self, data: bytes, way: str, answers: "Flight") -> bytes:
        """Counts the data and returns the data to send in its place."""
        if way == "down":
            if answers.is_session:
                self.said += len(data)
            else:
                self.carried += len(data)
            return data
        paths = [path.decode() for path in REQUEST.findall(data)]
        answers.is_session = answers.is_session or any(path.startswith("/session") for path in paths)
        self.requests += paths
        if self.codings:
            data = ACCEPTED.sub(rb"\1" + self.codings.encode(), data)
        return data

    def stop(self):
        async def end():
            self.server.close()
            while carrying := asyncio.all_tasks() - {asyncio.current_task()}:
                for task in carrying:
                    task.cancel()
                await asyncio.gather(*carrying, return_exceptions=True)

        asyncio.run_coroutine_threadsafe(end(), self.loop).result(5)
        self.loop.call_soon_threadsafe(self.loop.stop)


class Flight:
    """The unacknowledged bytes in one direction of a connection, and their limit."""

    def __init__(self):
        self.bytes = 0
        self.window = FIRST_WINDOW
        self.is_session = False
        self.changed = asyncio.Event()

    async def room(self) -> int:
        """Waits until at least one byte may be sent; returns the number of bytes, at most a
        packet."""
        while self.bytes >= self.window:
            self.changed.clear()
            await self.changed.wait()
        return min(SEGMENT, self.window - self.bytes)

    def leaves(self, count: int):
        self.bytes += count

    def arrives(self, count: int):
        self.bytes -= count
        self.window += count
        self.changed.set()
