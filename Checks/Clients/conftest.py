"""What the tests stand on: the real server, OpenAI's own client for it, and what is said to it."""

import openai
import pytest

import recordings
from scripted_recognizer import ScriptedRecognizer
from serving import Hark


def pytest_collection_modifyitems(items):
    for item in items:
        if "one" in item.fixturenames:
            # What the server has in use is looked at: only one test at a time asks anything of it.
            item.add_marker(pytest.mark.xdist_group("one"))


@pytest.fixture(scope="session")
def room(tmp_path_factory):
    return tmp_path_factory.mktemp("files")


@pytest.fixture(scope="session")
def hark(room):
    server = Hark(room)
    yield server
    server.stop()


@pytest.fixture
def doubtful(tmp_path, monkeypatch):
    """A server with Debian's whole model. Words are told early after many hypotheses; the tests' small
    model is sure at once and gives too few."""
    monkeypatch.delenv("HARK_MODEL", raising=False)
    server = Hark(tmp_path)
    yield server
    server.stop()


@pytest.fixture
def recognizer():
    """One whose words are certain."""
    server = ScriptedRecognizer()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def client(hark):
    """As its documentation has it; nothing of it is changed but the address."""
    return openai.OpenAI(base_url=f"{hark.url}/v1", api_key="any", max_retries=0)


@pytest.fixture(scope="session")
def talker(hark):
    """The same for realtime sessions; with the key of a browser if that is given, or to another server."""
    return lambda key="any", server=hark: openai.AsyncOpenAI(
        base_url=f"{server.url}/v1", api_key=key, max_retries=0)


@pytest.fixture(scope="session")
def speech():
    """Two sentences that somebody read, with a second of silence behind each, at 24 kHz."""
    return recordings.at_24_khz(recordings.LONG, recordings.SHORT)
