"""Announcements reach screen readers although a modal dialog hides the rest of the page from them."""

import pytest
from playwright.sync_api import expect

from browser import HOLDS
from screens import RATIONALE, message, screen
from spoken import LIVE, Reader

READY = "Ready to record"

# How long, in milliseconds, an announcement waits for the next screen.
PATIENCE = 1000


@pytest.fixture
def covered(context, reader, scripted):
    """A user in front of the sheet that explains the microphone."""
    context.add_init_script(LIVE + HOLDS)
    person = reader(screen("composer"))
    scripted.shows(screen("composer", rationale=RATIONALE))
    person.sheet.wait_for()
    person.page.evaluate("heard.splice(0)")
    return person


def says(scripted, text: str, is_urgent: bool = False):
    scripted.says({"type": "announce", "text": text, "isUrgent": is_urgent})


def hears(person, *texts: str, reads: str):
    """Checks that `texts` are the only announcements, and returns the accessibility tree below `reads`."""
    said = Reader(person)
    said.does("", *texts)
    assert [one for one in said.lines if one.startswith("(") and "(focus)" not in one] == [
        f"(politely) {text}" for text in texts]
    said.lines.clear()
    said.does("", reads=reads)
    return [line.strip() for line in said.lines[3:]]


def test_what_is_said_before_a_sheet_closes_is_announced_after_it(covered, scripted):
    says(scripted, READY)
    scripted.shows(screen("composer"))
    assert hears(covered, READY, reads=".live") == ["status", "paragraph", f"“{READY}”", "alert"]
    expect(covered.sheet).to_be_hidden()


def test_what_is_said_before_a_screen_that_leaves_the_sheet_is_announced_in_it(covered, scripted):
    says(scripted, READY)
    scripted.shows(screen("composer", rationale=RATIONALE, text="More text"))
    assert f"“{READY}”" in hears(covered, READY, reads="dialog[open]")


def test_without_another_screen_it_is_announced_in_the_sheet(covered, scripted):
    says(scripted, READY)
    covered.waits(lambda: READY in covered.announcements(), "the page did not receive it")
    covered.page.wait_for_function("(time) => passes(time)", arg=PATIENCE)
    assert f"“{READY}”" in hears(covered, READY, reads="dialog[open]")


def test_several_announcements_keep_their_order_and_their_manner(covered, scripted):
    says(scripted, "Recording stopped")
    says(scripted, READY)
    says(scripted, "It failed", True)
    scripted.shows(screen("composer"))
    covered.page.wait_for_function("() => heard.length > 1")
    assert covered.page.evaluate("heard") == [
        f"(politely) Recording stopped | {READY}", "(at once) It failed"]


def test_a_dialog_above_another_announces(covered, scripted):
    scripted.says({"type": "openSettings"})
    covered.page.get_by_role("dialog", name="Turn the microphone on").wait_for()
    says(scripted, READY)
    scripted.shows(screen("composer", rationale=RATIONALE, text="More text"))
    assert f"“{READY}”" in hears(covered, READY, reads="dialog[open]:has(#help-title)")


def test_a_failure_is_announced_before_its_alert_opens(context, reader, scripted):
    context.add_init_script(LIVE)
    person = reader(screen("composer"))
    scripted.is_drawn()
    person.page.evaluate("heard.splice(0)")
    says(scripted, "It failed", True)
    scripted.shows(screen("composer", message=message("It failed")))
    expect(person.alert).to_be_visible()
    assert person.page.evaluate("heard")[0] == "(at once) It failed"
