"""Accessibility of a call: contrast, reduced motion, large text, high zoom, forced colors."""

import pytest
from playwright.sync_api import expect

import speech
from colors import contrast
from drawn_states import NOISE
from inspection import overflow, violations
from looks import look
from person import motion, style
from talker import begins_to_say

STATES = ["idle", "listening", "recording", "held-hint", "preview", "waiting", "speaking-hint",
          "muted"]


@pytest.mark.covers("S3-114")
@pytest.mark.parametrize("state", STATES)
def test_the_status_stands_out_sevenfold(shown, state):
    caller = shown(state)
    assert contrast(caller.page.locator(".call-status-words")) > 7


@pytest.mark.covers("S3-115")
def test_the_words_of_an_error_stand_out(shown):
    caller = shown("error")
    assert contrast(caller.banner.locator("p")) > 4.5


@pytest.mark.covers("S3-116")
@pytest.mark.parametrize("state", ["held-hint", "speaking-hint"])
def test_a_hint_stands_out(shown, state):
    caller = shown(state)
    # The hint's rounded corners are excluded, because they are not behind its text.
    caller.hint.evaluate("(one) => { one.style.borderRadius = '0'; }")
    assert contrast(caller.hint) > 4.5


@pytest.mark.covers("S3-117")
def test_the_red_of_a_recording_stands_out(shown):
    caller = shown("recording")
    dot = caller.page.locator(".call-status .dot")
    red = style(dot, "background-color")
    dot.evaluate("(one) => { one.style.setProperty('--dot-color', 'transparent'); }")
    assert contrast(dot, red) > 3


@pytest.mark.window(reduced_motion="reduce")
@pytest.mark.covers("S3-113")
def test_less_motion_stands_still_in_green(caller):
    caller.calls()
    caller.sees("listening")
    page = caller.page
    assert page.evaluate("document.getAnimations().length") == 0
    for dot in (page.locator(".call-status .dot"), page.locator(".mic .ring")):
        assert motion(dot) is None
        assert style(dot, "opacity") == "0.5"
    assert style(page.locator(".call-status .dot"), "background-color") == "rgb(34, 197, 94)"
    body = page.locator(".orb-body")
    before = body.bounding_box()["width"]
    begins_to_say(page, speech.SHORT)
    caller.sees("recording")
    # Without reduced motion, a level that has arrived would move the orb.
    caller.waits(lambda: any(one["level"] > 0.4 for one in caller.levels), "no level was told")
    assert body.bounding_box()["width"] == before
    assert page.evaluate("document.getAnimations().length") == 0


@pytest.mark.covers("S3-111")
@pytest.mark.parametrize("panel", ["none", "quick", "full"])
def test_every_text_grows_with_the_size_that_was_chosen(shown, panel):
    caller = shown("speaking-hint", panel=panel)
    sizes = """() => [...document.querySelectorAll('body *')].filter((one) =>
        [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
        .map((one) => parseFloat(getComputedStyle(one).fontSize))"""
    before = caller.page.evaluate(sizes)
    with look(caller.page, "large"):
        after = caller.page.evaluate(sizes)
        assert overflow(caller.page) == []
    assert len(before) == len(after) > 5
    assert all(large >= 1.75 * small for small, large in zip(before, after))


@pytest.mark.parametrize("panel", ["none", "quick", "full"])
@pytest.mark.parametrize("width", [375, 320])
def test_large_text_fits_beside_a_scroll_bar_and_on_a_small_phone(shown, panel, width):
    # A scroll bar takes 15 of the 390 pixels in browsers that show one.
    caller = shown("held-hint", panel=panel, isRecorded=True)
    caller.page.set_viewport_size({"width": width, "height": 844})
    with look(caller.page, "large"):
        assert overflow(caller.page) == []


@pytest.mark.parametrize("panel", ["none", "quick", "full"])
def test_large_text_fits_with_a_users_own_spacing(shown, panel):
    """Uses the text spacing of WCAG 2.2, success criterion 1.4.12."""
    caller = shown("held-hint", panel=panel)
    page = caller.page
    page.set_viewport_size({"width": 320, "height": 844})
    page.evaluate("""() => {
        const spacing = new CSSStyleSheet();
        spacing.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
            word-spacing: 0.16em !important; }`);
        document.adoptedStyleSheets.push(spacing);
    }""")
    with look(page, "large"):
        assert overflow(page) == []
        wide = page.locator(".setting-row:visible").evaluate_all("""(rows) => rows.filter((row) =>
            row.scrollWidth > row.clientWidth + 1).map((row) => row.textContent)""")
        assert wide == []


@pytest.mark.window(viewport={"width": 320, "height": 256})
@pytest.mark.parametrize("panel", ["none", "quick", "full"])
def test_at_four_hundred_percent_all_can_be_reached(shown, panel):
    caller = shown("listening")
    for state in ("error", "preview", "held-hint", "listening"):
        caller = shown(state, panel=panel)
        assert overflow(caller.page) == []
        assert caller.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    place = {"none": ".call-main", "quick": ".call-overlay", "full": ".call-page"}[panel]
    for one in caller.page.locator(f"{place} :is(button, select, .switch):visible").all():
        one.scroll_into_view_if_needed()
        box = one.bounding_box()
        assert 0 <= box["y"] + 1 and box["y"] + box["height"] <= 256 + 1


def test_forced_colours_leave_everything_to_be_seen(shown):
    caller = shown("held-hint", panel="quick")
    caller.page.emulate_media(forced_colors="active")
    assert style(caller.mic, "border-top-width") == "3px"
    for one in (".call-hint", ".switch", ".orb-ball", ".call-overlay"):
        assert style(caller.page.locator(one).first, "border-top-width") != "0px"


@pytest.mark.parametrize("panel", ["none", "quick", "full"])
@pytest.mark.parametrize("state", ["listening", "speaking-hint", "error"])
def test_axe_finds_nothing_wrong(shown, state, panel):
    caller = shown(state, panel=panel, settings={"recordsCalls": True}, recordings=[
        {"id": "1", "title": "Today, 18:12", "duration": "2:05", "url": "/recordings/1.opus",
         "deleteLabel": "Delete the recording of Today, 18:12"}])
    assert violations(caller.page) == []


def test_only_transform_and_opacity_ever_move(shown, scripted, drawn):
    caller = shown("listening")
    scripted.shows(drawn("held-hint", panel="quick"))
    frames = caller.page.evaluate("""() => document.getAnimations().flatMap((one) =>
        one.effect.getKeyframes().flatMap((frame) => Object.keys(frame)))""")
    assert set(frames) <= {
        "transform", "opacity", "offset", "computedOffset", "easing", "composite"}
    transitions = caller.page.evaluate("""() => [...new Set([...document.querySelectorAll('body *')]
        .map((one) => getComputedStyle(one))
        .filter((style) => parseFloat(style.transitionDuration) > 0)
        .flatMap((style) => style.transitionProperty.split(', ')))]""")
    assert set(transitions) <= {"transform", "opacity"}


def test_what_is_announced_after_an_interruption_is_not_withdrawn(shown, scripted, drawn, context):
    caller = shown("listening")
    notice = caller.page.locator(".notice[aria-live=off]")
    context.set_offline(True)
    expect(notice).to_be_visible()
    scripted.screen = drawn("listening", noiseOffer=NOISE)
    scripted.cuts()
    context.set_offline(False)
    scripted.hears("hello")
    expect(notice).to_be_hidden()
    expect(caller.page.locator(".live [role=status]")).to_have_text(NOISE["text"])
