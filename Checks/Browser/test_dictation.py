"""The dictation form: only approved fields accept dictation."""

import json
import re
import sqlite3

import pytest
from playwright.sync_api import expect

from browser import SILENCE, replace_microphone, set_permission
from person import Person
from screens import screen
from serving import Hark


def field(person, name):
    return person.page.get_by_role("textbox", name=name)


def test_speech_goes_into_the_field_that_has_the_cursor(person):
    person.opens("dictation")
    field(person, "Notes").click()
    field(person, "Notes").press_sequentially("On Monday")
    person.taps()
    person.sees_recording()
    notes = field(person, "Notes")
    person.page.wait_for_function(
        "() => [...document.querySelectorAll('textarea')].at(-1).value.includes('young man')")
    person.taps()
    person.sees_rest()
    assert notes.input_value().startswith("On Monday ")
    assert field(person, "Summary").input_value() == ""
    expect(notes).to_be_editable()


def test_a_field_that_is_not_approved_is_refused_in_words(person):
    person.opens("dictation")
    field(person, "Name").click()
    person.taps()
    expect(person.page.locator(".scope .offer-text")).to_contain_text(
        "Dictation is not available in this field.")
    field(person, "Name").press_sequentially("Ada")
    assert field(person, "Name").input_value() == "Ada"


@pytest.mark.asks
@pytest.mark.covers("S4-42", "S4-45")
def test_the_page_explains_before_the_browser_asks(person, hark):
    person.page.goto(hark.url)
    set_permission(person.page, hark.url, "prompt")
    person.opens("dictation")
    person.taps()
    expect(person.sheet).to_be_visible()
    # Screen readers announce the name, and focus moves into the dialog.
    expect(person.page.get_by_role("dialog", name="Dictate Instead of Typing")).to_be_visible()
    assert person.page.evaluate("document.activeElement.closest('dialog') !== null")
    assert not [one for one in person.told if one["type"] == "ask"]
    person.page.keyboard.press("Escape")
    expect(person.sheet).to_be_hidden()
    person.taps()
    expect(person.sheet).to_be_visible()
    set_permission(person.page, hark.url, "denied")
    person.sheet.locator(".primary").press("Enter")
    person.sees_message("Microphone access required. Please enable in Settings.")
    said = person.page.locator(".live [role=alert]")
    expect(said).to_have_text("Microphone access required. Please enable in Settings.")
    person.button("Open Settings").press("Enter")
    expect(person.page.get_by_role("dialog", name="Turn the microphone on")).to_be_visible()


@pytest.mark.asks
@pytest.mark.covers("S4-43")
def test_a_lasting_no_hides_the_microphone_and_links_to_the_settings(person, hark):
    person.page.goto(hark.url)
    set_permission(person.page, hark.url, "denied")
    person.opens("dictation")
    person.mic.or_(person.button("Open Settings")).first.wait_for()
    if person.mic.is_visible():
        person.taps()
    expect(person.mic).to_be_hidden()
    person.button("Open Settings").click()
    expect(person.sheet).to_contain_text("Turn the microphone on")


def test_that_long_dictation_may_need_splitting_disturbs_nothing(reader, scripted):
    text = "Very long dictation may need to be split into several parts."
    notice = {"notice": text, "offers": [{"action": "dismissSplitNotice", "title": "OK"}]}
    person = reader(screen("dictation", recording=True))
    shown = person.page.locator(".splitting")
    expect(shown).to_be_hidden()
    scripted.shows(screen("dictation", recording=True, dictation={"splitting": notice}))
    # The server announces the notice, which does not take focus.
    expect(shown).to_contain_text(text)
    assert person.page.evaluate("!document.activeElement.closest('.splitting')")
    expect(person.page.get_by_role("button", name="Stop recording").first).to_be_enabled()
    shown.get_by_role("button", name="OK").press("Enter")
    assert scripted.actions() == ["dismissSplitNotice"]
    scripted.shows(screen("dictation", recording=True))
    expect(shown).to_be_hidden()


def test_nothing_heard_is_told(person):
    replace_microphone(person.page, SILENCE)
    person.opens("dictation")
    person.taps()
    person.sees_recording()
    person.taps()
    person.sees_message("No speech was heard.")


@pytest.fixture
def forms(tmp_path):
    return tmp_path / "forms.json"


@pytest.fixture
def configured(forms, services, tmp_path):
    """A server whose form is configured by an organization."""
    server = Hark(tmp_path, "--forms", str(forms), *services)
    yield server
    server.stop()


@pytest.fixture
def reporter(context, configured):
    person = Person(context.new_page(), configured.url)
    yield person
    assert person.errors == []


def configure(forms, *fields, **members):
    """Configures a form of text fields, given as (name, whether dictation is allowed)."""
    forms.write_text(json.dumps({"organization": "lag", "screens": [{"route": "/report", "fields": [
        {"id": name.lower(), "titles": {"en": name}, "kind": "text", "allowsDictation": allowed}
        for name, allowed in fields]}], **members}))


def test_a_form_that_cannot_be_loaded_is_told_and_loaded_again(reporter, forms):
    person = reporter
    person.page.goto(f"{person.url}/#dictation")
    expect(person.page.locator(".scope .offer-text")).to_contain_text(
        "The form's settings could not be loaded")
    forms.write_text("no form")
    person.button("Load again").click()
    expect(person.page.locator(".scope .offer-text")).to_contain_text("The form's settings are damaged")
    configure(forms, ("Place", False), ("Story", True))
    person.button("Load again").click()
    expect(field(person, "Story")).to_be_visible()
    field(person, "Story").click()
    expect(person.page.locator(".scope")).to_be_hidden()


def test_who_may_opens_a_field_for_a_while_and_closes_it(reporter, forms):
    configure(forms, ("Place", False), ("Story", True))
    person = reporter
    person.opens("dictation")
    field(person, "Place").click()
    person.taps()
    expect(person.page.locator(".scope .offer-text")).to_contain_text("Dictation is not available")
    person.button("Allow for 10 minutes").click()
    expect(person.page.locator(".scope .offer-text")).to_contain_text(
        "You can dictate in this field until")
    person.taps()
    person.sees_recording()
    person.page.wait_for_function(
        "() => document.querySelector('textarea').value.includes('young man')")
    person.taps()
    person.sees_rest()
    person.button("End now").click()
    person.taps()
    expect(person.page.locator(".scope .offer-text")).to_contain_text("Dictation is not available")
    assert "young man" in field(person, "Place").input_value()


def test_a_form_that_has_run_out_still_serves_and_says_so(reporter, forms):
    configure(forms, ("Story", True), validUntil="2020-01-01T00:00:00Z")
    person = reporter
    person.opens("dictation")
    expect(person.page.locator(".scope .offer-text")).to_contain_text(
        "The form's settings are out of date.")
    person.taps()
    person.sees_recording()


def passes(folder, seconds: int):
    """Ages the sessions in a server's folder by `seconds`."""
    (file,) = folder.glob(".local/state/**/unfinished.sqlite")
    with sqlite3.connect(file) as database:
        changed = database.execute(
            "UPDATE session SET changedAt = changedAt - ?", (1000 * seconds,)).rowcount
    assert changed


def test_what_a_killed_server_had_heard_is_offered_back(context, services, tmp_path):
    server = Hark(tmp_path, *services)
    person = Person(context.new_page(), server.url)
    person.opens("dictation")
    field(person, "Notes").click()
    person.taps()
    person.page.wait_for_function(
        "() => [...document.querySelectorAll('textarea')].at(-1).value.includes('young')")
    seen = field(person, "Notes").input_value().split()
    server.kill()
    person.page.close()
    # Until then, the text is reserved for the page that dictated it.
    passes(tmp_path, 11)
    server.start(server.port)
    # Another page, without the first one's storage.
    next_one = Person(context.new_page(), server.url)
    next_one.opens("dictation")
    expect(next_one.page.locator(".offer-text").filter(has_text="You have an unfinished")).to_be_visible()
    next_one.button("Restore").click()
    # The results of the last quarter of a second were not saved; these may also have changed
    # earlier words.
    most = rf"^{' '.join(seen[:3])}( \w+){{{max(0, len(seen) - 5)},}}"
    expect(field(next_one, "Notes")).to_have_value(re.compile(most))
    expect(next_one.button("Restore")).to_be_hidden()
    next_one.page.reload()
    expect(field(next_one, "Notes")).to_have_value(re.compile(most))
    expect(next_one.button("Restore")).to_be_hidden()
    assert person.errors == next_one.errors == []
    server.stop()
