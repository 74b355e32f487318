"""`spoken/` contains the output for a screen reader on the main path of each screen."""

import pytest
from playwright.sync_api import expect

from browser import reading, replace_microphone
import speech
from spoken import Reader
from talker import begins_to_say

MEAL = "I ate a grilled chicken breast with rice"


def records(person, screen: str, opening: str, reads: str) -> Reader:
    """Opens a screen, and dictates into it with the keyboard; returns the reader."""
    reader = Reader(person)
    person.opens(screen)
    person.plays_recording()
    reader.does(opening, reads=".experience")
    person.mic.focus()
    person.page.keyboard.press("Space")
    person.sees_recording()
    person.sees_words("young", "man")
    reader.does("The user presses Space on the microphone button, and speaks.", "Recording started",
                reads=reads)
    person.strikes("Enter")
    person.sees_rest()
    expect(person.mic).to_have_attribute("data-state", "idle")
    reader.does("The user presses Enter.", "Recording stopped", reads=reads)
    return reader


def test_a_chat_is_read_as_written_down(person):
    page = person.page
    reader = records(person, "composer", "The user opens the chat.", ".dock")
    person.button("Send").press("Enter")
    page.locator(".bubbles .coach").wait_for()
    page.locator(".conversation:not([aria-busy])").wait_for()
    reader.does("The user sends the text, and the coach answers.", "Thank you", reads=".place")
    reader.is_kept_as("chat")


def test_a_capture_is_read_as_written_down(person):
    reader = records(person, "capture", "The user opens the capture screen.", ".place")
    person.button("Save").press("Enter")
    person.page.locator(".success:not([hidden])").wait_for()
    reader.does("The user saves the text.", "Saved", reads=".place")
    reader.is_kept_as("capture")


def test_a_meal_is_read_as_written_down(person, recognizer):
    recognizer.hears(speech.SHORT, MEAL)
    reader = Reader(person)
    page = person.page
    try:
        person.opens("mealLog")
        person.plays_recording()
        reader.does("The user opens the meal log.", reads=".experience")
        person.mic.focus()
        page.keyboard.press("Space")
        person.sees_recording()
        person.sees_words("rice")
        reader.does("The user presses Space on the microphone button, and speaks.", "Recording started",
                    reads=".place")
        person.sees_rest()
        expect(person.mic).to_have_attribute("data-state", "idle")
        reader.does("The user is silent for two seconds.", "Recording stopped", reads=".place")
        person.button("Log This Meal").press("Enter")
        page.locator(".meal-results:not([hidden])").wait_for()
        reader.does("The user logs the meal.", "Meal logged", reads=".place")
    finally:
        recognizer.hears(speech.SHORT, "he was not an ill disposed young man")
    reader.is_kept_as("meal-log")


def test_a_dictation_is_read_as_written_down(person):
    reader = Reader(person)
    page = person.page
    person.opens("dictation")
    person.plays_recording()
    reader.does("The user opens the form.", reads=".experience")
    page.get_by_role("textbox", name="Name").focus()
    person.mic.focus()
    page.keyboard.press("Space")
    page.locator(".scope .offer-text").filter(has_text="not available").wait_for()
    reader.does("The user moves to a field without dictation, and presses Space on the microphone button.",
                "not available", reads=".dock")
    page.get_by_role("textbox", name="Notes").focus()
    expect(page.locator(".scope .offer-text")).to_be_hidden()
    person.mic.focus()
    person.strikes("Space")
    person.sees_recording()
    page.wait_for_function(
        "() => [...document.querySelectorAll('textarea')].at(-1).value.includes('young man')")
    reader.does("The user moves to the notes, presses Space on the microphone button, and speaks.",
                "Recording started", reads=".dock")
    person.strikes("Enter")
    person.sees_rest()
    expect(person.mic).to_have_attribute("data-state", "idle")
    reader.does("The user presses Enter.", "Recording stopped", reads=".place")
    reader.is_kept_as("dictation")


# A pause in stuttering audio would end the turn early.
@pytest.mark.spoken
def test_a_call_is_read_as_written_down(caller, recognizer, voice):
    reader = Reader(caller)
    page = caller.page
    voice.goes_on()
    recognizer.waits()
    caller.opens("call")
    reader.does("The user opens the call.", reads=".experience")
    caller.button("Start the call").press("Enter")
    caller.sees("listening")
    reader.does("The user starts the call.", "Listening", reads=".experience")
    begins_to_say(page, speech.SHORT)
    caller.is_shown(phase="finalizing", has_preview=True)
    recognizer.finishes()
    caller.is_shown(phase="speaking", has_hint=True)
    reader.does("The user speaks, and the agent answers.", "Tap to stop", reads=".call-main")
    voice.finishes()
    caller.sees("listening")
    reader.does("The reply ends.", "Listening")
    caller.mutes()
    caller.sees("muted")
    reader.does("The user mutes the microphone.", "muted", reads=".call-controls")
    caller.mutes()
    caller.sees("listening")
    reader.does("The user unmutes the microphone.", "Listening")
    caller.button("Call Settings").press("Enter")
    caller.overlay.wait_for()
    reader.does("The user opens the settings.", reads=".call-overlay")
    page.get_by_role("button", name="Advanced").press("Enter")
    caller.settings.wait_for()
    reader.does("The user opens all settings.", reads=".call-page")
    page.keyboard.press("Escape")
    expect(caller.settings).to_be_hidden()
    reader.does("The user presses Escape.")
    caller.button("End call").press("Enter")
    page.get_by_text("The call has ended.").wait_for()
    reader.does("The user ends the call.", reads=".experience")
    reader.is_kept_as("call")
