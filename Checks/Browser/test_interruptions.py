"""Failures during a recording do not lose recorded words."""

import pytest
from playwright.sync_api import expect

import speech
from browser import (
    SILENCE, hide, keep_streams, reading, refusal, replace_microphone, set_permission, unplug)
from person import Person
from serving import Hark
from wire import Wire

# The first and the last words of the long recording.
FIRST, LAST = "john dashwood", "power to do"


def is_read(person):
    """Waits until the whole recording has been played."""
    person.page.evaluate("reading")


@pytest.fixture
def wired(context, hark):
    """A user whose connection can be cut."""
    wire = Wire(hark.port)
    person = Person(context.new_page(), wire.url)
    person.wire = wire
    context.grant_permissions(["microphone"], origin=wire.url)
    replace_microphone(person.page, reading(speech.NAME.format(speech.LONG)))
    yield person
    wire.stop()
    assert person.errors == []


def test_a_cut_in_the_middle_loses_no_word(wired):
    wired.opens("capture")
    wired.types("Before.")
    wired.taps()
    wired.sees_words("john")
    wired.wire.cut()
    notice = wired.page.locator(".notice")
    expect(notice).to_contain_text("What you say and type is kept")
    is_read(wired)
    wired.wire.mend()
    expect(notice).to_be_hidden()
    wired.sees_words("before.", FIRST, LAST)
    wired.taps()
    wired.sees_rest()
    assert wired.text().startswith("Before. ")
    assert wired.text().lower().count("dashwood") == 1


def test_a_stop_during_a_cut_is_done_after_it_with_every_word(wired):
    wired.opens("capture")
    wired.taps()
    wired.sees_words("leisure")
    wired.wire.cut()
    is_read(wired)
    wired.taps()
    wired.wire.mend()
    wired.sees_rest()
    wired.sees_words(FIRST, LAST)


def test_offline_for_a_while_loses_no_word(wired, context):
    wired.opens("capture")
    wired.taps()
    wired.sees_words("john")
    context.set_offline(True)
    wired.wire.cut()
    expect(wired.page.locator(".notice")).to_contain_text("You are offline.")
    is_read(wired)
    wired.wire.mend()
    context.set_offline(False)
    expect(wired.page.locator(".notice")).to_be_hidden()
    wired.sees_words(FIRST, LAST)


def test_a_server_that_was_started_anew_gets_the_text_back(network, context, services, tmp_path):
    server = Hark(tmp_path, *services)
    person = Person(context.new_page(), server.url)
    context.grant_permissions(["microphone"], origin=server.url)
    try:
        person.opens("capture")
        person.types("These words outlive the server")
        person.waits(person.is_known, "the server did not answer the text")
        server.kill()
        expect(person.page.locator(".notice")).to_contain_text("The connection was lost.")
        server.start(server.port)
        expect(person.page.locator(".notice")).to_be_hidden()
        expect(person.field).to_have_value("These words outlive the server")
        person.button("Save").click()
        expect(person.page.locator(".success")).to_contain_text("Saved")
    finally:
        server.stop()


def test_a_server_that_is_killed_before_it_has_the_last_words_loses_none(
        network, context, services, recognizer, tmp_path):
    server = Hark(tmp_path, *services)
    person = Person(context.new_page(), server.url)
    context.grant_permissions(["microphone"], origin=server.url)
    replace_microphone(person.page, reading(speech.NAME.format(speech.LONG)))
    try:
        person.opens("capture")
        person.types("Before.")
        person.taps()
        person.sees_words("john")
        recognizer.waits(interims=False)
        is_read(person)
        person.taps()
        expect(person.mic).to_have_attribute("data-state", "processing")
        assert LAST not in person.text().lower()
        server.kill()
        recognizer.finishes()
        server.start(server.port)
        person.sees_words("before.", FIRST, LAST)
        person.sees_rest()
        assert person.text().lower().count("dashwood") == 1
    finally:
        recognizer.finishes()
        server.stop()
    assert person.errors == []


@pytest.mark.covers("S5-US6.3", "S5-FR-028")
def test_a_device_that_goes_ends_the_recording_and_keeps_the_words(person):
    replace_microphone(person.page, reading(speech.NAME.format(speech.LONG), loops=True))
    keep_streams(person.page)
    person.opens("mealLog")
    person.taps()
    person.sees_words("john")
    unplug(person.page)
    person.sees_message("Your text is kept.")
    assert "john" in person.text()
    expect(person.alert.get_by_role("button", name="Try Again")).to_be_visible()
    expect(person.alert.get_by_role("button", name="Type instead")).to_be_visible()
    person.button("Type instead").click()
    expect(person.field).to_be_editable()
    person.field.press_sequentially(" and more")
    assert "and more" in person.text()


@pytest.mark.asks
def test_a_permission_withdrawn_in_the_middle_keeps_the_words(person, hark):
    person.opens("capture")
    person.taps()
    person.sees_words("young")
    set_permission(person.page, hark.url, "denied")
    expect(person.alert).to_be_visible()
    person.sees_rest()
    assert "young" in person.text()
    person.types(" and typed")
    expect(person.button("Save")).to_be_enabled()


@pytest.mark.covers("S5-EC-3")
def test_a_tab_that_is_hidden_stops_listening_and_keeps_the_words(person):
    replace_microphone(person.page, reading(speech.NAME.format(speech.LONG), loops=True))
    keep_streams(person.page)
    person.opens("mealLog")
    person.taps()
    person.sees_words("john")
    hide(person.page, True)
    person.sees_rest()
    assert person.page.evaluate(
        "streams.at(-1).getTracks().every((track) => track.readyState === 'ended')")
    hide(person.page, False)
    assert "john" in person.text()


@pytest.mark.parametrize("name", ["NotReadableError", "NotFoundError"])
@pytest.mark.covers("S1-46")
def test_a_microphone_that_does_not_open_is_told(person, name):
    replace_microphone(person.page, refusal(name))
    person.opens("composer")
    person.presses()
    expect(person.alert).to_be_visible()
    person.releases()
    text = {"NotFoundError": "I had trouble setting up the microphone. Let's try again.",
            "NotReadableError": "I can't have the microphone while"}[name]
    person.sees_message(text)


@pytest.mark.window(permissions=[])
def test_a_recorded_sample_needs_no_microphone(person):
    replace_microphone(person.page, refusal("NotFoundError"))
    person.opens("capture")
    person.plays_recording()
    person.taps()
    person.sees_words("young", "man")
    person.taps()
    person.sees_rest()


@pytest.mark.long
@pytest.mark.covers("S1-53")
def test_the_chat_stops_listening_after_a_minute(person):
    replace_microphone(person.page, SILENCE)
    person.opens("composer")
    # The server uses its own clock, so the test only observes that the recording ends without a
    # release.
    person.presses()
    person.sees_recording()
    expect(person.mic).to_have_attribute("aria-pressed", "false", timeout=120_000)
    person.sees_rest()
    assert "Recording stopped" in person.announcements()
    person.releases()
