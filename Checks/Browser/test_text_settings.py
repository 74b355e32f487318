"""The settings for how text is finished: spoken commands, numbers, fillers, and the user's words."""

import json
import re

import pytest
from playwright.sync_api import expect

import speech
from person import Person
from screens import screen
from serving import SOURCES

CASES = json.loads((SOURCES.parent / "Docs/protocol/vocabulary.json").read_text("utf-8"))


@pytest.fixture
def visits(context, scripted):
    """A user of the scripted server's page, which is not open yet."""
    person = Person(context.new_page(), scripted.url)
    scripted.page = person.page
    yield person
    assert person.errors == []


def opens(person: Person):
    """Opens the settings on the start page."""
    person.page.goto(person.url)
    person.button("Text").click()
    dialog = person.page.get_by_role("dialog", name="Text")
    expect(dialog).to_be_visible()
    return dialog


def boxes(dialog) -> list:
    return [box.is_checked() for box in dialog.get_by_role("checkbox").all()]


def words(person: Person):
    return person.page.get_by_label("My Words")


def dictates(person: Person, *words: str) -> str:
    """Dictates a recorded sentence into a new capture until `words` are shown, and returns the text."""
    person.opens("capture")
    person.plays_recording()
    person.taps()
    person.sees_words(*words)
    person.taps()
    person.sees_rest()
    return person.text()


def test_the_words_of_the_user_are_written(heard):
    person = heard
    assert "Youngman" not in dictates(person, "young", "man")
    dialog = opens(person)
    words(person).fill("Youngman & Sons: young man")
    person.button("Done").click()
    expect(dialog).to_be_hidden()
    # The page is loaded anew, so the choice comes from the browser's storage.
    person.page.reload()
    assert "Youngman & Sons" in dictates(person, "Youngman & Sons")


def test_the_choice_is_kept(person):
    dialog = opens(person)
    assert boxes(dialog) == [True, True, False]
    dialog.get_by_role("checkbox").nth(1).uncheck()
    dialog.get_by_role("checkbox").nth(2).check()
    words(person).fill("Siobhan\nmy address = 5 Harbour Street")
    person.button("Done").click()
    expect(dialog).to_be_hidden()
    expect(person.button("Text")).to_be_focused()
    person.page.reload()
    dialog = opens(person)
    assert boxes(dialog) == [True, False, True]
    expect(words(person)).to_have_value("Siobhan\nmy address = 5 Harbour Street")


def test_the_choice_is_sent_and_so_is_a_change_in_another_tab(visits, scripted, context):
    person = visits
    other = Person(context.new_page(), scripted.url)
    opens(other).get_by_label("Leave out").check()
    words(other).fill("Siobhan")
    person.opens("composer")
    assert scripted.hears("hello")["finishing"] == {
        "commands": True, "numbers": True, "fillers": True, "vocabulary": "Siobhan"}
    words(other).fill("Siobhan\nAoife")
    while (sent := scripted.hears("settings")["finishing"])["vocabulary"] != "Siobhan\nAoife":
        pass
    assert sent["fillers"] is True


def test_a_user_who_has_not_chosen_sends_no_choice(visits, scripted):
    visits.opens("composer")
    assert "finishing" not in scripted.hears("hello")


def test_a_line_with_a_fault_is_named_and_nothing_is_lost(visits, scripted):
    person = visits
    dialog = opens(person)
    words(person).fill("Siobhan")
    words(person).fill("Siobhan\nmy address =")
    person.button("Done").click()
    alert = dialog.locator(".fault[role=alert]")
    expect(alert).to_have_text(
        "Line 2 needs text on both sides of “=”. Until then, your earlier words are used.")
    expect(words(person)).to_be_focused()
    expect(words(person)).to_have_attribute("aria-invalid", "true")
    expect(words(person)).to_have_accessible_description(re.compile("^Line 2 needs text"))
    # Escape closes the settings without correcting the invalid line; the server receives only the
    # lines before it.
    person.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    person.opens("composer")
    assert scripted.hears("hello")["finishing"]["vocabulary"] == "Siobhan"
    dialog = opens(person)
    expect(words(person)).to_have_value("Siobhan\nmy address =")
    expect(alert).to_be_visible()
    # The error message disappears as soon as the line is corrected.
    words(person).fill("Siobhan\nmy address = 5 Harbour Street")
    expect(alert).to_be_hidden()
    assert words(person).get_attribute("aria-invalid") is None
    person.button("Done").click()
    expect(dialog).to_be_hidden()


def test_too_many_words_are_refused(person):
    dialog = opens(person)
    for text, reason in (("a\n" * 1_001, "too many words"), ("å" * 12_001, "too long")):
        words(person).fill(text)
        person.button("Done").click()
        expect(dialog.locator(".fault[role=alert]")).to_contain_text(reason)
    words(person).fill("a\n" * 1_000)
    person.button("Done").click()
    expect(dialog).to_be_hidden()


def test_the_page_finds_the_faults_that_the_engine_finds(person):
    person.page.route("**/rules.js", lambda route: route.fulfill(
        body=(SOURCES / "connection/text-choice.js").read_text("utf-8"),
        content_type="text/javascript"))
    person.page.route("**/storage.js", lambda route: route.fulfill(
        body=(SOURCES / "connection/storage.js").read_text("utf-8"),
        content_type="text/javascript"))
    person.page.goto(person.url)
    found = person.page.evaluate(
        """async (texts) => {
             const { vocabularyFault } = await import('/rules.js');
             return texts.map(vocabularyFault);
           }""", [each["text"] for each in CASES])
    assert found == [each["fault"] for each in CASES]


@pytest.mark.parametrize("kept", ["{", "[]", "null", '"text"', '{"vocabulary": 5, "text": null}'])
def test_a_choice_of_another_version_harms_nothing(visits, scripted, kept):
    person = visits
    person.page.add_init_script(f"localStorage.setItem('text', {json.dumps(kept)});")
    person.opens("composer")
    hello = scripted.hears("hello")
    assert isinstance(hello.get("finishing", {}).get("vocabulary", ""), str)
    opens(person)
    expect(words(person)).to_have_value("")


@pytest.mark.window(locale="nb-NO")
def test_the_settings_are_in_norwegian(person):
    person.page.goto(person.url)
    person.button("Tekst").click()
    expect(person.page.get_by_label("Mine ord")).to_be_visible()
    expect(person.page.get_by_label("Skriv tall med sifre")).to_be_checked()


CORRECTION = {"line": "Siobhan: shivaun", "title": "Remember “Siobhan”"}


def test_a_corrected_word_is_remembered_only_if_the_user_asks_for_it(reader, scripted):
    person = reader(screen("capture", text="Ask Siobhan"))
    shown = screen("capture", text="Ask Siobhan", field={"correction": CORRECTION})
    scripted.shows(shown)
    offer = person.button("Remember “Siobhan”")
    expect(offer).to_be_visible()
    expect(person.button("Write as Spoken")).to_be_hidden()
    assert person.page.evaluate("localStorage.getItem('text')") is None
    offer.focus()
    person.page.keyboard.press("Enter")
    assert scripted.hears("settings")["finishing"] == {
        "commands": True, "numbers": True, "vocabulary": "Siobhan: shivaun"}
    assert scripted.hears("do")["action"] == "closeCorrection"
    expect(person.field).to_be_focused()
    # The server's next screen may still contain the offer.
    scripted.shows(shown)
    scripted.is_drawn()
    expect(offer).to_be_hidden()
    opens(person)
    expect(words(person)).to_have_value("Siobhan: shivaun")


def test_a_word_is_remembered_beside_a_line_with_a_fault(reader, scripted):
    person = reader(screen("capture", text="Ask Siobhan"))
    opens(person)
    words(person).fill("Ada\nmy address =")
    person.opens("capture")
    scripted.shows(screen("capture", text="Ask Siobhan", field={"correction": CORRECTION}))
    person.button("Remember “Siobhan”").click()
    while scripted.hears("settings")["finishing"]["vocabulary"] != "Siobhan: shivaun":
        pass
    opens(person)
    expect(words(person)).to_have_value("Ada\nmy address =\nSiobhan: shivaun")


def test_a_correction_on_a_real_server_is_offered(person, recognizer):
    recognizer.hears(speech.SHORT, "ask shivaun about the young man")
    person.opens("capture")
    person.plays_recording()
    person.taps()
    person.sees_words("man")
    person.taps()
    person.sees_rest()
    recognizer.hears(speech.SHORT, "he was not an ill disposed young man")
    assert person.page.locator(".said").is_hidden()
    person.field.fill(person.text().replace("shivaun", "Siobhan"))
    person.button("Remember “Siobhan”").click()
    expect(person.page.locator(".said")).to_be_hidden()
    opens(person)
    expect(words(person)).to_have_value("Siobhan: shivaun")
