"""Draws the PNG icons of the installed page in Web/icons from hark.svg.

Systems round the corners of a full-bleed icon themselves.
"""

import io

from PIL import Image
from playwright.sync_api import sync_playwright

from browser import chromium
from serving import SOURCES

ICONS = SOURCES / "icons"

# The sizes of the icons with rounded corners, and of those without, in pixels.
ROUND, FULL = [192, 512], [180, 512]


def draw(page, drawing: str, size: int, name: str):
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
    shot = page.screenshot(omit_background=True)
    colors = Image.open(io.BytesIO(shot)).quantize(32, Image.Quantize.FASTOCTREE)
    colors.save(ICONS / name, optimize=True)


def main():
    rounded = (ICONS / "hark.svg").read_text("utf-8")
    full = rounded.replace(' rx="9"', "")
    assert full != rounded
    with sync_playwright() as playwright, chromium(playwright, is_whole=False) as browser:
        page = browser.new_page()
        for size in ROUND:
            draw(page, rounded, size, f"hark-{size}.png")
        for size in FULL:
            draw(page, full, size, f"hark-full-{size}.png")


main()
