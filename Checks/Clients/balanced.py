"""Two real gateways with shared data, behind a real load balancer that uses the configuration in
deploy/."""

import os
import shutil
import socket
import subprocess
import threading
from pathlib import Path

from serving import Hark, Place

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"


def balancer() -> str | None:
    return shutil.which("haproxy", path=f"{os.environ['PATH']}:/usr/sbin")


class Balanced:
    """`rooms` contains the gateways' folders, which are the same if the gateways share their data.
    `pages` contains the folders of their pages, if these differ."""

    def __init__(self, rooms: list[Path], *options: str, pages: list[Path] | None = None):
        # Long enough never to expire during a test; a second signal ends the drain.
        options += ("--drain", "600")
        own = [["--page", str(page)] for page in pages or []] or [[], []]
        # The balancer checks the gateways at these ports.
        self.probes = [Place() for _ in rooms]
        self.gateways = [
            Hark(room, *options, "--probe-port", str(probes.port), *more, name=f"gateway-{number}")
            for number, (room, probes, more) in enumerate(zip(rooms, self.probes, own), 1)]
        # The balancer inherits a listening socket, so that no client connects before it is ready.
        with socket.create_server(("127.0.0.1", 0)) as door:
            self.port = door.getsockname()[1]
            self.process = subprocess.Popen(
                [balancer(), "-db", "-f", str(CONFIGURATION)], pass_fds=[door.fileno()],
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                env={
                    **os.environ, "LISTEN": f"fd@{door.fileno()}",
                    **{f"GATEWAY_{number}": f"127.0.0.1:{gateway.port}"
                       for number, gateway in enumerate(self.gateways, 1)},
                    **{f"PROBES_{number}": str(probes.port)
                       for number, probes in enumerate(self.probes, 1)}})
        self.url = f"http://127.0.0.1:{self.port}"
        self.said = []
        self.news = threading.Condition()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        for line in self.process.stdout:
            with self.news:
                self.said.append(line)
                self.news.notify_all()

    @property
    def holder(self) -> Hark:
        """The gateway that has a session."""
        return next(each for each in self.gateways if each.sessions)

    def other(self, gateway: Hark) -> Hark:
        return next(each for each in self.gateways if each is not gateway)

    def drain(self, gateway: Hark):
        """Asks the gateway to stop; returns once the balancer has marked it as down."""
        before = len(self.said)
        gateway.ask_to_stop()
        with self.news:
            self.news.wait_for(
                lambda: any(f"{gateway.name} is DOWN" in line for line in self.said[before:]))
        assert gateway.health() == 503

    def end(self, gateway: Hark, how: str):
        """Kills the gateway, or stops it as an orchestrator does, so that it exits only after the
        balancer has marked it as down."""
        if how == "kill":
            return gateway.kill()
        self.drain(gateway)
        gateway.ask_to_stop()
        assert gateway.process.wait() == 0

    def stop(self):
        self.process.kill()
        self.process.wait()
        for gateway in self.gateways:
            gateway.kill()
            gateway.stop()
        for probes in self.probes:
            probes.socket.close()
