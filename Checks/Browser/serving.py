"""The real server, started as a user would start it."""

import os
import re
import shutil
import subprocess
from pathlib import Path

# The installed form of the page, built by scripts/page.
PAGE = Path(__file__).parents[2] / ".build/page"
# The page's sources, which browsers can load directly.
SOURCES = Path(__file__).parents[2] / "Web"


def built(name: str) -> Path:
    """Returns a file of the built page, in the folder named after the page's version."""
    return next(PAGE.glob(f"v/*/{name}"))


def address(name: str) -> str:
    return f"/{built(name).relative_to(PAGE)}"


def hark() -> str:
    """Returns the path of the built command."""
    command = os.environ.get("HARK") or shutil.which("hark")
    assert command, "HARK names no built command; scripts/browser-test builds one"
    return command


class Hark:
    """`hark serve` on a free port."""

    def __init__(self, room: Path, *options: str, port: int = 0, page: Path = PAGE):
        self.room = room
        self.page = page
        self.options = options
        self.database = room / "captures.sqlite"
        self.log = open(room / "hark.log", "a", encoding="utf-8")
        self.start(port)

    def start(self, port: int = 0):
        self.process = subprocess.Popen(
            [hark(), "serve", "--port", str(port), "--page", str(self.page),
             "--database", str(self.database), *self.options],
            stdout=subprocess.PIPE, stderr=self.log, text=True,
            env={**os.environ, "HOME": str(self.room), "XDG_RUNTIME_DIR": str(self.room)})
        said = ""
        for line in self.process.stdout:
            said += line
            if found := re.search(r"(https?://\S+?:(\d+))/?", line):
                self.url, self.port = found.group(1), int(found.group(2))
                return
        raise AssertionError(f"hark serve did not begin: {said}")

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=20)

    def kill(self):
        """Kills the server, as if its machine had failed."""
        self.process.kill()
        self.process.wait(timeout=20)
