"""The system appearance settings of a user: the same page in each of them."""

from contextlib import contextmanager

from playwright.sync_api import Page

LOOKS = ("light", "dark", "still", "large")


@contextmanager
def look(page: Page, name: str):
    """Applies an appearance to the current page: `still` is reduced motion, `large` is text at 200 %."""
    page.emulate_media(
        color_scheme="dark" if name == "dark" else "light",
        reduced_motion="reduce" if name == "still" else "no-preference")
    settings = page.context.new_cdp_session(page)
    if name == "large":
        settings.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
        page.wait_for_function("() => getComputedStyle(document.documentElement).fontSize === '32px'")
    yield
    if name == "large":
        settings.send("Page.setFontSizes", {"fontSizes": {"standard": 16, "fixed": 13}})
    settings.detach()
    page.emulate_media(color_scheme="light", reduced_motion="no-preference")
