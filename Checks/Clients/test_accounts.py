"""A server on this machine, its own account, and another account of the machine."""

import asyncio
import http.client
import json
import os
import pwd
import socket
import subprocess
import sys

import pytest
import websockets

import recordings
from serving import Hark, command
from test_abuse import END, part

HELLO = {"type": "hello", "version": 1, "experience": "capture", "language": "en-US",
         "permission": "granted", "reducesMotion": True}

# Opens and closes connections of its own as fast as it can, so that the kernel's table of sockets
# changes all the time. Prints a line once it has begun.
CHURN = """
import socket
with socket.create_server(("127.0.0.1", 0), backlog=512) as server:
    print(flush=True)
    while True:
        lines = [socket.create_connection(server.getsockname()) for _ in range(40)]
        for line in lines:
            server.accept()[0].close()
            line.close()
"""


@pytest.fixture
def stranger():
    """Another account of this machine."""
    if os.geteuid() != 0:
        pytest.skip("only root can make a client of another account")
    return pwd.getpwnam("nobody")


@pytest.fixture(params=["127.0.0.1", "::1"])
def local(request, tmp_path):
    server = Hark(tmp_path, "--host", request.param)
    server.host = request.param
    yield server
    server.stop()


def socket_of(account, host, port):
    """Returns a connection that a process of the account has opened."""
    near, far = socket.socketpair()
    child = os.fork()
    if child == 0:
        try:
            os.setgroups([])
            os.setgid(account.pw_gid)
            os.setuid(account.pw_uid)
            line = socket.create_connection((host, port))
            socket.send_fds(far, [b"."], [line.fileno()])
            os._exit(0)
        except BaseException:
            os._exit(1)
    far.close()
    _, [line], *_ = socket.recv_fds(near, 1, 1)
    near.close()
    assert os.waitpid(child, 0)[1] == 0
    return socket.socket(fileno=line)


def name(host):
    return f"[{host}]" if ":" in host else host


def answers(server, *arguments, **options):
    """Connects to a WebSocket, says hello, and returns the first answer."""
    return asyncio.run(answering(server, *arguments, **options))


async def answering(server, line=None, path="/session", hello=HELLO, **options):
    async with websockets.connect(
        f"ws://{name(server.host)}:{server.port}{path}", sock=line, ping_interval=None,
        open_timeout=None, **options
    ) as page:
        if hello:
            await page.send(json.dumps(hello))
        return json.loads(await page.recv())


def environment(server):
    """Returns the environment of a command of the server's user."""
    return {**os.environ, "HOME": str(server.room), "XDG_DATA_HOME": "", "XDG_STATE_HOME": "",
            "XDG_CONFIG_HOME": ""}


def token(server):
    made = subprocess.run(
        [command(), "token", "--user", "ada"], check=True, capture_output=True, text=True,
        env=environment(server))
    return made.stdout.strip()


def test_pages_of_another_account_need_a_token(local, stranger):
    line = lambda: socket_of(stranger, local.host, local.port)
    refused = answers(local, line())
    assert (refused["type"], refused["code"]) == ("refused", "account")
    assert "another account" in refused["text"]
    mistaken = answers(local, line(), hello={**HELLO, "token": "x"})
    assert mistaken["code"] == "token"
    welcome = answers(local, line(), hello={**HELLO, "token": token(local)})
    assert welcome["type"] == "welcome"
    own = answers(local)
    assert own["type"] == "welcome"
    # Nor does the name of a session help.
    resume = {**HELLO, "resume": {"session": own["session"], "seen": 0}}
    assert answers(local, line(), hello=resume)["code"] == "account"
    assert local.log.read_text() == ""


def test_an_ipv6_socket_to_an_ipv4_address_has_an_account_too(hark, stranger):
    hark.host = "127.0.0.1"
    refused = answers(hark, socket_of(stranger, "::ffff:127.0.0.1", hark.port))
    assert refused["code"] == "account"
    line = socket.create_connection(("::ffff:127.0.0.1", hark.port))
    assert answers(hark, line)["type"] == "welcome"


def secret_made_by(account, server):
    """Returns a key for realtime clients that a process of the account has made without a token."""
    line = http.client.HTTPConnection(server.host, server.port)
    line.sock = socket_of(account, server.host, server.port)
    line.request("POST", "/v1/realtime/client_secrets", "{}", {"Content-Type": "application/json"})
    return json.loads(line.getresponse().read())["value"]


def test_programs_of_other_accounts_take_one_share_of_the_sessions(tmp_path, stranger):
    server = Hark(tmp_path, "--sessions", "4")
    server.host = "127.0.0.1"
    program = {"path": "/v1/realtime?intent=transcription", "hello": None}
    line = lambda: socket_of(stranger, server.host, server.port)

    async def crowd():
        async with websockets.connect(
            f"ws://{server.host}:{server.port}{program['path']}", sock=line(), ping_interval=None
        ) as first:
            assert json.loads(await first.recv())["type"] == "session.created"
            refused = await answering(server, line(), **program)
            secret = secret_made_by(stranger, server)
            disguised = await answering(
                server, line(), additional_headers={"Authorization": f"Bearer {secret}"}, **program)
            own = [await answering(server) for _ in range(3)]
            return refused, disguised, own

    try:
        *refusals, own = asyncio.run(crowd())
        for refused in refusals:
            assert refused["type"] == "error"
            assert "sessions" in refused["error"]["message"]
        assert [answer["type"] for answer in own] == ["welcome"] * 3
    finally:
        server.stop()


def test_doors_without_a_memory_are_open_to_all_accounts(local, stranger):
    event = answers(
        local, socket_of(stranger, local.host, local.port),
        "/v1/realtime?intent=transcription", hello=None)
    assert event["type"] == "session.created"
    speech = json.dumps({"model": "tts-1", "voice": "alloy", "input": "Hello."}).encode()
    file = part("model", b"whisper-1") + part(
        "file", recordings.SHORT.read_bytes(), "talk.wav") + END
    for path, body, kind in [
        ("/v1/audio/speech", speech, "application/json"),
        ("/v1/audio/transcriptions", file, "multipart/form-data; boundary=edge"),
    ]:
        client = http.client.HTTPConnection(local.host, local.port)
        client.sock = socket_of(stranger, local.host, local.port)
        client.request("POST", path, body, {"Content-Type": kind})
        assert client.getresponse().status == 200
        client.close()


def test_a_proxy_of_this_account_speaks_for_nobody(hark):
    hark.host = "127.0.0.1"
    proxied = {"additional_headers": {"X-Forwarded-For": "192.0.2.1"}}
    assert answers(hark, **proxied)["code"] == "token"
    hello = {**HELLO, "token": token(hark)}
    assert answers(hark, hello=hello, **proxied)["type"] == "welcome"


async def types_of_answers(server, count):
    return [answer["type"]
            for answer in await asyncio.gather(*(answering(server) for _ in range(count)))]


def test_the_own_account_is_known_however_many_sockets_come_and_go(tmp_path):
    server = Hark(tmp_path, "--sessions", "200")
    server.host = "127.0.0.1"
    churn = [subprocess.Popen([sys.executable, "-c", CHURN], stdout=subprocess.PIPE)
             for _ in range(2)]
    try:
        for each in churn:
            each.stdout.readline()
        for _ in range(10):
            assert asyncio.run(types_of_answers(server, 20)) == ["welcome"] * 20
        assert all(each.poll() is None for each in churn)
    finally:
        for each in churn:
            each.kill()
            each.wait()
        server.stop()
