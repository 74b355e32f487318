"""Audio is kept from the press until the server requests the microphone; without a request, it is
discarded."""

import pytest

from browser import HOLDS, keep_contexts, keep_streams, passes
from screens import screen

SECOND = 16_000

# Counts how often the microphone is opened.
COUNTS = """
    window.openings = 0;
    const request = navigator.mediaDevices.getUserMedia;
    navigator.mediaDevices.getUserMedia = function (...wishes) {
        openings += 1;
        return request.apply(this, wishes);
    };
"""

# How long, in milliseconds, a press waits for the server's request, before and after the press is
# confirmed, and how long the audio system stays awake after a recording.
EARLY, CONFIRMED, WARM = 1800, 500, 30_000


@pytest.fixture
def person(reader, context):
    """A user of a page that may use the microphone."""
    keep_streams(context)
    keep_contexts(context)
    context.add_init_script(COUNTS + HOLDS)
    return reader(screen("composer"))


def is_live(person) -> bool:
    return person.page.evaluate(
        "streams.some((one) => one.getTracks().some((track) => track.readyState === 'live'))")


def opens(person, count: int = 1):
    """Waits until the page has opened the microphone `count` times."""
    person.page.wait_for_function("(count) => streams.length === count", arg=count)


def closes(person):
    person.page.wait_for_function(
        "() => streams.every((one) => one.getTracks().every((track) => track.readyState === 'ended'))")


def shows(scripted, phase: str, **changes):
    scripted.shows(screen("composer", phase == "recording", phase=phase, **changes))


def hears(scripted, seconds: float, place: int = 0) -> int:
    """Receives the audio of the first opening, which must continue at sample `place` without gaps,
    up to `seconds`; returns its end position."""
    while place < seconds * SECOND:
        piece = scripted.hears("sound")
        assert (piece["opening"], piece["first"]) == (1, place)
        place += piece["count"]
    return place


def waits_for_sound(person, seconds: float):
    """Waits until the audio system has run for another `seconds`."""
    person.page.evaluate("""(seconds) => {
        const [context] = contexts;
        const until = context.currentTime + seconds;
        window.hasHeard = () => context.currentTime >= until;
    }""", seconds)
    person.page.wait_for_function("() => hasHeard()")


def test_what_is_said_before_the_servers_request_is_kept(person, scripted):
    person.presses()
    opens(person)
    waits_for_sound(person, 1)
    # From here on, the audio system receives no audio.
    person.page.evaluate("""() => {
        window.resume = AudioContext.prototype.resume;
        AudioContext.prototype.resume = () => new Promise(() => {});
        return contexts[0].suspend();
    }""")
    scripted.asks_for(1)
    assert scripted.hears("microphone") == {"type": "microphone", "opening": 1, "event": "opened"}
    place = hears(scripted, 0.4)
    # The following audio continues at the same position, and no audio is sent twice.
    person.page.evaluate("() => resume.call(contexts[0])")
    hears(scripted, 1.5, place)
    assert person.page.evaluate("openings") == 1


def test_a_press_that_the_server_does_not_answer_with_a_request_closes_the_microphone(person, scripted):
    person.presses()
    opens(person)
    assert is_live(person)
    scripted.hears("do")
    # The microphone stays open while the permission is pending. It closes when the server finalizes
    # without having requested it.
    shows(scripted, "authorizing")
    scripted.is_drawn()
    assert is_live(person)
    shows(scripted, "finalizing")
    closes(person)
    assert passes(person.page, EARLY) == 0
    person.releases()
    assert "microphone" not in [one["type"] for one in scripted.messages()]


def test_a_press_may_be_confirmed_before_the_server_requests_the_microphone(person, scripted):
    person.presses()
    opens(person)
    scripted.hears("do")
    shows(scripted, "idle")
    scripted.is_drawn()
    assert is_live(person)
    assert passes(person.page, EARLY) == 0
    assert is_live(person)
    assert passes(person.page, CONFIRMED) == 1
    closes(person)


def test_a_microphone_that_the_server_never_requests_is_closed(person):
    person.presses()
    opens(person)
    assert is_live(person)
    assert passes(person.page, EARLY) == 1
    closes(person)


def test_a_page_that_leaves_closes_the_microphone(person):
    person.presses()
    opens(person)
    person.page.evaluate("""() => {
        Object.defineProperty(document, 'hidden', { value: true });
        document.dispatchEvent(new Event('visibilitychange'));
    }""")
    assert not is_live(person)


@pytest.mark.parametrize("phase", ["recording", "finalizing"])
def test_a_press_that_begins_no_recording_opens_nothing(person, scripted, phase):
    shows(scripted, phase, button={"isEnabled": phase == "recording"})
    scripted.is_drawn()
    person.presses()
    person.releases()
    scripted.messages()
    assert person.page.evaluate("openings") == 0


def test_a_press_without_permission_waits_for_the_request(reader, context, scripted):
    context.add_init_script(COUNTS + """
        navigator.permissions.query = async () => Object.assign(new EventTarget(), { state: 'prompt' });""")
    keep_streams(context)
    person = reader(screen("composer"))
    person.presses()
    person.releases()
    scripted.messages()
    assert person.page.evaluate("openings") == 0
    # Some browsers report `prompt` even after the user has granted the permission.
    scripted.says({"type": "ask"})
    assert scripted.hears("permission")["status"] == "granted"
    scripted.opens(1)
    scripted.says({"type": "close", "opening": 1})
    scripted.hears("microphone")
    shows(scripted, "idle")
    before = person.page.evaluate("openings")
    person.presses()
    person.page.wait_for_function("(before) => openings === before + 1", arg=before)


def test_other_wishes_apply_to_what_the_press_has_opened(person, scripted):
    person.page.evaluate("""() => {
        window.applied = [];
        const apply = MediaStreamTrack.prototype.applyConstraints;
        MediaStreamTrack.prototype.applyConstraints = function (wishes) {
            applied.push(wishes);
            return apply.call(this, wishes);
        };
    }""")
    person.presses()
    opens(person)
    scripted.says({"type": "open", "opening": 1, "device": None, "constraints": {
        "echoCancellation": True, "noiseSuppression": False, "autoGainControl": False}})
    assert scripted.hears("microphone")["event"] == "opened"
    hears(scripted, 1)
    person.page.wait_for_function("() => applied.at(-1)?.echoCancellation")


def test_the_button_says_that_it_records_once_the_microphone_is_open(person, scripted):
    shows(scripted, "starting", button={"state": "recording", "isSelected": True})
    scripted.is_drawn()
    assert person.mic.get_attribute("data-state") == "recording"
    assert person.mic.get_attribute("aria-pressed") == "false"
    shows(scripted, "recording")
    person.sees_recording()


def test_the_audio_system_stays_awake_between_recordings(person, scripted):
    person.presses()
    scripted.opens(1)
    scripted.says({"type": "close", "opening": 1})
    assert scripted.hears("microphone")["event"] == "closed"
    scripted.is_drawn()
    assert passes(person.page, EARLY) == 0
    assert person.page.evaluate("contexts[0].state") == "running"
    assert passes(person.page, WARM) == 1
    person.page.wait_for_function("() => contexts[0].state === 'suspended'")
