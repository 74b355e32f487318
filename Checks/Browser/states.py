"""Every state of every screen that a user can reach, on the real server.

Each state is a function that brings a user there, with the necessary browser setup.
"""

from playwright.sync_api import expect

import speech
from browser import SILENCE, reading, refusal, replace_microphone, set_permission, unplug
from caller import Caller
from person import Person
from talker import begins_to_say, says, talks_when_told

STATES = {}

# The states in which the browser shows its permission prompt.
ASKING = set()


def state(function):
    STATES[function.__name__.replace("_", "-")] = function
    return function


def asks(function):
    ASKING.add(function.__name__.replace("_", "-"))
    return state(function)


def asked(person: Person):
    """Leaves the microphone permission undecided."""
    person.page.goto(person.url)
    set_permission(person.page, person.url, "prompt")


def refused(person: Person):
    person.page.goto(person.url)
    set_permission(person.page, person.url, "denied")


def talks(person: Person):
    replace_microphone(person.page, reading(speech.NAME.format(speech.LONG), loops=True))


@state
def start(person: Person):
    person.page.goto(person.url)
    person.page.get_by_role("heading", name="Hark").wait_for()


@state
def start_sound(person: Person):
    start(person)
    person.page.get_by_role("button", name="Sound source").click()
    person.page.get_by_role("radio", name="he was not").check()


@state
def start_text(person: Person):
    start(person)
    person.button("Text").click()
    person.page.get_by_label("My Words").fill("Siobhan\n= 5 Harbour Street")
    person.button("Done").click()
    person.page.get_by_role("alert").filter(has_text="Line 2").wait_for()


@state
def chat_idle(person: Person):
    person.opens("composer")


@asks
def chat_rationale(person: Person):
    asked(person)
    person.opens("composer")
    person.taps()
    person.sheet.wait_for()


@state
def chat_recording(person: Person):
    talks(person)
    person.opens("composer")
    _chats(person)
    person.presses()
    person.sees_words("dashwood")


@state
def chat_review(person: Person):
    person.opens("composer")
    _chats(person)
    person.types("I would like to sleep before midnight, for a week at least")


@asks
def chat_alert(person: Person):
    refused(person)
    person.opens("composer")
    person.types("I was about to say")
    person.taps()
    person.alert.wait_for()


@state
def chat_offline(person: Person):
    person.opens("composer")
    person.types("I was about to say")
    person.page.context.set_offline(True)
    person.page.locator(".notice:not([hidden])").wait_for()


def _chats(person: Person):
    person.types("I could not sleep again. My head was full of tomorrow.")
    person.button("Send").click()
    person.page.locator(".bubbles .coach").wait_for()
    person.page.locator(".conversation:not([aria-busy])").wait_for()


@state
def capture_idle(person: Person):
    person.opens("capture")


@state
def capture_recording(person: Person):
    talks(person)
    person.opens("capture")
    person.taps()
    person.sees_words("dashwood")


@state
def capture_review(person: Person):
    person.opens("capture")
    person.types("The walk along the river last autumn, and how quiet it was.")


@state
def capture_saved(person: Person):
    capture_review(person)
    person.button("Save").click()
    person.page.locator(".success:not([hidden])").wait_for()


@asks
def capture_refused(person: Person):
    asked(person)
    person.opens("capture")
    person.types("The walk along the river last autumn")
    person.taps()
    person.sheet.wait_for()
    set_permission(person.page, person.url, "denied")
    person.sheet.locator(".primary").click()
    person.alert.wait_for()


@state
def capture_failed(person: Person):
    replace_microphone(person.page, refusal("NotFoundError"))
    person.opens("capture")
    person.types("The walk along the river last autumn")
    person.taps()
    person.alert.wait_for()


@state
def meal_idle(person: Person):
    person.opens("mealLog")


@asks
def meal_rationale(person: Person):
    asked(person)
    person.opens("mealLog")
    person.taps()
    person.sheet.wait_for()


@state
def meal_recording(person: Person):
    talks(person)
    person.opens("mealLog")
    person.taps()
    person.sees_words("dashwood")


@state
def meal_failed(person: Person):
    replace_microphone(person.page, SILENCE)
    person.opens("mealLog")
    person.taps()
    person.sees_recording()
    person.taps()
    person.alert.wait_for()


@state
def meal_typing(person: Person):
    person.opens("mealLog")
    person.button("Type instead").click()
    expect(person.field).to_be_focused()
    person.page.keyboard.type("I ate a grilled chicken breast with rice")


@state
def meal_results(person: Person):
    meal_typing(person)
    person.button("Done").click()
    person.page.locator(".meal-results:not([hidden])").wait_for()


@state
def dictation_idle(person: Person):
    person.opens("dictation")


@state
def dictation_recording(person: Person):
    talks(person)
    person.opens("dictation")
    person.taps()
    person.sees_words("dashwood")


@asks
def dictation_refused(person: Person):
    refused(person)
    person.opens("dictation")
    person.mic.or_(person.button("Open Settings")).first.wait_for()
    if person.mic.is_visible():
        person.taps()
    person.button("Open Settings").wait_for()


def _calls(person: Person) -> Caller:
    talks_when_told(person.page)
    caller = Caller(person.page, person.url).calls()
    caller.sees("listening")
    return caller


def _is_answered(person: Person) -> Caller:
    caller = _calls(person)
    says(person.page, speech.SHORT)
    caller.is_answered()
    return caller


@state
def call_start(person: Person):
    Caller(person.page, person.url).opens("call")


@state
def call_listening(person: Person):
    _calls(person)


@state
def call_recording(person: Person):
    caller = _calls(person)
    begins_to_say(person.page, speech.LONG)
    caller.sees("recording")
    person.page.locator(".call-preview:not(:empty)").wait_for()


@state
def call_held(person: Person):
    caller = _calls(person)
    caller.chooses("Auto + Hold")
    caller.sees("listening")
    caller.presses()
    caller.hint.wait_for()


@state
def call_waiting(person: Person):
    caller = _calls(person)
    person.recognizer.waits()
    says(person.page, speech.SHORT)
    caller.sees("processing")


@state
def call_speaking(person: Person):
    caller = _calls(person)
    person.voice.goes_on()
    says(person.page, speech.SHORT)
    caller.hint.wait_for()


@state
def call_muted(person: Person):
    caller = _is_answered(person)
    caller.sees("listening")
    caller.mutes()
    caller.sees("muted")


@state
def call_error(person: Person):
    _calls(person)
    unplug(person.page)
    person.page.locator(".call-banner:not([hidden])").wait_for()


@state
def call_overlay(person: Person):
    caller = _is_answered(person)
    caller.sees("listening")
    caller.button("Call Settings").click()
    caller.overlay.wait_for()


@state
def call_settings(person: Person):
    caller = _calls(person)
    caller.button("Call Settings").click()
    caller.button("Advanced Settings").click()
    caller.switch("Record Calls").check()
    caller.settings.get_by_text("Call recordings are stored").wait_for()
    caller.switch("Record Calls").uncheck()


@state
def call_recorded(person: Person):
    caller = _calls(person)
    caller.button("Call Settings").click()
    caller.button("Advanced Settings").click()
    caller.switch("Record Calls").check()
    caller.settings.press("Escape")
    person.page.locator(".recorded-sign:not([hidden])").wait_for()


@state
def call_over(person: Person):
    caller = _is_answered(person)
    caller.button("End call").click()
    person.page.get_by_text("The call has ended.").wait_for()


@asks
def settings_help(person: Person):
    dictation_refused(person)
    person.button("Open Settings").click()
    person.sheet.wait_for()
