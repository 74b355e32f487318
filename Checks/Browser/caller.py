"""A user in a call."""

import json
import re

from playwright.sync_api import expect

from browser import UNTOUCHED
from person import Person, settle


class Caller(Person):
    """A user of the call page."""

    def __init__(self, page, url):
        super().__init__(page, url)
        self.levels = []
        # The last reported position of each reply.
        self.positions = {}
        # The number of screens that have already been searched for an answer.
        self.seen = 0
        page.add_init_script(UNTOUCHED)

    def _say(self, frame):
        super()._say(frame)
        if isinstance(frame, str) and '"heard"' in frame:
            message = json.loads(frame)
            if message["type"] == "playback":
                self.positions[message["playback"]] = message["position"]

    def _note(self, frame):
        super()._note(frame)
        if isinstance(frame, str) and '"level"' in frame:
            message = json.loads(frame)
            if message["type"] == "level":
                self.levels.append(message)

    # Elements

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
        """The background of the microphone button."""
        return self.page.locator(".mic-ground:not(.leaving)")

    @property
    def sign(self):
        return self.page.locator(".mic-sign .icon:not(.leaving)")

    def lines(self, speaker: str) -> list:
        return self.page.locator(f".call-line.{speaker}").all_text_contents()

    def switch(self, name: str):
        return self.page.get_by_role("switch", name=name, exact=True)

    # User actions

    def calls(self):
        """Opens the page and starts the call."""
        self.opens("call")
        self.button("Start the call").click()
        return self

    def mutes(self):
        self.page.locator(".side").first.click()

    def chooses(self, mode: str):
        """Selects a detection mode in the overlay."""
        self.button("Call Settings").click()
        self.overlay.get_by_role("radio", name=mode, exact=True).check()
        self.page.keyboard.press("Escape")
        expect(self.overlay).to_be_hidden()

    # Observations

    def sees(self, state: str):
        expect(self.mic).to_have_attribute("data-state", state)

    def is_shown(self, **wanted):
        """Waits until the server has shown a screen that matches `wanted`; see `fits`."""
        self.waits(lambda: any(fits(one, wanted) for one in self.screens), f"no screen was {wanted}")

    def is_answered(self):
        """Waits until the last utterance has been answered and the reply has finished."""
        def is_over():
            phases = [one["phase"] for one in self.screens[self.seen:]]
            return "speaking" in phases and phases[-1] != "speaking"

        self.waits(is_over, "nothing was answered")
        self.seen = len(self.screens)

    @property
    def screens(self) -> list:
        return [one["screen"] for one in self.told if one["type"] == "show"]

    def sees_status(self, text: str):
        expect(self.status).to_have_text(re.compile(re.escape(text)))

    def settles(self):
        settle(self.page)


def fits(screen: dict, wanted: dict) -> bool:
    """Whether a screen has this phase, button state, and the other named properties."""
    call = screen["call"]
    flat = {"phase": screen["phase"], "state": screen["button"]["state"],
            "mode": call["settings"]["mode"], "has_hint": bool(call["hint"]),
            "has_preview": bool(call["preview"]), "has_banner": bool(call["banner"])}
    return all(flat[name] == value for name, value in wanted.items())
