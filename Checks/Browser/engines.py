"""The three browser engines: Chromium, Firefox, and WebKitGTK, all from Debian.

Each receives its audio from a real sound server and has permission to use the microphone.
"""

import json
import os
import re
import shutil
import socket
import subprocess
import threading
import time
import urllib.request
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Playwright

from bidi import Connection, Tab
from browser import CHROMIUM, PHONE
from hand import DriverHand, PlaywrightHand
from sound_server import SoundServer
from webdriver import Driver

FIREFOX = "/usr/bin/firefox-esr"
WEBKIT = "/usr/bin/WebKitWebDriver"
XVFB = "/usr/bin/Xvfb"

# A variable that identifies the processes of a running browser.
MARK = "HARK_TEST_ENGINE"

# The time limit for a test, in seconds. Only a browser that does not answer reaches it.
LONGEST = 150


class Chromium:
    """Chromium, controlled by Playwright with its own protocol."""

    def __init__(self, playwright: Playwright, sound: SoundServer):
        self.browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox"], ignore_default_args=["--mute-audio"],
            env=sound.room.environment(**sound.environment, **{MARK: "chromium"}))

    @contextmanager
    def opens(self):
        """Opens a separate window with a hand; it shares nothing with other windows."""
        context = self.browser.new_context(viewport=PHONE, permissions=["microphone"])
        try:
            yield PlaywrightHand(context.new_page())
        finally:
            context.close()

    def is_alive(self) -> bool:
        return self.browser.is_connected()

    def closes(self):
        self.browser.close()


class Firefox:
    """Firefox ESR, controlled by WebDriver BiDi, without geckodriver."""

    # Grants the microphone to every site.
    SETTINGS = {"permissions.default.microphone": 1, "media.navigator.permission.disabled": True}

    def __init__(self, _, sound: SoundServer):
        self.room = sound.room
        profile = self.room.folder / f"firefox-{time.monotonic_ns()}"
        profile.mkdir()
        lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
                 for name, value in self.SETTINGS.items())
        (profile / "user.js").write_text("".join(lines), "utf-8")
        log = self.room.log(FIREFOX)
        log.unlink(missing_ok=True)
        self.process = self.room.starts(
            FIREFOX, "--headless", "--remote-debugging-port=0", "--profile", str(profile),
            **sound.environment, **{MARK: "firefox"})
        # The log of another program can only be polled.
        while not (found := re.search(r"BiDi listening on (ws://\S+)", log.read_text("utf-8", "replace"))):
            assert self.process.poll() is None, log.read_text("utf-8", "replace")
            time.sleep(0.02)
        self.connection = Connection(found.group(1))

    @contextmanager
    def opens(self):
        tab = Tab(self.connection, **PHONE)
        try:
            yield DriverHand(tab)
        finally:
            tab.closes()

    def is_alive(self) -> bool:
        return self.process.poll() is None

    def closes(self):
        self.room.ends(f"{MARK}=firefox")
        self.process.wait()


class WebKit:
    """WebKitGTK's MiniBrowser on a virtual display. Its driver grants the microphone."""

    def __init__(self, _, sound: SoundServer):
        self.room = room = sound.room
        self.display = room.starts(
            XVFB, "-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp",
            stdout=subprocess.PIPE, **{MARK: "webkit"})
        number = self.display.stdout.readline().decode().strip()
        assert number, room.log(XVFB).read_text("utf-8", "replace")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.driver = room.starts(
            WEBKIT, f"--port={self.port}", "--host=127.0.0.1", DISPLAY=f":{number}",
            GDK_BACKEND="x11", GSETTINGS_BACKEND="memory", NO_AT_BRIDGE="1", LIBGL_ALWAYS_SOFTWARE="1",
            DBUS_SESSION_BUS_ADDRESS="disabled:",
            **sound.environment, **{MARK: "webkit"})
        # Another program's port can only be polled.
        while not self._is_ready():
            assert self.driver.poll() is None, room.log(WEBKIT).read_text("utf-8", "replace")
            time.sleep(0.02)

    def _is_ready(self) -> bool:
        """Whether the port belongs to this driver, and the driver accepts sessions."""
        if not listens(self.driver.pid, self.port):
            return False
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/status") as answer:
            return json.load(answer)["value"]["ready"]

    @contextmanager
    def opens(self):
        driver = Driver(self.port, browserName="MiniBrowser", **{"webkitgtk:browserOptions": {
            "binary": str(mini_browser()), "args": ["--automation", "--enable-media-stream=true"]}})
        try:
            driver.fits(**PHONE)
            yield DriverHand(driver)
        finally:
            driver.closes()

    def is_alive(self) -> bool:
        return self.driver.poll() is None and self.display.poll() is None

    def closes(self):
        self.room.ends(f"{MARK}=webkit")
        self.driver.wait()
        self.display.wait()


def listens(process: int, port: int) -> bool:
    """Whether a process listens on a port at 127.0.0.1."""
    lines = (line.split() for line in Path("/proc/net/tcp").read_text("ascii").splitlines())
    # The address is in host byte order; 0A is the state of a listening socket.
    listening = {f"socket:[{fields[9]}]" for fields in lines
                 if fields[1] == f"0100007F:{port:04X}" and fields[3] == "0A"}
    try:
        return any(os.readlink(one) in listening for one in Path(f"/proc/{process}/fd").iterdir())
    except FileNotFoundError:
        # A file has been closed since the folder was listed, or the process has ended.
        return False


def mini_browser() -> Path | None:
    return next(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"), None)


ENGINES = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}

PROGRAMS = {"chromium": (CHROMIUM,), "firefox": (FIREFOX,), "webkit": (WEBKIT, XVFB)}


class Engines:
    """The browsers of one process. Each is started when it is first needed, and restarted if it has
    ended."""

    def __init__(self, playwright: Playwright, sound: SoundServer):
        self.playwright, self.sound = playwright, sound
        self.running = {}

    @contextmanager
    def watched(self, name: str):
        """A running browser. It is killed if it hangs at launch or during the test, so that the
        test fails instead of hanging."""
        mark = f"{MARK}={name}"
        watch = threading.Timer(LONGEST, self.sound.room.ends, (mark,))
        watch.start()
        try:
            if name not in self.running or not self.running[name].is_alive():
                # A browser that crashed or did not start may have left processes behind.
                self.sound.room.ends(mark)
                self.running[name] = ENGINES[name](self.playwright, self.sound)
            yield self.running[name]
        finally:
            watch.cancel()
            # If the timer is already killing this browser, waits until it is done, so that it
            # cannot kill the next one.
            watch.join()

    def close(self):
        for browser in self.running.values():
            if browser.is_alive():
                browser.closes()


def missing(name: str) -> list:
    """Returns the programs that an engine needs but that are not installed."""
    return [program for program in PROGRAMS[name] if not shutil.which(program)]
