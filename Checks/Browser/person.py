"""What a person does on the page and sees there."""

from playwright.sync_api import Page, expect

# The engine ignores a second tap that comes sooner (in ms).
APART = 350


class Person:
    """A person before one page."""

    def __init__(self, page: Page, url: str):
        self.page = page
        self.url = url
        self.errors = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))

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

    # What the person sees

    def sees_recording(self, timeout: int = 10_000):
        expect(self.mic).to_have_attribute("aria-pressed", "true", timeout=timeout)

    def sees_rest(self, timeout: int = 20_000):
        expect(self.mic).to_have_attribute("aria-pressed", "false", timeout=timeout)

    def sees_words(self, *words: str, timeout: int = 20_000):
        """Waits until each of the words stands in the field."""
        self.page.wait_for_function(
            """([field, words]) => words.every((word) =>
                 document.querySelector(field).value.toLowerCase().includes(word))""",
            arg=[".field-text", [word.lower() for word in words]], timeout=timeout)
