"""The page's own level from the engine's detector: it equals the server's level, is immediate, and
is used only where the server allows it."""

from array import array

import pytest
from playwright.sync_api import expect

from browser import replace_microphone
from engine import noise, page_hears, power, recording, server_hears
from screens import level, screen
from serving import address, built
from speech import LONG, NAME, SHORT
from talker import begins_to_say, says, talks_when_told

DETECTOR = "sound/detector.wasm"

# Runs code as if it were one of the page's own scripts, unlike code from the driver.
RUNS = """(what) => new Promise((done) => setTimeout(async () => {
    try {
        done(await what());
    } catch (error) {
        done(error.name);
    }
}))"""


def sounds() -> dict:
    voice = recording(LONG)
    spoilt = array("f", voice)
    for at in range(1000, len(spoilt), 5000):
        spoilt[at] = float("nan")
        spoilt[at + 2500] = float("inf")
    in_noise = noise(len(voice), power(voice))
    return {
        "short": recording(SHORT), "long": voice,
        "noise of the same power": array("f", map(sum, zip(voice, in_noise))),
        "silence": array("f", bytes(4 * 32_000)),
        "after silence": array("f", bytes(4 * 32_000)) + voice,
        "clipped": array("f", (30 * sample for sample in voice)),
        "faint": array("f", (0.001 * sample for sample in voice)),
        "no numbers": spoilt,
    }


@pytest.mark.parametrize("name", sounds())
def test_the_page_hears_what_the_server_hears(person, name):
    sound = sounds()[name]
    person.opens("composer")
    ours, theirs = page_hears(person.page, sound)["found"], server_hears(sound)
    assert len(ours) == len(theirs) == 2 * (len(sound) // 160)
    # NaN is never within the tolerance, so the comparison also rejects it.
    assert all(abs(one - other) <= 0.0001 for one, other in zip(ours, theirs))
    if name == "long":
        assert max(ours[::2]) > 0.9 and min(ours[::2]) < 0.1


def test_the_detector_is_small_and_needs_nothing(person):
    assert built(DETECTOR).stat().st_size <= 20 * 1024
    person.opens("composer")
    needed = person.page.evaluate("""async (detector) => WebAssembly.Module.imports(
        await WebAssembly.compileStreaming(fetch(detector)))""", address(DETECTOR))
    assert needed == []


def test_it_hears_ten_minutes_without_growing(person):
    person.opens("composer")
    sound = recording(LONG)
    heard = page_hears(person.page, sound, times=600 * 16_000 // len(sound) + 1)
    assert heard["heard"] >= 600
    assert heard["grown"] == 0


def test_the_page_may_run_what_was_compiled_and_nothing_made_of_text(person):
    person.opens("composer")
    runs = person.page.evaluate(f"""async (detector) => {{
        const run = {RUNS};
        return [
            await run(() => WebAssembly.compileStreaming(fetch(detector)).then(String)),
            await run(() => (0, eval)('"text"')),
            await run(() => new Function('return "text"')()),
        ];
    }}""", address(DETECTOR))
    assert runs == ["[object WebAssembly.Module]", "EvalError", "EvalError"]


# Tests of drawing with a server that sends no levels.

# A room with a loud fan.
FAN = """async () => {
    const context = new AudioContext();
    const out = context.createMediaStreamDestination();
    const buffer = context.createBuffer(1, 2 * context.sampleRate, context.sampleRate);
    const samples = buffer.getChannelData(0);
    // The same noise each time, from a Park-Miller generator.
    let chance = 1;
    for (let at = 0; at < samples.length; at += 1) {
        chance = 48271 * chance % 2147483647;
        samples[at] = 0.1 * (2 * chance / 2147483647 - 1);
    }
    const fan = new AudioBufferSourceNode(context, { buffer, loop: true });
    fan.connect(out);
    fan.start();
    return out.stream;
}"""

# Records the bars that were drawn last.
PAINTS = """
    window.bars = [];
    const { clearRect, roundRect } = CanvasRenderingContext2D.prototype;
    Object.assign(CanvasRenderingContext2D.prototype, {
        clearRect(...box) { bars = []; clearRect.apply(this, box); },
        roundRect(x, y, width, height, radius) {
            bars.push({ width, height });
            roundRect.call(this, x, y, width, height, radius);
        },
    });"""

ORB = "new DOMMatrix(document.querySelector('.orb-core').style.transform).a"
# Speech makes the orb's glow stronger than this; at rest, it is 0.15.
VOICED = 0.28
GLOW = "Number(document.querySelector('.orb-halo').style.opacity)"
BODY = "new DOMMatrix(document.querySelector('.orb-body').style.transform).a"


def seen(person, what: str, during: str) -> list:
    """Returns the values of `what` in all frames until the promise `during` resolves."""
    return person.page.evaluate(f"""async () => {{
        const seen = [];
        let isOver = false;
        const over = ({during}).then(() => {{ isOver = true; }});
        while (!isOver) {{
            seen.push({what});
            await new Promise(requestAnimationFrame);
        }}
        await over;
        return seen;
    }}""")


def pictures(person, what: str, count: int = 30) -> list:
    """Returns the values of `what` in `count` frames."""
    return person.page.evaluate(f"""async () => {{
        const seen = [];
        while (seen.length < {count}) {{
            await new Promise(requestAnimationFrame);
            seen.push({what});
        }}
        return seen;
    }}""")


def says_it(number: str) -> str:
    return f"say('{NAME.format(number)}')"


def hears(scripted, seconds: float):
    """Waits until the page has sent this much audio."""
    while scripted.hears("sound")["first"] < 16_000 * seconds:
        pass


@pytest.fixture
def listener(reader, scripted):
    """`listener("mealLog")` returns a user with an open microphone, in a session that the server
    shows as recording."""
    def listens(experience: str):
        person = reader(screen(experience))
        person.page.mouse.click(5, 5)
        scripted.opens()
        scripted.shows(screen(experience, True, hearsSound=True))
        person.sees_recording()
        # Audio is arriving.
        hears(scripted, 0.1)
        return person

    return listens


def test_the_display_moves_with_the_sound_though_the_server_says_nothing(context, listener):
    talks_when_told(context)
    person = listener("mealLog")
    assert max(seen(person, ORB, "quiet(0.5)")) < 1.05
    moved = seen(person, ORB, says_it(SHORT))
    assert max(moved) > 1.12
    # The level changes from frame to frame, without waiting for the server.
    assert len(set(moved)) > len(moved) / 3


@pytest.mark.spoken
def test_a_voice_is_told_from_noise_in_the_waveform(context, listener):
    context.add_init_script(PAINTS)
    talks_when_told(context)
    person = listener("composer")
    before = seen(person, "bars", "quiet(0.5)")[-1]
    says(person.page, SHORT)
    after = pictures(person, "bars", 2)[-1]
    thin = min(bar["width"] for bar in before)
    assert max(bar["width"] for bar in before) < 1.1 * thin
    thick = [bar for bar in after if bar["width"] > 2.5 * thin]
    assert len(thick) > 15
    assert max(bar["height"] for bar in thick) > 3 * thin


@pytest.mark.spoken
def test_noise_is_as_high_as_it_is_loud_and_thin(context, scripted, listener):
    context.add_init_script(PAINTS)
    replace_microphone(context, FAN)
    person = listener("composer")
    # In its first second, the fan could still be classified as speech; the newest bars all show
    # later audio.
    hears(scripted, 1)
    person.page.wait_for_function("""() => {
        const newest = bars.slice(-15);
        const thin = Math.min(...bars.map(({ width }) => width));
        return newest.length === 15
            && newest.every(({ width, height }) => height > 5 * width && width < 2 * thin);
    }""")


@pytest.mark.window(reduced_motion="reduce")
def test_with_less_motion_the_meter_tells_it(context, listener):
    talks_when_told(context)
    person = listener("composer")
    thick = "Number(document.querySelector('.meter').style.getPropertyValue('--meter-thickness'))"
    assert max(seen(person, thick, "quiet(0.5)")) < 0.5
    assert max(seen(person, thick, says_it(SHORT))) > 0.9


@pytest.fixture
def spoken_to(context, shown, scripted):
    """`spoken_to("listening")` returns a call in this state, with an open microphone."""
    def hears_sound(state):
        caller = shown(state)
        scripted.opens()
        hears(scripted, 0.3)
        return caller

    return hears_sound


def test_the_orb_of_a_call_glows_at_a_voice_before_the_server_has_heard_it(context, spoken_to):
    talks_when_told(context)
    caller = spoken_to("listening")
    assert max(seen(caller, GLOW, "quiet(0.5)")) < 0.2
    assert max(seen(caller, GLOW, says_it(SHORT))) > VOICED
    # Before the recording, the server sets the orb's size.
    assert set(seen(caller, BODY, says_it(SHORT))) == {1}


def test_the_orb_of_a_call_follows_the_level_and_glows_less_in_noise(
        context, scripted, spoken_to):
    replace_microphone(context, FAN)
    caller = spoken_to("recording")
    # By then, the detector has classified the fan as noise.
    hears(scripted, 1)
    assert min(pictures(caller, BODY)) > 1.1
    # A busy machine drops audio, and the audio after a gap slightly resembles speech.
    assert max(pictures(caller, GLOW)) < VOICED


@pytest.mark.parametrize("state", ["muted", "paused", "speaking", "waiting"])
def test_nothing_is_drawn_where_the_server_says_that_it_does_not_count(
        context, scripted, spoken_to, drawn, state):
    talks_when_told(context)
    caller = spoken_to("recording")
    begins_to_say(caller.page, LONG)
    caller.page.wait_for_function(f"() => {BODY} > 1.1")
    scripted.shows(drawn(state))
    scripted.is_drawn()
    shown = drawn(state)["call"]["orb"]
    assert {round(one, 3) for one in pictures(caller, BODY)} == {round(shown["scale"], 3)}
    assert {round(one, 3) for one in pictures(caller, GLOW)} == {round(shown["glowOpacity"], 3)}


def test_where_the_page_hears_the_server_still_counts_the_time(context, scripted, listener):
    talks_when_told(context)
    person = listener("mealLog")
    assert max(seen(person, ORB, "quiet(0.3)")) < 1.05
    scripted.says({**level(1), "timer": "1:23"})
    expect(person.page.locator(".timer")).to_have_text("1:23")
    assert max(seen(person, ORB, "quiet(0.3)")) < 1.05


@pytest.mark.parametrize("answer", [
    {"status": 404}, {"body": b"nonsense", "content_type": "application/wasm"},
    {"body": b"\0asm\1\0\0\0", "content_type": "application/wasm"}])
def test_without_the_detector_the_server_s_level_is_drawn(context, scripted, listener, answer):
    context.route("**/detector.wasm", lambda route: route.fulfill(**answer))
    talks_when_told(context)
    person = listener("mealLog")
    assert max(seen(person, ORB, says_it(SHORT))) == 1
    for value in (0.2, 0.8):
        scripted.says(level(value))
        scripted.is_drawn()
        assert pictures(person, ORB, 1)[-1] == pytest.approx(1 + 0.3 * value)
