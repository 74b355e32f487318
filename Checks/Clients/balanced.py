"""Two real gateways with one data folder, behind a real balancer with the configuration of deploy/."""

import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"


def balancer() -> str | None:
    return shutil.which("haproxy", path=f"{os.environ['PATH']}:/usr/sbin")


def free_port() -> int:
    with socket.socket() as any_port:
        any_port.bind(("127.0.0.1", 0))
        return any_port.getsockname()[1]


class Gateway:
    """One `hark serve`, which can be killed and begun again at the same port."""

    def __init__(self, room: Path, name: str, *options: str):
        self.room, self.name, self.options = room, name, options
        self.port = free_port()
        self.process = None
        self.start()

    def start(self):
        log = open(self.room / f"{self.name}.log", "a", encoding="utf-8")
        self.process = subprocess.Popen(
            [os.environ["HARK"], "serve", "--port", str(self.port), *self.options],
            stdout=log, stderr=log,
            env={**os.environ, "HOME": str(self.room), "XDG_DATA_HOME": "", "XDG_STATE_HOME": ""})
        wait_until(lambda: self.health() == 200)

    def health(self) -> int:
        """The status of its health; 0 when nobody answers."""
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=20) as answer:
                return answer.status
        except urllib.error.HTTPError as refusal:
            return refusal.code
        except OSError:
            return 0

    def sessions(self) -> int:
        """How many it has; 0 when nobody answers."""
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=20) as answer:
                lines = answer.read().decode().splitlines()
        except OSError:
            return 0
        return int(float(
            next(line.split()[1] for line in lines if line.startswith("hark_sessions "))))

    def kill(self):
        self.process.kill()
        self.process.wait()

    def drain(self):
        self.process.send_signal(signal.SIGTERM)

    def stop(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


class Balanced:
    """`rooms` are the folders of the gateways: one and the same where they share what they keep.

    With an `engine` they recognise nothing themselves: it does, as on several machines."""

    def __init__(self, rooms: list[Path], *options: str, engine: Gateway | None = None):
        self.engine = engine
        if engine:
            options += ("--recognizer-url", f"http://127.0.0.1:{engine.port}/v1")
        self.gateways = [
            Gateway(room, f"gateway-{number}", *options) for number, room in enumerate(rooms, 1)]
        self.port = free_port()
        self.process = subprocess.Popen(
            [balancer(), "-db", "-q", "-f", str(CONFIGURATION)],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={
                **os.environ, "LISTEN": f"127.0.0.1:{self.port}",
                **{f"GATEWAY_{number}": f"127.0.0.1:{gateway.port}"
                   for number, gateway in enumerate(self.gateways, 1)}})
        wait_until(self.serves)

    def serves(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=2):
                return True
        except OSError:
            return False

    def holder(self) -> Gateway:
        """The gateway that has a session, as soon as one has."""
        found = []
        wait_until(lambda: found.extend(each for each in self.gateways if each.sessions()) or found)
        return found[0]

    def other(self, gateway: Gateway) -> Gateway:
        return next(each for each in self.gateways if each is not gateway)

    def stop(self):
        self.process.kill()
        self.process.wait()
        for server in filter(None, [*self.gateways, self.engine]):
            server.stop()


def wait_until(holds, seconds: float = 30):
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, "it did not come about in time"
        time.sleep(0.05)
