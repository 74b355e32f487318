"""A page without a browser: it sends its greeting, streams a recording, and reconnects after a lost
connection."""

import asyncio
import json
import socket
import struct
import time
import wave

import websockets

PIECE = 320
KEPT = 480_000
RATE = 16_000


class Page:
    """A page as specified by Docs/PROTOCOL.md, which remembers the server's screens."""

    def __init__(self, port: int, experience: str, sound: bytes, tab: str = "tab"):
        self.url = f"ws://127.0.0.1:{port}/session?tab={tab}"
        self.experience = experience
        self.samples = memoryview(sound).cast("h")
        self.session, self.seen, self.done, self.last_action = None, 0, 0, 0
        self.actions = []
        self.opening, self.sent, self.opened_at = None, 0, None
        self.screen = None
        self.greeted = asyncio.Event()
        self.changed = asyncio.Event()
        self.refusals, self.byes, self.finals = [], [], []
        self.socket, self.is_over = None, False
        self.is_resumed = []

    async def run(self):
        """Connects repeatedly until `is_over`."""
        wait = 0.25
        while not self.is_over:
            try:
                async with websockets.connect(
                    self.url, open_timeout=None, ping_interval=None, max_size=None
                ) as self.socket:
                    await self.greet()
                    async for message in self.socket:
                        if isinstance(message, str):
                            await self.take(json.loads(message))
                        self.changed.set()
                        wait = 0.25 if self.greeted.is_set() else wait
            except (OSError, websockets.exceptions.WebSocketException):
                pass
            self.greeted.clear()
            self.changed.set()
            if not self.is_over:
                # Waits as a page does: a balancer without gateways refuses connections immediately.
                await asyncio.sleep(wait * 0.75)
                wait = min(wait * 2, 8)

    async def greet(self):
        hello = {
            "type": "hello", "version": 1, "experience": self.experience, "language": "en-US",
            "permission": "granted", "reducesMotion": True}
        if self.session:
            hello["resume"] = {"session": self.session, "seen": self.seen}
        await self.say(hello)

    async def take(self, message):
        self.seen = max(self.seen, message.get("event", 0))
        kind = message["type"]
        if kind == "welcome":
            await self.welcome(message)
        elif kind == "show":
            self.settle(message)
        elif kind == "open":
            self.opening, self.sent, self.opened_at = message["opening"], 0, time.monotonic()
            await self.say({"type": "microphone", "opening": self.opening, "event": "opened"})
        elif kind == "close":
            if message["opening"] == self.opening:
                self.opening = None
            await self.say(
                {"type": "microphone", "opening": message["opening"], "event": "closed"})
        elif kind == "refused":
            self.refusals.append(message["code"])
            self.session = None
        elif kind == "bye":
            self.byes.append(message["code"])

    async def welcome(self, message):
        self.is_resumed.append(message["isResumed"])
        if not message["isResumed"]:
            self.session, self.actions, self.opening = message["session"], [], None
            self.last_action = message["done"]
        heard = message["heard"]
        if not heard:
            self.opening = None
        elif heard["opening"] == self.opening:
            # Samples that exceed the page's buffer are lost.
            self.sent = max(heard["samples"], self.now_heard() - KEPT)
            await self.say({"type": "microphone", "opening": self.opening, "event": "opened"})
        self.settle(message)
        for action in self.actions:
            await self.say(action)
        self.greeted.set()

    def settle(self, message):
        self.screen, self.done = message["screen"], message["done"]
        self.actions = [action for action in self.actions if action["id"] > self.done]

    async def act(self, action: str, **members):
        self.last_action += 1
        request = {"type": "do", "id": self.last_action, "action": action, **members}
        if self.opening:
            request["after"] = {"opening": self.opening, "samples": self.now_heard()}
        self.actions.append(request)
        if self.greeted.is_set():
            await self.say(request)

    async def say(self, message):
        try:
            await self.socket.send(json.dumps(message))
        except websockets.exceptions.ConnectionClosed:
            pass

    def has_unread_close(self) -> bool:
        """Returns whether a close frame with a code has arrived, even if the page has not read
        it."""
        with socket.fromfd(
            self.socket.transport.get_extra_info("socket").fileno(), socket.AF_INET, socket.SOCK_STREAM
        ) as line:
            try:
                return line.recv(1 << 20, socket.MSG_PEEK)[-4:-2] == b"\x88\x02"
            except BlockingIOError:
                return False

    def send_silence(self):
        """Sends a chunk of audio without reading from the connection, and ignores send errors."""
        self.socket.protocol.send_binary(
            struct.pack("<II", self.opening, self.sent) + bytes(2 * PIECE))
        self.socket.send_data()
        self.sent += PIECE

    def now_heard(self) -> int:
        """Returns the number of captured samples, including those that have not been sent."""
        if self.opened_at is None:
            return 0
        return min(int((time.monotonic() - self.opened_at) * RATE), len(self.samples))

    async def speak(self):
        """Sends captured audio, and resends audio after a lost connection. It sends in real time,
        because a server ends an opening whose audio is ahead of real time."""
        pinged = time.monotonic()
        while not self.is_over:
            await asyncio.sleep(PIECE / RATE)
            if not self.greeted.is_set():
                continue
            if time.monotonic() - pinged > 5:
                pinged = time.monotonic()
                await self.say({"type": "ping", "at": pinged})
            while self.opening and self.sent < self.now_heard() and self.greeted.is_set():
                end = min(self.sent + PIECE, self.now_heard())
                piece = bytes(self.samples[self.sent:end].cast("B"))
                try:
                    await self.socket.send(struct.pack("<II", self.opening, self.sent) + piece)
                except websockets.exceptions.ConnectionClosed:
                    break
                self.sent = end
                self.changed.set()

    @property
    def text(self) -> str:
        if not self.screen:
            return ""
        form = self.screen.get("dictation")
        return form["fields"][0]["text"] if form and form["fields"] else self.screen["field"]["text"]

    async def until(self, holds):
        """Returns once `holds()` is true, which is checked after each screen and each sent
        chunk."""
        while not (self.screen and holds()):
            self.changed.clear()
            await self.changed.wait()


def samples_of(*paths, pause: float = 0.8) -> bytes:
    """Returns recordings in sequence, each followed by silence."""
    sound = b""
    for path in paths:
        with wave.open(str(path)) as source:
            sound += source.readframes(source.getnframes())
        sound += bytes(2 * int(RATE * pause))
    return sound
