"""Every state of a call, as drawn by the real server in one recorded conversation."""

from copy import deepcopy

import speech
from browser import PHONE, unplug
from caller import Caller, fits
from talker import begins_to_say, talks_when_told

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
    "error": {"state": "idle", "has_banner": True},
}


class Drawn:
    """`drawn("held", panel="quick")` is the screen of a state, with the given members of its call
    replaced."""

    def __init__(self, told: dict):
        self.words = told["words"]
        self.levels = told["levels"]
        self.announced = told["announced"]
        self.all = told["screens"]

    def __call__(self, state: str, settings: dict | None = None, **changes) -> dict:
        screen = deepcopy(next(one for one in self.all if fits(one, STATES[state])))
        screen["call"].update({"panel": "none", **changes})
        screen["call"]["settings"].update(settings or {})
        return screen


def converse(browser, url: str, recognizer, voice) -> dict:
    """Visits every state once, and leaves it only after the server has drawn it."""
    context = browser.new_context(viewport=PHONE, permissions=["microphone"])
    page = context.new_page()
    talks_when_told(page)
    caller = Caller(page, url)
    recognizer.waits()
    voice.silent()
    voice.goes_on()
    caller.calls()
    caller.sees("listening")
    begins_to_say(page, speech.SHORT)
    caller.is_shown(**STATES["recording"])
    caller.is_shown(**STATES["preview"])
    recognizer.finishes()
    caller.is_shown(**STATES["waiting"])
    voice.speaks()
    caller.is_shown(**STATES["speaking"])
    caller.is_shown(**STATES["speaking-hint"])
    voice.finishes()
    caller.sees("listening")
    caller.mutes()
    caller.sees("muted")
    caller.mutes()
    caller.sees("listening")
    caller.taps()
    caller.sees("idle")
    caller.chooses("Auto + Hold")
    caller.sees("idle")
    caller.presses()
    caller.is_shown(**STATES["held"])
    caller.is_shown(**STATES["held-hint"])
    caller.releases()
    caller.sees("listening")
    caller.chooses("Manual")
    caller.is_shown(**STATES["idle"])
    caller.hears("Ready to record")
    caller.taps()
    caller.sees("recording")
    unplug(page)
    caller.is_shown(**STATES["error"])
    caller.chooses("Auto")
    missing = [name for name, wanted in STATES.items()
               if not any(fits(one, wanted) for one in caller.screens)]
    assert missing == []
    welcome = next(one for one in caller.told if one["type"] == "welcome")
    context.close()
    return {"words": welcome["words"], "levels": caller.levels, "screens": caller.screens,
            "announced": caller.announcements()}
