"""Every state has no axe-core violation and no overflow, in every appearance.

If HARK_PICTURES names a folder, each state is saved there, its appearances side by side.
"""

import os
from pathlib import Path

import axe_playwright_python
import pytest

from looks import LAYOUTS, LOOKS, look
from person import settle
from pictures import Sheet
from states import ASKING, STATES

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text("utf-8")
PICTURES = os.environ.get("HARK_PICTURES")


def violations(page) -> list:
    """Returns the violations found by axe-core: rule and element."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    # Elements that are still fading in do not have their final colors.
    settle(page)
    # The copy behind a text is invisible, because the text lies over it.
    found = page.evaluate(
        "axe.run({ exclude: ['.field-copy'] }, { resultTypes: ['violations'] })")
    return [f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
            for one in found["violations"] for node in one["nodes"]]


def overflow(page) -> list:
    """Returns the elements that extend beyond the sides of the window or truncate their own text, and
    the width of a page that scrolls sideways."""
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


@pytest.mark.parametrize("name", [
    pytest.param(name, marks=[pytest.mark.asks] if name in ASKING else []) for name in STATES])
@pytest.mark.covers("S5-FR-012", "S5-FR-032", "S5-FR-034", "S5-FR-035", "S5-SC-011", "S5-SC-012",
                    "S2-61")
def test_every_state_is_right_in_every_look(person, name):
    STATES[name](person)
    page = person.page
    sheet = Sheet()
    wrong = []
    for each in (*LOOKS, *LAYOUTS):
        with look(page, each):
            settle(page)
            if PICTURES and each in LOOKS:
                sheet.add(page.screenshot())
            wrong += [f"{each}: {one}" for one in overflow(page)]
    if PICTURES:
        sheet.save(Path(PICTURES) / f"{name}.png")
    for each in ("light", "dark"):
        with look(page, each):
            wrong += [f"{each}: {one}" for one in violations(page)]
    assert wrong == []
