"""The real server, as a person would start it."""

import os
import re
import shutil
import subprocess
from pathlib import Path


def command() -> str:
    """The built program."""
    found = os.environ.get("HARK") or shutil.which("hark")
    assert found, "HARK names no built command; scripts/clients-test builds one"
    return found


class Hark:
    """`hark serve` at a free port, with a folder for temporary files of its own."""

    def __init__(self, room: Path, *options: str):
        self.temporary = room / "temporary"
        self.temporary.mkdir(exist_ok=True)
        self.log = room / "hark.log"
        with open(self.log, "a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                [command(), "serve", "--port", "0", "--database", str(room / "captures.sqlite"),
                 *options],
                stdout=subprocess.PIPE, stderr=log, text=True,
                env={**os.environ, "HOME": str(room), "TMPDIR": str(self.temporary)})
        said = ""
        for line in self.process.stdout:
            said += line
            if found := re.search(r"(http://\S+?:(\d+))/?", line):
                self.url, self.port = found.group(1), int(found.group(2))
                return
        raise AssertionError(f"hark serve did not begin: {said}")

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=20)

    @property
    def memory(self) -> int:
        """Bytes that it has in use."""
        with open(f"/proc/{self.process.pid}/status", encoding="utf-8") as status:
            line = next(line for line in status if line.startswith("VmRSS:"))
        return int(line.split()[1]) * 1024

    @property
    def open_files(self) -> list[str]:
        """Files that clients have sent and that still take room."""
        folder = f"/proc/{self.process.pid}/fd"
        links = []
        for name in os.listdir(folder):
            try:
                links.append(os.readlink(f"{folder}/{name}"))
            except FileNotFoundError:
                pass
        return [link for link in links
                if link.startswith(str(self.temporary)) and link.endswith("(deleted)")]
