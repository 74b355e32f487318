"""The system appearance settings in which pages are shown."""

from contextlib import contextmanager

from playwright.sync_api import Page

# The appearances in which screenshots of the pages are taken and the pages are checked for
# overflow.
LOOKS = ("light", "dark", "still", "large", "narrow", "mirrored", "forced")


@contextmanager
def look(page: Page, name: str):
    """Applies an appearance to the current page: `still` is reduced motion, `large` is text at
    200 %, `narrow` is 320 px wide, `mirrored` runs from right to left, and `forced` uses the
    system's colors."""
    page.emulate_media(
        color_scheme="dark" if name == "dark" else "light",
        reduced_motion="reduce" if name == "still" else "no-preference",
        forced_colors="active" if name == "forced" else "none")
    settings = page.context.new_cdp_session(page)
    if name == "large":
        settings.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
        page.wait_for_function("() => getComputedStyle(document.documentElement).fontSize === '32px'")
    size = page.viewport_size
    if name == "narrow":
        page.set_viewport_size({**size, "width": 320})
    direction = page.evaluate("document.documentElement.dir")
    if name == "mirrored":
        page.evaluate("document.documentElement.dir = 'rtl'")
    yield
    if name == "narrow":
        page.set_viewport_size(size)
    if name == "mirrored":
        page.evaluate("(dir) => { document.documentElement.dir = dir; }", direction)
    if name == "large":
        settings.send("Page.setFontSizes", {"fontSizes": {"standard": 16, "fixed": 13}})
    settings.detach()
    page.emulate_media(color_scheme="light", reduced_motion="no-preference", forced_colors="none")
