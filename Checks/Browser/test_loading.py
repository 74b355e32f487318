"""How the page loads, both from its built form and from its sources."""

import pytest
from playwright.sync_api import expect

from person import Person, style
from serving import SOURCES, Hark, address
from slow_wire import SlowWire

# The limits for a first visit: the bytes of all responses with their headers, and the number of
# requests.
BYTES, REQUESTS = 61_000, 25

# Loads the additional files that a browser loads if it can install the page.
INSTALLS = """async () => {
    await navigator.serviceWorker.ready;
    const manifest = await (await fetch('/manifest.webmanifest')).json();
    const icon = manifest.icons.find(({ sizes }) => sizes === '192x192');
    await (await fetch(icon.src)).blob();
}"""


@pytest.fixture
def wire(hark, request):
    wire = SlowWire(hark.port, codings=getattr(request, "param", None))
    yield wire
    wire.stop()


@pytest.mark.parametrize("experience", ["composer", "capture", "call", "dictation", "mealLog"])
@pytest.mark.parametrize("wire", ["gzip", "gzip, br"], indirect=True)
def test_a_first_visit_is_light(context, wire, experience):
    person = Person(context.new_page(), wire.url).opens(experience)
    person.page.evaluate(INSTALLS)
    if experience == "call":
        # A call may load its audio worklets before the user's first touch; the browser loads each once.
        worklets = [address(f"sound/{name}-worklet.js") for name in ("capture", "playback")]
        person.page.evaluate(
            "(paths) => Promise.all(paths.map(async (path) => (await fetch(path)).text()))", worklets)
    screens = [path for path in wire.requests if "/styles/screens/" in path]
    assert len(screens) == 1, "a screen loads its own style sheet, and no other"
    # The session's messages are not part of the page load. Its socket counts as one request.
    assert sum(path.startswith("/session") for path in wire.requests) == 1
    assert len(set(wire.requests)) == len(wire.requests), "something was requested twice"
    assert len(wire.requests) <= REQUESTS, wire.requests
    assert wire.carried <= BYTES, (wire.carried, wire.requests)
    assert person.errors == []


def test_a_second_visit_asks_for_little(context, wire):
    person = Person(context.new_page(), wire.url).opens("composer")
    person.page.evaluate(INSTALLS)
    before = len(wire.requests)
    person.page.reload()
    person.opens("composer")
    again = wire.requests[before:]
    assert "/" in again
    assert not [path for path in again if path.startswith("/v/")], again


def test_every_file_is_kept_or_revalidated(context, hark):
    page = context.new_page()
    answers = []
    page.on("response", lambda answer: answers.append(answer))
    Person(page, hark.url).opens("capture")
    kept = {answer.url.removeprefix(hark.url): answer.all_headers().get("cache-control")
            for answer in answers}
    assert {value for path, value in kept.items() if path.startswith("/v/")} == {
        "max-age=31536000, immutable"}
    assert {value for path, value in kept.items() if not path.startswith("/v/")} == {"no-cache"}


def test_a_screen_that_cannot_be_loaded_is_told_and_loaded_again(context, hark):
    person = Person(context.new_page(), hark.url)
    script = f"**{address('parts/composer-*.js')}"
    person.page.route(script, lambda route: route.abort())
    person.page.goto(f"{hark.url}/#composer")
    notice = person.page.locator(".notice")
    expect(notice).to_contain_text("A part of this page did not load.")
    person.page.unroute(script)
    notice.get_by_role("button", name="Connect again").click()
    expect(person.mic).to_be_visible()
    assert person.errors == []


def test_the_session_of_a_screen_that_cannot_be_loaded_ends(context, scripted):
    page = context.new_page()

    def refuse(route):
        scripted.hears("hello")
        route.abort()

    page.route(f"**{address('parts/composer-*.js')}", refuse)
    page.goto(f"{scripted.url}/#composer")
    expect(page.locator(".notice")).to_contain_text("A part of this page did not load.")
    scripted.is_left()


def test_a_call_is_dark_before_its_own_styles_are_there(context, hark):
    page = context.new_page()
    page.emulate_media(color_scheme="light")
    page.route(f"**{address('styles/screens/call.css')}", lambda route: None)
    page.goto(f"{hark.url}/#call", wait_until="commit")
    expect(page.get_by_role("heading", name="Voice Call")).to_be_visible()
    root = page.locator(":root")
    assert style(root, "color-scheme") == "dark"
    assert style(root, "background-color") == "rgb(0, 0, 0)"
    assert "gradient" in style(root, "background-image")


@pytest.mark.parametrize("fault", ["missing", "not understood"])
def test_a_page_whose_script_does_not_run_says_what_to_do(context, hark, fault):
    page = context.new_page()
    text = page.get_by_text("If Hark does not start")

    def answer(route):
        if fault == "missing":
            route.abort()
        else:
            route.fulfill(body="a ?!", content_type="text/javascript")

    page.route(f"**{address('parts/chunk-*.js')}", answer)
    # The text appears at the end of an animation, which the test controls.
    browser = context.new_cdp_session(page)
    browser.send("Animation.enable")
    browser.send("Animation.setPlaybackRate", {"playbackRate": 0})
    page.goto(hark.url, wait_until="load")
    assert style(text, "visibility") == "hidden", "a script may still be loading"
    page.evaluate("document.getAnimations().forEach((animation) => animation.finish())")
    expect(text).to_be_visible()


def test_the_page_works_unbundled(context, tmp_path):
    """The page as `hark serve --page Web` serves it during development."""
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
