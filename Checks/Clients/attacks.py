"""A server that other machines could reach, with an innocent user and an attacker who has an account."""

import base64
import hashlib
import hmac
import itertools
import json
import os
import socket
import struct
import subprocess
import time

import websockets.sync.client

from serving import Hark, command

SECRET = "a secret that signs tokens, and that an attacker has not got"
HELLO = {"type": "hello", "version": 1, "experience": "capture", "language": "en-US",
         "permission": "granted", "reducesMotion": True}


def encoded(data):
    if not isinstance(data, bytes):
        data = json.dumps(data).encode()
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def signed(claims, header=None, secret=SECRET, digest=hashlib.sha256):
    """Returns a JSON Web Token with any claims and any header, signed with HMAC."""
    text = f"{encoded(header or {'alg': 'HS256', 'typ': 'JWT'})}.{encoded(claims)}"
    return f"{text}.{encoded(hmac.new(secret.encode(), text.encode(), digest).digest())}"


def claims(user="mallory", **more):
    now = int(time.time())
    return {"sub": user, "iat": now, "exp": now + 3_600, **more}


users = itertools.count(1)


def somebody():
    """Returns a token of a new user, whose limits no other test has used."""
    return signed(claims(f"mallory-{next(users)}"))


class Fortress(Hark):
    """`hark serve` for other machines: it requires tokens from everybody."""

    def __init__(self, room, *options):
        secret = room / "secret"
        secret.write_text(SECRET)
        secret.chmod(0o600)
        super().__init__(room, "--host", "0.0.0.0", "--secret-file", str(secret), *options)
        self.first = self.process.pid
        self.host = f"127.0.0.1:{self.port}"

    @property
    def lives(self):
        """Whether the server is the process that was started first."""
        return self.process.poll() is None and self.process.pid == self.first

    def environment(self):
        return {**os.environ, "HOME": str(self.room), "XDG_DATA_HOME": "", "XDG_STATE_HOME": "",
                "XDG_CONFIG_HOME": ""}

    def revoke(self, name):
        subprocess.run([command(), "token", "revoke", name], check=True, capture_output=True,
                       env=self.environment())

    def connect(self, room=None):
        line = socket.socket()
        if room:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        line.connect(("127.0.0.1", self.port))
        return line

    def send(self, data):
        """Sends bytes over a connection of their own; returns all that comes back until the server
        closes the connection."""
        with self.connect() as line:
            try:
                line.sendall(data)
            except (BrokenPipeError, ConnectionResetError):
                pass
            return drained(line)

    def ask(self, target, *fields, method="GET", host=None, body=None, token=None):
        """Sends one request for any target; returns its status and the whole answer."""
        lines = [f"{method} {target} HTTP/1.1", f"Host: {host or self.host}", "Connection: close",
                 *fields]
        if token is not None:
            lines.append(f"Authorization: Bearer {token}")
        if body is not None:
            lines.append(f"Content-Length: {len(body)}")
        data = "\r\n".join([*lines, "", ""]).encode("latin-1") + (body or b"")
        answer = self.send(data)
        return status(answer), answer

    def dial(self, path, *fields, host=None):
        """Requests a socket; returns the connection, the status and the answer's header."""
        line = self.connect()
        lines = [f"GET {path} HTTP/1.1", f"Host: {host or self.host}", "Upgrade: websocket",
                 "Connection: Upgrade", "Sec-WebSocket-Version: 13",
                 "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==", *fields, "", ""]
        line.sendall("\r\n".join(lines).encode("latin-1"))
        head = b""
        while b"\r\n\r\n" not in head and (byte := line.recv(1)):
            head += byte
        return line, status(head), head

    def socket(self, path="/session", *fields):
        return Socket(*self.dial(path, *fields))

    def page(self, token, **hello):
        """Returns a socket that has said hello, and the server's answer."""
        page = self.socket()
        page.say({**HELLO, "token": token, **hello})
        return page, page.hear()

    def program(self, key=None, query=""):
        """Returns a realtime client's socket, and the server's first event."""
        fields = [f"Authorization: Bearer {key}"] if key is not None else []
        client = self.socket(f"/v1/realtime?intent=transcription{query}", *fields)
        return client, client.hear()


def status(answer):
    return int(answer.split()[1]) if answer.startswith(b"HTTP/1.") else 0


def drained(line):
    data = b""
    try:
        while piece := line.recv(65_536):
            data += piece
    except ConnectionResetError:
        pass
    return data


def frame(opcode, data=b"", final=True, reserved=0, masked=True, claimed=None):
    """Returns a client's frame; `claimed` is the length that it announces instead of its own."""
    length = len(data) if claimed is None else claimed
    head = bytes([(final << 7) | (reserved << 4) | opcode])
    mask = masked << 7
    if length < 126:
        head += bytes([mask | length])
    elif length < 1 << 16:
        head += bytes([mask | 126]) + struct.pack(">H", length)
    else:
        head += bytes([mask | 127]) + struct.pack(">Q", length)
    # A mask of zeros leaves the bytes as they are.
    return head + (bytes(4) if masked else b"") + data


class Socket:
    """A WebSocket client that can break every rule."""

    def __init__(self, line, code, head):
        self.line, self.status, self.head = line, code, head
        self.reader = line.makefile("rb")

    def send(self, data):
        try:
            self.line.sendall(data)
        except (BrokenPipeError, ConnectionResetError):
            pass

    def say(self, message):
        self.send(frame(1, message if isinstance(message, bytes) else json.dumps(message).encode()))

    def frame(self):
        """Returns the next frame's opcode and data; `None` at the end of the connection."""
        try:
            head = self.reader.read(2)
            if len(head) < 2:
                return None
            length = head[1] & 127
            if length == 126:
                length, = struct.unpack(">H", self.reader.read(2))
            elif length == 127:
                length, = struct.unpack(">Q", self.reader.read(8))
            return head[0] & 15, self.reader.read(length)
        except ConnectionResetError:
            return None

    def hear(self, *kinds):
        """Returns the next message, of one of these types if there are any, or the close code."""
        while (found := self.frame()) is not None:
            opcode, data = found
            if opcode == 8:
                return struct.unpack(">H", data[:2])[0] if data else 1005
            if opcode == 1 and (not kinds or json.loads(data)["type"] in kinds):
                return json.loads(data)
        return None

    def end(self, *kinds):
        """Returns the last message of these types before the close frame, and its code."""
        last = None
        while isinstance(message := self.hear(*kinds), dict):
            last = message
        return last, message

    def close(self):
        self.reader.close()
        self.line.close()


class Innocent:
    """A user with an open page, a finished text, and nothing to do with the attacks."""

    def __init__(self, server, user="ada"):
        self.server, self.token = server, signed(claims(user, jti=f"{user}-token"))
        self.page = websockets.sync.client.connect(
            f"ws://{server.host}/session", ping_interval=None, open_timeout=None)
        self.say({**HELLO, "token": self.token})
        self.session = self.hear("welcome")["session"]
        self.say({"type": "do", "id": 1, "action": "write", "text": "Mine.", "selection": [5, 5]})
        self.text = "Mine."
        self.counter = itertools.count(1)
        self.is_well()

    def say(self, message):
        self.page.send(json.dumps(message))

    def hear(self, kind):
        while (message := json.loads(self.page.recv()))["type"] != kind:
            if message["type"] == "show":
                self.text = message["screen"]["field"]["text"]
        return message

    def is_well(self):
        """Returns whether the page still has its connection, and its text."""
        at = next(self.counter)
        self.say({"type": "ping", "at": at})
        return self.hear("pong")["at"] == at and self.text == "Mine."

    def close(self):
        self.page.close()
