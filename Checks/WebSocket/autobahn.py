"""Runs the test cases of the Autobahn suite against a WebSocket echo server.

The suite is written for Python 2. Its cases are converted to Python 3 with lib2to3 and run by this
file's own client, which sends any data that a case requires, even if it is invalid. Where a case
waits for some time, the client waits for the server's answer to a ping instead: the server reads
frames in order, so the answer proves that it has read everything before. Categories 9.9, 12, and 13
are omitted, because compression is never negotiated here.

    autobahn.py SUITE PORT [CATEGORY,…]

SUITE is the folder `autobahntestsuite/case` of the suite's source.
"""

import asyncio
import base64
import binascii
import codecs
import collections
import glob
import os
import re
import struct
import sys
import tempfile
import types
import warnings

warnings.simplefilter("ignore", DeprecationWarning)
from lib2to3 import refactor  # noqa: E402

OPEN, CLOSING, CLOSED = 3, 2, 0

# The time in seconds after which a case is considered hung. No other result depends on it.
LIMIT = 120
LEFT_OUT = re.compile(r"case(9_9|12|13)_")


def plain(value):
    """Converts bytes to text with the same code points, as in Python 2."""
    if isinstance(value, bytes):
        return value.decode("latin-1")
    if isinstance(value, (list, tuple)):
        return type(value)(plain(part) for part in value)
    return value


def raw(value) -> bytes:
    return value if isinstance(value, bytes) else value.encode("latin-1")


def load_cases(suite: str) -> list:
    """Returns all case classes in numerical order."""
    stub_modules()
    folder = tempfile.mkdtemp()
    sys.path.insert(0, folder)
    tool = refactor.RefactoringTool(refactor.get_fixers_from_package("lib2to3.fixes"))
    names = [os.path.basename(path) for path in glob.glob(suite + "/case*.py")]
    names = [name for name in names if not LEFT_OUT.match(name)]
    for name in names:
        with open(f"{suite}/{name}", encoding="latin-1") as file:
            source = file.read().expandtabs(3) + "\n"
        source = source.replace("(object, Case, )", "(Case, )").replace("tostring", "tobytes")
        source = source.replace("/ self.p.autoFragmentSize", "// self.p.autoFragmentSize")
        with open(f"{folder}/{name}", "w", encoding="utf-8") as file:
            file.write(str(tool.refactor_string(source, name)))
    base = __import__("case").Case
    base.compare = lambda self, one, other: plain(one) == plain(other)
    found = {}
    for name in sorted(names):
        for value in vars(__import__(name[:-3])).values():
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, type) and issubclass(one, base) and one is not base:
                    found[number(one)] = one
    return [found[key] for key in sorted(found)]


def number(case) -> tuple:
    return tuple(int(part) for part in re.findall(r"\d+", case.__name__))


def stub_modules():
    """Provides the modules and names that the cases use in the categories that run here."""
    protocol = types.ModuleType("autobahn.websocket.protocol")
    protocol.WebSocketProtocol = type(
        "WebSocketProtocol",
        (),
        {"STATE_OPEN": OPEN, "STATE_CLOSING": CLOSING, "STATE_CLOSED": CLOSED},
    )
    for name in ("autobahn", "autobahn.websocket"):
        sys.modules[name] = types.ModuleType(name)
    sys.modules[protocol.__name__] = protocol
    validator = types.ModuleType("autobahn.websocket.utf8validator")
    validator.Utf8Validator = Utf8Validator
    sys.modules[validator.__name__] = validator
    to_hex = binascii.b2a_hex
    binascii.b2a_hex = lambda data: plain(to_hex(raw(data)))


class Utf8Validator:
    """Determines whether bytes can begin a UTF-8 text, and whether they end with a complete
    character."""

    def reset(self):
        pass

    def validate(self, data) -> tuple:
        decoder = codecs.getincrementaldecoder("utf-8")()
        try:
            decoder.decode(raw(data))
        except UnicodeDecodeError:
            return False, False
        return True, not decoder.getstate()[0]


class Client(asyncio.Protocol):
    """The client that a case controls, with the suite's names."""

    CLOSE_STATUS_CODE_NORMAL = 1000
    CLOSE_STATUS_CODE_PROTOCOL_ERROR = 1002
    CLOSE_STATUS_CODE_INVALID_PAYLOAD = 1007

    def __init__(self, case_class, port: int):
        self.port = port
        self.loop = asyncio.get_running_loop()
        self.ended = self.loop.create_future()
        self.factory = types.SimpleNamespace(isServer=False)
        self.state = CLOSED
        self.connectionWasOpen = self.wasClean = False
        self.closedByMe = self.droppedByMe = self.failedByMe = False
        self.remoteCloseCode = self.remoteCloseReason = None
        self.localCloseCode = self.localCloseReason = None
        self.autoFragmentSize = 0
        self.createWirelog = False
        self.txFrameStats = collections.Counter()
        self.received = b""
        self.message = None
        self.is_inside_frame = False
        self.awaited = {}
        self.case = case_class(self)

    # Incoming data.

    def connection_made(self, transport):
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /session HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            "\r\n".encode()
        )

    def data_received(self, data):
        self.received += data
        if not self.connectionWasOpen:
            if b"\r\n\r\n" not in self.received:
                return
            head, self.received = self.received.split(b"\r\n\r\n", 1)
            if b" 101 " not in head.split(b"\r\n")[0]:
                return self.transport.abort()
            self.connectionWasOpen = True
            self.state = OPEN
            self.case.onOpen()
        while self.state != CLOSED and self.read_frame():
            pass

    def read_frame(self) -> bool:
        data = self.received
        if len(data) < 2:
            return False
        length, start = data[1] & 0x7F, 2
        if length >= 126:
            start = 4 if length == 126 else 10
            if len(data) < start:
                return False
            length = int.from_bytes(data[2:start], "big")
        if len(data) < start + length:
            return False
        payload, self.received = data[start : start + length], data[start + length :]
        self.take(data[0] & 15, bool(data[0] & 0x80), payload)
        return True

    def take(self, opcode: int, is_final: bool, payload: bytes):
        if opcode == 8:
            return self.take_close(payload)
        if self.state != OPEN:
            return
        if opcode == 9:
            self.case.onPing(plain(payload))
            self.sendFrame(10, payload)
        elif opcode == 10 and payload in self.awaited:
            self.awaited.pop(payload)()
        elif opcode == 10:
            self.case.onPong(plain(payload))
        else:
            self.message = (opcode, []) if opcode else self.message
            self.message[1].append(payload)
            if is_final:
                kind, parts = self.message
                self.case.onMessage(plain(b"".join(parts)), kind == 2)

    def take_close(self, payload: bytes):
        if len(payload) >= 2:
            self.remoteCloseCode = struct.unpack(">H", payload[:2])[0]
            self.remoteCloseReason = plain(payload[2:])
        if self.state == OPEN:
            self.sendFrame(8, payload)
        self.state = CLOSING
        self.wasClean = True
        self.case.onClose(True, self.remoteCloseCode, self.remoteCloseReason)

    def eof_received(self):
        return False

    def connection_lost(self, error):
        self.state = CLOSED
        self.case.onConnectionLost(self.failedByMe)
        if not self.ended.done():
            self.ended.set_result(None)

    # The interface for cases.

    def sendFrame(self, opcode, payload="", fin=True, rsv=0, mask=None, payload_len=None,
                  chopsize=None, sync=False):
        data = raw(payload)
        if payload_len:
            data = (data * (payload_len // max(len(data), 1) + 1))[:payload_len]
        self.txFrameStats[opcode] += 1
        bytes_ = self.head(opcode, len(data), fin, rsv) + self.masked(data)
        step = chopsize or len(bytes_)
        for place in range(0, len(bytes_), step):
            self.write(bytes_[place : place + step])

    def head(self, opcode, length, fin=True, rsv=0) -> bytes:
        first = bytes([fin << 7 | rsv << 4 | opcode])
        if length < 126:
            return first + bytes([0x80 | length])
        if length < 65536:
            return first + bytes([0xFE]) + struct.pack(">H", length)
        return first + bytes([0xFF]) + struct.pack(">Q", length)

    def masked(self, data: bytes) -> bytes:
        key = os.urandom(4)
        whole = (key * (len(data) // 4 + 1))[: len(data)]
        mixed = int.from_bytes(data, "big") ^ int.from_bytes(whole, "big")
        return key + mixed.to_bytes(len(data), "big")

    def write(self, data: bytes):
        if not self.transport.is_closing():
            self.transport.write(data)

    def sendMessage(self, payload, isBinary=False, fragmentSize=None):
        data, kind = raw(payload), 2 if isBinary else 1
        step = fragmentSize or self.autoFragmentSize or max(len(data), 1)
        parts = [data[place : place + step] for place in range(0, len(data), step)] or [b""]
        for index, part in enumerate(parts):
            self.sendFrame(0 if index else kind, part, fin=index == len(parts) - 1)

    def beginMessage(self, isBinary=False):
        self.kind = 2 if isBinary else 1

    def beginMessageFrame(self, length):
        # A mask of zeros, so that the parts need no mask offset.
        self.write(self.head(self.kind, length, fin=False) + bytes(4))
        self.kind = 0
        self.is_inside_frame = True

    def sendMessageFrameData(self, payload):
        self.write(raw(payload))

    def endMessage(self):
        self.is_inside_frame = False
        self.sendFrame(0, fin=True)

    def sendClose(self, code=None, reason=None):
        if self.state == OPEN:
            self.sendCloseFrame(code, reason)

    def sendCloseFrame(self, code=None, reasonUtf8=None, isReply=False):
        payload = b"" if code is None else struct.pack(">H", code)
        self.localCloseCode, self.localCloseReason = code, reasonUtf8
        self.sendFrame(8, payload + raw(reasonUtf8 or ""))
        self.state = CLOSING
        self.closedByMe = True

    # The suite's delays are guesses about a server's response time.

    def closeAfter(self, delay):
        # A case that expects an answer closes after the answer has arrived.
        if self.case.received in self.case.expected.values():
            self.afterAnswer(self.sendClose)

    def killAfter(self, delay):
        """Does nothing: the server must close the connection; otherwise, `LIMIT` ends the case."""

    def continueLater(self, delay, fun, tag=None):
        # A ping would become part of the frame, and the server does not answer half a frame.
        if self.is_inside_frame:
            self.loop.call_soon(fun)
        else:
            self.afterAnswer(fun)

    def afterAnswer(self, fun):
        """Calls `fun` once the server has read everything sent so far; does not call it if the
        server disconnects first."""
        payload = os.urandom(16)
        self.awaited[payload] = fun
        self.sendFrame(9, payload)

    def kill(self):
        if self.state != CLOSED:
            self.failedByMe = self.droppedByMe = True
            self.transport.abort()

    def enableWirelog(self, _):
        pass


async def run(case_class, port: int):
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(lambda: Client(case_class, port), "127.0.0.1", port)
    try:
        await asyncio.wait_for(client.ended, LIMIT)
    except asyncio.TimeoutError:
        client.kill()
        await client.ended
    return client.case


async def main() -> int:
    suite, port = sys.argv[1], int(sys.argv[2])
    wanted = {int(part) for part in sys.argv[3].split(",")} if len(sys.argv) > 3 else None
    cases = [one for one in load_cases(suite) if wanted is None or number(one)[0] in wanted]
    counts, closes, failed = collections.Counter(), collections.Counter(), []
    for case_class in cases:
        case = await run(case_class, port)
        counts[case.behavior] += 1
        closes[case.behaviorClose] += 1
        if case.behavior == case.FAILED or case.behaviorClose not in (case.OK, case.INFORMATIONAL):
            failed.append(case_class.__name__)
            print(f"{case_class.__name__}: {case.behavior}, {case.result}"
                  f" Close: {case.behaviorClose}, {case.resultClose}")
    print(f"{len(cases)} cases: {dict(counts)}; close: {dict(closes)}")
    return 1 if failed or not cases else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
