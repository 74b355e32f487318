"""The meal log, from the tap to the nutrition table."""

import pytest
from playwright.sync_api import expect

import speech
from browser import SILENCE, reading, refusal, replace_microphone, set_permission
from person import moving, style
from screens import message, screen

BLUE = "rgb(0, 122, 255)"
RED = "rgb(255, 59, 48)"
GRAY = "rgb(142, 142, 147)"
GREEN = "rgb(52, 199, 89)"

MEAL = "I ate a grilled chicken breast with rice"


@pytest.fixture
def speaker(person):
    """A user who keeps speaking, because two seconds of silence would end the recording."""
    replace_microphone(person.page, reading(speech.NAME.format(speech.LONG), loops=True))
    return person


def ground(person) -> str:
    return style(person.page.locator(".mic-ground"), "background-color")


def sign(person):
    return person.page.locator(".mic-sign")


@pytest.mark.covers("S5-US1.1", "S5-US1.2", "S5-US1.3", "S5-FR-002", "S5-FR-005", "S5-FR-006")
def test_a_person_taps_speaks_and_taps_again_to_read_it(speaker):
    speaker.opens("mealLog")
    speaker.taps()
    speaker.sees_recording()
    expect(speaker.page.locator(".timer.large")).to_be_visible()
    expect(speaker.page.locator(".meal-dock .waveform")).to_be_visible()
    speaker.sees_words("john")
    field, mic = speaker.field.bounding_box(), speaker.mic.bounding_box()
    assert 0 < mic["y"] - field["y"] < 600
    speaker.page.wait_for_function(
        "() => /^(?!0:00)[0-9]+:[0-9]{2}$/.test(document.querySelector('.timer.large').textContent)")
    speaker.taps()
    speaker.sees_rest()
    speaker.sees_words("john")
    expect(speaker.field).to_be_editable()
    expect(speaker.button("Log This Meal")).to_be_enabled()


@pytest.mark.covers("S5-US2.2")
def test_words_that_go_on_are_added_and_marked_whole(speaker):
    speaker.opens("mealLog")
    speaker.page.evaluate("""() => {
        window.marks = [];
        window.texts = [];
        new MutationObserver(() => {
            const copy = document.querySelector('.field-copy');
            const mark = copy.querySelector('mark');
            texts.push(document.querySelector('.field-text').value);
            if (mark) marks.push([mark.previousSibling?.textContent ?? '', mark.textContent,
                mark.nextSibling?.textContent ?? '']);
        }).observe(document.querySelector('.field-copy'), { childList: true });
    }""")
    speaker.taps()
    speaker.sees_words("john")
    speaker.sees_words("dashwood")
    marks = speaker.page.evaluate("marks")
    assert marks
    for before, mark, after in marks:
        assert mark == mark.strip() != ""
        assert before == "" or before[-1] == " "
        assert after.strip("\u200b") == "" or after[0] == " "
    lengths = [len(text) for text in speaker.page.evaluate("texts")]
    assert max(lengths) == lengths[-1] or lengths[-1] > lengths[0]


@pytest.mark.covers("S5-US2.3", "S5-SC-004")
def test_two_seconds_of_silence_end_it(person):
    replace_microphone(person.page, reading(speech.NAME.format(speech.LONG)))
    person.opens("mealLog")
    person.taps()
    person.sees_words("john")
    person.sees_rest()
    person.sees_words("leisure")
    assert "Recording stopped" in person.announcements()


@pytest.mark.covers(
    "S5-US4.1", "S5-US4.2", "S5-US4.3", "S5-US4.4", "S5-FR-003", "S5-FR-007", "S5-FR-008",
    "S5-FR-009", "S5-FR-013")
def test_every_state_has_a_colour_a_sign_and_words(person):
    replace_microphone(person.page, SILENCE)
    person.opens("mealLog")
    expect(person.field).to_have_attribute("placeholder", "Tap to start recording...")
    assert (ground(person), sign(person).get_attribute("data-icon")) == (BLUE, "microphoneFilled")
    person.page.evaluate("""() => {
        const mic = document.querySelector('.mic');
        window.seen = [];
        new MutationObserver(() => seen.push([
            mic.dataset.state,
            getComputedStyle(mic.querySelector('.mic-ground')).backgroundColor,
            mic.querySelector('.mic-sign').dataset.icon,
            document.querySelector('.meal-dock .status').innerText.trim(),
        ])).observe(mic, { attributes: true, subtree: true });
    }""")
    person.taps()
    person.sees_recording()
    expect(person.field).to_have_attribute("placeholder", "")
    # The button looks pressed before the microphone is open; the dot appears once it is open.
    dot = person.page.locator(".meal-dock .dot")
    expect(dot).to_be_visible()
    moving(dot)
    expect(person.page.locator(".ring")).to_have_count(1)
    person.taps()
    person.sees_message("No speech was heard.")
    person.button("Type instead").first.click()
    person.field.fill(MEAL)
    person.button("Done").click()
    expect(person.page.locator(".meal-results")).to_be_visible()
    seen = {state: rest for state, *rest in person.page.evaluate("seen")}
    assert seen["recording"][:2] == [RED, "stop"]
    assert seen["processing"][:2] == [GRAY, "progress"]
    assert seen["error"][:2] == [RED, "alert"]
    assert seen["success"][1] == "check"
    texts = [rest[-1] for _, *rest in person.page.evaluate("seen")]
    assert any(text.startswith("Processing") for text in texts)
    assert any(text.startswith("Recording") for text in texts)


@pytest.mark.covers(
    "S5-US7.1", "S5-US7.2", "S5-FR-004", "S5-FR-042")
def test_a_meal_is_typed_and_its_table_is_shown(person):
    person.opens("mealLog")
    person.button("Type instead").click()
    expect(person.field).to_be_focused()
    person.page.keyboard.type(MEAL)
    person.button("Done").click()
    results = person.page.locator(".meal-results")
    expect(results).to_be_visible()
    expect(results).to_be_focused()
    table = results.get_by_role("table")
    expect(table.get_by_role("rowheader")).to_have_text(
        ["chicken breast", "rice (white)", "Together"])
    expect(table.get_by_role("row").last).to_contain_text("501 kcal")
    person.button("Log another meal").click()
    expect(results).to_be_hidden()
    assert person.text() == ""


@pytest.mark.covers("S5-FR-041")
def test_the_page_shows_that_the_meal_is_being_looked_up(reader, scripted):
    person = reader(screen("mealLog", text=MEAL, mealLog={"canConfirm": True}))
    scripted.shows(screen(
        "mealLog", text=MEAL, mealLog={"stage": "analyzing", "status": "Analyzing your meal..."},
        button={"state": "processing", "icon": "progress", "isEnabled": False}))
    expect(person.page.locator(".meal-dock .status")).to_have_text("Analyzing your meal...")
    assert style(person.page.locator(".mic-sign .icon"), "animation-name") == "turn"
    expect(person.button("Log This Meal")).to_be_hidden()


@pytest.mark.asks
@pytest.mark.covers("S5-US3.1", "S5-US3.2", "S5-FR-017", "S5-FR-018")
def test_the_first_tap_is_explained_before_the_browser_asks(person, hark):
    person.page.goto(hark.url)
    set_permission(person.page, hark.url, "prompt")
    person.opens("mealLog")
    person.taps()
    expect(person.sheet).to_contain_text("To log your meals by voice")
    assert not [one for one in person.told if one["type"] == "ask"]
    set_permission(person.page, hark.url, "granted")
    person.sheet.get_by_text("Allow", exact=True).click()
    person.sees_recording()


@pytest.mark.asks
@pytest.mark.covers(
    "S5-US3.3", "S5-US6.1", "S5-US7.3", "S5-FR-020", "S5-FR-026", "S5-FR-030", "S5-SC-008",
    "S5-SC-009")
def test_a_no_is_told_with_a_way_to_the_settings_and_to_typing(person, hark):
    person.page.goto(hark.url)
    set_permission(person.page, hark.url, "denied")
    person.opens("mealLog")
    person.taps()
    person.sees_message("Microphone access required. Please enable in Settings.")
    person.button("Open Settings").click()
    expect(person.sheet).to_contain_text("Turn the microphone on")
    person.button("Done").click()
    person.alert.get_by_role("button", name="Type instead").click()
    expect(person.field).to_be_focused()
    person.page.keyboard.type("two eggs")
    person.button("Done").click()
    expect(person.page.locator(".meal-results")).to_contain_text("egg")


@pytest.mark.asks
@pytest.mark.covers("S5-FR-019")
def test_every_answer_about_the_microphone_is_understood(person, hark):
    person.page.goto(hark.url)
    for setting, sees in (
        ("prompt", lambda: expect(person.sheet).to_be_visible()),
        ("denied", lambda: person.sees_message("Microphone access required.")),
        ("granted", lambda: person.sees_recording()),
    ):
        set_permission(person.page, hark.url, setting)
        person.page.reload()
        person.opens("mealLog")
        person.taps()
        sees()
        # An open sheet remains open on the reloaded page.
        person.page.keyboard.press("Escape")
        expect(person.sheet).to_be_hidden()


@pytest.mark.covers("S5-EC-4")
def test_quick_taps_count_once(person):
    person.opens("mealLog")
    person.mic.click(click_count=3)
    person.sees_recording()
    person.waits(person.is_known, "the taps were not answered")
    assert person.done.count("press") == 3
    person.waits(person.announcements, "nothing was announced")
    assert person.announcements() == ["Recording started"]
    opened = [one["opening"] for one in person.told if one["type"] == "open"]
    assert opened == [1]


@pytest.mark.covers("S5-FR-033")
def test_what_happens_is_said_to_a_screen_reader(speaker):
    speaker.opens("mealLog")
    speaker.page.evaluate("""() => {
        window.said = [];
        new MutationObserver(() => said.push(...[...document.querySelectorAll('.live [aria-live] p')]
            .map((one) => one.textContent))).observe(document.querySelector('.live'),
            { childList: true, subtree: true });
    }""")
    speaker.taps()
    speaker.sees_words("john")
    speaker.taps()
    speaker.sees_rest()
    said = speaker.page.evaluate("said")
    assert said.index("Recording started") < said.index("Recording stopped")


@pytest.mark.covers("S5-FR-029")
def test_what_passes_can_be_tried_again(person):
    replace_microphone(person.page, f"""(() => {{
        let tries = 0;
        const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
        const fail = {refusal("NotReadableError")};
        return (wishes) => (tries++ ? open(wishes) : fail());
    }})()""")
    person.opens("mealLog")
    person.taps()
    expect(person.alert).to_be_visible()
    person.button("Try Again").click()
    person.sees_recording()
    expect(person.alert).to_be_hidden()


@pytest.mark.covers("S5-US6.2", "S5-FR-027")
def test_messages_are_drawn_as_the_engine_words_them(reader, scripted):
    person = reader(screen("mealLog"))
    text = "Speech recognition unavailable. Please try again later or use manual entry."
    scripted.shows(screen("mealLog", message=message(
        text, ("retry", "Try Again"), ("typeInstead", "Type instead"))))
    person.sees_message(text)
    person.alert.get_by_role("button", name="Type instead").click()
    told = scripted.hears("do")
    assert (told["action"], told["recovery"]) == ("recover", "typeInstead")
    # The server has not answered yet.
    expect(person.field).to_be_focused()


def test_what_is_typed_before_the_server_answers_is_kept(reader, scripted):
    person = reader(screen("mealLog"))
    person.button("Type instead").click()
    person.page.keyboard.type("two eggs")
    assert person.text() == "two eggs"
    scripted.shows(screen("mealLog", mealLog={"stage": "typing", "showsKeyboard": True}))
    scripted.is_drawn()
    assert person.text() == "two eggs"


@pytest.mark.covers("S5-FR-010")
def test_the_button_changes_smoothly(person):
    person.opens("mealLog")
    person.taps()
    person.sees_recording()
    expect(person.mic).to_have_css("transition-property", "transform")
    expect(person.page.locator(".mic-sign .icon")).to_have_css("animation-name", "appear")
    expect(person.page.locator(".mic-ground")).to_have_css("transition-property", "opacity")
