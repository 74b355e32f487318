"""The page opens its microphone correctly, even if the browser is slow or fails."""

import pytest
from playwright.sync_api import expect

from browser import keep_contexts, keep_streams, replace_microphone, set_permission
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
