"""The page served to another machine over https, which browsers require for microphone access."""

import socket
import subprocess

import pytest
from playwright.sync_api import expect

from browser import PHONE
from person import Person
from serving import Hark, hark


@pytest.fixture
def secret(monkeypatch):
    monkeypatch.setenv("HARK_SECRET", "a secret for tokens that is long enough")


@pytest.fixture
def encrypted(network, secret, services, tmp_path):
    certificate, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
         "-nodes", "-days", "2", "-subj", "/CN=hark", "-addext", f"subjectAltName=IP:{network}",
         "-keyout", key, "-out", certificate], check=True, capture_output=True)
    server = Hark(tmp_path, "--host", network, "--certificate", str(certificate),
                  "--key", str(key), *services)
    yield server
    server.stop()


def token():
    told = subprocess.run([hark(), "token", "--user", "ada"], check=True, capture_output=True)
    return told.stdout.decode().strip()


def test_a_neighbour_speaks_to_the_page(speaking, encrypted, network):
    assert encrypted.url.startswith(f"https://{network}:")
    # The certificate is self-signed. The test ignores the browser's warning, like a user who
    # accepts it.
    context = speaking.new_context(
        viewport=PHONE, permissions=["microphone"], ignore_https_errors=True)
    person = Person(context.new_page(), encrypted.url)
    person.page.goto(f"{encrypted.url}/#token={token()}")
    assert person.page.evaluate("isSecureContext")
    person.opens("capture")
    person.taps()
    person.sees_words("young", "man")
    person.button("Stop").click()
    person.sees_rest()
    person.button("Save").click()
    expect(person.page.locator(".success")).to_contain_text("Saved")
    assert person.errors == []
    context.close()


def test_who_speaks_no_tls_gets_nothing_and_harms_nobody(encrypted, network):
    for sent in (b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", bytes(64), b"\x16\x03\x01\xff\xff"):
        with socket.create_connection((network, encrypted.port), timeout=10) as plain:
            plain.sendall(sent)
            plain.shutdown(socket.SHUT_WR)
            answer = b""
            while part := plain.recv(4096):
                answer += part
            assert b"HTTP/" not in answer
    assert encrypted.process.poll() is None
