"""Animations run entirely on the compositor. The tests count rendering events, whose number does
not depend on load."""

import json

import pytest

from person import motion, style
from screens import level, pulse, screen

CATEGORIES = ["disabled-by-default-devtools.timeline", "devtools.timeline", "cc", "viz",
              "disabled-by-default-devtools.timeline.frame"]

# The animatable properties, none of which requires layout or paint.
FREE = {"transform", "opacity", "offset", "computedOffset", "easing", "composite"}


def pictures(person, count: int):
    """Waits for `count` frames."""
    person.page.evaluate("""async (count) => {
        for (let at = 0; at < count; at += 1) await new Promise(requestAnimationFrame);
    }""", count)


def traced(person, seconds: float) -> dict:
    """Returns the number of rendering events of each kind within `seconds` on the dot's own
    clock."""
    browser = person.page.context.browser
    browser.start_tracing(page=person.page, categories=CATEGORIES)
    # Polls rarely, because each poll wakes up the page.
    person.page.evaluate("window.dot = document.querySelector('.dot').getAnimations()[0]")
    person.page.evaluate("window.until = dot.currentTime + %d" % (1000 * seconds))
    person.page.wait_for_function("() => dot.currentTime >= until", polling=500)
    counts = {}
    for event in json.loads(browser.stop_tracing())["traceEvents"]:
        if event.get("ph") != "E":
            counts[event["name"]] = counts.get(event["name"], 0) + 1
    return counts


def moving(level_follows: bool = False) -> dict:
    """Returns a screen that shows a recording, with every animated element."""
    rings = [
        {"color": {"light": "#FF3B304D", "dark": "#FF453A4D"}, "width": 3, "offset": 4 + 8 * index,
         "isDashed": index == 2, "followsLevel": level_follows and index == 0,
         "pulse": pulse([1, 1.1], [0.8, 0.2], 1) if index == 1 else None,
         "turnSeconds": 10 if index == 2 else None}
        for index in range(3)]
    return screen("mealLog", True, "I ate a grilled chicken", button={"rings": rings})


@pytest.mark.covers("S5-SC-010")
def test_rings_and_dot_are_drawn_at_the_display_s_rate_without_style_layout_or_paint(
        reader, scripted):
    person = reader(screen("mealLog"))
    scripted.shows(moving())
    # Waits until the entry animations have finished.
    person.page.wait_for_function("""() => document.getAnimations().every((one) =>
        one.effect.getTiming().iterations === Infinity)""")
    counts = traced(person, 2)
    # The number of frames depends on the machine, but the cost of each frame depends on the page.
    assert counts.get("DrawFrame", 0) > 20
    assert counts.get("Layout", 0) <= 2
    assert counts.get("Commit", 0) + counts.get("ProxyMain::BeginMainFrame::commit", 0) \
        <= counts["DrawFrame"] / 4


@pytest.mark.covers("S5-SC-010")
def test_a_level_costs_no_layout(reader, scripted):
    person = reader(screen("mealLog"))
    scripted.shows(moving(level_follows=True))
    scripted.says(level(0.5))
    scripted.is_drawn()
    pictures(person, 10)
    browser = person.page.context.browser
    browser.start_tracing(page=person.page, categories=CATEGORIES)
    for step in range(20):
        scripted.says(level(step % 10 / 10))
        pictures(person, 3)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    assert len([one for one in events if one["name"] == "Layout" and one.get("ph") != "E"]) <= 4


@pytest.mark.parametrize("experience", ["composer", "capture", "mealLog", "dictation"])
def test_only_transform_and_opacity_ever_move(reader, scripted, experience):
    person = reader(screen(experience))
    scripted.shows(screen(experience, True, "words"))
    scripted.says(level())
    scripted.is_drawn()
    frames = person.page.evaluate("""() => document.getAnimations().flatMap((one) =>
        one.effect.getKeyframes().flatMap((frame) => Object.keys(frame)))""")
    assert set(frames) <= FREE
    transitions = person.page.evaluate("""() => [...new Set([...document.querySelectorAll('body *')]
        .map((one) => getComputedStyle(one))
        .filter((style) => parseFloat(style.transitionDuration) > 0)
        .map((style) => style.transitionProperty))]""")
    assert set(transitions) <= {"transform", "opacity"}
    assert motion(person.page.locator(".dot:visible").first)
    assert style(person.page.locator(".dot:visible").first, "will-change") in ("auto", "transform")
