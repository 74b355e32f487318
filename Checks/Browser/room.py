"""A folder for the programs that a test run starts, and the cleanup of both.

The programs carry the folder's name in their environment. When the test run ends, no matter how, a
guardian process terminates all programs with that name, including those that they have started, and
removes the folder.
"""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

MARK = "HARK_TEST_ROOM"

# The time that a program may take to exit on its own, in seconds. A program that does so can clean
# up; Xvfb removes its lock file.
PATIENCE = 3

# Variables that refer to programs of the user who runs the tests.
FOREIGN = ("DISPLAY", "WAYLAND_DISPLAY", "PULSE_SERVER", "DBUS_SESSION_BUS_ADDRESS")


class Room:
    """A folder that is also the home directory of the programs that use it."""

    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="hark-room-"))
        # A separate process group, so that no signal to the test run reaches the guardian.
        self.guardian = subprocess.Popen(
            [sys.executable, __file__, self.folder], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True)

    def environment(self, **more: str) -> dict:
        """Returns the environment of a program that is terminated together with this room.

        Firefox and PulseAudio require a home directory that the user who starts them owns.
        """
        kept = {name: value for name, value in os.environ.items() if name not in FOREIGN}
        home = str(self.folder)
        return {**kept, MARK: home, "HOME": home, "TMPDIR": home, "XDG_RUNTIME_DIR": home,
                "XDG_CACHE_HOME": f"{home}/cache", "XDG_CONFIG_HOME": f"{home}/config",
                "XDG_DATA_HOME": f"{home}/data", **more}

    def starts(self, *command: str, stdout=None, **more: str) -> subprocess.Popen:
        """Starts a program; `more` is added to its environment. Its output is in `log(command)`."""
        with open(self.log(command[0]), "ab") as log:
            return subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=stdout or log, stderr=log,
                env=self.environment(**more), start_new_session=True)

    def log(self, program: str) -> Path:
        return self.folder / f"{Path(program).name}.log"

    def ends(self, variable: str):
        """Ends the programs of this room that were started with this variable, given as
        `NAME=value`."""
        end(f"{MARK}={self.folder}", variable)

    def closes(self):
        self.guardian.stdin.close()
        self.guardian.wait()


def marked(*words: str) -> list:
    """Returns the processes whose environment contains each of these variables, given as
    `NAME=value`."""
    wanted = {word.encode() for word in words}
    found = []
    for entry in Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and wanted.issubset((entry / "environ").read_bytes().split(b"\0")):
                found.append(int(entry.name))
        except OSError:
            # The process has ended, or belongs to another user.
            continue
    return found


def end(*words: str):
    """Ends the processes whose environment contains each of these variables."""
    limit = time.monotonic() + PATIENCE
    asked = set()
    while found := marked(*words):
        for process in found:
            is_over = time.monotonic() > limit
            if is_over or process not in asked:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL if is_over else signal.SIGTERM)
            asked.add(process)
        time.sleep(0.05)


def guard(folder: str):
    """Waits until the test run closes its end of the standard input, then terminates the room's
    programs and removes the folder."""
    sys.stdin.buffer.read()
    end(f"{MARK}={folder}")
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    guard(sys.argv[1])
