"""Every state of a call as the real server drew it in one conversation, to be looked at at leisure."""

from copy import deepcopy

import speech
from browser import PHONE
from caller import Caller
from talker import says, talks_when_told

# How long a busy machine may take to recognise a sentence, in ms.
LONG = 60_000


class Drawn:
    """`drawn("held", panel="quick")` is the screen of a state, some members of its call replaced."""

    def __init__(self, caller: Caller):
        welcome = next(one for one in caller.told if one["type"] == "welcome")
        self.words = welcome["words"]
        self.levels = caller.levels
        self.announced = caller.announcements()
        self.all = [one["screen"] for one in caller.told if one["type"] == "show"]

    @property
    def is_whole(self) -> bool:
        """Whether no state was over before a busy server had drawn it."""
        return all(self.screens(**wanted) for wanted in STATES.values())

    def screens(self, **wanted) -> list:
        """The screens with this phase, look of their button, and whatever else is named."""
        def fits(screen):
            flat = {"phase": screen["phase"], "state": screen["button"]["state"],
                    "mode": screen["call"]["settings"]["mode"],
                    "has_hint": bool(screen["call"]["hint"]),
                    "has_preview": bool(screen["call"]["preview"]),
                    "has_banner": bool(screen["call"]["banner"])}
            return all(flat[name] == value for name, value in wanted.items())

        return [screen for screen in self.all if fits(screen)]

    def __call__(self, state: str, settings: dict | None = None, **changes) -> dict:
        screen = deepcopy(self.screens(**STATES[state])[0])
        screen["call"].update({"panel": "none", **changes})
        screen["call"]["settings"].update(settings or {})
        return screen


STATES = {
    "starting": {"phase": "starting"},
    "listening": {"phase": "listening", "has_hint": False},
    "recording": {"phase": "recording", "state": "recording"},
    "processing": {"phase": "finalizing"},
    "preview": {"phase": "finalizing", "has_preview": True},
    "waiting": {"phase": "waiting"},
    "speaking": {"phase": "speaking", "has_hint": False},
    "speaking-hint": {"phase": "speaking", "has_hint": True},
    "muted": {"phase": "muted"},
    "held": {"state": "held", "has_hint": False},
    "held-hint": {"state": "held", "has_hint": True},
    "paused": {"phase": "paused"},
    "idle": {"phase": "idle", "mode": "pushToTalk"},
    "error": {"has_banner": True},
}


def answers(caller: Caller):
    """Something is said, and its reply comes to its end."""
    says(caller.page, speech.SHORT)
    caller.sees("speaking", LONG)
    caller.sees("listening", LONG)


def converse(browser, url: str) -> Drawn:
    """Goes through all of them once."""
    context = browser.new_context(viewport=PHONE, permissions=["microphone"])
    page = context.new_page()
    talks_when_told(page)
    caller = Caller(page, url)
    caller.calls()
    caller.sees("listening")
    # An agent that answers at once may be waited for so shortly that no screen of it is drawn.
    for _ in range(10):
        answers(caller)
        if caller.has_seen("waiting"):
            break
    caller.mutes()
    caller.sees("muted")
    caller.mutes()
    caller.sees("listening")
    caller.taps()
    caller.sees("idle")
    caller.chooses("Auto + Hold")
    caller.sees("idle")
    caller.presses()
    caller.sees("held")
    caller.hint.wait_for()
    caller.releases()
    page.wait_for_timeout(1500)
    caller.chooses("Manual")
    caller.sees("idle")
    caller.taps()
    caller.sees("recording")
    page.evaluate("""() => stream.getTracks().forEach((track) => {
        track.stop();
        track.dispatchEvent(new Event('ended'));
    })""")
    caller.banner.wait_for()
    caller.chooses("Auto")
    drawn = Drawn(caller)
    context.close()
    return drawn
