"""A whole call: recorded human speech, the real recognizer, the real agent, and its voice in the
page."""

import re

from playwright.sync_api import expect

import speech
from talker import begins_to_say, is_quiet, says

# Returns the peak sample of the user's channel and of the agent's channel of a recording.
SIDES = """async ({ url, session }) => {
    const file = await fetch(url, { headers: { 'hark-session': session } });
    const context = new OfflineAudioContext(2, 1, 48_000);
    const sound = await context.decodeAudioData(await file.arrayBuffer());
    return [0, 1].map((side) => sound.getChannelData(side)
        .reduce((most, value) => Math.max(most, Math.abs(value)), 0));
}"""

THIRD = "0930"
"""He might even have been made amiable himself: 3 s."""


def orders(caller, playback: int) -> list:
    """Returns the types of the server's messages about a playback."""
    return [one["type"] for one in caller.told if one.get("playback") == playback]


def playbacks(caller) -> int:
    return max([one["playback"] for one in caller.told if one["type"] == "play"], default=0)


def answers(caller) -> int:
    """Waits until the next reply is playing; returns its number."""
    caller.sees("speaking")
    return playbacks(caller)


def ends(caller):
    caller.sees("listening")


def hears_reply(caller, playback: int):
    """Waits until part of the reply has been played."""
    caller.waits(lambda: caller.positions.get(playback), "nothing of the reply was heard")


def test_a_whole_conversation(heard_caller):
    caller = heard_caller
    page = caller.page
    caller.calls()
    caller.sees("listening")

    # Hands-free
    says(page, speech.SHORT)
    first = answers(caller)
    ends(caller)
    # The recognized text depends on the exact sample at which the audio begins.
    assert caller.lines("person")[0].strip()
    assert len(caller.lines("agent")) == 1
    assert orders(caller, first) == ["play", "finish"]

    # A click and a cough during a reply do not stop it: it resumes and plays to its end.
    says(page, THIRD)
    second = answers(caller)
    hears_reply(caller, second)
    page.evaluate("click()")
    is_quiet(page, 0.5)
    page.evaluate("cough()")
    ends(caller)
    assert "stopPlayback" not in orders(caller, second)
    gains = [one["gain"] for one in caller.told if one["type"] == "fade"
             and one["playback"] == second]
    assert gains == [] or gains[-1] == 1
    stops = [one for one in orders(caller, second) if one in ("pause", "resume")]
    assert stops == ["pause", "resume"] * (len(stops) // 2)
    assert len(caller.lines("person")) == 2

    # The user speaks over the reply, which stops unfinished; the new utterance is answered.
    says(page, speech.SHORT)
    third = answers(caller)
    hears_reply(caller, third)
    begins_to_say(page, speech.LONG)
    caller.sees("recording")
    # The reply pauses immediately, and stops once words have been recognized.
    assert "pause" in orders(caller, third)
    fourth = answers(caller)
    assert orders(caller, third)[-1] == "stopPlayback"
    assert fourth > third
    assert len(caller.lines("person")) == 4
    ends(caller)

    # The mode is changed during the call, and the microphone is held open.
    caller.chooses("Auto + Hold")
    ends(caller)
    caller.presses()
    caller.sees("held")
    says(page, speech.SHORT)
    is_quiet(page, 1.5)
    caller.sees("held")
    caller.releases()
    answers(caller)
    ends(caller)
    assert len(caller.lines("person")) == 5

    # A muted microphone ignores speech.
    caller.mutes()
    caller.sees("muted")
    says(page, speech.SHORT)
    is_quiet(page, 1.5)
    caller.sees("muted")
    caller.mutes()
    ends(caller)
    assert len(caller.lines("person")) == 5
    caller.chooses("Auto")

    caller.button("End call").click()
    expect(page.get_by_text("The call has ended.")).to_be_visible()
    caller.button("Call again").click()
    caller.sees("listening")
    assert caller.lines("person") == []


def test_a_recorded_call_says_so_and_is_kept_heard_and_deleted(heard_caller):
    caller = heard_caller
    page = caller.page
    caller.calls()
    caller.sees("listening")
    sign = page.get_by_role("img", name="This call is being recorded")
    expect(sign).to_be_hidden()
    caller.button("Call Settings").click()
    caller.button("Advanced Settings").click()
    caller.switch("Record Calls").check()
    expect(page.locator(".recorded-sign")).to_be_visible()
    caller.settings.press("Escape")
    expect(sign).to_be_visible()
    says(page, speech.SHORT)
    answers(caller)
    ends(caller)
    caller.button("Call Settings").click()
    caller.button("Advanced Settings").click()
    caller.switch("Record Calls").uncheck()
    expect(page.locator(".recorded-sign")).to_be_hidden()
    rows = caller.settings.locator(".recorded-call")
    expect(rows).to_have_count(1)
    with page.expect_response(re.compile("/recordings/")) as loaded:
        page.get_by_role("button", name=re.compile("^Play")).click()
    session = next(one["session"] for one in caller.told if one["type"] == "welcome")
    assert session not in loaded.value.url
    recording = {"url": loaded.value.url, "session": session}
    page.wait_for_function("() => document.querySelector('audio').currentTime > 0.5")
    # The recording contains both sides, each in its own channel.
    assert page.evaluate("document.querySelector('audio').duration") > 5
    assert all(loudest > 0.05 for loudest in page.evaluate(SIDES, recording))
    page.get_by_role("button", name=re.compile("^Pause")).click()
    page.get_by_role("button", name=re.compile("^Delete")).click()
    page.get_by_role("alertdialog").get_by_role("button", name="Delete", exact=True).click()
    expect(rows).to_have_count(0)
    expect(caller.settings.get_by_text("There are no recordings.")).to_be_visible()
