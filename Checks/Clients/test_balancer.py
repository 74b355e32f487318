"""Two gateways behind the balancer of deploy/: what becomes of dictations when one of them goes."""

import asyncio
import difflib
import os
import sqlite3
import subprocess
import time
import urllib.request
import wave

import pytest

import balanced
import dictating
import recordings

pytestmark = pytest.mark.skipif(
    balanced.balancer() is None, reason="there is no haproxy; scripts/setup installs it")

# As long as a busy balancer needs to notice, and a look at the server meanwhile.
DRAIN = 3.0


@pytest.fixture
def pair(tmp_path):
    """The gateways share a folder; HARK_UNSHARED has the tests be seen to fail."""
    rooms = [tmp_path, tmp_path]
    if os.environ.get("HARK_UNSHARED"):
        rooms = [tmp_path / "one", tmp_path / "two"]
        for room in rooms:
            room.mkdir()
    both = balanced.Balanced(rooms, "--drain", str(DRAIN))
    yield both
    both.stop()


@pytest.fixture
def pair_with_engine(tmp_path):
    """As on several machines: what recognises is a server of its own."""
    (tmp_path / "engine").mkdir()
    engine = balanced.Gateway(tmp_path / "engine", "engine", "--no-keep", "--decoders", "8")
    both = balanced.Balanced([tmp_path, tmp_path], "--drain", str(DRAIN), engine=engine)
    yield both
    both.stop()


@pytest.fixture(scope="module")
def sound():
    return dictating.samples_of(
        recordings.LONG, recordings.SHORT, recordings.SHORT, recordings.LONG)


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory, sound):
    """What is heard where nobody is killed."""
    room = tmp_path_factory.mktemp("undisturbed")
    both = balanced.Balanced([room, room])
    try:
        words = asyncio.run(dictate(both, sound, [])).text.split()
    finally:
        both.stop()
    assert len(words) > 40
    return words


def kept(pair, query: str) -> list[str]:
    """What the gateways keep, by a file of its own; nothing where there is none yet."""
    try:
        path = pair.gateways[0].room / ".local/state/hark/unfinished.sqlite"
        with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as file:
            return [row[0] for row in file.execute(query)]
    except sqlite3.OperationalError:
        return []


def final_words(pair) -> list[str]:
    """What a gateway that takes the session over goes on from."""
    texts = kept(
        pair, "SELECT json_extract(CAST(state AS TEXT), '$.content.texts[0].text') FROM session")
    return (texts or [""])[0].split()


async def until_kept(pair, text: str):
    """A store that is slow is not waited for before something is shown."""
    states = "SELECT CAST(state AS TEXT) FROM session"
    await asyncio.to_thread(
        balanced.wait_until, lambda: any(text in state for state in kept(pair, states)))


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
    """Dictates `sound`; at each of `ends`, `(seconds, how)`, the gateway with the session goes."""
    page = await started(pair, "capture", sound)
    page.finals = []
    await page.act("activate")
    await page.until(lambda: page.opened_at)
    for moment, how in ends:
        await asyncio.sleep(max(0, page.opened_at + moment - time.monotonic()))
        gateway = await asyncio.to_thread(pair.holder)
        await until_kept(pair, "")
        page.finals.append(final_words(pair))
        back = len(page.gaps)
        if how == "kill":
            await asyncio.to_thread(gateway.kill)
        else:
            gateway.drain()
            await asyncio.to_thread(balanced.wait_until, lambda: gateway.health() == 503)
            assert await asyncio.to_thread(gateway.process.wait, 30) == 0
        await page.until(lambda: len(page.gaps) > back)
        await asyncio.to_thread(gateway.start)
    await page.until(lambda: page.sent >= len(page.samples))
    # After a stop nobody waits longer than 10 s for a recogniser that is behind, as it is on a busy
    # machine with so much to hear again.
    await page.until_still(4)
    await page.act("stop")
    await page.until(lambda: page.screen["phase"] == "idle" and not page.actions)
    await ended(page)
    return page


def check(page, undisturbed):
    """What was final stands as it was, once; behind it nothing is missing, and nothing stands twice, but
    for a word that a recogniser which begins anew may hear otherwise."""
    words = page.text.split()
    print(f"back after {[round(gap, 2) for gap in page.gaps]} s; {len(undisturbed)} words undisturbed, "
          f"{len(words)} now; final before: {[len(each) for each in page.finals]}")
    for finals in page.finals:
        assert words[: len(finals)] == finals
    assert changed(undisturbed, words) <= 3, (undisturbed, words)
    assert page.is_resumed == [False] + [True] * len(page.finals)
    # What a page keeps of its sound.
    assert max(page.gaps) < dictating.KEPT / 16_000


def changed(before, after) -> int:
    """How many words are lost or added, whichever are more."""
    changes = difflib.SequenceMatcher(a=before, b=after, autojunk=False).get_opcodes()
    return max(
        sum(b - a for kind, a, b, _, _ in changes if kind != "equal"),
        sum(b - a for kind, _, _, a, b in changes if kind != "equal"))


@pytest.mark.parametrize("moments", [[0.3], [5.5], [9.3], [12], [4, 6, 13]])
def test_a_killed_gateway_takes_no_word_with_it(pair, sound, undisturbed, moments):
    page = asyncio.run(dictate(pair, sound, [(moment, "kill") for moment in moments]))
    check(page, undisturbed)


@pytest.mark.parametrize("moments", [[3], [6, 13]])
def test_a_gateway_that_is_stopped_hands_its_dictation_over(pair, sound, undisturbed, moments):
    page = asyncio.run(dictate(pair, sound, [(moment, "stop") for moment in moments]))
    check(page, undisturbed)
    assert set(page.byes) == {"shutdown"}


@pytest.mark.parametrize("how", ["kill", "stop"])
def test_with_an_engine_no_word_goes_either(pair_with_engine, sound, undisturbed, how):
    page = asyncio.run(dictate(pair_with_engine, sound, [(6, how)]))
    check(page, undisturbed)


def test_a_recorded_call_plays_for_every_tab(pair):
    """A gateway gives the recordings of its own sessions alone; the name of the tab leads to it."""
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
        assert min(gateway.sessions() for gateway in pair.gateways) >= 1
        for page, tab in zip(pages, tabs):
            await page.act("show", panel="full")
            await page.until(lambda: page.screen["call"]["recordings"])
            url = page.screen["call"]["recordings"][0]["url"]
            assert await asyncio.to_thread(played, f"http://127.0.0.1:{pair.port}{url}&tab={tab}")
        for page in pages:
            await ended(page)

    asyncio.run(run())


def played(url: str) -> bool:
    with urllib.request.urlopen(url, timeout=10) as answer:
        return answer.status == 200 and answer.read(4) == b"OggS"


def test_two_tabs_get_their_own_texts_back(pair):
    async def run():
        pages = [await started(pair, "dictation", tab=tab) for tab in ("one", "two")]
        for page, text in zip(pages, ["first things", "second things"]):
            await page.until(lambda: page.screen["dictation"]["fields"])
            await page.act("write", text=text, selection=[len(text), len(text)])
            await page.until(lambda: page.text == text)
            await until_kept(pair, text)
        for gateway in pair.gateways:
            await asyncio.to_thread(gateway.kill)
            await asyncio.sleep(0.5)
            await asyncio.to_thread(gateway.start)
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
        await asyncio.to_thread((await asyncio.to_thread(pair.holder)).kill)
        await page.until(lambda: len(page.gaps) == 1)
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
        await asyncio.to_thread((await asyncio.to_thread(pair.holder)).kill)
        await page.until(lambda: len(page.gaps) == 1)
        assert page.screen["call"]["lines"][0] == said
        # The call goes on: the microphone is asked for anew.
        await page.until(lambda: page.opening and page.opening > 1)
        await ended(page)

    asyncio.run(run())


def test_a_session_of_a_living_gateway_is_asked_for_and_not_taken(pair):
    async def run():
        page = await started(pair, "capture")
        await page.act("write", text="mine", selection=[4, 4])
        await page.until(lambda: page.text == "mine")
        holder = await asyncio.to_thread(pair.holder)
        # The same page comes back to the other gateway, as by a balancer that knows no better.
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
def test_harks_own_recogniser_says_again_what_was_not_answered(pair, tmp_path, sound, how):
    file = tmp_path / "sound.wav"
    with wave.open(str(file), "wb") as target:
        target.setparams((1, 2, 16_000, 0, "NONE", ""))
        target.writeframes(sound)
    command = [os.environ["HARK"], "transcribe", str(file)]
    plain = subprocess.run(
        [*command, "--recognizer-url", f"http://127.0.0.1:{pair.port}/v1"],
        capture_output=True, text=True, timeout=120, check=True).stdout.split()
    running = subprocess.Popen(
        [*command, "--recognizer-url", f"http://127.0.0.1:{pair.port}/v1"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    for delay in (1, 2):
        gateway = pair.holder()
        time.sleep(delay)
        assert running.poll() is None
        if how == "kill":
            gateway.kill()
        else:
            gateway.drain()
            assert gateway.process.wait(30) == 0
        gateway.start()
    said, troubles = running.communicate(timeout=120)
    assert running.returncode == 0, troubles
    print(f"{len(plain)} words undisturbed, {len(said.split())} now")
    # Where a turn ends depends on what had been sent by then.
    assert changed(plain, said.split()) <= 3
