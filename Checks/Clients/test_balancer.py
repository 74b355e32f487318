"""Two gateways behind the load balancer from deploy/: sessions survive when one of them stops.

The recognizer is scripted: every word must appear exactly once, no matter when a gateway stops.
"""

import asyncio
import os
import sqlite3
import subprocess
import urllib.error
import urllib.request
import wave

import pytest

import balanced
import dictating
import recordings
from scripted_recognizer import transcripts
from serving import Hark, apart, command, wait_until

pytestmark = pytest.mark.skipif(
    balanced.balancer() is None, reason="there is no haproxy; scripts/setup installs it")

SPOKEN = [recordings.MIDDLE, recordings.SHORT, recordings.LAST]
WORDS = [word for path in SPOKEN for word in transcripts()[path]]

# Longer than any test, and longer than any answer takes on a busy machine.
PATIENCE = ["--recognizer-timeout", "300"]


@pytest.fixture
def pair(tmp_path, recognizer):
    """Gateways that share a folder. With HARK_UNSHARED they do not share it, which makes the tests
    fail."""
    rooms = [tmp_path, tmp_path]
    if os.environ.get("HARK_UNSHARED"):
        rooms = [tmp_path / "one", tmp_path / "two"]
        for room in rooms:
            room.mkdir()
    both = balanced.Balanced(rooms, "--recognizer-url", recognizer.url, *PATIENCE)
    yield both
    both.stop()


@pytest.fixture
def pair_with_engine(tmp_path, recognizer):
    """Gateways set up as if on several machines: a separate server between them and the recognizer
    holds the recognizer's sessions."""
    room = tmp_path / "engine"
    room.mkdir()
    engine = Hark(room, "--no-keep", "--recognizer-url", recognizer.url, *PATIENCE, name="engine")
    both = balanced.Balanced([tmp_path, tmp_path], "--recognizer-url", f"{engine.url}/v1", *PATIENCE)
    yield both
    both.stop()
    engine.stop()


@pytest.fixture(scope="module")
def sound():
    return dictating.samples_of(*SPOKEN)


def kept(pair, query: str) -> list[str]:
    """Returns the data that the gateways have saved, read directly from the database; empty if
    there is no database yet."""
    try:
        path = pair.gateways[0].room / ".local/state/hark/unfinished.sqlite"
        with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as file:
            return [row[0] for row in file.execute(query)]
    except sqlite3.OperationalError:
        return []


def final_words(pair) -> list[str]:
    """Returns the final words with which another gateway resumes the session."""
    texts = kept(
        pair, "SELECT json_extract(CAST(state AS TEXT), '$.content.texts[0].text') FROM session")
    return (texts or [""])[0].split()


async def until_kept(pair, text: str):
    """Waits until `text` has been saved, because the UI does not wait for a slow store."""
    states = "SELECT CAST(state AS TEXT) FROM session"
    await apart(wait_until, lambda: any(text in state for state in kept(pair, states)))


async def started(pair, experience, sound=b"", tab="tab"):
    page = dictating.Page(pair.port, experience, sound, tab)
    page.tasks = [asyncio.create_task(page.run()), asyncio.create_task(page.speak())]
    await page.until(page.greeted.is_set)
    return page


async def ended(page):
    page.is_over = True
    await page.socket.close()
    await asyncio.gather(*page.tasks)


async def dictate(pair, sound, ends):
    """Dictates `sound`. At each `(seconds, how)` of `ends`, stops the gateway that has the
    session."""
    page = await started(pair, "capture", sound)
    await page.act("activate")
    for moment, how in ends:
        await page.until(lambda: page.greeted.is_set() and page.sent >= moment * dictating.RATE)
        await until_kept(pair, "")
        gateway = await apart(lambda: pair.holder)
        page.finals.append(final_words(pair))
        back = len(page.is_resumed)
        await apart(pair.end, gateway, how)
        await page.until(lambda: len(page.is_resumed) > back)
        await apart(gateway.start)
    await page.until(lambda: page.sent >= len(page.samples))
    await page.act("stop")
    await page.until(lambda: page.screen["phase"] == "idle" and not page.actions)
    await ended(page)
    return page


def check(page):
    """Checks that final words are unchanged, and that no word is missing or repeated."""
    print(f"final before: {[len(each) for each in page.finals]} of {len(WORDS)}")
    for finals in page.finals:
        assert WORDS[: len(finals)] == finals
    assert page.text.split() == WORDS
    assert page.is_resumed == [False] + [True] * len(page.finals)


@pytest.mark.parametrize("moments", [[], [0.3], [4.5], [7.5], [11], [3, 5, 10]])
def test_a_killed_gateway_takes_no_word_with_it(pair, sound, moments):
    page = asyncio.run(dictate(pair, sound, [(moment, "kill") for moment in moments]))
    check(page)


@pytest.mark.parametrize("moments", [[3], [5, 10]])
def test_a_gateway_that_is_stopped_hands_its_dictation_over(pair, sound, moments):
    page = asyncio.run(dictate(pair, sound, [(moment, "stop") for moment in moments]))
    check(page)
    assert set(page.byes) == {"shutdown"}


def test_a_page_that_only_sends_learns_why_its_connection_ends(pair, sound):
    """The balancer resets a connection whose server has ended its output, and a client that sends
    on a reset connection loses all unread data."""
    async def run():
        page = await started(pair, "capture", sound)
        await page.act("activate")
        await page.until(lambda: page.sent >= dictating.RATE)
        gateway = await apart(lambda: pair.holder)
        await apart(pair.drain, gateway)
        # Without an `await`, the page reads nothing.
        gateway.ask_to_stop()
        wait_until(page.has_unread_close)
        for _ in range(20):
            page.send_silence()
        await page.until(lambda: len(page.is_resumed) == 2)
        assert page.byes == ["shutdown"]
        await ended(page)

    asyncio.run(run())


@pytest.mark.parametrize("how", ["kill", "stop"])
def test_with_an_engine_no_word_goes_either(pair_with_engine, sound, how):
    page = asyncio.run(dictate(pair_with_engine, sound, [(5, how)]))
    check(page)


def test_a_recorded_call_plays_for_every_tab(pair):
    """A gateway serves only the recordings of its own sessions; the tab's name routes requests to
    that gateway."""
    async def run():
        caller = await started(pair, "call", dictating.samples_of(recordings.SHORT, pause=4))
        await caller.act("change", setting="recordsCalls", value=True)
        await caller.act("begin")
        await caller.until(lambda: caller.screen["call"]["lines"])
        await caller.act("end")
        await caller.until(lambda: caller.screen["call"]["isOver"])
        await ended(caller)
        tabs = ["one", "two"]
        pages = [await started(pair, "call", tab=tab) for tab in tabs]
        assert min(gateway.sessions for gateway in pair.gateways) >= 1
        for page, tab in zip(pages, tabs):
            await page.act("show", panel="full")
            await page.until(lambda: page.screen["call"]["recordings"])
            recording = page.screen["call"]["recordings"][0]
            url = f"http://127.0.0.1:{pair.port}{recording['url']}?tab={tab}"
            assert await apart(played, url, recording["session"])
        for page in pages:
            await ended(page)

    asyncio.run(run())


def played(url: str, session: str) -> bool:
    request = urllib.request.Request(url, headers={"Hark-Session": session})
    with urllib.request.urlopen(request) as answer:
        return answer.status == 200 and answer.read(4) == b"OggS"


def test_while_gateways_are_replaced_a_page_finds_its_files(tmp_path, recognizer):
    """One gateway has the new version of the page, and the other still has the old one."""
    pages = []
    for version in ("old", "new"):
        page = tmp_path / version
        files = page / "v" / version
        files.mkdir(parents=True)
        (page / "index.html").write_text("<!doctype html>")
        (files / "app.js").write_text(version)
        pages.append(page)
    pair = balanced.Balanced(
        [tmp_path, tmp_path], "--recognizer-url", recognizer.url, pages=pages)
    try:
        for version in 5 * ["old"] + 5 * ["new"]:
            with urllib.request.urlopen(f"{pair.url}/v/{version}/app.js") as answer:
                assert answer.read().decode() == version
        for path in ("/v/none/app.js", "/nope"):
            with pytest.raises(urllib.error.HTTPError, match="404"):
                urllib.request.urlopen(pair.url + path)
    finally:
        pair.stop()


def test_two_tabs_get_their_own_texts_back(pair):
    async def run():
        pages = [await started(pair, "dictation", tab=tab) for tab in ("one", "two")]
        for page, text in zip(pages, ["first things", "second things"]):
            await page.until(lambda: page.screen["dictation"]["fields"])
            await page.act("write", text=text, selection=[len(text), len(text)])
            await page.until(lambda: page.text == text)
            await until_kept(pair, text)
        for gateway in pair.gateways:
            await apart(gateway.kill)
            await apart(gateway.start)
            for page, text in zip(pages, ["first things", "second things"]):
                await page.until(lambda: page.greeted.is_set() and page.text == text)
                assert page.screen["dictation"]["unfinished"] is None
        for page in pages:
            assert not page.refusals
            await ended(page)

    asyncio.run(run())


def test_a_chat_and_its_draft_go_on(pair):
    async def run():
        page = await started(pair, "composer")
        await page.act("write", text="how was it", selection=[10, 10])
        await page.act("send")
        await page.until(lambda: page.screen["composer"]["reply"] == "none"
                         and len(page.screen["composer"]["messages"]) == 2)
        await page.act("write", text="and a draft", selection=[3, 3])
        await page.until(lambda: page.text == "and a draft")
        await until_kept(pair, "and a draft")
        talk = page.screen["composer"]["messages"]
        await apart(lambda: pair.holder.kill())
        await page.until(lambda: len(page.is_resumed) == 2)
        await page.until(lambda: page.text == "and a draft")
        assert page.screen["composer"]["messages"] == talk
        assert page.screen["field"]["selection"] == [3, 3]
        await ended(page)

    asyncio.run(run())


def test_what_was_said_in_a_call_is_still_there(pair):
    async def run():
        page = await started(pair, "call", dictating.samples_of(recordings.SHORT, pause=8))
        await page.act("begin")
        await page.until(lambda: page.screen["call"]["lines"])
        said = page.screen["call"]["lines"][0]
        await until_kept(pair, said["text"])
        await apart(lambda: pair.holder.kill())
        await page.until(lambda: len(page.is_resumed) == 2)
        assert page.screen["call"]["lines"][0] == said
        # The call continues, because the server requests the microphone again.
        await page.until(lambda: page.opening and page.opening > 1)
        await ended(page)

    asyncio.run(run())


def test_a_session_of_a_living_gateway_is_asked_for_and_not_taken(pair):
    async def run():
        page = await started(pair, "capture")
        await page.act("write", text="mine", selection=[4, 4])
        await page.until(lambda: page.text == "mine")
        holder = await apart(lambda: pair.holder)
        # The same page reconnects to the other gateway, as it would through a balancer without
        # affinity.
        again = dictating.Page(pair.other(holder).port, "capture", b"")
        again.session, again.seen, again.done = page.session, page.seen, page.done
        page.is_over = True
        again.tasks = [asyncio.create_task(again.run())]
        await again.until(lambda: again.text == "mine")
        assert again.byes[0] == "elsewhere" and again.is_resumed == [True]
        await ended(page)
        await ended(again)

    asyncio.run(run())


@pytest.mark.parametrize("how", ["kill", "stop"])
def test_harks_own_recognizer_says_again_what_was_not_answered(
        pair, recognizer, tmp_path, sound, how):
    file = tmp_path / "sound.wav"
    with wave.open(str(file), "wb") as target:
        target.setparams((1, 2, 16_000, 0, "NONE", ""))
        target.writeframes(sound)
    recognizer.hold()
    running = subprocess.Popen(
        [command(), "transcribe", str(file), "--recognizer-url", f"{pair.url}/v1", *PATIENCE],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    for _ in range(2):
        recognizer.until_asked()
        gateway = pair.holder
        pair.end(gateway, how)
        recognizer.until_left()
        gateway.start()
    recognizer.until_asked()
    recognizer.release()
    said, troubles = running.communicate()
    assert running.returncode == 0, troubles
    assert said.split() == WORDS
