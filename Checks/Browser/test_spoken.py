"""`spoken/` contains the output for a screen reader in a conversation.

HARK_WRITE_SPOKEN=1 writes the files. Read them as a user would hear them before you commit them.
"""

import os
from pathlib import Path

from playwright.sync_api import expect

KEPT = Path(__file__).parent / "spoken"


class Reader:
    """Records the output for a screen reader after each step of a user."""

    def __init__(self, person):
        self.person = person
        self.lines = []
        self.heard = 0

    def does(self, step: str, *announced: str, reads: str | None = None):
        """Records a step, the resulting announcements, and the accessibility tree below `reads`."""
        self.lines += ["", f"# {step}", ""]
        if announced:
            self.person.hears(*announced)
        new = self.person.announcements()[self.heard:]
        self.heard += len(new)
        self.lines += [f"(announced) {text}" for text in new]
        if reads:
            self.lines.append(self.person.page.locator(reads).aria_snapshot())

    def is_kept_as(self, name: str):
        text = "\n".join(self.lines).strip() + "\n"
        file = KEPT / f"{name}.txt"
        if os.environ.get("HARK_WRITE_SPOKEN"):
            KEPT.mkdir(exist_ok=True)
            file.write_text(text, "utf-8")
        assert text == file.read_text("utf-8")


def test_a_chat_is_read_as_written_down(person):
    reader = Reader(person)
    page = person.page
    person.opens("composer")
    person.plays_recording()
    reader.does("The user opens the chat.", reads=".experience")
    person.mic.focus()
    page.keyboard.press("Space")
    person.sees_recording()
    person.sees_words("young", "man")
    reader.does("The user presses Space on the microphone button, and speaks.", "Recording started")
    person.strikes("Enter")
    person.sees_rest()
    expect(person.mic).to_have_attribute("data-state", "idle")
    reader.does("The user presses Enter.", "Recording stopped", reads=".dock")
    person.button("Send").press("Enter")
    page.locator(".bubbles .coach").wait_for()
    page.locator(".conversation:not([aria-busy])").wait_for()
    reader.does("The user sends the text, and the coach answers.", reads=".place")
    reader.is_kept_as("chat")
