"""Fixtures: the real server, OpenAI's client for it, and audio."""

import openai
import pytest

import recordings
from attacks import Fortress, Innocent
from scripted_recognizer import ScriptedRecognizer
from serving import Hark


def pytest_collection_modifyitems(items):
    for item in items:
        if "one" in item.fixturenames:
            # These tests measure the server's resources, so only one test may use it at a time.
            item.add_marker(pytest.mark.xdist_group("one"))


@pytest.fixture(scope="session")
def room(tmp_path_factory):
    return tmp_path_factory.mktemp("files")


@pytest.fixture(scope="session")
def hark(room):
    server = Hark(room)
    yield server
    server.stop()


@pytest.fixture(scope="module")
def fortress(tmp_path_factory):
    server = Fortress(tmp_path_factory.mktemp("fortress"), "--uploads", "2", "--queue", "2")
    yield server
    server.stop()
    said = server.log.read_text()
    assert not said, said


@pytest.fixture(scope="module")
def innocent(fortress):
    user = Innocent(fortress)
    yield user
    user.close()


@pytest.fixture
def harmless(fortress, innocent):
    """Verifies that the server survives a test, and that the innocent user keeps connection and text."""
    yield
    assert fortress.lives and innocent.is_well()


@pytest.fixture
def doubtful(tmp_path, monkeypatch):
    """A server with Debian's full model. Early words need many hypotheses; the tests' small model
    commits to its words immediately and produces too few."""
    monkeypatch.delenv("HARK_MODEL", raising=False)
    server = Hark(tmp_path)
    yield server
    server.stop()


@pytest.fixture
def recognizer():
    """A recognizer with predictable words."""
    server = ScriptedRecognizer()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def client(hark):
    """OpenAI's client, used as documented, with this server's address and without retries."""
    return openai.OpenAI(base_url=f"{hark.url}/v1", api_key="any", max_retries=0)


@pytest.fixture(scope="session")
def talker(hark):
    """Returns a client for realtime sessions, optionally with another key, such as a browser's, or
    for another server."""
    return lambda key="any", server=hark: openai.AsyncOpenAI(
        base_url=f"{server.url}/v1", api_key=key, max_retries=0)


@pytest.fixture(scope="session")
def speech():
    """Two sentences of recorded speech, each followed by a second of silence, at 24 kHz."""
    return recordings.at_24_khz(recordings.LONG, recordings.SHORT)
