"""A token that is revoked while two servers with a shared database are running."""

import asyncio
import json
import subprocess
import urllib.error
import urllib.request

import pytest
import websockets

from serving import Hark, command
from test_accounts import HELLO, environment


@pytest.fixture
def gateways(tmp_path):
    both = [Hark(tmp_path, name=f"gateway-{number}") for number in (1, 2)]
    yield both
    for each in both:
        each.stop()


def run(gateway, *arguments):
    """Runs `hark token` as the user of the gateways."""
    return subprocess.run(
        [command(), "token", *arguments], check=True, capture_output=True, text=True,
        env=environment(gateway))


def issued(gateway):
    """Returns a new token and its ID."""
    made = run(gateway, "--user", "ada")
    return made.stdout.strip(), made.stderr.split()[-1]


def status(gateway, token, method="GET", path="/api/somethings"):
    asked = urllib.request.Request(
        f"{gateway.url}{path}", method=method, headers={"Authorization": f"Bearer {token}"})
    try:
        with urllib.request.urlopen(asked) as answer:
            return answer.status
    except urllib.error.HTTPError as refusal:
        return refusal.code


def opened(gateway, path, **options):
    return websockets.connect(
        f"ws://127.0.0.1:{gateway.port}{path}", ping_interval=None, open_timeout=None, **options)


async def said_last(socket):
    """Returns the last message before the server closes the connection."""
    last = None
    async for message in socket:
        last = message
    return json.loads(last)


def test_a_revocation_counts_at_once_on_every_gateway(gateways):
    token, name = issued(gateways[0])
    other, _ = issued(gateways[1])
    for gateway in gateways:
        # Each gateway has seen the token as valid.
        assert status(gateway, token) == 200
    run(gateways[0], "revoke", name)
    for gateway in gateways:
        assert status(gateway, token) == 401
        assert status(gateway, token, "POST", "/api/token/refresh") == 401
        assert status(gateway, other) == 200
    for gateway in reversed(gateways):
        gateway.ask_to_stop()
        gateway.process.wait()
        gateway.start()
        assert status(gateway, token) == 401


def test_connected_clients_of_a_revoked_token_are_disconnected(gateways):
    token, name = issued(gateways[0])
    other, _ = issued(gateways[0])
    greeting = lambda key: json.dumps({**HELLO, "token": key})

    async def talk():
        key = {"additional_headers": {"Authorization": f"Bearer {token}"}}
        async with (
            opened(gateways[1], "/session") as page, opened(gateways[1], "/session") as second,
            opened(gateways[1], "/v1/realtime?intent=transcription", **key) as program,
        ):
            await page.send(greeting(token))
            assert json.loads(await page.recv())["type"] == "welcome"
            await second.send(greeting(other))
            assert json.loads(await second.recv())["type"] == "welcome"
            assert json.loads(await program.recv())["type"] == "session.created"
            run(gateways[0], "revoke", name)
            last = await said_last(page)
            assert (last["type"], last["code"]) == ("refused", "token")
            with pytest.raises(websockets.exceptions.ConnectionClosedError) as closed:
                await program.recv()
            assert closed.value.rcvd.code == 1008
            await second.send(json.dumps({"type": "ping", "at": 7}))
            while json.loads(await second.recv()) != {"type": "pong", "at": 7}:
                pass

    asyncio.run(talk())
