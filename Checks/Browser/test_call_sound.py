"""Playback of replies: playing, pausing, fading, and dropping audio, and the page's reports."""

import struct

import pytest
from playwright.sync_api import expect

RATE = 16_000

# Records the audio sent to the loudspeaker and the frame of each report of played audio. It runs on
# the audio thread, so that a busy page loses no audio.
EAR = """
    const say = MessagePort.prototype.postMessage;
    const told = [];
    MessagePort.prototype.postMessage = function (message, ...rest) {
        if (message?.event === 'heard' && message.position) told.push([message.position, currentFrame]);
        return say.call(this, message, ...rest);
    };
    class Ear extends AudioWorkletProcessor {
        process([[channel]]) {
            if (channel) {
                const frame = currentFrame;
                this.port.postMessage({ frame, samples: channel.slice(), told: told.splice(0) });
            }
            return true;
        }
    }
    registerProcessor('ear', Ear);"""

LISTENS = """
    window.heard = [];
    window.told = [];
    window.contexts = [];
    const load = AudioWorklet.prototype.addModule;
    AudioWorklet.prototype.addModule = async function (url) {
        if (`${url}`.includes('playback')) await load.call(this, '/ear.js');
        return load.call(this, url);
    };
    const connect = AudioNode.prototype.connect;
    AudioNode.prototype.connect = function (target, ...rest) {
        if (target instanceof AudioDestinationNode && this instanceof AudioWorkletNode) {
            contexts.push(this.context);
            const ear = new AudioWorkletNode(this.context, 'ear', { numberOfOutputs: 0 });
            ear.port.onmessage = ({ data: { frame, samples, told: more } }) => {
                window.began ??= samples.some((value) => value) ? frame : undefined;
                heard.push(...samples);
                told.push(...more);
            };
            connect.call(this, ear);
        }
        return connect.call(this, target, ...rest);
    };
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (message, ...rest) {
        if (message?.latency !== undefined) window.latency = message.latency;
        return post.call(this, message, ...rest);
    };"""


@pytest.fixture
def caller(shown, context, scripted):
    scripted.modules["/ear.js"] = EAR
    context.add_init_script(LISTENS)
    return shown("speaking")


def steps(first: int, count: int) -> bytes:
    """Returns samples that encode their indices: each is twice its index, plus 2."""
    return struct.pack(f"<{count}h", *(2 * (first + index) + 2 for index in range(count)))


def sends(scripted, playback: int, until: int, since: int = 0):
    for first in range(since, until, 3200):
        scripted.plays(playback, first, steps(first, min(3200, until - first)))


def begins(scripted, playback: int = 1):
    scripted.says({"type": "play", "playback": playback})


def reports(scripted, until: str) -> list:
    """Returns the page's playback messages up to this event."""
    found = []
    while not found or found[-1]["event"] != until:
        found.append(scripted.hears("playback"))
    return found


def is_silent(caller, samples: int = 6000) -> int:
    """Waits for `samples` silent samples; returns the number of audible samples before them."""
    caller.page.wait_for_function(
        "(count) => heard.length >= count && heard.slice(-count).every((value) => !value)",
        arg=samples)
    return caller.page.evaluate("heard.filter((value) => value).length")


def numbers(caller) -> list:
    """Returns the indices of the samples that were played at full gain."""
    return caller.page.evaluate(
        """() => heard.map((value) => (value * 32768 - 2) / 2)
            .filter((number) => Number.isInteger(number) && number >= 0)""")


def test_a_reply_is_played_whole_and_told_as_it_is_heard(caller, scripted):
    begins(scripted)
    sends(scripted, 1, RATE)
    scripted.says({"type": "finish", "playback": 1, "samples": RATE})
    found = reports(scripted, "ended")
    told = [(one["position"], one["taken"]) for one in found if one["event"] == "heard"]
    positions = [position for position, _ in told]
    assert positions == sorted(positions)
    assert positions[-1] == RATE
    assert all(position <= taken for position, taken in told)
    assert len(set(told)) == len(told)
    # About 20 reports per second.
    assert 12 <= len(set(positions)) <= 26
    assert "position" not in found[-1]
    assert numbers(caller) == list(range(RATE))


def test_what_is_told_is_what_was_heard_and_not_what_was_played(caller, context, scripted):
    # Simulates two seconds of output latency, as with a slow wireless headset.
    caller.page.evaluate("""() => Object.defineProperty(
        AudioContext.prototype, 'outputLatency', { value: 2 })""")
    caller.page.wait_for_function("() => window.latency === 2")
    begins(scripted)
    sends(scripted, 1, 6400)
    scripted.says({"type": "finish", "playback": 1, "samples": 6400})
    found = reports(scripted, "ended")
    assert [one["position"] for one in found if one["event"] == "heard"][-1] == 6400
    began, told = caller.page.evaluate("[began, told]")
    assert told
    # The tolerance covers rendering in blocks of 128 samples.
    assert all(frame - began >= position + 2 * RATE - 256 for position, frame in told)


def test_what_was_taken_is_told_before_it_is_heard(caller, context, scripted):
    # The server sends more audio as soon as the audio system has taken some, regardless of the
    # output latency.
    caller.page.evaluate("""() => Object.defineProperty(
        AudioContext.prototype, 'outputLatency', { value: 0.45 })""")
    caller.page.wait_for_function("() => window.latency === 0.45")
    begins(scripted)
    # Sends one message, so that no gap can delay the reports.
    scripted.plays(1, 0, steps(0, 6400))
    scripted.says({"type": "finish", "playback": 1, "samples": 6400})
    found = [one for one in reports(scripted, "ended") if one["event"] == "heard"]
    waiting = [one["taken"] for one in found if not one["position"]]
    assert waiting[-1] == 6400
    assert waiting == sorted(set(waiting))


def test_a_pause_holds_the_sound_and_nothing_is_skipped(caller, scripted):
    begins(scripted)
    sends(scripted, 1, RATE)
    reports(scripted, "heard")
    scripted.says({"type": "pause", "playback": 1})
    is_silent(caller)
    scripted.says({"type": "resume", "playback": 1})
    scripted.says({"type": "finish", "playback": 1, "samples": RATE})
    reports(scripted, "ended")
    # Every sample is played at full gain, in order. Faded samples at the pause can have any value.
    wanted = 0
    for number in numbers(caller):
        wanted += number == wanted
    assert wanted == RATE


def test_a_fade_takes_hold_of_what_is_played_at_once(caller, scripted):
    begins(scripted)
    samples = struct.pack("<3200h", *[10_000] * 3200)
    for first in range(0, RATE, 3200):
        scripted.plays(1, first, samples)
    reports(scripted, "heard")
    scripted.says({"type": "fade", "playback": 1, "gain": 0.2, "seconds": 0.04})
    scripted.says({"type": "finish", "playback": 1, "samples": RATE})
    reports(scripted, "ended")
    loudness = caller.page.evaluate("heard.filter((value) => value > 0)")
    full, low = 10_000 / 32_768, 2000 / 32_768
    assert loudness[0] == pytest.approx(full, rel=0.01)
    assert loudness[-1] == pytest.approx(low, rel=0.01)
    between = [one for one in loudness if low * 1.01 < one < full * 0.99]
    assert 0.03 * RATE <= len(between) <= 0.05 * RATE
    assert between == sorted(between, reverse=True)
    # The fade began long before the queued audio ended.
    assert loudness.index(between[0]) < RATE / 2


def test_a_stop_is_silent_at_once_and_says_nothing_more(caller, scripted):
    begins(scripted)
    sends(scripted, 1, RATE)
    reports(scripted, "heard")
    scripted.says({"type": "stopPlayback", "playback": 1})
    heard = is_silent(caller)
    # The next reply plays, but late audio of the previous one does not.
    begins(scripted, 2)
    sends(scripted, 1, RATE, since=RATE - 3200)
    sends(scripted, 2, 3200)
    scripted.says({"type": "finish", "playback": 2, "samples": 3200})
    found = reports(scripted, "ended")
    assert found[-1]["playback"] == 2
    late = [one for one in found if one["playback"] == 1]
    assert all(one["event"] == "heard" and one["position"] <= heard for one in late)
    assert heard < RATE
    assert numbers(caller)[-3200:] == list(range(3200))


def test_sound_that_comes_late_is_waited_for(caller, scripted):
    begins(scripted)
    sends(scripted, 1, 3200)
    reports(scripted, "heard")
    is_silent(caller)
    sends(scripted, 1, 6400, since=3200)
    scripted.says({"type": "finish", "playback": 1, "samples": 6400})
    reports(scripted, "ended")
    assert numbers(caller) == list(range(6400))


def test_a_cut_connection_silences_what_was_not_heard(caller, scripted):
    begins(scripted)
    sends(scripted, 1, RATE)
    reports(scripted, "heard")
    scripted.cuts()
    is_silent(caller)
    assert len(numbers(caller)) < RATE


def test_a_page_that_is_stilled_in_mid_reply_says_so_and_drops_the_rest(caller, scripted):
    begins(scripted)
    sends(scripted, 1, RATE)
    reports(scripted, "heard")
    caller.page.evaluate("""() => {
        const resume = AudioContext.prototype.resume;
        AudioContext.prototype.resume = function () {
            return window.isStill ? new Promise(() => {}) : resume.call(this);
        };
        window.isStill = true;
        return Promise.all(contexts.map((one) => one.suspend()));
    }""")
    assert reports(scripted, "failed")
    offer = caller.button("Hear the replies")
    expect(offer).to_be_visible()
    since = caller.page.evaluate("heard.length")
    # The system allows playback again.
    caller.page.evaluate("""() => {
        window.isStill = false;
        return Promise.all(contexts.map((one) => one.resume()));
    }""")
    expect(offer).to_be_hidden()
    caller.page.wait_for_function("(count) => heard.length >= count", arg=since + 8000)
    assert not any(caller.page.evaluate("(since) => heard.slice(since)", since))


def test_a_page_that_may_not_sound_says_so_and_offers_a_tap(shown, scripted, context):
    context.add_init_script("""
        const resume = AudioContext.prototype.resume;
        AudioContext.prototype.resume = function () {
            return window.mayNotSound === false ? resume.call(this) : new Promise(() => {});
        };
        Object.defineProperty(AudioContext.prototype, 'state', {
            get() { return window.mayNotSound === false ? 'running' : 'suspended'; } });""")
    caller = shown("speaking")
    offer = caller.button("Hear the replies")
    expect(offer).to_be_visible()
    begins(scripted, 7)
    assert scripted.hears("playback") == {"type": "playback", "playback": 7, "event": "failed"}
    caller.page.evaluate("window.mayNotSound = false")
    offer.click()
    expect(offer).to_be_hidden()
    begins(scripted, 8)
    sends(scripted, 8, 3200)
    scripted.says({"type": "finish", "playback": 8, "samples": 3200})
    reports(scripted, "ended")
