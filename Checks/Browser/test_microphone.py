"""The page opens its microphone correctly, even if the browser is slow or fails."""

import pytest
from playwright.sync_api import expect

from browser import (
    HOLDS, hide, keep_contexts, keep_streams, replace_microphone, set_permission)
from screens import screen

# Openings wait in `waiting` until the test resolves them.
WAITING = """() => new Promise((done) => {
    const context = new AudioContext();
    const out = context.createMediaStreamDestination();
    const hum = new OscillatorNode(context, { frequency: 60 });
    hum.connect(new GainNode(context, { gain: 0.01 })).connect(out);
    hum.start();
    (window.waiting ??= []).push(() => done(out.stream));
})"""


def hears_sound(scripted, opening, seconds):
    while True:
        piece = scripted.hears("sound")
        if piece["opening"] == opening and piece["first"] > 16_000 * seconds:
            return piece["first"] + piece["count"]


def test_what_could_not_be_loaded_once_is_loaded_anew(reader, scripted, context):
    keep_streams(context)
    context.add_init_script("""
        const load = AudioWorklet.prototype.addModule;
        AudioWorklet.prototype.addModule = function (url) {
            return window.isThere ? load.call(this, url) : Promise.reject(new DOMException());
        };""")
    person = reader(screen("composer"))
    person.presses()
    scripted.asks_for(1)
    assert scripted.hears("microphone")["event"] == "failed"
    assert person.page.evaluate(
        "streams.flatMap((one) => one.getTracks()).every((track) => track.readyState === 'ended')")
    person.page.evaluate("window.isThere = true")
    person.releases()
    scripted.asks_for(2)
    assert scripted.hears("microphone")["event"] == "opened"
    hears_sound(scripted, 2, 0.2)


def test_an_opening_that_comes_too_late_does_not_silence_the_next(reader, scripted, context):
    replace_microphone(context, WAITING)
    person = reader(screen("composer"))
    person.presses()
    person.releases()
    scripted.asks_for(1)
    person.page.wait_for_function("() => window.waiting?.length === 1")
    scripted.says({"type": "close", "opening": 1})
    assert scripted.hears("microphone")["event"] == "closed"
    scripted.asks_for(2)
    person.page.wait_for_function("() => window.waiting.length === 2")
    person.page.evaluate("waiting[1]()")
    hears_sound(scripted, 2, 0.2)
    person.page.evaluate("waiting[0]()")
    hears_sound(scripted, 2, 2)


def test_suspended_audio_resumes(reader, scripted, context):
    keep_contexts(context)
    person = reader(screen("composer"))
    person.presses()
    scripted.asks_for(1)
    hears_sound(scripted, 1, 0.2)
    person.page.evaluate("Promise.all(contexts.map((context) => context.suspend()))")
    hears_sound(scripted, 1, 2.5)


@pytest.mark.asks
def test_a_recording_in_the_microphones_place_does_not_mind_its_permission(
        reader, scripted, context):
    person = reader(screen("capture"))
    person.page.get_by_role("button", name="Sound source").click()
    person.page.get_by_role("radio", name="he was not an ill disposed").check()
    assert scripted.hears("permission")["status"] == "granted"
    person.button("Done").click()
    set_permission(person.page, scripted.url, "denied")
    # Waits until the page has detected the changed permission. The page's reports arrive in order.
    person.page.evaluate("""async () => {
        const query = await navigator.permissions.query({ name: 'microphone' });
        if (query.state !== 'denied') await new Promise((done) => { query.onchange = done; });
    }""")
    assert not [one for one in scripted.messages() if one["type"] == "permission"]


def test_the_choice_keeps_its_focus_when_a_device_comes(reader):
    person = reader(screen("composer"))
    person.page.get_by_role("button", name="Sound source").click()
    expect(person.page.get_by_role("radio").first).to_be_visible()
    person.page.evaluate("""() => {
        const before = document.querySelector('dialog[open] .choices');
        navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
        window.drawn = () => !before.isConnected;
    }""")
    person.page.wait_for_function("() => drawn()")
    assert person.page.evaluate("document.activeElement.matches('dialog[open] *')")


# Lets a test disconnect the page's audio from its last stream: no audio arrives, and no event is fired.
# With `isDead`, streams that are opened later deliver no audio either; with `isRefused`, they do not open.
STALLS = """
    // Counts the requests at once, before their streams are open.
    window.openings = 0;
    const request = navigator.mediaDevices.getUserMedia;
    navigator.mediaDevices.getUserMedia = (wishes) => {
        openings += 1;
        return isRefused ? Promise.reject(new DOMException('', 'NotReadableError')) : request(wishes);
    };
    window.isRefused = false;
    window.isDead = false;
    window.sources = [];
    const make = AudioContext.prototype.createMediaStreamSource;
    AudioContext.prototype.createMediaStreamSource = function (stream) {
        const source = make.call(this, stream);
        if (isDead) source.connect = source.disconnect = () => {};
        sources.push(source);
        return source;
    };
    window.stalls = () => {
        const source = sources.at(-1);
        source.disconnect();
        // The page disconnects it again.
        source.disconnect = () => {};
    };
    // Collects the processors, which report each chunk of audio to the page.
    window.nodes = [];
    window.AudioWorkletNode = class extends AudioWorkletNode {
        constructor(...members) {
            super(...members);
            nodes.push(this);
        }
    };
    // Lets the page check its capture until `isDone`, or `most` times; returns the number of checks.
    window.checks = async (isDone, most = 20) => {
        let count = 0;
        while (!isDone() && count < most) {
            const passed = passes(1000);
            if (passed !== 1) throw new Error(`the capture is watched by ${passed} timers`);
            count += 1;
            await new Promise(requestAnimationFrame);
        }
        return count;
    };
"""


@pytest.fixture
def stalling(reader, scripted, context):
    """A user whose microphone is open and can stall."""
    keep_streams(context)
    keep_contexts(context)
    context.add_init_script(STALLS + HOLDS)
    person = reader(screen("composer"))
    person.presses()
    scripted.opens()
    scripted.shows(screen("composer", True))
    person.place = hears_sound(scripted, 1, 0.2)
    return person


def is_reopened(person):
    """Lets the page check its stalled capture until it opens another stream; returns the number of
    checks."""
    return person.page.evaluate("checks(() => openings === 2)")


def hears_chunk(person):
    """Waits until the page has received another chunk of audio."""
    person.page.evaluate("""() => new Promise((done) =>
        nodes[0].port.addEventListener('message', done, { once: true }))""")


def test_a_capture_that_stalls_is_opened_again_and_goes_on(stalling, scripted):
    stalling.page.evaluate("stalls()")
    assert is_reopened(stalling) >= 3
    before = scripted.messages()
    assert "microphone" not in [one["type"] for one in before]
    # The numbering continues where the audio before the stall ended.
    sounds = [one for one in before if one["type"] == "sound"]
    end = (sounds[-1]["first"] if sounds else stalling.place) + 8000
    place = stalling.place
    while place < end:
        piece = sounds.pop(0) if sounds else scripted.hears("sound")
        assert (piece["opening"], piece["first"]) == (1, place)
        place += piece["count"]
    assert stalling.page.evaluate("streams.map((one) => one.active)") == [False, True]


def is_lost(person, scripted):
    """Checks that the microphone is reported as lost, and that its streams are closed."""
    assert scripted.hears("microphone") == {"type": "microphone", "opening": 1, "event": "lost"}
    person.page.wait_for_function("() => streams.every((one) => !one.active)")
    assert person.page.evaluate("[openings, passes(1000)]") == [2, 0]


def test_a_stalled_microphone_that_does_not_open_again_is_lost(stalling, scripted):
    stalling.page.evaluate("isRefused = true; stalls()")
    is_reopened(stalling)
    is_lost(stalling, scripted)


def test_a_microphone_that_remains_stalled_is_lost(stalling, scripted):
    stalling.page.evaluate("isDead = true; stalls()")
    is_reopened(stalling)
    stalling.page.wait_for_function("() => sources.length === 2")
    assert stalling.page.evaluate("checks(() => false, 3)") == 3
    is_lost(stalling, scripted)


def test_a_capture_that_stalls_later_is_opened_once_more(stalling, scripted):
    for count in (2, 3):
        stalling.page.evaluate("stalls()")
        stalling.page.evaluate("(count) => checks(() => openings === count)", count)
        # The next check hears the audio of the new stream.
        stalling.page.wait_for_function("(count) => sources.length === count", arg=count)
        hears_chunk(stalling)
        stalling.page.evaluate("checks(() => false, 1)")
    assert [one for one in scripted.messages() if one["type"] == "microphone"] == []


def test_a_capture_that_delivers_audio_is_left_alone(stalling):
    for _ in range(2):
        stalling.page.evaluate("checks(() => false, 2)")
        hears_chunk(stalling)
    stalling.page.evaluate("checks(() => false, 2)")
    assert stalling.page.evaluate("openings") == 1


def test_a_hidden_page_does_not_open_its_microphone_again(stalling):
    hide(stalling.page, True)
    stalling.page.evaluate("stalls()")
    assert stalling.page.evaluate("checks(() => openings === 2, 9)") == 9
    hide(stalling.page, False)
    assert is_reopened(stalling) >= 3


def test_a_suspended_capture_is_resumed_and_not_opened_again(stalling):
    stalling.page.evaluate("""() => {
        window.resumed = 0;
        AudioContext.prototype.resume = async () => { resumed += 1; };
        return Promise.all(contexts.map((context) => context.suspend()));
    }""")
    before = stalling.page.evaluate("resumed")
    assert stalling.page.evaluate("checks(() => openings === 2, 9)") == 9
    assert stalling.page.evaluate("resumed") == before + 9
