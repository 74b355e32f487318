"""A server that shows the test's screens and records the page's messages.

Everything except the session, such as files, themes, and headers, comes from the real server.
"""

import asyncio
import json
import queue
import re
import struct
import urllib.error
import urllib.request
from pathlib import Path

from playwright.sync_api import expect
from websockets.asyncio.server import serve
from websockets.datastructures import Headers
from websockets.http11 import Response

from local_server import LocalServer

PASSED_ON = ("Content-Type", "Content-Security-Policy", "Permissions-Policy", "Cache-Control")


class Scripted(LocalServer):
    """Serves one session at a time. `said` receives every message of the page, with audio as
    (opening, first, count).

    `modules` contains the test's own modules by path; `page` is the connected page.
    """

    def __init__(self, site: str, screen: dict):
        self.site = site
        self.screen = screen
        self.said = queue.Queue()
        self.events = 1
        self.done = 0
        self.welcome = {}
        self.modules = {}
        self.socket = None
        self.page = None
        self.marks = 0
        super().__init__()

    async def listens(self):
        return await serve(self._session, "127.0.0.1", 0, process_request=self._answer)

    async def _answer(self, connection, request):
        if request.path.partition("?")[0] == "/session":
            return None
        return await asyncio.to_thread(self._fetch, request.path)

    def _fetch(self, path: str) -> Response:
        if path in self.modules:
            headers = Headers({"Content-Type": "text/javascript", "Connection": "close"})
            return Response(200, "OK", headers, self.modules[path].encode())
        try:
            answer = urllib.request.urlopen(self.site + path)
        except urllib.error.HTTPError as error:
            answer = error
        body = answer.read()
        kept = {name: answer.headers[name] for name in PASSED_ON if answer.headers[name]}
        headers = Headers({**kept, "Content-Length": str(len(body)), "Connection": "close"})
        return Response(answer.status, answer.reason, headers, body)

    async def _session(self, socket):
        self.socket = socket
        async for message in socket:
            await self._take(socket, message)

    async def _take(self, socket, message):
        if isinstance(message, bytes):
            opening, first = struct.unpack_from("<II", message)
            self.said.put({"type": "sound", "opening": opening, "first": first,
                           "count": len(message) // 2 - 4})
            return
        message = json.loads(message)
        if message["type"] == "ping":
            await socket.send(json.dumps({"type": "pong", "at": message["at"]}))
            return
        if message["type"] == "hello":
            await self._say({"type": "welcome", "version": 1, "session": "scripted",
                             "isResumed": "resume" in message, "done": self.done, "heard": None,
                             "language": "en", "words": WORDS, "screen": self.screen, **self.welcome})
        if message["type"] == "do":
            self.done = message["id"]
        self.said.put(message)

    async def _say(self, message: dict):
        self.events += 1
        await self.socket.send(json.dumps({"event": self.events, **message}))

    # Test interface.

    def says(self, message: dict):
        asyncio.run_coroutine_threadsafe(self._say(message), self.loop).result(5)

    def plays(self, playback: int, first: int, samples: bytes):
        """Sends 16-bit audio of a reply."""
        message = struct.pack("<II", playback, first) + samples
        asyncio.run_coroutine_threadsafe(self.socket.send(message), self.loop).result(5)

    def shows(self, screen: dict):
        self.screen = screen
        self.says({"type": "show", "done": self.done, "screen": screen})

    def hears(self, kind: str) -> dict:
        """Returns the page's next message of this type."""
        while (message := self.said.get(timeout=30))["type"] != kind:
            pass
        return message

    def is_drawn(self):
        """Returns once the page has processed all previous messages."""
        self.marks += 1
        text = f"Mark {self.marks}"
        self.says({"type": "announce", "text": text, "isUrgent": False})
        # An open dialog has a live region of its own.
        said = self.page.locator(".live [aria-live=polite] p")
        expect(said.filter(has_text=re.compile(f"^{text}$"))).to_be_attached()

    def messages(self) -> list:
        """Returns the page's messages so far. The page sends messages in order, so its report of
        the setting that this method changes marks the end."""
        self.is_drawn()
        found = []
        for wish in ("reduce", "no-preference"):
            self.page.emulate_media(reduced_motion=wish)
            while (message := self.said.get(timeout=30))["type"] != "settings":
                found.append(message)
        return found

    def actions(self) -> list:
        """Returns the user's actions that have not been read yet."""
        return [one["action"] for one in self.messages() if one["type"] == "do"]

    def opens(self, opening: int = 1):
        """Requests the microphone and waits until it is open."""
        self.asks_for(opening)
        assert self.hears("microphone")["event"] == "opened"

    def asks_for(self, opening: int):
        self.says({"type": "open", "opening": opening, "constraints": {
            "echoCancellation": False, "noiseSuppression": False, "autoGainControl": False}})

    def cuts(self):
        """Aborts the socket without a close frame."""
        self.loop.call_soon_threadsafe(self.socket.transport.abort)

    def is_left(self):
        """Returns once the page has closed the socket."""
        asyncio.run_coroutine_threadsafe(self.socket.wait_closed(), self.loop).result(30)

    def turns_deaf(self):
        """Stops reading from the page on this connection."""
        self.loop.call_soon_threadsafe(self.socket.transport.pause_reading)

    def stop(self):
        async def end():
            self.server.close()
            await self.server.wait_closed()

        asyncio.run_coroutine_threadsafe(end(), self.loop).result(5)
        self.loop.call_soon_threadsafe(self.loop.stop)


WELCOME = Path(__file__).parents[2] / "Docs/protocol/server/welcome.json"

# The server's strings, some of which are specific to an experience.
WORDS = {
    **json.loads(WELCOME.read_text("utf-8"))["words"],
    "title": "Scripted", "confirm": "Log This Meal", "settingsPath": "You can enable it behind the sign.",
    "results": "What your meal holds", "startOver": "Log another meal",
}
