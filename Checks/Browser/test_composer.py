"""The coach chat, from the press to the reply, with real speech, the real recognizer, and the real
coach."""

import re

import pytest
from playwright.sync_api import expect

from browser import SILENCE, replace_microphone, set_permission
from person import motion, moving, style
from screens import PALE, screen

TERRACOTTA = "rgb(181, 83, 60)"
WARM_GRAY_300 = "rgb(211, 203, 194)"
WARM_GRAY_600 = "rgb(107, 98, 90)"
WARM_GRAY_800 = "rgb(58, 52, 47)"
CREAM = "rgb(250, 246, 240)"
WHITE = "rgb(255, 255, 255)"


@pytest.mark.covers("S1-20", "S1-36", "S1-38", "S1-39")
def test_a_person_holds_speaks_reads_edits_and_sends(heard):
    person = heard
    person.opens("composer")
    person.plays_recording()
    person.presses()
    person.sees_recording()
    person.sees_words("young", "man")
    person.releases()
    person.sees_rest()
    person.sees_words("young", "man")
    # Nothing is sent automatically, so that the user can correct the text first.
    expect(person.page.locator(".bubble.person")).to_have_count(0)
    person.types(" indeed")
    person.button("Send").click()
    bubble = person.page.locator(".bubble.person")
    expect(bubble).to_contain_text("young man indeed")
    expect(person.page.locator(".bubbles .coach").last).not_to_be_empty()
    assert person.text() == ""
    # After a message has been sent, the field is empty.
    person.types("typed only")
    person.button("Send").click()
    expect(person.page.locator(".bubble.person").last).to_have_text("typed only")


@pytest.mark.covers("S1-37")
def test_the_text_cannot_be_typed_while_it_is_spoken(person):
    person.opens("composer")
    person.types("first")
    person.presses()
    person.sees_recording()
    expect(person.field).to_have_js_property("readOnly", True)
    person.page.keyboard.type("x")
    person.sees_words("young")
    person.releases()
    person.sees_rest()
    assert person.text().startswith("first ")
    assert "x" not in person.text()
    expect(person.field).to_have_js_property("readOnly", False)


@pytest.mark.covers("S1-01", "S1-04", "S1-65", "S1-66", "S1-67")
def test_the_microphone_stands_between_text_and_send_and_shows_its_state(person):
    person.opens("composer")
    row = person.page.locator(".composer-row")
    places = [row.locator(one).bounding_box() for one in (".field", ".mic", "button.primary")]
    assert [place["x"] for place in places] == sorted(place["x"] for place in places)
    assert (places[1]["width"], places[1]["height"]) == (44, 44)
    sign = person.page.locator(".mic-sign")
    assert style(sign, "font-size") == "20px"
    assert sign.get_attribute("data-icon") == "microphone"
    assert style(person.mic, "color") == WARM_GRAY_600
    expect(person.mic).to_have_accessible_name("Voice input")
    expect(person.mic).to_have_accessible_description("Press and hold to record your message")
    expect(person.mic).to_have_attribute("aria-pressed", "false")
    person.presses()
    person.sees_recording()
    assert sign.get_attribute("data-icon") == "microphoneFilled"
    assert style(person.mic, "color") == TERRACOTTA
    expect(person.mic).to_have_accessible_name("Stop recording")
    expect(person.mic).to_have_accessible_description(
        re.compile("^Release to stop recording"))
    person.sees_words("man")
    person.releases()
    person.sees_rest()


@pytest.mark.covers("S1-05")
def test_the_sign_has_the_colour_of_its_state(reader, scripted):
    person = reader(screen("composer"))
    expect(person.mic).to_have_css("color", WARM_GRAY_600)
    scripted.shows(screen("composer", True))
    expect(person.mic).to_have_css("color", TERRACOTTA)
    off = {"isEnabled": False, "state": "disabled", "iconColor": PALE}
    scripted.shows(screen("composer", button=off))
    expect(person.mic).to_have_css("color", WARM_GRAY_300)
    expect(person.mic).to_have_attribute("aria-disabled", "true")


@pytest.mark.covers("S1-29", "S1-30", "S1-31", "S1-32", "S1-33", "S1-34", "S1-35")
def test_the_indicator_pulses_only_while_something_is_recorded(person):
    person.opens("composer")
    expect(person.indicator).to_be_hidden()
    dot = person.page.locator(".indicator .dot")
    assert motion(dot) is None
    person.presses()
    expect(person.indicator).to_be_visible()
    assert person.indicator.count() == 1
    assert (style(dot, "width"), style(dot, "height")) == ("12px", "12px")
    assert style(dot, "background-color") == TERRACOTTA
    assert style(person.indicator, "padding") == "8px 12px"
    assert style(person.page.locator(".indicator .status"), "gap") == "8px"
    expect(person.page.locator(".indicator .status-text")).to_have_text("Recording...")
    assert style(person.page.locator(".indicator .status-text"), "color") == WARM_GRAY_600
    assert moving(dot) == {
        "from": ["scale(1)", 1], "to": ["scale(1.2)", 0.7], "seconds": 0.5,
        "easing": "ease-in-out", "direction": "alternate"}
    canvas = person.page.locator(".indicator .waveform")
    expect(canvas).to_be_visible()
    person.page.wait_for_function("""() => {
        const { width, height } = document.querySelector('.indicator .waveform');
        const pen = document.querySelector('.indicator .waveform').getContext('2d');
        const rows = new Set();
        const { data } = pen.getImageData(0, 0, width, height);
        for (let at = 3; at < data.length; at += 4) if (data[at]) rows.add(at >> 2 / width);
        return rows.size > 200;
    }""")
    person.sees_words("man")
    # The pulse ends with a short linear transition.
    person.page.evaluate("""() => {
        const dot = document.querySelector('.indicator .dot');
        const animate = dot.animate.bind(dot);
        window.endings = [];
        dot.animate = (frames, options) => { endings.push(options); return animate(frames, options); };
    }""")
    person.releases()
    expect(person.indicator).to_be_hidden()
    assert {"duration": 100, "easing": "linear"} in person.page.evaluate("endings")
    person.sees_rest()
    assert motion(dot) is None


@pytest.mark.asks
@pytest.mark.covers("S1-06", "S1-07", "S1-08", "S1-09", "S1-10", "S1-11", "S1-12")
def test_the_page_explains_before_the_browser_asks_and_takes_no_for_an_answer(person, hark):
    person.page.goto(hark.url)
    set_permission(person.page, hark.url, "prompt")
    person.page.add_init_script("""
        window.questions = 0;
        const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
        navigator.mediaDevices.getUserMedia = (wishes) => { questions += 1; return ask(wishes); };""")
    person.page.reload()
    person.opens("composer")
    person.taps()
    expect(person.sheet).to_be_visible()
    expect(person.sheet).to_have_accessible_name("Voice Input")
    heading = person.sheet.get_by_role("heading", name="Voice Input")
    assert style(heading, "color") == WARM_GRAY_800
    assert style(heading, "font-weight") == "600"
    text = person.sheet.get_by_text(
        "I'd love to hear your voice. Enable the microphone so you can speak your thoughts "
        "instead of typing.", exact=True)
    assert style(text, "color") == WARM_GRAY_600
    assert style(text, "text-align") == "center"
    accept = person.button("Enable microphone access")
    expect(accept).to_have_text("Enable Microphone")
    assert style(accept, "color") == WHITE
    assert style(accept, "background-color") == TERRACOTTA
    assert style(accept, "border-radius") == "12px"
    assert accept.bounding_box()["width"] == person.sheet.locator(".stack").bounding_box()["width"]
    decline = person.button("Not Now: Dismiss and continue without voice input")
    expect(decline).to_have_text("Not Now")
    assert style(decline, "color") == WARM_GRAY_600
    sign = person.sheet.locator(".sheet-sign")
    assert (style(sign, "width"), style(sign, "background-color")) == ("60px", TERRACOTTA)
    assert style(sign.locator("svg"), "display") != "none"
    assert style(person.sheet, "gap") == "24px"
    assert style(person.sheet.locator(".stack"), "gap") == "12px"
    assert style(person.sheet, "padding-top") == "32px"
    assert style(person.sheet, "background-color") == CREAM
    decline.click()
    expect(person.sheet).to_be_hidden()
    person.sees_rest()
    assert person.page.evaluate("questions") == 0
    assert not [one for one in person.told if one["type"] in ("ask", "open")]
    person.types("I type instead")
    person.button("Send").click()
    expect(person.page.locator(".bubble.person")).to_have_text("I type instead")


@pytest.mark.asks
@pytest.mark.covers("S1-14")
def test_a_yes_to_both_questions_begins_the_recording(person, hark):
    person.page.goto(hark.url)
    set_permission(person.page, hark.url, "prompt")
    person.opens("composer")
    person.taps()
    expect(person.sheet).to_be_visible()
    set_permission(person.page, hark.url, "granted")
    person.button("Enable microphone access").click()
    expect(person.sheet).to_be_hidden()
    person.sees_recording()
    person.sees_words("young", "man")
    person.taps()
    person.sees_rest()
    person.sees_words("young", "man")


@pytest.mark.asks
@pytest.mark.covers("S1-43", "S1-51")
def test_a_no_is_an_alert_that_goes_when_it_is_read(person, hark):
    person.page.goto(hark.url)
    set_permission(person.page, hark.url, "denied")
    person.opens("composer")
    person.taps()
    person.sees_message("I need microphone access to hear you. You can enable it in Settings.")
    expect(person.page.get_by_role("alertdialog")).to_be_visible()
    person.button("OK").click()
    expect(person.alert).to_be_hidden()
    person.page.wait_for_function(
        "() => document.querySelector('.mic').dataset.state !== 'error'")
    person.taps()
    expect(person.page.get_by_role("alertdialog")).to_be_visible()


@pytest.mark.covers("S1-48")
def test_nothing_heard_is_told_warmly(person):
    replace_microphone(person.page, SILENCE)
    person.opens("composer")
    person.presses()
    # A very short press is ignored; this one is long enough, measured by the recording's own clock.
    expect(person.page.locator(".indicator .timer")).to_have_text("0:01")
    person.releases()
    person.sees_message("I didn't hear anything — try speaking again or type instead.")
