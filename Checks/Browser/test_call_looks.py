"""The appearance and accessible name of each state of a call, as rendered from the real server's
screens."""

import re

import pytest
from playwright.sync_api import expect

from person import motion, style

PROJECT = "rgb(91, 94, 238)"
RED, GREEN, AMBER, BLUE = (
    "rgb(239, 68, 68)", "rgb(34, 197, 94)", "rgb(245, 158, 11)", "rgb(59, 130, 246)")
NEUTRAL, WHITE, YELLOW = "rgb(156, 163, 175)", "rgb(255, 255, 255)", "rgb(255, 204, 0)"
NEUTRAL_BY_DAY = "rgb(107, 114, 128)"


def clear(color: str, opacity: float) -> str:
    return color.replace("rgb", "rgba").replace(")", f", {opacity:g})")


def width(one) -> float:
    """Returns the rendered width, in CSS pixels."""
    return one.evaluate("(one) => one.getBoundingClientRect().width")


def rings(caller):
    return caller.page.locator(".mic .ring")


def dot(caller):
    return caller.page.locator(".call-status .dot")


def number(one, name: str) -> float:
    return float(style(one, name))


@pytest.mark.covers("S3-11")
def test_an_idle_button_is_round_and_has_the_projects_colour(shown):
    caller = shown("idle")
    box = caller.mic.bounding_box()
    assert (box["width"], box["height"]) == (70, 70)
    assert style(caller.mic, "border-radius") == "50%"
    assert style(caller.ground, "background-color") == PROJECT
    assert style(caller.ground, "box-shadow") == clear(PROJECT, 0.3) + " 0px 2px 8px 0px"
    assert caller.sign.get_attribute("data-name") == "microphoneFilled"
    assert style(caller.page.locator(".mic-sign"), "font-size") == "28px"
    assert style(caller.sign, "color") == WHITE


@pytest.mark.covers("S3-12")
def test_an_idle_orb_glows_a_little_and_has_no_rings(shown):
    caller = shown("idle")
    ball, halo = caller.page.locator(".orb-ball"), caller.page.locator(".orb-halo")
    assert width(halo) - width(ball) == pytest.approx(2 * 10, abs=0.1)
    assert number(halo, "opacity") == pytest.approx(0.15)
    assert number(caller.page.locator(".orb-shade"), "opacity") == pytest.approx(0.3)
    assert number(caller.page.locator(".orb-light"), "opacity") == 0
    assert style(caller.page.locator(".orb-body"), "transform") == "matrix(1, 0, 0, 1, 0, 0)"
    expect(caller.page.locator(".orb-ring")).to_have_count(0)


@pytest.mark.covers("S3-14")
def test_an_idle_dot_is_gray(shown):
    caller = shown("idle")
    assert style(dot(caller), "background-color") == NEUTRAL
    assert style(dot(caller), "border-radius") == "50%"
    assert motion(dot(caller)) is None


@pytest.mark.covers("S3-55")
def test_gray_is_lighter_in_the_dark_and_a_call_is_always_dark(shown):
    caller = shown("idle")
    for scheme in ("light", "dark"):
        caller.page.emulate_media(color_scheme=scheme)
        assert style(dot(caller), "background-color") == NEUTRAL
    # The gray also adapts to a light background, such as that of an app that shows the call's
    # status elsewhere.
    status = caller.page.locator(".call-status")
    status.evaluate("(status) => { status.style.cssText = '--light: initial; --dark: ;'; }")
    assert style(dot(caller), "background-color") == NEUTRAL_BY_DAY
    status.evaluate("(status) => { status.style.cssText = ''; }")
    caller.page.emulate_media(color_scheme="light")


@pytest.mark.covers("S3-15")
def test_a_green_ring_breathes_about_a_button_that_listens(shown):
    caller = shown("listening")
    expect(rings(caller)).to_have_count(1)
    ring = rings(caller)
    assert style(ring, "border-top-color") == clear(GREEN, 0.5)
    assert style(ring, "border-top-width") == "2px"
    # An offset of 4 pixels and a line width of 2.
    assert ring.evaluate("(one) => one.offsetWidth") == 70 + 2 * (4 + 2)
    moves = motion(ring)
    assert (moves["from"][0], moves["to"][0]) == ("scale(1)", "scale(1.05)")
    assert moves["seconds"] == 2


@pytest.mark.covers("S3-16")
def test_the_glow_of_an_orb_that_listens_breathes_slowly(shown):
    caller = shown("listening")
    moves = motion(caller.page.locator(".orb-breath"))
    assert moves["seconds"] >= 2 and moves["direction"] == "alternate"
    assert moves["from"] != moves["to"]
    assert style(caller.page.locator(".orb-halo"), "background-image").count(GREEN)


@pytest.mark.covers("S3-17")
def test_the_dots_behind_listening_come_one_after_another(shown):
    caller = shown("listening")
    expect(caller.status).to_have_text("Listening...")
    dots = caller.page.locator(".ellipsis-dot")
    expect(dots).to_have_count(3)
    delays = [style(one, "animation-delay") for one in dots.all()]
    assert len(set(delays)) == 3
    assert all(style(one, "animation-iteration-count") == "infinite" for one in dots.all())


@pytest.mark.covers("S3-18")
def test_the_dot_of_a_call_that_listens_is_green_and_pulses(shown):
    caller = shown("listening")
    assert (style(dot(caller), "width"), style(dot(caller), "height")) == ("8px", "8px")
    assert style(dot(caller), "background-color") == GREEN
    assert motion(dot(caller)) == {
        "from": ["scale(1)", 0.6], "to": ["scale(1)", 1], "seconds": 1, "easing": "ease-in-out",
        "direction": "alternate"}


@pytest.mark.covers("S3-19", "S3-20")
def test_three_rings_go_out_from_an_orb_that_listens(shown):
    caller = shown("listening")
    ball = width(caller.page.locator(".orb-ball"))
    places = caller.page.locator(".orb-ring").all()
    assert [width(one) - ball for one in places] == pytest.approx([30, 60, 90], abs=0.1)
    assert [float(style(one, "opacity", "::before")) for one in places] == [0.15, 0.1, 0.05]
    assert {style(one, "border-top-color", "::before") for one in places} == {GREEN}
    waves = caller.page.locator(".orb-wave").all()
    for wave in waves:
        assert style(wave, "border-top-width") == "2px"
        assert motion(wave) == {
            "from": ["scale(0.8)", 0.3], "to": ["scale(1.2)", 0], "seconds": 2,
            "easing": "ease-in-out", "direction": "normal"}
    delays = [one.evaluate("(one) => one.getAnimations()[0].effect.getTiming().delay")
              for one in waves]
    assert delays == [0, 500, 1000]


@pytest.mark.covers("S3-21", "S3-27")
def test_a_recording_is_red_with_a_white_square(shown):
    caller = shown("recording")
    assert style(caller.ground, "background-color") == RED
    assert style(caller.ground, "box-shadow") == clear(RED, 0.5) + " 0px 2px 10px 0px"
    assert caller.sign.get_attribute("data-name") == "stop"
    assert (style(caller.sign, "width"), style(caller.sign, "height")) == ("24px", "24px")
    assert style(caller.sign, "border-radius") == "8px"
    assert style(caller.sign, "background-color") == WHITE
    expect(caller.status).to_have_text("Recording")
    assert style(caller.page.locator(".call-status-words"), "color") == WHITE
    assert style(dot(caller), "background-color") == RED
    assert style(dot(caller), "width") == "8px"
    assert motion(dot(caller)) is not None


@pytest.mark.covers("S3-22", "S3-23", "S3-24", "S3-25")
def test_ring_and_orb_follow_the_level(shown, scripted, drawn):
    caller = shown("recording")
    ring, body = rings(caller).first, caller.page.locator(".orb-body")
    assert style(ring, "border-top-width") == "3px"
    assert style(ring, "border-top-color") == clear(RED, 0.3)
    halo, light = caller.page.locator(".orb-halo"), caller.page.locator(".orb-light")
    ball = caller.page.locator(".orb-ball").evaluate("(one) => one.offsetWidth")
    # The levels that the real server sent during speech.
    heard = sorted((one for one in drawn.levels if one["timer"]), key=lambda one: one["level"])
    assert heard[-1]["level"] > 0.4 > heard[0]["level"]
    for message in (heard[0], heard[len(heard) // 2], heard[-1]):
        scripted.says(message)
        scripted.is_drawn()
        caller.settles()
        level = message["level"]
        # The ring's inner edge.
        assert width(ring) * 70 / 76 == pytest.approx(70 + 20 * level, abs=0.1)
        scale = width(body) / ball
        assert scale == pytest.approx(1 + 0.3 * level, abs=0.01)
        assert number(light, "opacity") == pytest.approx(0.2 * level, abs=0.01)
        assert number(caller.page.locator(".orb-shade"), "opacity") == 0
        glow = (width(halo) / scale - ball) / 2
        assert glow == pytest.approx(20 + 30 * level, abs=0.2)


@pytest.mark.covers("S3-26")
def test_a_level_is_shown_within_fifty_milliseconds(shown):
    caller = shown("recording")
    for one in (rings(caller).first, caller.page.locator(".orb-body"),
                caller.page.locator(".orb-halo"), caller.page.locator(".orb-light")):
        assert set(style(one, "transition-duration").split(", ")) == {"0.05s"}
        assert set(style(one, "transition-timing-function").split(", ")) == {"ease-out"}


@pytest.mark.covers("S3-29", "S3-30", "S3-31", "S3-33")
def test_a_held_button_is_amber_with_a_hand_and_a_ring_that_turns(shown):
    caller = shown("held-hint")
    ground = style(caller.ground, "background-image")
    assert ground.startswith("linear-gradient(") and ground.index(AMBER) < ground.index(PROJECT)
    assert caller.sign.get_attribute("data-name") == "microphoneHeld"
    # The icon of a held button shows a microphone and a hand.
    hand = caller.sign.locator(".filled").get_attribute("d")
    inner, outer = rings(caller).all()
    assert style(inner, "border-top-style") == "solid"
    assert style(inner, "border-top-width") == "2px"
    assert style(inner, "border-top-color") == AMBER
    assert motion(inner) is None
    assert style(outer, "border-top-style") == "dashed"
    assert style(outer, "border-top-width") == "2px"
    assert style(outer, "border-top-color") == clear(AMBER, 0.5)
    assert width(outer) > width(inner)
    turning = outer.evaluate("""(one) => one.getAnimations().map((each) =>
        [each.effect.getKeyframes()[1].transform, each.effect.getTiming().duration,
         each.effect.getTiming().iterations === Infinity])""")
    assert turning == [["rotate(1turn)", 10_000, True]]
    assert AMBER in style(caller.page.locator(".orb-color:not(.leaving)"), "background-image")
    caller = shown("idle")
    assert caller.sign.locator(".filled").get_attribute("d") in hand
    assert caller.sign.locator(".filled").get_attribute("d") != hand


@pytest.mark.covers("S3-35")
def test_a_hint_is_a_capsule_above_the_bottom(shown):
    caller = shown("held-hint")
    expect(caller.hint).to_have_text("Release when done")
    assert style(caller.hint, "padding") == "8px 16px"
    assert style(caller.hint, "background-color") == "rgba(0, 0, 0, 0.6)"
    assert style(caller.hint, "color") == "rgba(255, 255, 255, 0.8)"
    box = caller.hint.bounding_box()
    assert 844 - box["y"] - box["height"] == pytest.approx(16, abs=0.5)
    assert float(style(caller.hint, "border-radius").removesuffix("px")) >= box["height"] / 2
    assert style(caller.hint, "animation-name") == "fade"
    assert style(caller.hint, "animation-duration") == "0.2s"
    assert style(caller.hint, "animation-timing-function") == "ease-in"
    assert float(style(caller.hint, "font-size").removesuffix("px")) <= 13


@pytest.mark.covers("S3-36", "S3-37", "S3-38")
@pytest.mark.parametrize("state", ["processing", "waiting"])
def test_a_button_that_waits_turns_and_takes_no_tap(shown, scripted, state):
    caller = shown(state)
    assert style(caller.ground, "background-color") == clear(PROJECT, 0.4)
    expect(caller.mic).to_have_attribute("aria-disabled", "true")
    assert caller.sign.get_attribute("data-name") == "progress"
    assert style(caller.sign, "color") == WHITE
    assert style(caller.sign, "animation-name") == "turn"
    assert style(caller.sign, "animation-timing-function") == "linear"
    assert style(caller.sign, "animation-iteration-count") == "infinite"
    words = {"processing": "Processing...", "waiting": "Waiting for reply..."}
    expect(caller.status).to_have_text(words[state])
    scripted.actions()
    caller.presses()
    caller.releases()
    caller.orb.click()
    caller.mic.focus()
    caller.page.keyboard.press("Enter")
    assert scripted.actions() == []


@pytest.mark.covers("S3-39")
def test_what_was_heard_stands_above_the_controls(shown):
    caller = shown("preview")
    preview = caller.page.locator(".call-preview")
    expect(preview).not_to_be_empty()
    assert style(preview, "background-color") == "rgba(255, 255, 255, 0.15)"
    assert style(preview, "border-radius") == "12px"
    assert style(preview, "color") == WHITE
    assert style(preview, "font-size") == "16px"
    assert style(preview, "animation-name") == "fade"
    bottom = preview.bounding_box()["y"] + preview.bounding_box()["height"]
    assert bottom <= caller.mic.bounding_box()["y"]


@pytest.mark.covers("S3-40")
def test_the_orb_turns_gently_while_words_are_found(shown):
    caller = shown("processing")
    turning = caller.page.locator(".orb-sheen").evaluate(
        "(one) => one.getAnimations().map((each) => each.effect.getTiming().duration)")
    assert len(turning) == 1 and turning[0] >= 4000
    shown("idle")
    assert caller.page.locator(".orb-sheen").evaluate("(one) => one.getAnimations().length") == 0


@pytest.mark.covers("S3-41", "S3-42")
def test_a_reply_shows_a_loudspeaker_whose_waves_move_and_who_speaks(shown):
    caller = shown("speaking")
    assert style(caller.ground, "background-color") == BLUE
    assert caller.sign.get_attribute("data-name") == "speaker"
    assert style(caller.sign, "color") == WHITE
    assert style(caller.page.locator(".mic-sign"), "font-size") == "28px"
    waves = caller.sign.locator(".line").all()
    assert len(waves) == 3
    # The waves start in sequence from left to right.
    lefts = [one.bounding_box()["x"] for one in waves]
    delays = [float(style(one, "animation-delay").removesuffix("s")) for one in waves]
    assert lefts == sorted(lefts) and delays == sorted(set(delays))
    assert all(style(one, "animation-iteration-count") == "infinite" for one in waves)
    expect(caller.status).to_have_text("Coach Speaking...")


@pytest.mark.covers("S3-43")
def test_the_orb_of_a_reply_is_blue_and_follows_it(shown, scripted, drawn):
    # A busy server may draw a reply only once its level is known, and then nothing pulses.
    pulse = drawn("listening")["call"]["orb"]["pulse"]
    orb = {**drawn("speaking")["call"]["orb"], "scale": 1, "pulse": pulse}
    caller = shown("speaking", orb=orb)
    assert BLUE in style(caller.page.locator(".orb-color:not(.leaving)"), "background-image")
    assert motion(caller.page.locator(".orb-breath"))["direction"] == "alternate"
    body = caller.page.locator(".orb-body")
    at_rest = width(body)
    scripted.says({"type": "level", "level": 0, "replyLevel": 0.5, "elapsed": 0, "timer": None,
                   "bars": [], "ringDiameter": 70, "ringScale": 1, "orbScale": 1.15,
                   "orbBrightness": 1.1, "orbGlowRadius": 35})
    scripted.is_drawn()
    caller.settles()
    assert width(body) == pytest.approx(1.15 * at_rest, abs=0.5)


@pytest.mark.covers("S3-44")
def test_a_ring_pulses_about_the_agent_who_speaks(shown):
    caller = shown("speaking")
    ring = caller.page.locator(".avatar-ring")
    assert style(ring, "border-top-width") == "3px"
    assert style(ring, "border-top-color") == PROJECT
    moves = motion(ring)
    assert (moves["from"][0], moves["to"][0]) == ("scale(1)", "scale(1.08)")
    assert (moves["seconds"], moves["easing"]) == (1, "ease-in-out")
    shown("listening")
    expect(ring).to_be_hidden()


@pytest.mark.covers("S3-47", "S3-50")
def test_an_error_is_a_banner_above_controls_that_look_as_ever(shown):
    caller = shown("error")
    expect(caller.banner).to_be_visible()
    # The error is shown only in the banner.
    expect(caller.page.locator(".call-status")).to_be_hidden()
    assert style(caller.banner, "background-color") == clear(RED, 0.3)
    assert style(caller.banner, "border-radius") == "8px"
    assert style(caller.banner, "color") == WHITE
    assert float(style(caller.banner, "font-size").removesuffix("px")) <= 13
    sign = caller.banner.locator(".icon").first
    assert sign.get_attribute("data-name") == "alertFilled"
    assert style(sign, "color") == YELLOW
    box, mic = caller.banner.bounding_box(), caller.mic.bounding_box()
    assert box["y"] + box["height"] <= mic["y"]
    assert box["width"] >= 390 - 2 * 24
    assert style(caller.ground, "background-color") == PROJECT
    expect(caller.mic).not_to_have_attribute("aria-disabled", "true")


@pytest.mark.covers("S3-48")
def test_a_banner_slides_up_like_a_spring_and_down_again(shown, scripted, drawn):
    caller = shown("listening")
    caller.page.evaluate("""() => {
        const banner = document.querySelector('.call-banner');
        const animate = banner.animate.bind(banner);
        window.slides = [];
        banner.animate = (frames, options) => {
            slides.push([frames.map((frame) => frame.transform ?? ''), options.easing]);
            return animate(frames, options);
        };
    }""")
    scripted.shows(drawn("error"))
    expect(caller.banner).to_be_visible()
    scripted.shows(drawn("listening"))
    expect(caller.banner).to_be_hidden()
    (up, easing), (down, _) = caller.page.evaluate("slides")
    assert up == ["translateY(110%)", ""] and down == ["", "translateY(110%)"]
    points = [float(one) for one in re.findall(r"[\d.]+", easing.removeprefix("linear"))]
    # A damping ratio of 0.7 overshoots by exp(-0.7 pi / sqrt(1 - 0.49)) = 4.6%.
    assert max(points) == pytest.approx(1.046, abs=0.004)


@pytest.mark.covers("S3-51")
def test_one_state_passes_into_the_next_like_a_spring(shown, scripted, drawn):
    caller = shown("listening")
    caller.page.evaluate("""() => {
        window.passages = [];
        addEventListener('animationstart', ({ target }) => target.getAnimations()
            .forEach(({ effect }) => passages.push([
                target.getAttribute('class'), effect.getTiming().duration,
                effect.getKeyframes()[0].easing])), true);
    }""")
    scripted.shows(drawn("recording"))
    caller.sees("recording")
    expect(caller.page.locator(".leaving")).to_have_count(0)
    springs = {name.replace(" arriving", ""): (milliseconds, easing)
               for name, milliseconds, easing in caller.page.evaluate("passages")
               if easing.startswith("linear(")}
    assert {"mic-ground", "call-status-text"} <= springs.keys()
    for name in ("mic-ground", "call-status-text"):
        milliseconds, easing = springs[name]
        points = [float(one.split()[0]) for one in easing[len("linear("):-1].split(",")]
        # A damping ratio of 0.8 overshoots by exp(-0.8 pi / sqrt(1 - 0.64)) = 1.5 %. The visible part
        # of the transition ends after 300 ms, within 5 % of the final value.
        assert max(points) == pytest.approx(1.015, abs=0.004), name
        seen = points[round(300 / milliseconds * (len(points) - 1))]
        assert seen == pytest.approx(1, abs=0.05), name


@pytest.mark.covers("S3-52")
def test_signs_fade_and_words_move_in_from_below(shown, scripted, drawn):
    caller = shown("listening")
    caller.page.evaluate("""() => {
        window.begun = [];
        addEventListener('animationstart', ({ target, animationName }) =>
            begun.push([target.getAttribute('class'), animationName]), true);
    }""")
    scripted.shows(drawn("recording"))
    caller.sees("recording")
    expect(caller.page.locator(".leaving")).to_have_count(0)
    begun = caller.page.evaluate("begun")
    assert ["icon arriving", "appear"] in begun
    assert ["icon leaving", "disappear"] in begun
    assert ["call-status-text arriving", "enter"] in begun
    frames = caller.page.evaluate("""() => Object.fromEntries([...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSKeyframesRule)
        .map((rule) => [rule.name, [rule[0].style.opacity, rule[0].style.transform]]))""")
    assert frames["appear"] == frames["disappear"] == ["0", "scale(var(--icon-scale))"]
    assert frames["enter"] == ["0", "translateY(100%)"]
    assert float(caller.page.evaluate(
        "getComputedStyle(document.documentElement).getPropertyValue('--icon-scale')")) == 0.8


@pytest.mark.covers("S3-54")
def test_every_state_has_its_own_color(shown):
    grounds = {"idle": PROJECT, "recording": RED, "processing": clear(PROJECT, 0.4)}
    for state, color in grounds.items():
        assert style(shown(state).ground, "background-color") == color
    assert style(rings(shown("listening")).first, "border-top-color").startswith(
        GREEN.removesuffix(")").replace("rgb", "rgba")[:14])
    assert AMBER in style(shown("held-hint").ground, "background-image")
    orb = shown("speaking").page.locator(".orb-color:not(.leaving)")
    assert BLUE in style(orb, "background-image")
    assert style(shown("error").banner, "background-color") == clear(RED, 0.3)


@pytest.mark.covers("S3-57")
def test_what_is_spoken_to_stands_out_most_and_the_head_least(shown):
    caller = shown("listening")
    orb, mic = caller.orb.bounding_box(), caller.mic.bounding_box()
    size = lambda one: float(style(one, "font-size").removesuffix("px"))
    status = caller.page.locator(".call-status-words")
    name, end = caller.page.locator(".agent-name"), caller.button("End call")
    assert orb["width"] > mic["width"] > end.bounding_box()["height"]
    assert mic["height"] > status.bounding_box()["height"] > 0
    assert size(status) >= size(name)


@pytest.mark.covers("S3-56")
def test_the_gradient_lies_under_everything(shown):
    caller = shown("idle")
    ground = style(caller.page.locator("html"), "background-image")
    assert ground.startswith(f"linear-gradient(135deg, rgb(0, 0, 0), {clear(PROJECT, 0.3)}, "
                             "rgb(0, 0, 0))")
    assert style(caller.page.locator("html"), "background-color") == "rgb(0, 0, 0)"
    for one in ("body", ".experience", ".head", ".place", ".call", ".call-main"):
        assert style(caller.page.locator(one), "background-color") == "rgba(0, 0, 0, 0)"
    for x, y in ((0, 0), (389, 843)):
        assert caller.page.evaluate("([x, y]) => document.elementFromPoint(x, y) !== null", [x, y])


@pytest.mark.parametrize("state, label, hint", [
    pytest.param("idle", "Microphone", "Tap to start recording",
                 marks=pytest.mark.covers("S3-97")),
    pytest.param("recording", "Recording", "Tap to stop recording",
                 marks=pytest.mark.covers("S3-98")),
    pytest.param("listening", "Listening for speech", "Speak to record, or tap to pause",
                 marks=pytest.mark.covers("S3-99")),
    pytest.param("held", "Holding microphone open", "Release to stop recording",
                 marks=pytest.mark.covers("S3-100")),
])
def test_the_button_is_called_by_its_state(shown, state, label, hint):
    caller = shown(state)
    expect(caller.mic).to_have_accessible_name(label)
    expect(caller.mic).to_have_accessible_description(re.compile("^" + re.escape(hint)))


@pytest.mark.covers("S3-101", "S3-104")
def test_end_and_orb_have_their_names(shown):
    caller = shown("idle")
    end = caller.button("End call")
    expect(end).to_have_accessible_description("Double tap to end the call")
    expect(caller.orb).to_be_visible()


@pytest.mark.covers("S3-105")
@pytest.mark.parametrize("state, text", [
    ("idle", "Tap to speak"), ("listening", "Listening..."), ("recording", "Recording"),
    ("held", "Hold to continue..."), ("processing", "Processing..."),
    ("waiting", "Waiting for reply..."), ("speaking", "Coach Speaking..."), ("muted", "Muted")])
def test_the_status_says_what_is_going_on(shown, state, text):
    caller = shown(state)
    # The text for screen readers, which does not depend on the rendering.
    heard = caller.page.locator(".call-status").aria_snapshot()
    assert re.sub(r"^- paragraph:|strong:|text:|- ", "", heard).split() == text.split()


@pytest.mark.covers("S3-106", "S3-107", "S3-108", "S3-109", "S3-110")
def test_each_state_is_announced(shown, scripted, drawn):
    wanted = ["Recording", "Processing your speech", "Waiting for response", "Agent is speaking",
              "Ready to record"]
    # The real server made each announcement at the beginning of the corresponding state.
    assert [one for one in wanted if one in drawn.announced] == wanted
    caller = shown("idle")
    for text in wanted:
        scripted.says({"type": "announce", "text": text, "isUrgent": False})
        expect(caller.page.locator("[aria-live=polite]")).to_have_text(text)


@pytest.mark.covers("S3-112")
@pytest.mark.parametrize("panel", ["none", "quick", "full"])
def test_whatever_is_touched_is_large_enough(shown, panel):
    caller = shown("listening", panel=panel, settings={"recordsCalls": True})
    small = caller.page.evaluate("""() => [...document.querySelectorAll(
            'button, a, select, input[type=range], label.setting-row, .segment')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
        .map((one) => [one.className, one.getBoundingClientRect(), one])
        .filter(([, box, one]) => {
            const extra = one.matches('.segment')
                ? -2 * parseFloat(getComputedStyle(one, '::before').top) : 0;
            return box.width < 44 || box.height + extra < 44;
        }).map(([name]) => name)""")
    assert small == []
