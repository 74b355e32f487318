"""The token of a page on a server that other machines can reach."""

import pytest
from playwright.sync_api import expect

from person import Person
from serving import Hark
from test_encryption import secret, token


@pytest.fixture
def public(network, secret, services, tmp_path):
    server = Hark(tmp_path, "--host", network, *services)
    yield server
    server.stop()


@pytest.fixture
def visiting(speaking, public):
    context = speaking.new_context()
    person = Person(context.new_page(), public.url)
    # The addresses that the server, or a proxy in front of it, could log.
    person.addresses = []
    context.on("request", lambda request: person.addresses.append(request.url))
    person.page.on("websocket", lambda socket: person.addresses.append(socket.url))
    yield person
    context.close()


def test_the_token_is_taken_from_the_fragment_and_sent_in_the_first_message(visiting, public):
    page, good = visiting.page, token()
    page.goto(f"{public.url}/?a=b#capture&token={good}")
    expect(visiting.mic).to_be_visible()
    assert page.evaluate("location.href") == f"{public.url}/?a=b#capture"
    # The token is kept for the visit.
    page.reload()
    expect(visiting.mic).to_be_visible()
    sockets = [url for url in visiting.addresses if url.startswith("ws:")]
    assert len(sockets) == 2
    # Browsers omit the fragment from requests; Playwright reports it for navigations only.
    assert not any("token" in url.split("#")[0] or "ey" in url.split("#")[0]
                   for url in visiting.addresses)


def test_a_token_that_is_added_to_an_open_page_is_taken_at_once(visiting, public):
    page, good = visiting.page, token()
    page.goto(f"{public.url}/#capture")
    notice = page.locator(".notice", has_text="valid token")
    expect(notice).to_be_visible()
    page.evaluate("token => { location.hash = `token=${token}&capture`; }", good)
    expect(visiting.mic).to_be_visible()
    expect(notice).to_be_hidden()
    assert page.evaluate("location.href") == f"{public.url}/#capture"
    page.evaluate("() => { location.hash = 'composer&token=x'; }")
    expect(notice).to_be_visible()
    assert page.evaluate("location.href") == f"{public.url}/#composer"
    # The entry of the history has no token either.
    page.go_back()
    page.go_forward()
    assert page.evaluate("location.hash") == "#composer"


def test_a_refused_token_is_forgotten_and_a_new_one_works(visiting, public):
    page, good = visiting.page, token()
    notice = page.locator(".notice", has_text="valid token")
    page.goto(f"{public.url}/#capture&token=x")
    expect(notice).to_be_visible()
    page.wait_for_function("() => sessionStorage.getItem('token') === null")
    page.reload()
    expect(notice).to_be_visible()
    page.goto(f"{public.url}/#capture&token={good}")
    expect(visiting.mic).to_be_visible()
    assert page.evaluate("sessionStorage.getItem('token')") == good
