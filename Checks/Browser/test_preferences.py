"""The page follows the user's system and browser settings."""

import pytest
from playwright.sync_api import expect

from browser import SILENCE, replace_microphone
from inspection import overflow
from looks import look
from person import motion, style
from screens import BARS, level, message, screen

EXPERIENCES = ["composer", "capture", "mealLog", "dictation"]


@pytest.mark.window(reduced_motion="reduce")
@pytest.mark.covers("S5-FR-036")
def test_less_motion_stands_still_and_still_shows_the_level(person):
    replace_microphone(person.page, SILENCE)
    person.opens("mealLog")
    person.taps()
    person.sees_recording()
    assert person.page.evaluate("document.getAnimations().length") == 0
    assert person.page.evaluate("""() => [...document.querySelectorAll('*')].every((one) =>
        getComputedStyle(one).animationName === 'none')""")
    # A meter replaces the waveform; its segments light up without moving.
    expect(person.page.locator(".meal-dock .meter")).to_be_visible()
    expect(person.page.locator(".meal-dock .waveform")).to_be_hidden()
    expect(person.page.locator(".meal-dock .dot")).to_be_visible()
    hello = [one for one in person.told if one["type"] == "welcome"]
    assert hello


def test_a_change_of_mind_about_motion_takes_effect_at_once(reader, scripted):
    person = reader(screen("composer", True))
    scripted.says(level())
    waveform = person.page.locator(".waveform")
    expect(waveform).to_be_visible()
    person.page.emulate_media(reduced_motion="reduce")
    assert scripted.hears("settings")["reducesMotion"] is True
    scripted.says(level())
    expect(person.page.locator(".meter")).to_be_visible()
    expect(waveform).to_be_hidden()


@pytest.mark.parametrize("experience", EXPERIENCES)
def test_forced_colours_leave_everything_to_be_seen(reader, scripted, experience):
    person = reader(screen(experience, True))
    person.page.emulate_media(forced_colors="active")
    mic = person.mic
    assert style(mic, "border-top-width") == "3px"
    highlight = person.page.evaluate("""() => {
        const one = document.createElement('i');
        one.style.color = 'Highlight';
        document.body.append(one);
        const color = getComputedStyle(one).color;
        one.remove();
        return color;
    }""")
    assert style(mic, "border-top-color") == highlight
    assert style(person.page.locator(".dot:visible").first, "background-color") == highlight


@pytest.mark.window(viewport={"width": 320, "height": 256})
@pytest.mark.parametrize("experience", EXPERIENCES)
@pytest.mark.covers("S5-SC-012")
def test_at_four_hundred_percent_nothing_runs_over_and_all_can_be_reached(
        reader, scripted, experience):
    # A 1280 x 1024 window at 400% zoom has 320 x 256 CSS pixels.
    long = "A sentence that is rather long so that it wants several lines of this narrow window. "
    person = reader(screen(experience, text=long))
    trouble = message("Something went wrong. Please try again or type instead.",
                      ("retry", "Try Again"), ("typeInstead", "Type instead"))
    shown = [screen(experience, True, long), screen(experience, text=long)]
    if experience != "composer":
        shown.append(screen(experience, text=long, message=trouble))
    for one in shown:
        scripted.shows(one)
        scripted.is_drawn()
        assert overflow(person.page) == []
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for button in person.page.locator("main button:visible").all():
            button.scroll_into_view_if_needed()
            box = button.bounding_box()
            assert 0 <= box["y"] and box["y"] + box["height"] <= 256 + 1


@pytest.mark.parametrize("experience", EXPERIENCES)
@pytest.mark.covers("S5-FR-034")
def test_every_text_grows_with_the_size_that_was_chosen(reader, experience):
    person = reader(screen(experience))
    sizes = """() => [...document.querySelectorAll('body *')].filter((one) =>
        [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
        || one.matches('textarea')).map((one) => parseFloat(getComputedStyle(one).fontSize))"""
    before = person.page.evaluate(sizes)
    with look(person.page, "large"):
        after = person.page.evaluate(sizes)
    assert len(before) == len(after) > 3
    assert all(large >= 1.75 * small for small, large in zip(before, after))


@pytest.mark.covers("S5-FR-037", "S1-71")
def test_a_keyboard_alone_does_it_all(person):
    person.opens("composer")
    seen = []
    for _ in range(8):
        person.page.keyboard.press("Tab")
        seen.append(person.page.evaluate(
            "document.activeElement.ariaLabel ?? document.activeElement.textContent"))
        outline = person.page.evaluate("""() => {
            const one = document.activeElement;
            const place = one.closest('.field') ?? one;
            return getComputedStyle(place).outlineWidth;
        }""")
        assert outline == "2px" or person.page.evaluate("document.activeElement === document.body")
    assert "Voice input" in seen
    assert "Your text" in seen
    person.mic.focus()
    person.page.keyboard.press("Space")
    person.sees_recording()
    person.sees_words("young", "man")
    person.strikes("Enter")
    person.sees_rest()
    person.sees_words("young", "man")


def test_a_window_of_any_size_has_its_place_for_everything(reader, scripted):
    person = reader(screen("mealLog", True, "some words"))
    scripted.says(level())
    for width, height in ((320, 568), (390, 844), (768, 1024), (1440, 900), (844, 390)):
        person.page.set_viewport_size({"width": width, "height": height})
        assert overflow(person.page) == []
    assert len(BARS) == 40
    assert motion(person.page.locator(".dot"))
