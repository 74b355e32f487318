"""Fixtures: the real server, real browsers, and page users."""

import fcntl
import json
import os
import random
import socket
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

import drawn as drawing
import speech
from browser import PHONE, chromium
from caller import Caller
from engines import ENGINES, Engines, missing
from person import Person
from recognizer import Recognizer
from room import Room
from screens import screen
from scripted import Scripted
from serving import Hark
from sound_server import SoundServer, is_installed
from talker import talks_when_told
from tap import Tap
from visitor import Visitor
from voice import Voice

pytest_plugins = ["ledger"]

# A generous timeout for a busy machine. No test waits for it to expire.
expect.set_options(timeout=30_000)


def pytest_collection_modifyitems(items):
    """Starts the longest tests first, so that the others run in parallel with them. Tests whose
    server uses its own recognizer are marked as `spoken`."""
    for item in items:
        if "whole" in item.fixturenames:
            item.add_marker(pytest.mark.spoken)
        # Tests of the same engine share its browser.
        if "engine" in item.fixturenames:
            item.add_marker(pytest.mark.engine)
            item.add_marker(pytest.mark.xdist_group(item.callspec.params["engine"]))
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
    if not os.environ.get("HARK_SHOTS"):
        items[:] = [item for item in items if not item.get_closest_marker("rare")]


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session, exitstatus):
    """Fails a CI run that skipped a test; the summary gives the reason."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    is_skipping = reporter and reporter.stats.get("skipped")
    if os.environ.get("CI") and exitstatus == pytest.ExitCode.OK and is_skipping:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.fixture
def network():
    """Skips the test on a machine without a network, where browsers report that they are offline.
    Returns the machine's address, which is determined without sending a packet."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))
        except OSError:
            pytest.skip("this machine is not connected to a network, not even a local one")
        return asking.getsockname()[0]


@pytest.fixture(scope="session")
def room(tmp_path_factory):
    return tmp_path_factory.mktemp("browser")


@pytest.fixture(scope="session")
def recognizer():
    """Recognizes speech in `hark`'s sessions."""
    recognizer = Recognizer()
    yield recognizer
    recognizer.stop()


@pytest.fixture(scope="session")
def voice():
    """Speaks the replies in `hark`'s calls."""
    voice = Voice()
    yield voice
    voice.stop()


@pytest.fixture(scope="session")
def services(recognizer, voice):
    """The options of a server with predictable words and replies."""
    return ("--recognizer-url", f"{recognizer.url}/v1", "--voice-url", f"{voice.url}/v1")


@pytest.fixture(scope="session")
def hark(room, services):
    """The real server, with the tests' own recognizer and voice."""
    server = Hark(room, *services)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def whole(tmp_path_factory):
    """The real server with its own recognizer and voice."""
    server = Hark(tmp_path_factory.mktemp("whole"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def speaking(playwright, room):
    """A browser whose microphone plays a short sentence."""
    with chromium(playwright, speech.voice(speech.SHORT, room), is_whole=False) as browser:
        yield browser


@pytest.fixture(scope="session")
def asking(playwright, room):
    """A browser like `speaking`, but one that shows permission prompts."""
    with chromium(playwright, speech.voice(speech.SHORT, room)) as browser:
        yield browser


@pytest.fixture(scope="session")
def sound():
    """A real sound server for the browsers of this process."""
    if not is_installed():
        pytest.skip("PulseAudio is not installed; scripts/setup installs it, except beside PipeWire")
    home = Room()
    yield SoundServer(home)
    home.closes()


@pytest.fixture(scope="session")
def engines(playwright, sound):
    running = Engines(playwright, sound)
    yield running
    running.close()


@pytest.fixture(params=ENGINES)
def engine(request, engines, seat):
    """A running browser, for each engine."""
    if programs := missing(request.param):
        pytest.skip(f"{' and '.join(programs)} are missing; scripts/browser-setup installs them")
    with engines.watched(request.param) as browser:
        yield browser


@pytest.fixture
def tap(hark):
    """A proxy in front of the real server."""
    tap = Tap(hark.port)
    yield tap
    tap.stop()


@pytest.fixture
def visitor(engine, tap, sound, recognizer, voice, at_rest):
    """A user of the real server's page in each engine."""
    with engine.opens() as hand:
        visitor = Visitor(hand, tap, sound)
        yield visitor
        assert visitor.faults() == []


@pytest.fixture
def seat():
    """Reserves one of this machine's seats for a page until the test ends.

    Audio runs in real time. With more pages than the cores can serve, the pages' reports queue up
    and tests never end. A single run never waits for a seat; concurrent runs share them.
    """
    folder = Path(f"/tmp/hark-browser-seats-{os.getuid()}")
    folder.mkdir(exist_ok=True)
    with ExitStack() as opened:
        seats = [opened.enter_context(open(folder / str(number), "w", encoding="utf-8"))
                 for number in range(2 * (os.cpu_count() or 2))]
        if not any(is_free(one) for one in seats):
            fcntl.flock(random.choice(seats), fcntl.LOCK_EX)
        yield


def is_free(seat) -> bool:
    """Locks the seat if it is free."""
    try:
        fcntl.flock(seat, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


@pytest.fixture
def context(request, seat):
    """A browser window; the mark `window(...)` adds options."""
    asks = request.node.get_closest_marker("asks")
    browser = request.getfixturevalue("asking" if asks else "speaking")
    mark = request.node.get_closest_marker("window")
    options = {"viewport": PHONE, "permissions": ["microphone"], **(mark.kwargs if mark else {})}
    context = browser.new_context(**options)
    context.set_default_timeout(30_000)
    yield context
    context.close()


@pytest.fixture
def at_rest(recognizer, voice):
    """Releases the recognition results and replies that the test has held back."""
    yield
    recognizer.finishes()
    voice.speaks()
    voice.finishes()


@pytest.fixture
def person(context, hark, recognizer, voice, at_rest):
    """A user of the real server's page, with its recognizer and voice."""
    person = Person(context.new_page(), hark.url)
    person.recognizer, person.voice = recognizer, voice
    yield person
    assert person.errors == []


@pytest.fixture
def heard(context, whole):
    """A user of the page of a server with its own recognizer."""
    person = Person(context.new_page(), whole.url)
    yield person
    assert person.errors == []


@pytest.fixture
def scripted(hark):
    """A server that shows the screens given by the test."""
    server = Scripted(hark.url, screen("composer"))
    yield server
    server.stop()


@pytest.fixture
def reader(context, scripted):
    """A user of the scripted server's page; `reads(screen)` opens it with that screen."""
    person = Person(context.new_page(), scripted.url)
    scripted.page = person.page

    def reads(shown):
        scripted.screen = shown
        person.opens(shown["experience"])
        scripted.hears("hello")
        return person

    yield reads
    assert person.errors == []


@pytest.fixture(scope="session")
def drawn(speaking, hark, recognizer, voice, tmp_path_factory, worker_id):
    """The screens of a call as drawn by the real server. One worker runs the conversation for all
    workers."""
    base = tmp_path_factory.getbasetemp()
    kept = (base if worker_id == "master" else base.parent) / "drawn.json"
    with open(kept.with_suffix(".lock"), "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not kept.exists():
            told = drawing.converse(speaking, hark.url, recognizer, voice)
            kept.write_text(json.dumps(told), "utf-8")
    return drawing.Drawn(json.loads(kept.read_text("utf-8")))


@pytest.fixture
def caller(context, hark, at_rest):
    """A user in a call with the real server; the test controls the microphone input."""
    caller = talker(context, hark)
    yield caller
    assert caller.errors == []


@pytest.fixture
def heard_caller(context, whole):
    """A user in a call with the server that has its own recognizer and voice."""
    caller = talker(context, whole)
    yield caller
    assert caller.errors == []


def talker(context, server) -> Caller:
    page = context.new_page()
    talks_when_told(page)
    return Caller(page, server.url)


@pytest.fixture
def shown(caller_reader, scripted, drawn):
    """`shown("held", panel="quick")` returns a user who sees this state of a call, as drawn by the
    real server."""
    scripted.welcome = {"words": drawn.words}
    reader = []

    def show(state, **changes):
        screen = drawn(state, **changes)
        if not reader:
            reader.append(caller_reader(drawn(state)))
        scripted.shows(screen)
        reader[0].sees(screen["button"]["state"])
        scripted.is_drawn()
        reader[0].settles()
        return reader[0]

    return show


@pytest.fixture
def caller_reader(context, scripted):
    """A user in a call with the scripted server; `reads(screen)` starts it with that screen."""
    caller = Caller(context.new_page(), scripted.url)
    scripted.page = caller.page

    def reads(shown):
        scripted.screen = shown
        caller.calls()
        scripted.hears("do")
        return caller

    yield reads
    assert caller.errors == []
