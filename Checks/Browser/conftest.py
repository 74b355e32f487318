"""What the tests stand on: the real server, real browsers, and a person before a page."""

import fcntl
import time

import pytest
from playwright.sync_api import expect, sync_playwright

import drawn as drawing
import speech
from browser import PHONE, chromium
from caller import Caller
from person import Person
from screens import screen
from scripted import Scripted
from serving import Hark
from talker import talks_when_told

pytest_plugins = ["ledger"]

# Two browsers and two servers share what machine there is.
expect.set_options(timeout=15_000)


@pytest.fixture(autouse=True)
def beside(request, tmp_path_factory):
    """Tests run beside others, those marked `alone` with none."""
    alone = request.node.get_closest_marker("alone")
    # One above what belongs to a worker alone.
    with open(tmp_path_factory.getbasetemp().parent / "beside", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX if alone else fcntl.LOCK_SH)
        if alone and idle_share() < 0.75:
            pytest.skip("something else keeps the machine busy: its times say nothing of Hark's")
        yield


def idle_share() -> float:
    """How much of the machine nobody has used, of the next two seconds."""
    def ticks():
        with open("/proc/stat", encoding="utf-8") as stat:
            counts = [int(count) for count in stat.readline().split()[1:]]
        return counts[3] + counts[4], sum(counts[:8])

    idle, total = ticks()
    time.sleep(2)
    idle_now, total_now = ticks()
    return (idle_now - idle) / max(total_now - total, 1)


@pytest.fixture(scope="session")
def room(tmp_path_factory):
    return tmp_path_factory.mktemp("browser")


@pytest.fixture(scope="session")
def hark(room):
    server = Hark(room)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def speaking(playwright, room):
    """A browser into whose microphone a person says a short sentence."""
    with chromium(playwright, speech.voice(speech.SHORT, room)) as browser:
        yield browser


@pytest.fixture
def context(speaking, request):
    """A window of that browser; a mark `window(...)` says what else holds for it."""
    mark = request.node.get_closest_marker("window")
    options = {"viewport": PHONE, "permissions": ["microphone"], **(mark.kwargs if mark else {})}
    context = speaking.new_context(**options)
    context.set_default_timeout(10_000)
    yield context
    context.close()


@pytest.fixture
def person(context, hark):
    """A person before the real server's page."""
    person = Person(context.new_page(), hark.url)
    yield person
    assert person.errors == []


@pytest.fixture
def scripted(hark):
    """A server that shows what the test says."""
    server = Scripted(hark.url, screen("composer"))
    yield server
    server.stop()


@pytest.fixture
def reader(context, scripted):
    """A person before the scripted server's page; `reads(screen)` opens it at that screen."""
    person = Person(context.new_page(), scripted.url)

    def reads(shown):
        scripted.screen = shown
        person.opens(shown["experience"])
        scripted.hears("hello")
        return person

    yield reads
    assert person.errors == []


@pytest.fixture(scope="session")
def drawn(speaking, hark):
    """The screens of a call as the real server drew them."""
    for _ in range(3):
        drawn = drawing.converse(speaking, hark.url)
        if drawn.is_whole:
            break
    return drawn


@pytest.fixture
def caller(context, hark):
    """A person before the real server's call, into whose microphone a test speaks."""
    page = context.new_page()
    talks_when_told(page)
    caller = Caller(page, hark.url)
    yield caller
    assert caller.errors == []


@pytest.fixture
def shown(caller_reader, scripted, drawn):
    """`shown("held", panel="quick")`: a person before this state of a call, as the server drew it."""
    scripted.welcome = {"words": drawn.words}
    reader = []

    def show(state, **changes):
        screen = drawn(state, **changes)
        if not reader:
            reader.append(caller_reader(drawn(state)))
        scripted.shows(screen)
        reader[0].sees(screen["button"]["state"])
        reader[0].settles()
        return reader[0]

    return show


@pytest.fixture
def caller_reader(context, scripted):
    """A person in a call of the scripted server; `reads(screen)` begins it at that screen."""
    caller = Caller(context.new_page(), scripted.url)

    def reads(shown):
        scripted.screen = shown
        caller.calls()
        scripted.hears("do")
        return caller

    yield reads
    assert caller.errors == []
