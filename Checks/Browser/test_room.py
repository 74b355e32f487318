"""The programs of a test run are terminated, even if they hang."""

import subprocess
from types import SimpleNamespace

import pytest

import engines
from engines import Engines
from room import MARK, Room, marked

# The longest wait for a program's end, in seconds. No test waits for it to expire.
LIMIT = 30


@pytest.fixture
def room():
    room = Room()
    yield room
    room.closes()


class Watch:
    """A timer that fires when the test calls `fires`."""

    running = None

    def __init__(self, _, function, arguments):
        self.fires = lambda: function(*arguments)

    def start(self):
        Watch.running = self

    def cancel(self):
        Watch.running = None

    def join(self):
        pass


class Hanging:
    """A browser that never finishes starting."""

    def __init__(self, _, sound):
        program = sound.room.starts("sleep", "infinity", stdout=subprocess.PIPE,
                                    **{engines.MARK: "hanging"})
        Watch.running.fires()
        assert program.stdout.readline(), "the browser was ended"


def test_a_browser_that_hangs_while_it_starts_is_ended(room, monkeypatch):
    monkeypatch.setitem(engines.ENGINES, "hanging", Hanging)
    monkeypatch.setattr(engines, "threading", SimpleNamespace(Timer=Watch))
    running = Engines(None, SimpleNamespace(room=room))
    with pytest.raises(AssertionError, match="the browser was ended"), running.watched("hanging"):
        pass
    assert marked(f"{MARK}={room.folder}") == []


def test_what_a_browser_leaves_is_ended_before_another_starts(room, monkeypatch):
    mark = {engines.MARK: "new"}
    monkeypatch.setitem(
        engines.ENGINES, "new", lambda _, sound: sound.room.starts("sleep", "infinity", **mark))
    left = room.starts("sleep", "infinity", **mark)
    with Engines(None, SimpleNamespace(room=room)).watched("new") as browser:
        assert left.wait(LIMIT) and browser.poll() is None


def test_a_room_ends_its_programs_and_removes_its_folder():
    room = Room()
    program = room.starts("sleep", "infinity")
    room.closes()
    assert program.wait(LIMIT)
    assert not room.folder.exists()
