"""A user of the page in any engine, who speaks into a real microphone and hears a real loudspeaker."""

from hand import Hand
from sound_server import SoundServer
from tap import Tap

# Collects the errors of a page's scripts, which not every driver reports.
FAULTS = """
    window.faults = [];
    addEventListener('error', ({ message }) => faults.push(message));
    addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
"""

# Half a second of samples: more than the buffers between the sound server and the socket hold.
SILENCE = 8_000


class Visitor:
    """A user of one page, behind a tap."""

    def __init__(self, hand: Hand, tap: Tap, sound: SoundServer):
        self.hand, self.tap, self.sound = hand, tap, sound
        # The number of replies that have been played to their end.
        self.replies = 0
        self.is_holding = False
        tap.preload = FAULTS + hand.preload

    # User actions

    def opens(self, experience: str):
        self.hand.goes_to(f"{self.tap.url}/#{experience}")
        self.hand.sees(".place > *")

    def taps(self):
        self.hand.clicks(".mic")
        self._allows()

    def presses(self):
        """Holds the microphone button. If the browser would ask for permission, taps it instead,
        which records until another tap."""
        self.is_holding = not self._is_asked()
        if self.is_holding:
            self.hand.presses(".mic")
        else:
            self.taps()

    def releases(self):
        if self.is_holding:
            self.hand.releases()
        else:
            self.taps()

    def calls(self):
        """Starts the call."""
        self.clicks("Start the call")
        self._allows()

    def _allows(self):
        """Accepts the page's explanation of the browser's prompt."""
        if self._is_asked():
            self.hand.clicks("dialog.sheet .primary")
            self.tap.waits(lambda: not self._is_asked(), f"no permission: {self.notes()}")

    def _is_asked(self) -> bool:
        known = [one.get("permission") or one.get("status") for one in self.tap.said]
        return [one for one in known if one][-1] == "prompt"

    def clicks(self, name: str):
        """Clicks a button with this name."""
        self.hand.clicks("button", name)

    def types(self, text: str, field: str = ".field-text"):
        self.hand.types(text, field)

    def says(self, number: str):
        """Says a recorded sentence as soon as the page reports that it is listening."""
        self.is_listened_to()
        self.sound.says(number)

    def is_quiet(self):
        """Waits until the page has sent the last of the speech, and a short silence."""
        before = self._sent()
        self.tap.waits(lambda: self._sent() >= before + SILENCE, f"no silence was sent: {self.notes()}")

    def _sent(self) -> int:
        """Returns the number of samples that the page has sent."""
        return sum(one["size"] // 2 - 4 for one in self.tap.said if one["type"] == "sound")

    # Observations

    def is_listened_to(self):
        """Waits until the page has opened the microphone and has not closed it again."""
        def last():
            events = [one for one in self.tap.said if one["type"] == "microphone"]
            return events and events[-1]["event"] == "opened"

        self.tap.waits(last, f"the microphone was not opened: {self.notes()}")

    def sees_rest(self):
        """Waits until the recording is over and its final words are shown."""
        self.hand.waits("() => find('.mic')?.getAttribute('aria-pressed') === 'false'"
                        " && find('.mic').dataset.state !== 'processing'",
                        otherwise="the recording is not over")

    def sees(self, state: str):
        """Waits until the microphone button has this state."""
        self.hand.sees(".mic", data_state=state)

    def hears_reply(self):
        """Waits until the page reports that another reply has been played to its end."""
        self.replies += 1
        self.tap.waits(lambda: len(self._ended()) >= self.replies, f"no reply ended: {self.notes()}")

    def lines(self, speaker: str) -> list:
        """Returns the lines of a call's transcript, without the speakers' names."""
        return self.hand.does(
            "(css) => [...document.querySelectorAll(css)].map((one) => one.textContent.trim())",
            f".call-line.{speaker}")

    def _ended(self) -> list:
        return [one for one in self.tap.said if one["type"] == "playback" and one["event"] == "ended"]

    def notes(self) -> list:
        """Returns the last messages of the page and of the server, and the audio between the page's
        messages, in samples."""
        said, samples = [], 0
        for one in list(self.tap.said):
            if one["type"] == "sound":
                samples += one["size"] // 2 - 4
            else:
                said += [samples] * bool(samples) + [(one["type"], one.get("event"))]
                samples = 0
        return [said[-30:] + [samples], [shown(one) for one in list(self.tap.told)][-30:]]

    def faults(self) -> list:
        return self.hand.does("() => window.faults")


def shown(message: dict):
    """Returns what a message of the server changes on the page."""
    screen = message.get("screen") or {}
    call = screen.get("call") or {}
    button = screen.get("button") or {}
    return (message["type"], message.get("event"), message.get("text"), button.get("state"),
            call.get("preview"), len(call.get("lines", ())))
