"""What a person does on the page and sees there."""

import json

from playwright.sync_api import Locator, Page, TimeoutError, expect

# The engine ignores a second tap that comes sooner (in ms).
APART = 350


class Person:
    """A person before one page."""

    def __init__(self, page: Page, url: str):
        self.page = page
        self.url = url
        self.errors = []
        self.told = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("websocket", lambda socket: socket.on("framereceived", self._note))

    def _note(self, frame):
        """`told` has what the server said; levels are too many, and sound is heard."""
        if isinstance(frame, bytes):
            return
        message = json.loads(frame)
        if message["type"] != "level":
            self.told.append(message)

    # Where things are

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
        """A message over the screen, or in a place of its own."""
        return self.page.locator(".alert[open], .banner:not([hidden])")

    @property
    def sheet(self):
        return self.page.locator("dialog.sheet[open]")

    def button(self, name: str):
        return self.page.get_by_role("button", name=name, exact=True)

    def text(self) -> str:
        return self.field.input_value()

    # What the person does

    def opens(self, experience: str):
        self.page.goto(f"{self.url}/#{experience}")
        expect(self.page.locator(".place > *").first).to_be_visible(timeout=15_000)
        return self

    def presses(self):
        box = self.mic.bounding_box()
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()

    def releases(self):
        self.page.mouse.up()

    def taps(self):
        self.page.wait_for_timeout(APART)
        self.mic.click()

    def types(self, text: str):
        self.field.click()
        self.page.keyboard.press("End")
        self.field.press_sequentially(text)

    # What the person sees

    def sees_recording(self, timeout: int = 10_000):
        expect(self.mic).to_have_attribute("aria-pressed", "true", timeout=timeout)

    def sees_rest(self, timeout: int = 20_000):
        """Waits until the recording is over and its last words are there."""
        expect(self.mic).to_have_attribute("aria-pressed", "false", timeout=timeout)
        expect(self.mic).not_to_have_attribute("data-state", "processing", timeout=timeout)

    def sees_words(self, *words: str, timeout: int = 30_000):
        """Waits until each of the words stands in the field."""
        try:
            self.page.wait_for_function(
                """([field, words]) => words.every((word) =>
                     document.querySelector(field).value.toLowerCase().includes(word))""",
                arg=[".field-text", [word.lower() for word in words]], timeout=timeout)
        except TimeoutError:
            raise AssertionError(f"{words} did not come; there is: {self.text()!r}") from None

    def sees_message(self, text: str, timeout: int = 10_000):
        expect(self.alert).to_contain_text(text, timeout=timeout)

    def announcements(self) -> list:
        return [message["text"] for message in self.told if message["type"] == "announce"]


def style(of: Locator, name: str, pseudo: str | None = None) -> str:
    """What the browser makes of the style `name`."""
    return of.evaluate(
        "(one, [name, pseudo]) => getComputedStyle(one, pseudo).getPropertyValue(name)",
        [name, pseudo])


def motion(of: Locator) -> dict | None:
    """How it moves now: the ends of its scale and opacity, its seconds, curve and direction."""
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
