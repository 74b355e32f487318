"""The page while its server cannot be reached, and as an installed application."""

import asyncio

import pytest
from playwright.sync_api import expect

from local_server import LocalServer
from person import Person
from wire import Wire

HEADING = "The server cannot be reached"

READY = "async () => { await navigator.serviceWorker.ready; }"

# Drops the wait for the page's first attempt.
NEVER_BY_ITSELF = """
    const later = setTimeout;
    window.setTimeout = (act, wait, ...rest) => (wait === 1000 ? 0 : later(act, wait, ...rest));"""

# Every address and answer that the page's caches contain.
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


class Unavailable(LocalServer):
    """Answers every request as a load balancer does that reaches no server."""

    async def listens(self):
        async def answer(reader, writer):
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 2\r\n"
                         b"Connection: close\r\n\r\nno")
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
    # Nobody touches the page.
    expect(returning.mic).to_be_visible()
    expect(returning.page).to_have_title("Capture · Hark")
    assert returning.errors == []


def test_a_touch_tries_again_at_once(returning, wire):
    returning.page.add_init_script(NEVER_BY_ITSELF)
    wire.cut()
    returning.page.reload()
    button = returning.button("Try again now")
    expect(button).to_be_visible()
    wire.mend()
    button.click()
    expect(returning.mic).to_be_visible()


def test_a_load_balancer_without_servers_is_an_unreachable_server(returning, wire, hark):
    empty = Unavailable()
    wire.cut()
    wire.target = empty.port
    wire.mend()
    returning.page.reload()
    expect(returning.page.get_by_role("heading")).to_have_text(HEADING)
    wire.target = hark.port
    expect(returning.mic).to_be_visible()


def test_nothing_of_a_visit_is_stored(returning, wire):
    page = returning.page
    returning.types("peaches")
    page.goto(f"{wire.url}/?token=sesame#composer")
    expect(page.locator(".notice")).to_contain_text("valid token")
    page.goto(f"{wire.url}/docs/?token=sesame")
    page.get_by_role("heading", name="Try it").wait_for()
    wire.cut()
    page.goto(f"{wire.url}/?token=sesame#capture")
    expect(page.get_by_role("heading")).to_have_text(HEADING)
    stored = page.evaluate(STORED)
    version = next(url for url in stored if url.endswith("/page.css")).rpartition("/")[0]
    assert sorted(stored) == sorted([
        f"{wire.url}/offline.html", f"{version}/page.css", f"{version}/offline.js"])
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
    # The test's window is a private one.
    assert {problem["errorId"] for problem in problems} <= {"in-incognito"}
    sizes = returning.page.evaluate("""async () => {
        const { icons } = await (await fetch('/manifest.webmanifest')).json();
        return Promise.all(icons.filter(({ type }) => type === 'image/png').map(async (icon) => {
            const { width, height } = await createImageBitmap(await (await fetch(icon.src)).blob());
            return `${width}x${height}` === icon.sizes;
        }));
    }""")
    assert len(sizes) >= 2 and all(sizes)
