"""The page while its server is unreachable, and as an installed application."""

import asyncio
import json
import shutil

import pytest
from playwright.sync_api import expect

from local_server import LocalServer
from person import Person
from serving import PAGE, Hark
from wire import Wire

HEADING = "The server cannot be reached"

READY = "async () => { await navigator.serviceWorker.ready; }"

# Discards the timer of the page's first automatic retry.
NEVER_BY_ITSELF = """
    const later = setTimeout;
    window.setTimeout = (act, wait, ...rest) => (wait === 1000 ? 0 : later(act, wait, ...rest));"""

# Prevents the page's own attempts to connect; the test makes one with `again()`.
BY_THE_TEST = """
    const later = setTimeout;
    window.setTimeout = (act, wait, ...rest) => {
        if (wait !== 1000) return later(act, wait, ...rest);
        window.again = act;
        return 0;
    };"""

# Lets the test trigger the page's latest timeout with `expire()`.
EXPIRES = """
    AbortSignal.timeout = () => {
        const limit = new AbortController();
        window.expire = () => limit.abort();
        return limit.signal;
    };"""

# Every address and response in the page's caches.
STORED = """async () => {
    const found = {};
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            found[request.url] = `${name} ${await (await cache.match(request)).text()}`;
        }
    }
    return found;
}"""


class StandIn(LocalServer):
    """Answers like a load balancer that reaches no server.

    `fields` are additional header fields, and `found` is the only path that exists. With
    `is_silent`, it never answers.
    """

    def __init__(self, *fields: str, found: str = "", is_silent: bool = False):
        self.fields = fields
        self.found = found
        self.is_silent = is_silent
        super().__init__()

    async def listens(self):
        async def answer(reader, writer):
            head = await reader.readuntil(b"\r\n\r\n")
            if self.is_silent:
                await reader.read()
            status = 200 if self.found and f" {self.found} " in head.decode() else 503
            fields = [f"HTTP/1.1 {status} As it is", "Content-Type: text/html", "Content-Length: 13",
                      "Connection: close", *self.fields]
            writer.write("\r\n".join([*fields, "", "<h1>Full</h1>"]).encode())
            await writer.drain()
            writer.close()

        return await asyncio.start_server(answer, "127.0.0.1", 0)


@pytest.fixture
def wire(hark):
    wire = Wire(hark.port)
    yield wire
    wire.stop()


@pytest.fixture
def returning(context, wire):
    """A user whose browser has loaded the page once."""
    person = Person(context.new_page(), wire.url).opens("composer")
    person.page.evaluate(READY)
    return person


def test_the_page_says_that_the_server_cannot_be_reached_and_opens_once_it_can(returning, wire):
    wire.cut()
    returning.page.goto(f"{wire.url}/#capture")
    returning.page.reload()
    expect(returning.page.get_by_role("heading")).to_have_text(HEADING)
    expect(returning.page.get_by_role("status")).not_to_be_empty()
    assert returning.page.evaluate("getComputedStyle(document.querySelector('button')).color") \
        == "rgb(255, 255, 255)", "the stored page has its style"
    wire.mend()
    # The page recovers without any user action.
    expect(returning.mic).to_be_visible()
    expect(returning.page).to_have_title("Capture · Hark")
    assert returning.errors == []


@pytest.mark.window(locale="nb-NO")
def test_the_page_says_it_in_the_language_of_the_browser(returning, wire):
    wire.cut()
    returning.page.reload()
    expect(returning.page.get_by_role("heading")).to_have_text("Får ikke kontakt med serveren")
    expect(returning.page.locator("html")).to_have_attribute("lang", "nb")
    expect(returning.page.get_by_role("status")).to_have_text("Serveren svarer ikke ennå.")
    expect(returning.button("Prøv igjen nå")).to_be_visible()
    expect(returning.page.locator("p").first).to_contain_text("Hark lytter på serveren")


def test_the_page_says_it_in_a_language_that_only_its_server_has(returning, wire):
    stored = json.dumps({"language": "he", "words": {"away.title": "dehcaer eb tonnac revres ehT"}})
    returning.page.evaluate(
        "async (text) => (await caches.open('words')).put('/words.json', new Response(text))", stored)
    wire.cut()
    returning.page.reload()
    expect(returning.page.get_by_role("heading")).to_have_text("dehcaer eb tonnac revres ehT")
    expect(returning.page.locator("html")).to_have_attribute("dir", "rtl")
    expect(returning.button("Try again now")).to_be_visible()


def test_a_touch_tries_again_at_once(returning, wire):
    returning.page.add_init_script(NEVER_BY_ITSELF)
    wire.cut()
    returning.page.reload()
    button = returning.button("Try again now")
    expect(button).to_be_visible()
    wire.mend()
    button.click()
    expect(returning.mic).to_be_visible()


def reaches(wire, port: int):
    """Closes every connection; later connections lead to `port`."""
    wire.cut()
    wire.target = port
    wire.mend()


def test_a_load_balancer_without_servers_is_an_unreachable_server(returning, wire, hark):
    reaches(wire, StandIn().port)
    returning.page.reload()
    expect(returning.page.get_by_role("heading")).to_have_text(HEADING)
    wire.target = hark.port
    expect(returning.mic).to_be_visible()


def test_an_answer_of_the_server_itself_is_shown(returning, wire):
    reaches(wire, StandIn("Content-Security-Policy: default-src 'self'").port)
    returning.page.reload()
    expect(returning.page.get_by_role("heading")).to_have_text("Full")


def test_the_page_opens_although_its_server_is_not_healthy(returning, wire, tmp_path):
    server = Hark(tmp_path, "--recognizer-url", "http://127.0.0.1:9/v1")
    try:
        wire.cut()
        returning.page.reload()
        expect(returning.page.get_by_role("heading")).to_have_text(HEADING)
        reaches(wire, server.port)
        expect(returning.mic).to_be_visible()
    finally:
        server.stop()


def test_a_load_balancer_that_is_healthy_without_servers_is_asked_again(returning, wire):
    reaches(wire, StandIn(found="/health").port)
    page = returning.page
    page.add_init_script(NEVER_BY_ITSELF)
    page.reload()
    page.evaluate("window.isFirst = true")
    for _ in range(3):
        with page.expect_response(lambda answer: True):
            returning.button("Try again now").click()
    assert page.evaluate("window.isFirst"), "it was loaded again in vain"


def test_an_attempt_that_is_not_answered_ends(returning, wire, hark):
    returning.page.add_init_script(BY_THE_TEST + EXPIRES)
    wire.cut()
    returning.page.reload()
    reaches(wire, StandIn(is_silent=True).port)
    with returning.page.expect_request(lambda request: True):
        returning.button("Try again now").click()
    wire.target = hark.port
    returning.page.evaluate("() => { window.again = null; expire(); }")
    # Only an attempt that has ended is followed by another.
    returning.page.wait_for_function("() => window.again")
    returning.page.evaluate("() => { again(); }")
    expect(returning.mic).to_be_visible()


def test_a_server_that_does_not_answer_cannot_be_reached(context, tmp_path):
    page = shutil.copytree(PAGE, tmp_path / "page")
    worker = page / "service-worker.js"
    worker.write_text(worker.read_text().replace("8e3", "100"))
    server = Hark(tmp_path, page=page)
    wire = Wire(server.port)
    try:
        returning = Person(context.new_page(), wire.url).opens("composer")
        returning.page.evaluate(READY)
        reaches(wire, StandIn(is_silent=True).port)
        returning.page.reload()
        expect(returning.page.get_by_role("heading")).to_have_text(HEADING)
    finally:
        wire.stop()
        server.stop()


def test_nothing_of_a_visit_is_stored(returning, wire):
    page = returning.page
    returning.types("peaches")
    page.goto(f"{wire.url}/#composer&token=sesame")
    expect(page.locator(".notice")).to_contain_text("valid token")
    page.goto(f"{wire.url}/docs/#token=sesame")
    page.get_by_role("heading", name="Try it").wait_for()
    wire.cut()
    page.goto(f"{wire.url}/#capture&token=sesame")
    expect(page.get_by_role("heading")).to_have_text(HEADING)
    stored = page.evaluate(STORED)
    version = next(url for url in stored if url.endswith("/page.css")).rpartition("/")[0]
    assert sorted(stored) == sorted([f"{wire.url}/words.json"] + [
        f"{version}/{name}" for name in ("offline.html", "offline.js", "page.css")])
    assert not any("sesame" in text or "peaches" in text for text in stored.values())


def test_the_docs_and_other_answers_pass_unchanged(returning, wire):
    page = returning.page
    page.goto(f"{wire.url}/docs")
    page.get_by_role("heading", name="GET /health").wait_for()
    assert page.goto(f"{wire.url}/nope").status == 404
    assert page.goto(f"{wire.url}/openapi.json").status == 200


@pytest.mark.asks
def test_the_page_can_be_installed(returning):
    session = returning.page.context.new_cdp_session(returning.page)
    told = session.send("Page.getAppManifest")
    assert told["errors"] == []
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # The test's window is a private window.
    assert {problem["errorId"] for problem in problems} <= {"in-incognito"}
    sizes = returning.page.evaluate("""async () => {
        const { icons } = await (await fetch('/manifest.webmanifest')).json();
        return Promise.all(icons.filter(({ type }) => type === 'image/png').map(async (icon) => {
            const { width, height } = await createImageBitmap(await (await fetch(icon.src)).blob());
            return `${width}x${height}` === icon.sizes;
        }));
    }""")
    assert len(sizes) >= 2 and all(sizes)
