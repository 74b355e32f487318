"""How the page loads: built, and from its sources."""

import pytest

from person import Person
from serving import SOURCES, Hark


@pytest.mark.parametrize("experience", ["composer", "capture", "call", "dictation", "mealLog"])
def test_a_first_visit_needs_few_files(person, experience):
    asked = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.opens(experience)
    # WebSockets do not count. The rest: the page, its theme, its lists and its detector.
    assert any(url.endswith("/app.js") for url in asked)
    assert len(asked) <= 12, asked


def test_the_page_works_unbundled(context, tmp_path):
    """As `hark serve --page Web` serves it during development."""
    server = Hark(tmp_path, page=SOURCES)
    try:
        person = Person(context.new_page(), server.url)
        person.opens("composer")
        assert person.page.evaluate(
            "getComputedStyle(document.querySelector('.mic')).borderRadius") != "0px"
        person.presses()
        person.sees_recording()
        person.releases()
        person.sees_rest()
        assert person.errors == []
    finally:
        server.stop()
