"""A user's actions on a page and observations of it, in any browser.

Elements are selected by a CSS selector and, where several match, by their accessible name. Only
visible elements count.
"""

import base64
from abc import ABC, abstractmethod

from playwright.sync_api import Page

from bidi import Tab
from browser import UNTOUCHED
from webdriver import Driver

# The timeout for a page, in seconds. It never expires in a passing test.
LIMIT = 30

# Available to each script: `all(css, name)` returns the visible elements; `find` returns the first
# one or undefined.
FIND = """
    const named = (one) => (one.getAttribute('aria-label')
        ?? document.getElementById(one.getAttribute('aria-labelledby'))?.textContent
        ?? one.labels?.[0]?.textContent ?? one.textContent).trim();
    const all = (css, name = null) => [...document.querySelectorAll(css)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => name === null || named(one) === name);
    const find = (css, name) => all(css, name)[0];
"""

# Returns the center of an element that accepts a click: it is enabled, does not move, and is not
# covered.
REACH = """async (css, name) => {
    const one = find(css, name);
    if (!one || one.disabled || one.ariaDisabled === 'true') return null;
    one.scrollIntoView({ block: 'nearest' });
    const middle = () => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [Math.round(x + width / 2), Math.round(y + height / 2)];
    };
    const before = middle();
    for (let at = 0; at < 2; at += 1) await new Promise(requestAnimationFrame);
    const [x, y] = middle();
    const isAtRest = before[0] === x && before[1] === y;
    return isAtRest && one.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""

# Whether an element has these properties; `text` and `value` need only contain the given strings.
SEE = """(css, name, wanted) => {
    const has = (text, part) => text.toLowerCase().includes(part.toLowerCase());
    return all(css, name).some((one) => Object.entries(wanted).every(([key, value]) =>
        key === 'text' ? has(one.textContent, value)
        : key === 'value' ? has(one.value, value)
        : one.getAttribute(key) === value));
}"""

# The value or text of an element, for failure messages.
READ = """(css, name) => {
    const one = find(css, name);
    return one ? one.value ?? one.textContent : null;
}"""

# Polls a function `test`, which may return a promise.
POLL = """
    const limit = performance.now() + %d;
    // Without this timeout, a page that draws no frames would never answer.
    const late = new Promise((end) => setTimeout(end, %d));
    const look = async () => {
        const found = await Promise.race([test(...args), late]);
        if (found || performance.now() > limit) done(found || null);
        else setTimeout(() => look().catch(failed), 20);
    };
    look().catch(failed);
""" % (1000 * LIMIT, 1000 * LIMIT)

# The state of the page, for failure messages.
STATE = "() => `${document.title}: ${document.body.innerText}`"


class Hand(ABC):
    """The hands and eyes of one user. Every wait ends as soon as the page is in the expected
    state."""

    # A script that runs in each page before the page's own.
    preload = ""

    @abstractmethod
    def goes_to(self, url: str):
        """Loads a page."""

    @abstractmethod
    def _runs(self, function: str, arguments: list):
        """Runs a function with one array of arguments; returns its result, awaited if it is a
        promise."""

    @abstractmethod
    def picture(self) -> bytes:
        """Returns a screenshot of the window, as a PNG."""

    @abstractmethod
    def _point(self, x: int, y: int):
        """Moves the mouse."""

    @abstractmethod
    def _button(self, is_down: bool):
        """Presses or releases the mouse button."""

    @abstractmethod
    def strikes(self, key: str):
        """Presses a key by its name, such as `Tab` or `Enter`."""

    @abstractmethod
    def _write(self, text: str):
        """Types into the focused element."""

    def does(self, script: str, *arguments):
        """Runs a JavaScript function, which may use `find`, and returns its result."""
        return self._runs(f"(args) => {{ {FIND} return ({script})(...args); }}", list(arguments))

    def waits(self, script: str, *arguments, otherwise: str = ""):
        """Waits until a JavaScript function returns a truthy value; returns that value."""
        # Playwright's own `wait_for_function` treats every promise as truthy.
        found = self._runs(
            f"(args) => new Promise((done, failed) => {{ {FIND} const test = {script}; {POLL} }})",
            list(arguments))
        if not found:
            raise AssertionError(f"{otherwise or script} {arguments}; there is {self.does(STATE)!r}")
        return found

    def sees(self, css: str, name: str | None = None, **wanted: str):
        """Waits until an element is visible and has these attributes. `text` and `value` need only
        contain the given strings, regardless of case. An underscore stands for a hyphen."""
        wanted = {key.replace("_", "-"): value for key, value in wanted.items()}
        self.waits(SEE, css, name, wanted, otherwise="not seen:")

    def reads(self, css: str, name: str | None = None) -> str | None:
        """Returns the value or the text of an element."""
        return self.does(READ, css, name)

    def reaches(self, css: str, name: str | None = None):
        """Moves the mouse to an element, as soon as the element accepts a click."""
        self._point(*self.waits(REACH, css, name, otherwise="out of reach:"))

    def presses(self, css: str, name: str | None = None):
        self.reaches(css, name)
        self._button(True)

    def releases(self):
        self._button(False)

    def clicks(self, css: str, name: str | None = None):
        self.presses(css, name)
        self.releases()

    def types(self, text: str, css: str, name: str | None = None):
        """Adds text to the end of a field."""
        self.clicks(css, name)
        self.strikes("End")
        self._write(text)


class PlaywrightHand(Hand):
    """A user of Chromium, which Playwright controls."""

    preload = UNTOUCHED

    def __init__(self, page: Page):
        self.page = page

    def goes_to(self, url):
        self.page.goto(url)

    def _runs(self, function, arguments):
        return self.page.evaluate(function, arguments)

    def picture(self):
        return self.page.screenshot()

    def _point(self, x, y):
        self.page.mouse.move(x, y)

    def _button(self, is_down):
        (self.page.mouse.down if is_down else self.page.mouse.up)()

    def strikes(self, key):
        self.page.keyboard.press(key)

    def _write(self, text):
        self.page.keyboard.type(text)


class DriverHand(Hand):
    """A user of a browser with its own driver: Firefox or WebKitGTK."""

    def __init__(self, driver: Driver | Tab):
        self.driver = driver

    def goes_to(self, url):
        self.driver.goes_to(url)

    def _runs(self, function, arguments):
        return self.driver.runs(function, arguments)

    def picture(self):
        return base64.b64decode(self.driver.picture())

    def _point(self, x, y):
        self.driver.points({"type": "pointerMove", "duration": 0, "x": x, "y": y})

    def _button(self, is_down):
        self.driver.points({"type": "pointerDown" if is_down else "pointerUp", "button": 0})

    def strikes(self, key):
        self.driver.strikes(key)

    def _write(self, text):
        self.driver.strikes(*text)
