"""A client that verifies certificates, with an authority of the test's own."""

import http.client
import os
import socket
import ssl
import subprocess

import pytest

from serving import Hark

NAME = "hark.test"


def openssl(*arguments):
    subprocess.run(["openssl", *map(str, arguments)], check=True, capture_output=True)


class Authority:
    """A certificate authority, and the files of the server that it certifies."""

    def __init__(self, folder):
        self.folder = folder
        self.certificate, self.key = folder / "authority.crt", folder / "authority.key"
        openssl("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
                "-days", "2", "-subj", "/CN=Authority", "-keyout", self.key, "-out",
                self.certificate)
        self.served = folder / "served.crt", folder / "served.key"

    def certify(self, *names, days=2):
        """Replaces the server's files by those of a new certificate for `names`."""
        key, request, new = (self.folder / name for name in ("new.key", "new.csr", "new.crt"))
        openssl("req", "-new", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
                "-subj", f"/CN={names[0]}", "-keyout", key, "-out", request)
        extensions = self.folder / "extensions"
        extensions.write_text("subjectAltName=" + ",".join(f"DNS:{name}" for name in names))
        openssl("x509", "-req", "-in", request, "-CA", self.certificate, "-CAkey", self.key,
                "-CAcreateserial", "-days", days, "-extfile", extensions, "-out", new)
        for old, served in zip((new, key), self.served):
            os.replace(old, served)


@pytest.fixture
def authority(tmp_path):
    made = Authority(tmp_path)
    made.certify(NAME, "localhost")
    return made


@pytest.fixture
def server(tmp_path, authority):
    certificate, key = authority.served
    started = Hark(tmp_path, "--name", NAME, "--certificate", str(certificate), "--key", str(key))
    yield started
    started.stop()


def trusting(authority, version=None):
    context = ssl.create_default_context(cafile=authority.certificate)
    if version:
        context.set_ciphers("DEFAULT:@SECLEVEL=0")
        context.minimum_version = context.maximum_version = version
    return context


def connected(server, context, name=NAME):
    plain = socket.create_connection(("127.0.0.1", server.port))
    try:
        return context.wrap_socket(plain, server_hostname=name)
    except BaseException:
        plain.close()
        raise


def serial(server, context):
    with connected(server, context) as line:
        return line.getpeercert()["serialNumber"]


@pytest.mark.parametrize("version", [ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_3])
def test_a_client_that_verifies_is_served(server, authority, version):
    with connected(server, trusting(authority, version)) as line:
        assert line.version() == {ssl.TLSVersion.TLSv1_2: "TLSv1.2",
                                  ssl.TLSVersion.TLSv1_3: "TLSv1.3"}[version]
        line.sendall(f"GET /health HTTP/1.1\r\nHost: {NAME}:{server.port}\r\n\r\n".encode())
        assert line.recv(65_536).startswith(b"HTTP/1.1 200 ")


@pytest.mark.filterwarnings("ignore:.*TLSv1_1 is deprecated")
@pytest.mark.filterwarnings("ignore:.*TLSv1 is deprecated")
@pytest.mark.parametrize("version", [ssl.TLSVersion.TLSv1, ssl.TLSVersion.TLSv1_1])
def test_an_old_version_is_refused(server, authority, version):
    with pytest.raises(ssl.SSLError) as refusal:
        connected(server, trusting(authority, version))
    assert "PROTOCOL_VERSION" in str(refusal.value)


def test_a_client_refuses_another_name_or_an_expired_certificate(server, authority):
    context = trusting(authority)
    with pytest.raises(ssl.SSLCertVerificationError, match="Hostname mismatch"):
        connected(server, context, "other.test")
    authority.certify(NAME, days=-1)
    with pytest.raises(ssl.SSLCertVerificationError, match="expired"):
        connected(server, context)


def test_a_new_certificate_needs_no_restart(server, authority):
    context = trusting(authority)
    first = serial(server, context)
    with connected(server, context) as old:
        authority.certify(NAME)
        second = serial(server, context)
        assert second != first
        # Connections outlive the certificate with which they began.
        old.sendall(f"GET /health HTTP/1.1\r\nHost: {NAME}\r\n\r\n".encode())
        assert old.recv(65_536).startswith(b"HTTP/1.1 200 ")
    authority.served[0].write_text("broken")
    assert serial(server, context) == second
    assert serial(server, context) == second
    said = server.log.read_text().splitlines()
    assert len(said) == 1 and "Cannot read a certificate" in said[0], said
    authority.certify(NAME)
    assert serial(server, context) not in (first, second)


def test_a_name_is_encrypted_from_then_on(server, authority):
    context = trusting(authority)
    for name, path, status, expected in [
            (NAME, "/health", 200, "max-age=31536000"), (NAME, "/nope", 404, "max-age=31536000"),
            ("localhost", "/health", 200, None), ("127.0.0.1", "/health", 200, None)]:
        line = http.client.HTTPConnection("127.0.0.1", server.port)
        line.sock = connected(server, context)
        line.request("GET", path, headers={"Host": name})
        answer = line.getresponse()
        assert answer.status == status
        assert answer.headers["Strict-Transport-Security"] == expected
        line.close()
