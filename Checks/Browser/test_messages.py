"""Failures that this machine cannot produce: the page shows the engine's message unchanged."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from screens import message, screen

ROWS = Path(__file__).parents[1] / "Ledger" / "rows.tsv"


def sentence(row: str) -> str:
    """Returns the sentence that a row of the ledger requires."""
    line = next(line for line in ROWS.read_text("utf-8").splitlines()
                if line.startswith(f"{row}\t"))
    return re.findall(r'"([^"]{20,})"', line)[-1]


def shown(row: str, *more: str):
    return pytest.param(sentence(row), id=row, marks=pytest.mark.covers(row, *more))


@pytest.mark.parametrize("text", [
    shown("S1-42", "S1-41"), shown("S1-44"), shown("S1-45"), shown("S1-47")])
def test_the_chat_tells_it_in_an_alert(reader, scripted, text):
    person = reader(screen("composer", text="kept words"))
    scripted.shows(screen("composer", text="kept words", message=message(text)))
    expect(person.page.get_by_role("alertdialog", name=text)).to_be_visible()
    # Escape dismisses the message.
    person.page.keyboard.press("Escape")
    assert scripted.actions() == ["dismissFailure"]
    scripted.shows(screen("composer", text="kept words"))
    expect(person.page.get_by_role("alertdialog")).to_be_hidden()
    assert person.text() == "kept words"


@pytest.mark.parametrize("text", [shown("S2-40"), pytest.param(
    "Voice input is restricted on this device and cannot be enabled here. Please type instead.",
    id="S2-34", marks=pytest.mark.covers("S2-34"))])
def test_capture_tells_it_in_its_place_and_typing_goes_on(reader, scripted, text):
    person = reader(screen("capture", text="kept words"))
    off = {"isEnabled": False, "state": "disabled"}
    scripted.shows(screen("capture", text="kept words", message=message(text), button=off,
                          capture={"canSave": True}))
    person.sees_message(text)
    # Only helpful actions are offered.
    expect(person.alert.get_by_role("button")).to_have_text(["OK"])
    expect(person.mic).to_have_attribute("aria-disabled", "true")
    expect(person.field).to_be_editable()
    expect(person.button("Save")).to_be_enabled()


@pytest.mark.covers("S5-FR-031")
def test_no_technical_detail_reaches_a_person(reader, scripted):
    person = reader(screen("mealLog"))
    scripted.says({"type": "bye", "code": "rule", "text": "The page sent something unknown."})
    scripted.cuts()
    scripted.hears("hello")
    scripted.is_drawn()
    body = person.page.locator("body").inner_text()
    assert not re.search(r"[{}<>]|\bundefined\b|\bnull\b|\bError\b|\d{4}", body)


def test_the_engine_says_where_the_microphone_is_turned_on(reader, scripted):
    person = reader(screen("composer"))
    scripted.says({"type": "openSettings"})
    expect(person.page.get_by_role("dialog")).to_contain_text("behind the sign.")


@pytest.mark.covers("S5-EC-5", "S5-FR-040")
def test_a_service_that_is_away_for_a_while_may_be_tried_again(reader, scripted):
    text = "Speech recognition unavailable. Please try again later or use manual entry."
    person = reader(screen("mealLog", text="two eggs"))
    scripted.shows(screen("mealLog", text="two eggs", message=message(
        text, ("retry", "Try Again"), ("typeInstead", "Type instead")),
        button={"state": "error", "icon": "alert"}))
    person.sees_message(text)
    person.button("Try Again").click()
    told = scripted.hears("do")
    assert (told["action"], told["recovery"]) == ("recover", "retry")
    assert person.text() == "two eggs"


def test_a_message_that_goes_by_itself_is_taken_away_by_the_server(reader, scripted):
    person = reader(screen("capture"))
    scripted.shows(screen("capture", message=message("Gone soon.", seconds=0.5)))
    person.sees_message("Gone soon.")
    assert scripted.hears("do")["action"] == "dismissFailure"
