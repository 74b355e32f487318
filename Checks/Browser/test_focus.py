"""The keyboard focus stays where the user is working, regardless of the next screen."""

import pytest
from playwright.sync_api import expect

from screens import message, screen


def strikes(button):
    """Presses Enter on a button once the server's screen has enabled it; the driver's own `press`
    does not wait for that."""
    expect(button).to_be_enabled()
    button.press("Enter")


@pytest.mark.parametrize("experience, name, place, text", [
    ("composer", "Send", ".bubble.person", "A thought"), ("capture", "Save", ".success", "Saved")])
def test_the_focus_stays_on_a_button_that_is_disabled(person, experience, name, place, text):
    person.opens(experience)
    person.types("A thought")
    button = person.button(name)
    strikes(button)
    expect(person.page.locator(place)).to_contain_text(text)
    expect(button).to_be_disabled()
    expect(button).to_be_focused()


def test_a_button_that_is_disabled_does_nothing(reader, scripted):
    person = reader(screen("composer"))
    send = person.button("Send")
    expect(send).to_be_disabled()
    send.press("Enter")
    send.click(force=True)
    assert scripted.actions() == []


def test_the_focus_goes_from_a_meal_to_its_nutrition_and_back_to_the_microphone(reader, scripted):
    text = "two eggs"
    person = reader(screen("mealLog", text=text, mealLog={"canConfirm": True}))
    strikes(person.button("Log This Meal"))
    assert scripted.hears("do")["action"] == "confirm"
    scripted.shows(screen("mealLog", text=text, mealLog={"stage": "analyzing"},
                          button={"state": "processing", "icon": "progress", "isEnabled": False}))
    expect(person.mic).to_be_focused()
    figures = {"energy": "1", "protein": "1", "carbohydrate": "1", "fat": "1"}
    scripted.shows(screen("mealLog", mealLog={"results": {
        "items": [{"name": "egg", "amount": "2", **figures}], "total": figures, "unknown": []}}))
    expect(person.page.locator(".meal-results")).to_be_focused()
    strikes(person.button("Log another meal"))
    assert scripted.hears("do")["action"] == "startOver"
    scripted.shows(screen("mealLog"))
    expect(person.mic).to_be_focused()


@pytest.mark.parametrize("experience", ["capture", "mealLog", "dictation"])
def test_the_focus_goes_from_a_message_that_is_dismissed_to_the_microphone(
        reader, scripted, experience):
    person = reader(screen(experience, message=message("Something went wrong.")))
    strikes(person.alert.get_by_role("button", name="OK"))
    scripted.shows(screen(experience))
    expect(person.mic).to_be_focused()


def test_what_has_no_focus_gets_none(reader, scripted):
    person = reader(screen("capture", message=message("Something went wrong.")))
    scripted.shows(screen("capture"))
    scripted.is_drawn()
    assert person.page.evaluate("document.activeElement === document.body")


def test_the_choice_of_a_source_keeps_the_focus_during_a_recording(reader, scripted):
    person = reader(screen("capture"))
    choice = person.page.get_by_role("button", name="Sound source")
    choice.focus()
    scripted.shows(screen("capture", True))
    expect(choice).to_be_disabled()
    expect(choice).to_be_focused()


def test_escape_closes_the_settings_of_a_call_from_anywhere(shown, scripted):
    caller = shown("listening", panel="quick")
    expect(caller.overlay).to_be_visible()
    scripted.actions()
    for place in (caller.mic, caller.page.locator(".call-lines"), caller.button("End call")):
        place.evaluate("(one) => one.focus()")
        caller.page.keyboard.press("Escape")
        assert scripted.actions() == ["show"]
    caller.page.evaluate("document.activeElement.blur()")
    caller.page.keyboard.press("Escape")
    assert scripted.actions() == ["show"]
    # Closed settings ignore the Escape key.
    shown("listening", panel="none")
    expect(caller.overlay).to_be_hidden()
    caller.page.keyboard.press("Escape")
    assert scripted.actions() == []


@pytest.mark.parametrize("key", ["Tab", "Shift+Tab"])
def test_the_tab_key_does_not_leave_the_settings_of_a_call_open(shown, scripted, key):
    caller = shown("listening", panel="quick")
    controls = caller.overlay.locator("button, input")
    (controls.last if key == "Tab" else controls.first).focus()
    scripted.actions()
    caller.page.keyboard.press(key)
    assert scripted.actions() == ["show"]


def test_the_tab_key_within_the_settings_and_a_pointer_behind_them_close_nothing(shown, scripted):
    caller = shown("listening", panel="quick")
    caller.overlay.locator("button, input").first.focus()
    scripted.actions()
    caller.page.keyboard.press("Tab")
    caller.presses()
    caller.releases()
    assert scripted.actions() == ["press", "release"]
