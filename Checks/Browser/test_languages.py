"""The page uses the language of its session; the start page uses the browser's."""

import json
import re

import pytest
from playwright.sync_api import expect

from screens import screen
from scripted import WORDS
from serving import SOURCES

# Returns all text on the page and all names that a screen reader reads.
SAID = """() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set();
    while (texts.nextNode()) found.add(texts.currentNode.textContent.trim().replace(/: $/, ''));
    for (const one of document.querySelectorAll('[aria-label]')) found.add(one.ariaLabel);
    return [...found].filter((text) => /\\p{Letter}/u.test(text));
}"""


def own() -> dict:
    """Returns the page's own English strings by name."""
    found = re.findall(r"^  '?([\w.]+)'?: '(.+)',$", (SOURCES / "words.js").read_text("utf-8"),
                       re.MULTILINE)
    assert len(found) > 20
    return dict(found)


def mirrored(words: dict) -> dict:
    return {name: text[::-1] for name, text in words.items() if name != "product"}


@pytest.fixture
def third(scripted):
    """A server with a third language, which is written from right to left."""
    experiences = [{"name": name, "title": name[::-1], "language": "he"}
                   for name in ("composer", "capture")]
    scripted.modules["/experiences.json"] = json.dumps(
        {"language": "he", "words": mirrored(own()), "experiences": experiences})
    scripted.welcome = {"language": "he", "words": mirrored(WORDS)}
    return scripted


@pytest.mark.parametrize("experience", ["composer", "capture"])
def test_a_third_language_from_right_to_left_is_all_that_the_page_says(reader, third, experience):
    person = reader(screen(experience))
    root = person.page.locator("html")
    expect(root).to_have_attribute("lang", "he")
    expect(root).to_have_attribute("dir", "rtl")
    english = {*own().values(), *WORDS.values()} - {"Hark"}
    assert english.isdisjoint(person.page.evaluate(SAID))
    person.page.get_by_role("link", name=own()["back"][::-1]).click()
    expect(person.page.get_by_text(own()["tagline"][::-1])).to_be_visible()
    expect(root).to_have_attribute("dir", "rtl")
    assert english.isdisjoint(person.page.evaluate(SAID))


@pytest.mark.window(locale="nb-NO")
def test_a_norwegian_form_leaves_nothing_in_english(person):
    person.page.goto(person.url)
    root = person.page.locator("html")
    expect(person.page.get_by_role("heading", name="Innstillinger")).to_be_visible()
    expect(root).to_have_attribute("lang", "nb")
    english = set(own().values()) - {"Hark"}
    assert english.isdisjoint(person.page.evaluate(SAID))
    # The chat is available only in English, and the language of its title is marked accordingly.
    expect(person.page.get_by_text("Chat", exact=True)).to_have_attribute("lang", "en")
    person.page.get_by_role("link", name="Diktering").click()
    expect(person.page.locator(".place > *").first).to_be_visible()
    assert english.isdisjoint(person.page.evaluate(SAID))
    person.page.get_by_role("link", name="Alle opplevelser").click()
    # An English screen is entirely in English.
    person.page.get_by_role("link", name="Chat").click()
    expect(person.page.get_by_role("link", name="All experiences")).to_be_visible()
    expect(root).to_have_attribute("lang", "en")
