"""The system appearance settings of a user: the same page in each of them."""

from contextlib import contextmanager

from playwright.sync_api import Page

LOOKS = ("light", "dark", "still", "large")

# The looks in which only the layout differs.
LAYOUTS = ("narrow", "mirrored")


@contextmanager
def look(page: Page, name: str):
    """Applies an appearance to the current page: `still` is reduced motion, `large` is text at 200 %,
    `narrow` is 320 px wide, and `mirrored` runs from right to left."""
    page.emulate_media(
        color_scheme="dark" if name == "dark" else "light",
        reduced_motion="reduce" if name == "still" else "no-preference")
    settings = page.context.new_cdp_session(page)
    if name == "large":
        settings.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
        page.wait_for_function("() => getComputedStyle(document.documentElement).fontSize === '32px'")
    size = page.viewport_size
    if name == "narrow":
        page.set_viewport_size({**size, "width": 320})
    if name == "mirrored":
        page.evaluate("document.documentElement.dir = 'rtl'")
    yield
    if name == "narrow":
        page.set_viewport_size(size)
    if name == "mirrored":
        page.evaluate("document.documentElement.dir = 'ltr'")
    if name == "large":
        settings.send("Page.setFontSizes", {"fontSizes": {"standard": 16, "fixed": 13}})
    settings.detach()
    page.emulate_media(color_scheme="light", reduced_motion="no-preference")
