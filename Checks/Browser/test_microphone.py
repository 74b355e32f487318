"""How the page opens its microphone, however slowly or badly the browser gives it."""

import queue

import pytest
from playwright.sync_api import expect

from browser import keep_streams, replace_microphone, set_permission
from screens import screen

# Openings wait in `waiting` until the test lets them go on.
WAITING = """() => new Promise((done) => {
    const context = new AudioContext();
    const out = context.createMediaStreamDestination();
    const hum = new OscillatorNode(context, { frequency: 60 });
    hum.connect(new GainNode(context, { gain: 0.01 })).connect(out);
    hum.start();
    (window.waiting ??= []).push(() => done(out.stream));
})"""


def asks_for(scripted, opening):
    scripted.says({"type": "open", "opening": opening, "constraints": {
        "echoCancellation": False, "noiseSuppression": False, "autoGainControl": False}})


def hears_sound(scripted, opening, seconds):
    while True:
        piece = scripted.hears("sound")
        if piece["opening"] == opening and piece["first"] > 16_000 * seconds:
            return


def test_what_could_not_be_loaded_once_is_loaded_anew(reader, scripted, context):
    keep_streams(context)
    context.add_init_script("""
        const load = AudioWorklet.prototype.addModule;
        AudioWorklet.prototype.addModule = function (url) {
            return window.isThere ? load.call(this, url) : Promise.reject(new DOMException());
        };""")
    person = reader(screen("composer"))
    person.presses()
    asks_for(scripted, 1)
    assert scripted.hears("microphone")["event"] == "failed"
    assert person.page.evaluate(
        "streams.flatMap((one) => one.getTracks()).every((track) => track.readyState === 'ended')")
    person.page.evaluate("window.isThere = true")
    person.releases()
    asks_for(scripted, 2)
    assert scripted.hears("microphone")["event"] == "opened"
    hears_sound(scripted, 2, 0.2)


def test_an_opening_that_comes_too_late_does_not_silence_the_next(reader, scripted, context):
    replace_microphone(context, WAITING)
    person = reader(screen("composer"))
    person.presses()
    person.releases()
    asks_for(scripted, 1)
    person.page.wait_for_function("() => window.waiting?.length === 1")
    scripted.says({"type": "close", "opening": 1})
    assert scripted.hears("microphone", 2)["event"] == "closed"
    asks_for(scripted, 2)
    person.page.wait_for_function("() => window.waiting.length === 2")
    person.page.evaluate("waiting[1]()")
    hears_sound(scripted, 2, 0.2)
    person.page.evaluate("waiting[0]()")
    hears_sound(scripted, 2, 2)


def test_sound_that_stands_still_goes_on(reader, scripted):
    person = reader(screen("composer"))
    person.presses()
    asks_for(scripted, 1)
    hears_sound(scripted, 1, 0.2)
    person.page.evaluate(
        "import('/sound/audio-graph.js').then(async (graph) => (await graph.audioContext()).suspend())")
    hears_sound(scripted, 1, 2.5)


def test_a_recording_in_the_microphones_place_does_not_mind_its_permission(
        reader, scripted, context):
    person = reader(screen("capture"))
    person.page.get_by_role("button", name="Sound source").click()
    person.page.get_by_role("radio", name="he was not an ill disposed").check()
    assert scripted.hears("permission")["status"] == "granted"
    person.button("Done").click()
    set_permission(person.page, scripted.url, "denied")
    with pytest.raises(queue.Empty):
        scripted.hears("permission", 1)


def test_the_choice_keeps_its_focus_when_a_device_comes(reader):
    person = reader(screen("composer"))
    person.page.get_by_role("button", name="Sound source").click()
    expect(person.page.get_by_role("radio").first).to_be_visible()
    person.page.evaluate("navigator.mediaDevices.dispatchEvent(new Event('devicechange'))")
    person.page.wait_for_timeout(500)
    assert person.page.evaluate("document.activeElement.matches('dialog[open] *')")
