"""Measures how much an innocent user notices of attacks on a server for several users. Prints a line of
figures; fails if the 95th percentile of a round trip during an attack exceeds twice that of the idle server
just before it and a floor, below which nobody notices it and the machine's other work decides. Run it on an
idle machine.

Usage: HARK=.build/release/hark .build/clients/bin/python Checks/Clients/attacks_latency.py"""

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import bombs
from attacks import HELLO, Fortress, Innocent, claims, frame, signed
from test_abuse import END, part

SECONDS = 5
RATIO, FLOOR = 2, 0.050


def half_open(server, _):
    lines = [server.connect() for _ in range(100)]
    for line in lines:
        line.sendall(b"GET / HTTP/1.1\r\nHost: ")
        line.close()


def requests(server, token):
    request = (f"GET /v1/models HTTP/1.1\r\nHost: {server.host}\r\n"
               f"Authorization: Bearer {token}\r\n").encode()
    server.send((request + b"\r\n") * 100 + request + b"Connection: close\r\n\r\n")


def false_tokens(server, _):
    server.ask("/api/somethings", token="a" * 15_000)


def greetings(server, token):
    page = server.socket()
    page.say({**HELLO, "token": token})
    page.hear()
    page.close()


def messages(server, token):
    page, _ = server.page(token)
    page.send(b"".join(frame(1, json.dumps({"type": "ping", "at": at}).encode())
                       for at in range(2_000)))
    page.say(b"[" * 30_000)
    page.end()
    page.close()


def events(server, token):
    client, _ = server.program(token)
    for _ in range(5):
        client.say(b"[" * 1_000_000)
    client.send(frame(15))
    client.end()
    client.close()


def uploads(server, token):
    body = part("model", b"whisper-1") + part("file", bombs.flac(50), "a") + END
    server.ask("/v1/audio/transcriptions", "Content-Type: multipart/form-data; boundary=edge",
               method="POST", token=token, body=body)


ATTACKS = [half_open, requests, false_tokens, greetings, messages, events, uploads]


def percentile(innocent, seconds):
    """Returns the 95th percentile of the time of a ping and of a request, in seconds."""
    times, end = [], time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.monotonic()
        assert innocent.is_well()
        code, _ = innocent.server.ask("/api/somethings", token=innocent.token)
        assert code == 200
        times.append(time.monotonic() - began)
        # About as often as a busy page; a faster client would itself be a flood, and be refused.
        time.sleep(0.05)
    return sorted(times)[len(times) * 95 // 100]


def attack(name, host, port):
    """Repeats an attack until the process is killed; prints a line after the first."""
    server = Fortress.__new__(Fortress)
    server.host, server.port = host, int(port)
    for number in range(sys.maxsize):
        try:
            globals()[name](server, signed(claims(f"{name}-{number}")))
        except OSError:
            # The server has ended a connection of the attack, or has not accepted it.
            continue
        if number == 0:
            print(flush=True)


def main():
    with tempfile.TemporaryDirectory() as folder:
        server = Fortress(Path(folder), "--uploads", "2")
        try:
            innocent = Innocent(server)
            percentile(innocent, 1)
            figures, is_good = [], True
            for each in ATTACKS:
                idle = percentile(innocent, SECONDS)
                attacker = subprocess.Popen([
                    "nice", "-n", "19", sys.executable, __file__, each.__name__, server.host,
                    str(server.port)], stdout=subprocess.PIPE)
                try:
                    assert attacker.stdout.readline(), f"{each.__name__} did not begin"
                    found = percentile(innocent, SECONDS)
                    assert attacker.poll() is None, f"{each.__name__} ended"
                finally:
                    attacker.kill()
                    attacker.wait()
                assert server.lives
                is_good = is_good and found <= max(RATIO * idle, FLOOR)
                figures.append(f"{each.__name__} {found * 1_000:.0f} (idle {idle * 1_000:.0f})")
            print(f"Attacks: p95 in ms: {', '.join(figures)}", flush=True)
            innocent.close()
        finally:
            server.kill()
            server.stop()
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(attack(*sys.argv[1:]) if len(sys.argv) > 1 else main())
