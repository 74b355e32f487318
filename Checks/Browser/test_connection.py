"""A lost connection loses no words and no presses."""

import time

import pytest
from playwright.sync_api import expect

from browser import hide, keep_streams, set_permission, unplug
from person import Person
from screens import OWN, screen
from serving import Hark


def opens_microphone(person, scripted):
    person.presses()
    assert scripted.hears("do")["action"] == "press"
    scripted.opens()
    scripted.shows(screen("composer", True))


def sound(scripted, seconds):
    """Receives audio messages until they cover `seconds`; returns each as (first, count)."""
    found = []
    while not found or sum(found[-1]) - found[0][0] < 16_000 * seconds:
        piece = scripted.hears("sound")
        found.append((piece["first"], piece["count"]))
    return found


def test_it_greets_with_what_the_server_must_know(reader, scripted):
    person = reader(screen("composer"))
    person.page.reload()
    hello = scripted.hears("hello")
    assert hello["version"] == 1
    assert hello["experience"] == "composer"
    assert hello["permission"] == "granted"
    assert hello["language"] == "en-US"
    assert hello["reducesMotion"] is False
    # The previous page has stored the session's name.
    assert hello["resume"] == {"session": "scripted", "seen": 0}


def test_sound_comes_whole_in_small_pieces(reader, scripted):
    person = reader(screen("composer"))
    opens_microphone(person, scripted)
    pieces = sound(scripted, 2)
    assert pieces[0][0] == 0
    assert all(a[0] + a[1] == b[0] for a, b in zip(pieces, pieces[1:]))
    assert max(count for _, count in pieces) <= 3200


def test_after_a_cut_it_resumes_with_the_sound_that_is_missing(reader, scripted):
    person = reader(screen("composer"))
    opens_microphone(person, scripted)
    sound(scripted, 1)
    scripted.welcome = {"heard": {"opening": 1, "samples": 8000}}
    scripted.cuts()
    hello = scripted.hears("hello")
    assert hello["resume"]["session"] == "scripted"
    pieces = sound(scripted, 1.5)
    assert pieces[0][0] == 8000
    assert all(a[0] + a[1] == b[0] for a, b in zip(pieces, pieces[1:]))


def test_what_is_done_during_a_cut_is_told_after_it(reader, scripted):
    person = reader(screen("composer", composer={"canSend": True}))
    scripted.cuts()
    person.button("Send").click()
    scripted.hears("hello")
    told = scripted.hears("do")
    assert (told["id"], told["action"]) == (1, "send")


def test_what_was_done_is_not_told_again(reader, scripted):
    person = reader(screen("composer", composer={"canSend": True}))
    person.button("Send").click()
    assert scripted.hears("do")["action"] == "send"
    scripted.cuts()
    scripted.hears("hello")
    assert scripted.actions() == []


def test_a_stop_after_a_cut_does_not_overtake_the_sound(reader, scripted):
    person = reader(screen("composer"))
    opens_microphone(person, scripted)
    sound(scripted, 1)
    scripted.welcome = {"heard": {"opening": 1, "samples": 0}}
    scripted.cuts()
    person.releases()
    scripted.hears("hello")
    told = scripted.hears("do")
    assert told["action"] == "release"
    assert told["after"]["opening"] == 1
    assert told["after"]["samples"] >= 16_000


def test_the_sound_of_a_closed_microphone_is_kept_until_its_words_are_shown(reader, scripted):
    person = reader(screen("composer"))
    opens_microphone(person, scripted)
    sound(scripted, 1)
    scripted.says({"type": "close", "opening": 1})
    assert scripted.hears("microphone")["event"] == "closed"
    scripted.welcome = {"heard": {"opening": 1, "samples": 8000}}
    scripted.screen = screen("composer", True)
    scripted.cuts()
    kept = scripted.hears("hello")["resume"]["sound"]
    assert (kept["opening"], kept["first"]) == (1, 0)
    pieces = sound(scripted, (kept["samples"] - 8000) / 16_000)
    assert pieces[0][0] == 8000
    assert all(a[0] + a[1] == b[0] for a, b in zip(pieces, pieces[1:]))
    assert sum(pieces[-1]) == kept["samples"]
    # A server that needs no audio receives none, but the page keeps it for another server.
    scripted.welcome = {}
    scripted.cuts()
    assert scripted.hears("hello")["resume"]["sound"] == kept
    scripted.shows(screen("composer"))
    scripted.is_drawn()
    scripted.cuts()
    assert "sound" not in scripted.hears("hello")["resume"]
    assert [one for one in scripted.messages() if one["type"] == "sound"] == []


def test_a_session_that_is_gone_goes_on_as_a_new_one_with_its_text(reader, scripted):
    person = reader(screen("composer"))
    scripted.shows(screen("composer", text="kept words"))
    expect(person.field).to_have_value("kept words")
    scripted.screen = screen("composer")
    scripted.done = 0
    scripted.welcome = {"session": "another", "isResumed": False}
    scripted.cuts()
    scripted.hears("hello")
    told = scripted.hears("do")
    assert (told["id"], told["action"], told["text"]) == (1, "write", "kept words")


def test_what_was_written_last_is_told_when_the_answer_before_it_was_lost(reader, scripted):
    person = reader(screen("composer"))
    person.field.press_sequentially("a")
    assert scripted.hears("do")["text"] == "a"
    # The second edit is held back until the first is confirmed, and that confirmation is lost.
    person.field.press_sequentially("b")
    scripted.cuts()
    scripted.hears("hello")
    assert scripted.hears("do")["text"] == "ab"


def test_a_lost_connection_is_told_and_a_new_one_takes_it_away(reader, scripted, context):
    person = reader(screen("composer"))
    notice = person.page.locator(".notice")
    expect(notice).to_be_hidden()
    context.set_offline(True)
    expect(notice).to_contain_text("offline")
    context.set_offline(False)
    expect(notice).to_be_hidden()


def test_a_farewell_is_shown_and_the_person_may_begin_again(reader, scripted):
    person = reader(screen("composer"))
    # The page has its own words, in its language, for each code that it shows.
    scripted.says({"type": "bye", "code": "replaced", "text": "The server's own words."})
    expect(person.page.locator(".notice")).to_contain_text("This session continues in another window")
    expect(person.page.locator(".live [role=status]")).to_contain_text("in another window")
    person.button("Connect again").click()
    scripted.hears("hello")
    expect(person.page.locator(".notice")).to_be_hidden()


@pytest.mark.covers("S5-EC-3")
def test_a_tab_that_is_hidden_leaves(reader, scripted):
    person = reader(screen("composer", True))
    hide(person.page, True)
    assert scripted.actions() == ["leave"]


def test_what_was_received_is_confirmed(reader, scripted):
    reader(screen("composer"))
    scripted.shows(screen("composer", text="one"))
    assert scripted.hears("seen")["event"] == scripted.events


def test_a_device_that_goes_during_a_cut_is_told_behind_its_last_sound(reader, scripted, context):
    keep_streams(context)
    person = reader(screen("composer"))
    opens_microphone(person, scripted)
    sound(scripted, 1)
    scripted.welcome = {"heard": {"opening": 1, "samples": 0}}
    scripted.cuts()
    unplug(person.page)
    scripted.hears("hello")
    heard = 0
    while (told := scripted.said.get(timeout=30)).get("event") != "lost":
        if told["type"] == "sound":
            heard = told["first"] + told["count"]
    assert heard >= 16_000


@pytest.mark.asks
def test_a_permission_that_is_answered_during_a_cut_is_told_after_it(reader, scripted):
    person = reader(screen("composer"))
    scripted.cuts()
    set_permission(person.page, scripted.url, "denied")
    assert scripted.hears("permission")["status"] == "denied"


@pytest.mark.asks
def test_a_permission_that_a_dead_connection_swallowed_is_told_again(reader, scripted):
    person = reader(screen("composer"))
    scripted.is_drawn()
    scripted.turns_deaf()
    set_permission(person.page, scripted.url, "denied")
    person.waits(lambda: "permission" in person.sent, "the page told nobody")
    scripted.cuts()
    scripted.hears("hello")
    assert scripted.hears("permission")["status"] == "denied"


@pytest.mark.asks
def test_an_undecided_answer_is_not_told_again(reader, scripted):
    person = reader(screen("composer"))
    scripted.is_drawn()
    scripted.turns_deaf()
    set_permission(person.page, scripted.url, "prompt")
    person.waits(lambda: "permission" in person.sent, "the page told nobody")
    scripted.cuts()
    scripted.hears("hello")
    assert "permission" not in [message["type"] for message in scripted.messages()]


@pytest.mark.asks
def test_a_permission_that_arrived_is_not_told_again(reader, scripted):
    person = reader(screen("composer"))
    set_permission(person.page, scripted.url, "denied")
    assert scripted.hears("permission")["status"] == "denied"
    # The first pong may answer an earlier ping.
    before = person.pongs
    person.waits(lambda: person.pongs >= before + 2, "no ping was answered")
    scripted.cuts()
    scripted.hears("hello")
    assert "permission" not in [message["type"] for message in scripted.messages()]


def test_a_form_gets_each_text_back_into_its_own_field(reader, scripted):
    person = reader(screen("dictation"))
    texts = {"name": "Ada", "notes": "It rained."}
    fields = [{**field, "text": texts[field["id"]]} for field in OWN["dictation"]["fields"]]
    scripted.shows(screen("dictation", text="It rained.", dictation={"fields": fields}))
    expect(person.page.get_by_label("Name")).to_have_value("Ada")
    scripted.screen = screen("dictation", dictation={"focus": "name", "target": "name"})
    scripted.done = 0
    scripted.welcome = {"session": "another", "isResumed": False}
    scripted.cuts()
    scripted.hears("hello")
    place, kept = "name", {}
    for _ in range(4):
        told = scripted.hears("do")
        if told["action"] == "focus":
            place = told["field"]
        if told["action"] == "write":
            kept[place] = told["text"]
        if kept == texts:
            break
    assert kept == texts


def test_a_page_that_is_turned_away_each_time_asks_less_and_less_often(reader, scripted):
    reader(screen("composer"))
    waits = []
    for _ in range(4):
        begun = time.monotonic()
        scripted.says({"type": "bye", "code": "rule", "text": "Something was wrong."})
        scripted.cuts()
        scripted.hears("hello")
        waits.append(time.monotonic() - begun)
    # Only the page's own delay is tested; a busy machine can only add to it.
    assert waits[-1] > 0.9


def test_a_page_that_was_asleep_goes_on_by_itself(reader, scripted):
    person = reader(screen("composer"))
    scripted.says({"type": "bye", "code": "idle", "text": "No message arrived for 30 seconds."})
    scripted.cuts()
    scripted.hears("hello")
    expect(person.page.locator(".notice")).to_be_hidden()


def test_a_page_that_is_loaded_again_goes_on_where_it_was(person):
    person.opens("capture")
    person.types("Typed.")
    person.taps()
    person.sees_words("young")
    person.page.reload()
    expect(person.page.locator(".place > *").first).to_be_visible()
    # The microphone was closed with the previous page; its words remain.
    person.sees_words("typed.", "young")
    expect(person.indicator).to_be_hidden()
    expect(person.field).to_be_editable()
    person.types(" And more.")
    assert person.text().endswith("And more.")
    person.taps()
    person.sees_words("typed.", "more.", "man")


def test_who_comes_back_to_an_experience_finds_what_was_there(person):
    person.opens("capture")
    person.types("Typed.")
    person.opens("composer")
    person.types("Hello")
    person.opens("capture")
    person.sees_words("typed.")
    person.opens("composer")
    person.sees_words("hello")


def test_a_copied_tab_begins_anew(person, context):
    person.opens("capture")
    person.types("Typed.")
    kept = person.page.evaluate("JSON.stringify({ ...sessionStorage })")
    assert "session capture" not in kept


def is_kept(room, text: bytes) -> bool:
    """Whether any of the server's files contains `text`."""
    files = [file for file in room.rglob("*") if file.is_file() and file.suffix != ".wav"]
    return any(text in file.read_bytes() for file in files)


def test_a_page_that_is_loaded_again_after_its_server_was_killed_keeps_its_texts(
        context, services, tmp_path):
    server = Hark(tmp_path, *services)
    person = Person(context.new_page(), server.url)
    person.opens("dictation")
    for name, text in (("Summary", "Short."), ("Notes", "Long.")):
        person.page.get_by_role("textbox", name=name).fill(text)
    # The server answers before it saves the text.
    person.waits(lambda: is_kept(tmp_path, b"Long."), "the last text was not kept")
    server.kill()
    server.start(server.port)
    person.page.reload()
    expect(person.page.get_by_role("textbox", name="Notes")).to_have_value("Long.")
    expect(person.page.get_by_role("textbox", name="Summary")).to_have_value("Short.")
    assert person.errors == []
    server.stop()


def opening(number: int) -> dict:
    return {"type": "open", "opening": number, "device": None, "constraints": {}}


def test_a_page_that_takes_over_opens_nothing_of_the_page_before(reader, scripted):
    person = reader(screen("composer"))
    scripted.welcome = {"isResumed": True, "heard": {"opening": 2, "samples": 0}}
    person.page.reload()
    assert scripted.hears("microphone") == {"type": "microphone", "opening": 2, "event": "closed"}
    scripted.says(opening(1))
    scripted.says(opening(2))
    scripted.says(opening(3))
    assert scripted.hears("microphone") == {"type": "microphone", "opening": 3, "event": "opened"}


def test_a_page_that_nobody_has_touched_records_even_if_its_device_opens_last(reader, scripted, context):
    reader(screen("composer"))
    context.add_init_script("""
        const { promise: isWaking, resolve: wakes } = Promise.withResolvers();
        const resume = AudioContext.prototype.resume;
        AudioContext.prototype.resume = function () {
            wakes();
            return resume.call(this);
        };
        const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
        navigator.mediaDevices.getUserMedia = (wishes) => isWaking.then(() => open(wishes));""")
    scripted.page.reload()
    scripted.hears("hello")
    scripted.opens()


def test_a_new_session_hears_nothing_of_an_opening_of_the_old_one(reader, scripted):
    person = reader(screen("composer"))
    opens_microphone(person, scripted)
    scripted.done = 0
    scripted.welcome = {"session": "another", "isResumed": False}
    scripted.cuts()
    scripted.hears("hello")
    scripted.says(opening(1))
    assert scripted.hears("microphone") == {"type": "microphone", "opening": 1, "event": "opened"}
    assert not [one for one in scripted.messages() if one["type"] == "microphone"]


def test_a_session_that_is_over_lets_the_microphone_go(reader, scripted, context):
    keep_streams(context)
    person = reader(screen("composer"))
    opens_microphone(person, scripted)
    scripted.says({"type": "bye", "code": "replaced", "text": "This chat goes on elsewhere."})
    person.page.wait_for_function(
        "() => streams.at(-1).getTracks().every((track) => track.readyState === 'ended')")
