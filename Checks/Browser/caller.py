"""A person in a call."""

import json
import re

from playwright.sync_api import expect

from browser import UNTOUCHED
from person import APART, Person


class Caller(Person):
    """A person before the call's page."""

    def __init__(self, page, url):
        super().__init__(page, url)
        self.levels = []
        page.add_init_script(UNTOUCHED)

    def _note(self, frame):
        super()._note(frame)
        if isinstance(frame, str) and '"level"' in frame:
            message = json.loads(frame)
            if message["type"] == "level":
                self.levels.append(message)

    # Where things are

    @property
    def status(self):
        return self.page.locator(".call-status-text:not(.leaving)")

    @property
    def orb(self):
        return self.page.get_by_role("img", name="Audio visualization")

    @property
    def hint(self):
        return self.page.locator(".call-hint")

    @property
    def banner(self):
        return self.page.locator(".call-banner:not([hidden])")

    @property
    def overlay(self):
        return self.page.get_by_role("dialog", name="Call Settings")

    @property
    def settings(self):
        return self.page.get_by_role("dialog", name="Voice Call")

    @property
    def ground(self):
        """What the button stands on."""
        return self.page.locator(".mic-ground:not(.leaving)")

    @property
    def sign(self):
        return self.page.locator(".mic-sign .icon:not(.leaving)")

    def lines(self, speaker: str) -> list:
        return self.page.locator(f".call-line.{speaker}").all_text_contents()

    def switch(self, name: str):
        return self.page.get_by_role("switch", name=name, exact=True)

    # What the person does

    def calls(self):
        """Opens the page and begins the call."""
        self.opens("call")
        self.button("Start the call").click()
        return self

    def mutes(self):
        self.page.locator(".side").first.click()

    def chooses(self, mode: str):
        """A mode of the overlay's picker."""
        self.page.wait_for_timeout(APART)
        self.button("Call Settings").click()
        self.overlay.get_by_role("radio", name=mode, exact=True).check()
        self.page.keyboard.press("Escape")
        expect(self.overlay).to_be_hidden()

    # What the person sees

    def sees(self, state: str, timeout: int = 15_000):
        expect(self.mic).to_have_attribute("data-state", state, timeout=timeout)

    def has_seen(self, phase: str) -> bool:
        """Whether the server has told of a screen of this phase."""
        return any(one["screen"]["phase"] == phase for one in self.told if one["type"] == "show")

    def sees_status(self, text: str, timeout: int = 15_000):
        expect(self.status).to_have_text(re.compile(re.escape(text)), timeout=timeout)

    def settles(self):
        """What fades and slides has come to its end."""
        self.page.evaluate("""() => document.getAnimations()
            .filter((one) => one.effect.getTiming().iterations !== Infinity)
            .forEach((one) => one.finish())""")
        self.page.wait_for_timeout(50)
