"""The real server, started as a user would start it."""

import asyncio
import os
import re
import shutil
import signal
import socket
import subprocess
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path


def command() -> str:
    """Returns the path of the built program."""
    found = os.environ.get("HARK") or shutil.which("hark")
    assert found, "HARK names no built command; scripts/clients-test builds one"
    return found


def wait_until(holds):
    """Polls until `holds` is true, for conditions that send no notification. pytest's timeout ends
    a wait that hangs."""
    while not holds():
        time.sleep(0.05)


async def apart(work, *arguments):
    """Runs the blocking function `work` in a thread that, unlike an executor's, does not keep a
    hanging test alive."""
    loop = asyncio.get_running_loop()
    answer = loop.create_future()

    def run():
        try:
            tell = (answer.set_result, work(*arguments))
        except BaseException as error:
            tell = (answer.set_exception, error)
        loop.call_soon_threadsafe(*tell)

    threading.Thread(target=run, daemon=True).start()
    return await answer


class Place:
    """A port that stays reserved while no server listens on it."""

    def __init__(self):
        self.socket = socket.socket()
        # A server can still bind it explicitly, but the system assigns it to no other socket.
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.socket.bind(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]

    def __enter__(self) -> int:
        return self.port

    def __exit__(self, *_):
        self.socket.close()


class Hark:
    """`hark serve` with `room` as its home directory. It can be killed and restarted on the same
    port."""

    def __init__(self, room: Path, *options: str, name: str = "hark"):
        self.room, self.name, self.options = room, name, options
        self.temporary = room / "temporary"
        self.temporary.mkdir(exist_ok=True)
        self.log = room / f"{name}.log"
        self.place = Place()
        self.port = self.place.port
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self):
        """Starts the server, and returns once it is listening."""
        with open(self.log, "a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                [command(), "serve", "--port", str(self.port), *self.options],
                stdout=subprocess.PIPE, stderr=log, text=True,
                env={**os.environ, "HOME": str(self.room), "TMPDIR": str(self.temporary),
                     "XDG_DATA_HOME": "", "XDG_STATE_HOME": "", "XDG_CONFIG_HOME": ""})
        said = ""
        for line in self.process.stdout:
            said += line
            if "Listening at" in line:
                return
        raise AssertionError(f"hark serve did not begin: {said}{self.log.read_text()}")

    def ask_to_stop(self):
        self.process.send_signal(signal.SIGTERM)

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        """Stops the server permanently."""
        if self.process.poll() is None:
            self.ask_to_stop()
            self.process.wait()
        self.place.socket.close()

    def health(self) -> int:
        """Returns the status of the health endpoint."""
        try:
            with urllib.request.urlopen(f"{self.url}/health") as answer:
                return answer.status
        except urllib.error.HTTPError as refusal:
            return refusal.code

    def metrics(self) -> str:
        with urllib.request.urlopen(f"{self.url}/metrics") as answer:
            return answer.read().decode()

    def metric(self, name: str) -> float:
        return float(re.search(rf"^{re.escape(name)} (\S+)$", self.metrics(), re.M).group(1))

    def metric_of(self, line: str) -> float:
        """Returns the metric whose line begins with `line`; 0 if there is none yet."""
        found = re.search(rf"^{re.escape(line)}(\S+)$", self.metrics(), re.M)
        return float(found.group(1)) if found else 0

    @property
    def sessions(self) -> int:
        """The number of sessions; 0 while the server is not running."""
        return int(self.metric("hark_sessions")) if self.process.poll() is None else 0

    @property
    def memory(self) -> int:
        """The resident memory, in bytes."""
        with open(f"/proc/{self.process.pid}/status", encoding="utf-8") as status:
            line = next(line for line in status if line.startswith("VmRSS:"))
        return int(line.split()[1]) * 1024

    @property
    def open_files(self) -> list[str]:
        """The client-sent files that still occupy disk space."""
        folder = f"/proc/{self.process.pid}/fd"
        links = []
        for name in os.listdir(folder):
            try:
                links.append(os.readlink(f"{folder}/{name}"))
            except FileNotFoundError:
                pass
        return [link for link in links
                if link.startswith(str(self.temporary)) and link.endswith("(deleted)")]
