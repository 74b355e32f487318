"""The page has no unnecessary waits. The tests check the order of events, because durations depend
on the machine's load.

Durations are measured by scripts/bench-page.
"""

import re

import pytest
from playwright.sync_api import expect

import speech
from screens import screen
from talker import begins_to_say, talks_when_told


@pytest.mark.covers("S5-SC-001", "S5-SC-005")
def test_a_press_is_shown_and_opens_the_microphone_without_a_wait_of_the_page_s(
        reader, scripted, context):
    context.clock.install()
    person = reader(screen("mealLog"))
    # From here on, the page's clock is paused, so no timer of the page fires.
    context.clock.pause_at(context.pages[0].evaluate("Date.now() + 1000"))
    person.presses()
    # The press is shown although the server has not answered yet.
    expect(person.mic).to_have_class(re.compile("pressed"))
    assert scripted.hears("do")["action"] == "press"
    scripted.opens()
    assert scripted.hears("sound")["first"] == 0


@pytest.mark.covers("S5-US2.1", "S5-FR-011", "S5-SC-002")
def test_words_are_there_while_the_sentence_is_still_being_said(person):
    talks_when_told(person.page)
    person.opens("mealLog")
    person.taps()
    person.sees_recording()
    begins_to_say(person.page, speech.LONG)
    person.page.evaluate("() => { saying.then(() => { window.isSaid = true; }); }")
    found = person.page.wait_for_function("""() => {
        const text = document.querySelector('.field-text').value;
        return text && { text, isSaid: window.isSaid ?? false };
    }""").json_value()
    assert not found["isSaid"]
    assert "and mister john".startswith(found["text"][:15].lower())
