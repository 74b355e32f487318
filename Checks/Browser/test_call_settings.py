"""The settings of a call: every control affects the real server."""

import json
import re

import pytest
from playwright.sync_api import expect

from person import style


def screens(caller) -> list:
    return [one["screen"]["call"] for one in caller.told if one["type"] == "show"]


def settings(caller) -> dict:
    return screens(caller)[-1]["settings"]


def kept(hark) -> dict:
    """Returns the settings saved on the server's disk; empty if there are none yet."""
    files = list((hark.room / ".config/hark/calls").glob("*.json"))
    return json.loads(files[0].read_text()) if files else {}


def keeps(caller, hark, name: str, value):
    """Waits until the server has saved `value`."""
    caller.waits(lambda: kept(hark).get(name) == value, f"{name} was not kept as {value!r}")


def opens_settings(caller, panel: str):
    caller.button("Call Settings").click()
    expect(caller.overlay).to_be_visible()
    if panel == "full":
        caller.button("Advanced Settings").click()
        expect(caller.settings).to_be_visible()
    caller.settles()


@pytest.fixture
def begun(caller, hark):
    """A call on the real server, with the default settings."""
    caller.calls()
    caller.sees("listening")
    yield caller
    if caller.settings.is_visible():
        caller.settings.press("Escape")
    caller.page.evaluate("location.hash = ''")
    # Restores the initial state of a new user for the next test.
    for file in (hark.room / ".config/hark/calls").glob("*.json"):
        file.unlink()


def changes(caller, name: str, value):
    """Waits until the server's settings contain `value`."""
    caller.waits(lambda: settings(caller)[name] == value, f"{name} did not become {value!r}")


@pytest.mark.covers("S3-75", "S3-76", "S3-77", "S3-78")
def test_the_overlay_lies_at_the_bottom_and_leaves_the_call_in_use(shown, scripted):
    caller = shown("listening", panel="quick")
    box = caller.overlay.bounding_box()
    assert (box["height"], box["y"] + box["height"]) == (280, 844)
    assert style(caller.overlay, "border-radius") == "16px 16px 0px 0px"
    assert style(caller.overlay, "padding") == "16px 20px"
    pill = caller.page.locator(".pill")
    assert (style(pill, "width", "::before"), style(pill, "height", "::before")) == ("36px", "5px")
    expect(pill).to_be_visible()
    rows = caller.overlay.locator(".setting-row").all()
    assert [row.bounding_box()["height"] for row in rows] == [44] * 4
    # The whole overlay is visible without scrolling.
    assert caller.overlay.evaluate("(one) => one.scrollHeight <= one.clientHeight")
    title = caller.overlay.get_by_role("heading", name="Call Settings")
    assert style(title, "text-align") == "center"
    expect(caller.overlay.get_by_role("heading", name="Quick Settings")).to_be_visible()
    # The overlay neither covers nor disables the call.
    expect(caller.overlay).not_to_have_attribute("aria-modal", "true")
    scripted.actions()
    mic = caller.mic.bounding_box()
    assert mic["y"] + mic["height"] < box["y"]
    caller.presses()
    caller.releases()
    caller.button("End call").click()
    assert scripted.actions() == ["press", "release", "end"]


@pytest.mark.covers("S3-79", "S3-103")
def test_the_quick_picker_has_three_modes_and_none_for_disabled(begun):
    caller = begun
    opens_settings(caller, "quick")
    picker = caller.overlay.get_by_role("radiogroup", name="Voice detection mode")
    assert picker.get_by_role("radio").count() == 3
    expect(picker.get_by_role("radio", name="Auto", exact=True)).to_be_checked()
    picker.get_by_role("radio", name="Manual").check()
    caller.sees("idle")
    assert settings(caller)["mode"] == "pushToTalk"
    picker.get_by_role("radio", name="Auto + Hold").check()
    caller.sees("listening")
    assert settings(caller)["mode"] == "autoWithHold"
    caller.button("Advanced Settings").click()
    mode = caller.settings.get_by_role("combobox", name="Voice detection mode")
    expect(mode).to_have_value("autoWithHold")
    mode.select_option("Disabled")
    caller.sees("idle")
    caller.settings.press("Escape")
    opens_settings(caller, "quick")
    assert picker.get_by_role("radio", checked=True).count() == 0
    picker.get_by_role("radio", name="Auto", exact=True).check()
    caller.sees("listening")


@pytest.mark.covers("S3-80", "S3-102")
def test_replies_are_spoken_or_not_as_the_switch_says(begun, hark):
    caller = begun
    opens_settings(caller, "quick")
    switch = caller.switch("Auto-speak responses")
    row = caller.overlay.locator(".setting-row", has=switch)
    expect(row.locator(".row-title")).to_have_text("Auto-speak Responses")
    expect(switch).to_be_checked()
    expect(row.locator(".row-value")).to_have_text("On")
    switch.uncheck()
    changes(caller, "speaksReplies", False)
    expect(row.locator(".row-value")).to_have_text("Off")
    keeps(caller, hark, "speaksReplies", False)
    switch.check()
    changes(caller, "speaksReplies", True)


@pytest.mark.covers("S3-81")
def test_a_muted_microphone_says_so_everywhere(begun):
    caller = begun
    opens_settings(caller, "quick")
    caller.switch("Mute Microphone").check()
    caller.sees("muted")
    caller.sees_status("Muted")
    assert caller.sign.get_attribute("data-name") == "microphoneSlashed"
    expect(caller.button("Mute Microphone")).to_have_attribute("aria-pressed", "true")
    # A muted microphone ignores speech.
    caller.page.evaluate("(name) => say(name)", "sense_and_sensibility_01_austen_64kb-0880")
    caller.sees("muted")
    caller.switch("Mute Microphone").uncheck()
    caller.sees("listening")


@pytest.mark.covers("S3-82", "S3-84", "S3-85", "S3-86", "S3-87", "S3-88", "S3-89")
def test_the_full_page_has_every_mode_by_name_and_says_what_it_does(begun):
    caller = begun
    opens_settings(caller, "full")
    expect(caller.settings.get_by_role("heading", name="Voice Call")).to_be_visible()
    expect(caller.settings.get_by_role("heading", name="Voice Detection")).to_be_visible()
    row = caller.settings.locator(".setting-row", has=caller.page.locator("select")).first
    expect(row.locator(".row-title")).to_have_text("Detection Mode")
    picker = row.locator("select")
    modes = {
        "Disabled": "Manually control recording with the mic button",
        "Push-to-Talk": "Tap to start recording, tap again to stop",
        "Auto + Hold Override": "Auto-detect with tap-and-hold to keep mic open",
        "Auto-Detect": "Automatically detects when you speak"}
    assert picker.locator("option").all_text_contents() == [
        "Disabled", "Push-to-Talk", "Auto-Detect", "Auto + Hold Override"]
    for name, text in modes.items():
        picker.select_option(name)
        expect(caller.settings.get_by_text(text, exact=True)).to_be_visible()


@pytest.mark.covers("S3-90", "S3-91")
def test_sensitivity_is_marked_and_there_only_where_it_counts(begun, hark):
    caller = begun
    opens_settings(caller, "full")
    slider = caller.page.get_by_role("slider", name="Sensitivity")
    row = caller.settings.locator(".slider-row", has=slider)
    assert (slider.get_attribute("min"), slider.get_attribute("max")) == ("0", "1")
    assert row.locator(".slider-ends span").all_text_contents() == ["Low", "50%", "High"]
    expect(caller.settings.get_by_text(
        "Auto mode detects when you start and stop speaking. Use 'Auto + Hold' to override with "
        "tap-and-hold.", exact=True)).to_be_visible()
    slider.fill("0.73")
    changes(caller, "sensitivity", 0.73)
    expect(row.locator(".slider-value")).to_have_text("73%")
    expect(slider).to_have_attribute("aria-valuetext", "73%")
    keeps(caller, hark, "sensitivity", 0.73)
    # The meter next to the slider shows the microphone level.
    caller.page.evaluate("(name) => { say(name); }", "sense_and_sensibility_01_austen_64kb-0880")
    expect(row.locator(".meter-part.lit").nth(4)).to_be_visible()
    slider.fill("0.5")
    changes(caller, "sensitivity", 0.5)
    picker = caller.settings.get_by_role("combobox", name="Voice detection mode")
    for mode in ("Disabled", "Push-to-Talk"):
        picker.select_option(mode)
        expect(slider).to_be_hidden()
    for mode in ("Auto + Hold Override", "Auto-Detect"):
        picker.select_option(mode)
        expect(slider).to_be_visible()


# Records the constraints that the page applies to the track.
APPLIED = """() => {
    window.applied = [];
    const apply = MediaStreamTrack.prototype.applyConstraints;
    MediaStreamTrack.prototype.applyConstraints = function (wishes) {
        applied.push(wishes);
        return apply.call(this, wishes);
    };
}"""


@pytest.mark.covers("S3-92")
def test_the_browser_does_to_the_sound_what_the_switches_say(begun):
    caller = begun
    caller.page.evaluate(APPLIED)
    opens_settings(caller, "full")
    expect(caller.settings.get_by_role("heading", name="Audio Processing")).to_be_visible()
    for name, constraint in (("Noise Suppression", "noiseSuppression"),
                             ("Echo Cancellation", "echoCancellation"),
                             ("Auto Gain Control", "autoGainControl")):
        switch = caller.switch(name)
        was = switch.is_checked()
        for wanted in (not was, was):
            caller.page.evaluate("applied.length = 0")
            switch.set_checked(wanted)
            caller.page.wait_for_function(
                "([name, isOn]) => applied.at(-1)?.[name] === isOn", arg=[constraint, wanted])


@pytest.mark.covers("S3-93")
def test_a_microphone_is_chosen_where_there_are_several(caller):
    caller.page.add_init_script("""
        navigator.mediaDevices.enumerateDevices = async () => (window.devices ?? ['Inside'])
            .map((label) => ({ kind: 'audioinput', deviceId: label.toLowerCase(), label }));""")
    caller.calls()
    caller.sees("listening")
    opens_settings(caller, "full")
    picker = caller.settings.get_by_role("combobox", name="Microphone", exact=True)
    expect(picker).to_be_hidden()
    caller.page.evaluate("""() => {
        window.devices = ['Inside', 'Headset'];
        navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
    }""")
    expect(picker).to_be_visible()
    expect(caller.settings.get_by_role("heading", name="Input Device")).to_be_visible()
    assert picker.locator("option").all_text_contents() == ["Default", "Inside", "Headset"]
    expect(picker).to_have_value("")
    picker.select_option("Headset")
    caller.page.wait_for_function("() => opened.at(-1).deviceId?.exact === 'headset'")
    # The call continues with the new microphone.
    caller.settings.press("Escape")
    caller.page.evaluate("(name) => { say(name); }", "sense_and_sensibility_01_austen_64kb-0880")
    caller.sees("recording")
    opens_settings(caller, "full")
    picker.select_option("Default")
    caller.page.wait_for_function("() => opened.at(-1).deviceId === undefined")


@pytest.mark.covers("S3-94", "S3-95", "S3-96")
def test_recording_is_off_until_it_is_wanted_and_says_how_long_it_is_kept(begun, hark):
    caller = begun
    opens_settings(caller, "full")
    expect(caller.settings.get_by_role("heading", name="Call Behavior")).to_be_visible()
    expect(caller.switch("Auto-speak responses")).to_be_checked()
    records = caller.switch("Record Calls")
    expect(records).not_to_be_checked()
    footer = caller.settings.get_by_text(re.compile("^Call recordings are stored locally"))
    retention = caller.settings.get_by_role("combobox", name="Call Recording Retention")
    expect(footer).to_be_hidden()
    records.check()
    expect(footer).to_have_text("Call recordings are stored locally for 30 days.")
    assert retention.locator("option").all_text_contents() == ["7 days", "14 days", "30 days"]
    retention.select_option("14 days")
    expect(footer).to_have_text("Call recordings are stored locally for 14 days.")
    keeps(caller, hark, "retention", 14)
    retention.select_option("30 days")
    records.uncheck()
    expect(footer).to_be_hidden()
    changes(caller, "recordsCalls", False)


def test_escape_closes_and_the_focus_comes_back(begun):
    caller = begun
    opens_settings(caller, "quick")
    assert caller.page.evaluate("document.activeElement.closest('.call-overlay') !== null")
    caller.page.keyboard.press("Escape")
    expect(caller.overlay).to_be_hidden()
    expect(caller.button("Call Settings")).to_be_focused()
    opens_settings(caller, "full")
    # The keyboard cannot reach the call behind the page.
    for _ in range(24):
        caller.page.keyboard.press("Tab")
        assert caller.page.evaluate(
            "document.activeElement === document.body || !!document.activeElement.closest('.call-page')")
    caller.settings.press("Escape")
    expect(caller.settings).to_be_hidden()
    expect(caller.button("Call Settings")).to_be_focused()


RECORDINGS = [{"id": id, "title": f"Call {id}", "duration": "2:05", "url": f"/recordings/{id}.opus",
               "deleteLabel": f"Delete the recording of call {id}"} for id in "123"]


def test_the_focus_goes_on_from_a_recording_that_is_deleted(shown, scripted, drawn):
    caller = shown("listening", panel="full", recordings=RECORDINGS)
    for gone, left, focused in (("2", "13", "3"), ("3", "1", "1"), ("1", "", None)):
        caller.button(f"Delete the recording of call {gone}").click()
        alert = caller.page.get_by_role("alertdialog")
        alert.get_by_role("button", name="Delete", exact=True).click()
        scripted.shows(drawn("listening", panel="full",
                             recordings=[one for one in RECORDINGS if one["id"] in left]))
        target = (caller.button(f"Delete the recording of call {focused}") if focused
                  else caller.settings.get_by_text("There are no recordings."))
        expect(target).to_be_focused()


def test_what_cannot_be_recorded_or_played_is_said(shown):
    caller = shown("listening", panel="full", recordings=RECORDINGS,
                   settings={"recordingFailure": "The disk is full."})
    expect(caller.settings.locator(".setting-failure")).to_have_text("The disk is full.")
    caller.button("Play: Call 2").click()
    expect(caller.settings.locator(".recorded-call").nth(1)).to_contain_text("cannot be played")
    expect(caller.button("Play: Call 2")).to_be_visible()


def test_a_microphone_that_is_gone_gives_way_to_the_browsers_own(shown, scripted):
    caller = shown("listening")
    caller.page.evaluate("""() => {
        const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
        navigator.mediaDevices.getUserMedia = async (wishes) => {
            if (!wishes.audio.deviceId) return open(wishes);
            throw new DOMException('', 'OverconstrainedError');
        };
    }""")
    scripted.says({"type": "open", "opening": 1, "device": "gone", "constraints": {}})
    assert scripted.hears("microphone")["event"] == "opened"


def test_a_change_that_comes_while_the_microphone_is_opened_is_not_lost(shown, scripted):
    caller = shown("listening")
    caller.page.evaluate(APPLIED)
    caller.page.evaluate("""() => {
        const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
        navigator.mediaDevices.getUserMedia = async (wishes) => {
            await new Promise((done) => { window.answer = done; });
            return open(wishes);
        };
    }""")
    wishes = {"opening": 1, "device": None}
    scripted.says({"type": "open", **wishes, "constraints": {"noiseSuppression": False}})
    caller.page.wait_for_function("() => window.answer")
    scripted.says({"type": "constrain", **wishes, "constraints": {"noiseSuppression": True}})
    scripted.is_drawn()
    caller.page.evaluate("answer()")
    caller.page.wait_for_function("() => applied.at(-1)?.noiseSuppression === true")


def pulls_pill(caller, distance: int):
    opens_settings(caller, "quick")
    box = caller.page.locator(".pill").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 10
    caller.page.mouse.move(x, y)
    caller.page.mouse.down()
    caller.page.mouse.move(x, y + distance, steps=4)
    caller.page.mouse.up()


def test_a_short_pull_at_the_pill_closes_nothing(begun):
    caller = begun
    pulls_pill(caller, 12)
    # If the overlay had closed, the page would have reported that before the mute switch.
    caller.switch("Mute Microphone").check()
    caller.sees("muted")
    assert caller.done.count("show") == 1
    expect(caller.overlay).to_be_visible()
    caller.switch("Mute Microphone").uncheck()
    caller.page.locator(".pill").click()
    expect(caller.overlay).to_be_hidden()


def test_the_pill_is_dragged_down(begun):
    pulls_pill(begun, 120)
    expect(begun.overlay).to_be_hidden()


@pytest.mark.covers("S3-83")
def test_the_page_is_reached_from_the_first_page_too_without_a_call(caller, hark):
    caller.page.goto(caller.url)
    menu = caller.page.get_by_role("navigation", name="Settings")
    menu.get_by_role("link", name="Voice Call").click()
    expect(caller.settings).to_be_visible()
    expect(caller.settings.get_by_role("heading", name="Voice Call", exact=True)).to_be_visible()
    # Opening the settings does not start a call.
    caller.settles()
    assert {one["screen"]["phase"] for one in caller.told if one["type"] == "show"} == {"idle"}
    caller.switch("Record Calls").click()
    changes(caller, "recordsCalls", True)
    caller.button("Done").click()
    expect(caller.settings).to_be_hidden()
    expect(caller.button("Start the call")).to_be_visible()
    caller.page.go_back()
    expect(menu).to_be_visible()
    # Another session finds the saved settings, and preserves those that it does not change.
    caller.page.evaluate("sessionStorage.clear()")
    caller.page.goto(f"{caller.url}/#call/settings")
    expect(caller.switch("Record Calls")).to_be_checked()
    caller.switch("Auto-speak responses").click()
    changes(caller, "speaksReplies", False)
    caller.settles()
    keeps(caller, hark, "speaksReplies", False)
    assert kept(hark)["recordsCalls"]
    (file,) = (hark.room / ".config/hark/calls").glob("*.json")
    file.unlink()


def test_whoever_leaves_them_by_the_browsers_own_way_finds_a_call_and_settings_again(caller):
    menu = caller.page.get_by_role("navigation", name="Settings")
    caller.page.goto(caller.url)
    menu.get_by_role("link", name="Voice Call").click()
    expect(caller.settings).to_be_visible()
    caller.page.go_back()
    caller.page.locator("a.card[href='#call']").click()
    caller.sees("listening")
    expect(caller.settings).to_be_hidden()
    caller.button("End call").click()
    expect(caller.page.get_by_text("The call has ended.")).to_be_visible()
    caller.page.go_back()
    menu.get_by_role("link", name="Voice Call").click()
    expect(caller.settings).to_be_visible()
    caller.button("Done").click()
    expect(caller.button("Start the call")).to_be_visible()
