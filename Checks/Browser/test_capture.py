"""The capture screen, from the tap to the text saved in the database."""

import re
import sqlite3

import pytest
from playwright.sync_api import expect

from browser import SILENCE, refusal, replace_microphone, set_permission
from person import moving, style
from screens import screen

RED = "rgb(255, 59, 48)"
RED_TEXT = "rgb(197, 0, 15)"
SECONDARY = "rgb(99, 99, 102)"


def saved(hark) -> list:
    """Returns every capture in the database as (text, kind)."""
    with sqlite3.connect(hark.database) as database:
        return database.execute("SELECT content, contentType FROM capture").fetchall()


def count(person):
    return person.page.locator(".count")


@pytest.mark.covers("S2-01", "S2-02", "S2-09", "S2-10", "S2-14", "S2-16", "S2-22")
def test_a_person_taps_speaks_stops_edits_and_saves(heard, whole):
    person, hark = heard, whole
    person.opens("capture")
    before = len(saved(hark))
    person.plays_recording()
    person.types("Noted:")
    person.taps()
    person.sees_recording()
    person.sees_words("young", "man")
    person.taps()
    person.sees_rest()
    expect(person.field).to_have_value(re.compile("^Noted: .*young man$"))
    assert len(saved(hark)) == before
    person.types(", I think")
    text = person.text()
    person.button("Save").click()
    expect(person.page.locator(".success")).to_contain_text("Saved")
    assert saved(hark)[before:] == [(text, "text")]
    assert person.text() == ""


@pytest.mark.covers("S2-21")
def test_what_was_spoken_is_saved_as_text(person, hark):
    person.opens("capture")
    person.taps()
    person.sees_words("young", "man")
    person.button("Stop").click()
    person.sees_rest()
    text = person.text()
    person.button("Save").click()
    expect(person.page.locator(".success")).to_contain_text("Saved")
    assert saved(hark)[-1] == (text, "text")


@pytest.mark.covers(
    "S2-03", "S2-05", "S2-06", "S2-07", "S2-08", "S2-11", "S2-13", "S2-17", "S2-60", "S2-61")
def test_the_screen_shows_what_is_going_on(person):
    person.opens("capture")
    expect(person.page.get_by_role("heading", name="Capture", exact=True)).to_be_visible()
    expect(person.mic).to_have_accessible_name("Start voice recording")
    sign = person.page.locator(".mic-sign")
    expect(sign).to_have_attribute("data-icon", "microphoneFilled")
    expect(count(person)).to_have_text("0 characters")
    assert style(count(person), "color") == SECONDARY
    assert style(person.page.locator(".capture"), "gap") == "16px"
    assert style(person.page.locator(".capture-row"), "gap") == "12px"
    expect(person.button("Save")).to_be_disabled()
    person.taps()
    person.sees_recording()
    expect(person.mic).to_have_accessible_name("Stop recording")
    expect(sign).to_have_attribute("data-icon", "stopCircle")
    assert style(person.mic, "color") == RED
    assert style(sign, "font-size") == "22px"
    bar = person.page.locator(".recording-bar")
    expect(bar.get_by_label("Recording in progress")).to_be_visible()
    assert re.search(r"255, 59, 48, 0\.1|1 0\.23.* / 0\.1", style(bar, "background-color"))
    assert style(bar, "border-radius") == "8px"
    assert style(bar, "padding") == "12px 16px"
    words = bar.locator(".status-text")
    expect(words).to_have_text("Recording...")
    assert style(words, "color") == RED_TEXT
    dot = bar.locator(".dot")
    assert (style(dot, "width"), style(dot, "height")) == ("12px", "12px")
    assert style(dot, "background-color") == RED
    pulse = moving(dot)
    assert (pulse["from"][1], pulse["to"][1]) == (0.3, 1)
    assert (pulse["seconds"], pulse["easing"]) == (0.8, "ease-in-out")
    person.sees_words("man")
    expect(count(person)).to_have_text("8 words")
    expect(person.button("Save")).to_be_disabled()
    expect(person.button("Cancel recording")).to_be_visible()
    stop = bar.get_by_role("button", name="Stop", exact=True)
    assert style(stop, "background-color") == RED_TEXT
    stop.click()
    person.sees_rest()
    expect(count(person)).to_have_text("36 characters")
    expect(person.button("Save")).to_be_enabled()
    expect(bar).to_be_hidden()


@pytest.mark.covers("S2-15")
def test_cancel_drops_what_was_spoken_and_keeps_what_was_typed(person):
    person.opens("capture")
    person.types("Typed before")
    person.taps()
    person.sees_words("young")
    person.button("Cancel recording").click()
    expect(person.field).to_have_value("Typed before")
    person.sees_rest()


@pytest.mark.covers("S2-18")
def test_a_recording_ends_at_ten_thousand_characters(person):
    person.opens("capture")
    person.field.fill("a" * 9_975)
    expect(count(person)).to_contain_text("9975")
    person.taps()
    person.sees_recording()
    person.sees_rest()
    assert 9_975 <= len(person.text()) <= 10_000
    expect(person.page.locator(".hint")).to_contain_text("10,000 characters is the limit.")


def test_too_long_a_text_stays_but_cannot_be_saved(person):
    person.opens("capture")
    person.field.fill("a" * 10_001)
    expect(count(person)).to_contain_text("10001 of 10000 characters")
    expect(person.button("Save")).to_be_disabled()
    expect(person.page.locator(".field.over-limit")).to_be_visible()
    assert len(person.text()) == 10_001


@pytest.mark.asks
@pytest.mark.covers("S2-31", "S2-32")
def test_the_page_explains_and_then_records_at_once(person, hark):
    person.page.goto(hark.url)
    set_permission(person.page, hark.url, "prompt")
    person.opens("capture")
    person.taps()
    expect(person.sheet).to_contain_text(
        "Pookie needs microphone access to transcribe your voice")
    assert not [one for one in person.told if one["type"] == "ask"]
    set_permission(person.page, hark.url, "granted")
    person.sheet.locator(".primary").click()
    person.sees_recording()
    person.sees_words("young")


@pytest.mark.asks
@pytest.mark.covers("S2-33", "S2-47", "S2-48")
def test_a_no_disables_the_button_and_leads_to_the_settings(person, hark):
    person.page.goto(hark.url)
    set_permission(person.page, hark.url, "prompt")
    person.opens("capture")
    person.taps()
    expect(person.sheet).to_be_visible()
    set_permission(person.page, hark.url, "denied")
    person.sheet.locator(".primary").click()
    person.sees_message("permission denied. Enable in Settings.")
    expect(person.mic).to_have_attribute("aria-disabled", "true")
    person.button("Open Settings").click()
    expect(person.sheet).to_contain_text("Turn the microphone on")
    person.button("Done").click()
    person.types("I can still type")
    person.button("Save").click()
    expect(person.page.locator(".success")).to_contain_text("Saved")


@pytest.mark.covers("S2-41", "S2-46")
def test_a_microphone_that_is_not_there_is_told_and_the_text_is_kept(person):
    replace_microphone(person.page, refusal("NotFoundError"))
    person.opens("capture")
    person.types("Kept")
    person.taps()
    person.sees_message("Microphone error. Please try again.")
    assert person.text() == "Kept"


@pytest.mark.covers("S2-45")
def test_nothing_spoken_is_quiet(person):
    replace_microphone(person.page, SILENCE)
    person.opens("capture")
    person.taps()
    person.sees_recording()
    person.taps()
    person.sees_rest()
    expect(person.alert).to_be_hidden()
    expect(person.button("Save")).to_be_disabled()
    assert person.text() == ""


@pytest.mark.covers("S2-04")
def test_the_microphone_waits_while_a_text_is_saved(reader, scripted):
    saving = screen("capture", text="A text", capture={"isSaving": True},
                    button={"isEnabled": False, "state": "disabled"})
    person = reader(saving)
    expect(person.page.get_by_role("button", name="Saving...")).to_be_disabled()
    person.presses()
    person.releases()
    assert scripted.actions() == []


@pytest.mark.covers("S2-27", "S2-29")
def test_the_meaning_is_shown_where_there_is_one_and_the_message_comes_gently(reader, scripted):
    person = reader(screen("capture", text="A day by the sea", capture={"canSave": True}))
    person.field.focus()
    person.button("Save").click()
    assert scripted.hears("do")["action"] == "save"
    # A phone's keyboard closes when the field loses focus.
    expect(person.field).not_to_be_focused()
    meaning = person.page.locator(".meaning")
    scripted.shows(screen("capture", capture={"success": "Saved"}))
    success = person.page.locator(".success")
    expect(success).to_have_text("Saved")
    assert style(success, "animation-name") == "rise"
    expect(meaning).to_be_hidden()
    scripted.shows(screen("capture", capture={"success": "Saved", "meaning": "A calm day."}))
    expect(meaning).to_have_text("A calm day.")


def test_a_paste_beyond_every_limit_leaves_a_page_that_goes_on(person):
    person.opens("capture")
    person.field.click()
    person.page.keyboard.insert_text("x" * 200_000)
    expect(person.page.get_by_text("of 10000 characters")).to_be_visible()
    person.page.keyboard.press("Control+a")
    person.page.keyboard.insert_text("short")
    person.button("Save").click()
    expect(person.field).to_have_value("")
