"""A user's actions on the page and observations of it."""

import json
import time

from playwright.sync_api import Locator, Page, TimeoutError, expect

# The engine ignores a second tap within this time (in seconds).
DEBOUNCE = 0.3


class Person:
    """A user of one page."""

    def __init__(self, page: Page, url: str):
        self.page = page
        self.url = url
        self.errors = []
        self.told = []
        # The ID of the last tap, and the time of the server's answer.
        self.tap = None
        self.answered = None
        # The actions sent by the page, and the IDs of the last one sent and of the last one
        # answered.
        self.done = []
        self.asked = 0
        self.answers = 0
        # The types of the page's messages, in order, and the number of answered pings.
        self.sent = []
        self.pongs = 0
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("websocket", self._follow)

    def _follow(self, socket):
        # A session outlives its page, so it may still ignore a second tap after the page
        # reconnects.
        if self.tap:
            self.answered = self.answered or time.monotonic()
        socket.on("framesent", self._say)
        socket.on("framereceived", self._note)

    def _say(self, frame):
        if isinstance(frame, bytes):
            return
        message = json.loads(frame)
        self.sent.append(message["type"])
        if message["type"] != "do":
            return
        self.done.append(message["action"])
        self.asked = message["id"]
        if message["action"] in ("press", "activate"):
            self.tap, self.answered = message["id"], None

    def _note(self, frame):
        """Records the server's messages in `told`, except audio and levels, which are too
        numerous."""
        if isinstance(frame, bytes):
            return
        message = json.loads(frame)
        if message["type"] in ("show", "welcome"):
            self.answers = message["done"]
            if self.tap and self.answers >= self.tap:
                self.answered = self.answered or time.monotonic()
        if message["type"] == "pong":
            self.pongs += 1
        if message["type"] != "level":
            self.told.append(message)

    # Elements

    @property
    def mic(self):
        return self.page.locator(".mic")

    @property
    def field(self):
        return self.page.locator(".field-text").first

    @property
    def indicator(self):
        return self.page.get_by_role("img", name="Recording in progress")

    @property
    def alert(self):
        """A modal or an inline message."""
        return self.page.locator(".alert[open], .banner:not([hidden])")

    @property
    def sheet(self):
        return self.page.locator("dialog.sheet[open]")

    def button(self, name: str):
        return self.page.get_by_role("button", name=name, exact=True)

    def text(self) -> str:
        return self.field.input_value()

    # User actions

    def opens(self, experience: str):
        self.page.goto(f"{self.url}/#{experience}")
        expect(self.page.locator(".place > *").first).to_be_visible()
        return self

    def plays_recording(self):
        """Selects a recording as the audio source, which loses no samples even on a busy
        machine."""
        self.page.get_by_role("button", name="Sound source").click()
        self.page.get_by_role("radio", name="he was not an ill disposed").check()
        self.button("Done").click()

    def presses(self):
        self._keeps_apart()
        box = self.mic.bounding_box()
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()

    def releases(self):
        self.page.mouse.up()

    def taps(self):
        self._keeps_apart()
        self.mic.click()

    def strikes(self, key: str):
        """Presses a key while the microphone button has the focus."""
        self._keeps_apart()
        self.page.keyboard.press(key)

    def _keeps_apart(self):
        """Waits until the server accepts a second tap. No other method waits for the engine's
        debounce period, which starts no later than the engine's answer to the previous tap."""
        if not self.tap:
            return
        self.waits(lambda: self.answered, "the tap before was not answered")
        rest = self.answered + DEBOUNCE - time.monotonic()
        if rest > 0:
            self.page.wait_for_timeout(1000 * rest)

    def waits(self, is_so, otherwise: str):
        """Waits until a message from the server makes `is_so()` true."""
        for _ in range(3000):
            if is_so():
                return
            # Lets the driver deliver socket events.
            self.page.wait_for_timeout(10)
        raise AssertionError(otherwise)

    def types(self, text: str):
        self.field.click()
        self.page.keyboard.press("End")
        self.field.press_sequentially(text)

    # Observations

    def sees_recording(self):
        expect(self.mic).to_have_attribute("aria-pressed", "true")

    def sees_rest(self):
        """Waits until the recording is over and its final words are shown."""
        expect(self.mic).to_have_attribute("aria-pressed", "false")
        expect(self.mic).not_to_have_attribute("data-state", "processing")

    def sees_words(self, *words: str):
        """Waits until the field contains each of the words."""
        try:
            self.page.wait_for_function(
                """([field, words]) => words.every((word) =>
                     document.querySelector(field).value.toLowerCase().includes(word))""",
                arg=[".field-text", [word.lower() for word in words]])
        except TimeoutError:
            raise AssertionError(f"{words} did not come; there is: {self.text()!r}") from None

    def sees_message(self, text: str):
        expect(self.alert).to_contain_text(text)

    def hears(self, *texts: str):
        """Waits until each of the texts has been announced to screen readers."""
        self.waits(lambda: set(texts) <= set(self.announcements()), f"{texts} were not announced")

    def is_known(self) -> bool:
        """Whether the server has answered every action."""
        return self.answers >= self.asked

    def announcements(self) -> list:
        return [message["text"] for message in self.told if message["type"] == "announce"]


def style(of: Locator, name: str, pseudo: str | None = None) -> str:
    """Returns the computed value of the style `name`."""
    return of.evaluate(
        "(one, [name, pseudo]) => getComputedStyle(one, pseudo).getPropertyValue(name)",
        [name, pseudo])


def motion(of: Locator) -> dict | None:
    """Returns the running animation: the start and end values of its scale and opacity, its
    duration in seconds, its easing, and its direction."""
    return of.evaluate(
        """(one) => {
             const animation = one.getAnimations().find((each) => each.playState === 'running'
               && each.effect.getTiming().iterations === Infinity);
             if (!animation) return null;
             const [from, to] = animation.effect.getKeyframes();
             const { duration, direction } = animation.effect.getTiming();
             return { from: [from.transform, Number(from.opacity)],
                      to: [to.transform, Number(to.opacity)],
                      seconds: duration / 1000, easing: animation.effect.getTiming().easing,
                      direction };
           }""")


def moving(of: Locator) -> dict:
    """Waits up to 30 s for a running animation and returns it."""
    for _ in range(3000):
        if moves := motion(of):
            return moves
        of.page.wait_for_timeout(10)
    raise AssertionError("no running animation within 30 s")


def settle(page: Page):
    """Finishes all transitions and waits until their final state is painted."""
    page.evaluate("""async () => {
        document.getAnimations()
            .filter((one) => one.effect.getTiming().iterations !== Infinity)
            .forEach((one) => one.finish());
        for (let at = 0; at < 2; at += 1) await new Promise(requestAnimationFrame);
    }""")
