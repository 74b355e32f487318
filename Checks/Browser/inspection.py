"""Finds overflow and accessibility violations of a page in all looks, and takes screenshots.

If HARK_SHOTS names a folder, each look of a state is saved there, with the boxes of animated elements:
NAME/LOOK.png and NAME/places.json.
"""

import json
import os
from pathlib import Path

import axe_playwright_python
from playwright.sync_api import Page

from looks import LOOKS, look
from person import settle

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text("utf-8")
SHOTS = os.environ.get("HARK_SHOTS")


def faults(page: Page, name: str) -> list:
    """Returns overflow in every look, and the violations that axe-core finds in light and dark."""
    folder = Path(SHOTS) / name if SHOTS else None
    wrong, boxes, widths = [], {}, {}
    for each in LOOKS:
        with look(page, each):
            settle(page)
            wrong += [f"{each}: {one}" for one in overflow(page)]
            if each in ("light", "dark"):
                wrong += [f"{each}: {one}" for one in violations(page)]
            if folder:
                folder.mkdir(parents=True, exist_ok=True)
                boxes[each] = page.evaluate(PLACES)
                widths[each] = page.evaluate("innerWidth")
                page.screenshot(path=folder / f"{each}.png", animations="disabled")
    if folder:
        (folder / "places.json").write_text(json.dumps({"boxes": boxes, "width": widths}), "utf-8")
    return wrong


PLACES = """() => [...document.querySelectorAll(
        'canvas, .orb, .rings, .timer, .bars, .mic, .call-orb, .call-preview, .field-text[readonly]')]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width }) => width)
    .map(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round))"""


def violations(page: Page, *rules: str) -> list:
    """Returns the violations found by axe-core, or by some of its `rules` or tags: rule and element."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    options = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = {"type": "tag" if rules[0].startswith("wcag") else "rule", "values": rules}
    # The hidden copy of a field's text is covered by the field, so it is excluded.
    found = page.evaluate("(options) => axe.run({ exclude: ['.field-copy'] }, options)", options)
    return [f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
            for one in found["violations"] for node in one["nodes"]]


def overflow(page: Page) -> list:
    """Returns the elements that extend beyond the sides of the window or truncate their own text,
    and the width of a page that scrolls horizontally."""
    wide = page.evaluate("""() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth > clientWidth ? [`the page: ${scrollWidth} of ${clientWidth}`] : [];
    }""")
    return wide + page.evaluate("""() => [...document.querySelectorAll('body *')].filter((one) => {
        const box = one.getBoundingClientRect();
        if (!box.width || one.closest('.unseen, .rings, .orb, [hidden]')) return false;
        if (box.right > innerWidth + 1 || box.left < -1) return true;
        return one.matches('button:not(.mic), p, h1, h2') && one.scrollWidth > one.clientWidth + 1
            && !one.querySelector('.sound-name');
    }).map((one) => one.outerHTML.slice(0, 100))""")
