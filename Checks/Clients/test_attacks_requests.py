"""Attacks on a server for several users by whoever can send it requests. Each is refused with its own
status and sentence, and an innocent user's page stays open meanwhile."""

import hashlib
import json
import time

import pytest

from attacks import SECRET, claims, encoded, signed, status
from test_abuse import END, part

pytestmark = pytest.mark.usefixtures("harmless")

NO_TOKEN = "Send a valid token in the Authorization header, after Bearer."
NO_KEY = "invalid_api_key"
NO_HTTP = "The request is not valid HTTP/1.1; use an HTTP client."
LONG = "The request's header is too long; send less than 16 KiB."
NOT_FOUND = "Not found; see the documentation of the captures API for its paths."
STRANGE_HOST = "Unknown host name. Add it with --name."
STRANGE_PAGE = "Sessions are only for this server's own pages; open the page at its address."


def said(answer):
    """Returns the sentence of a refusal."""
    error = json.loads(answer.split(b"\r\n\r\n", 1)[1])["error"]
    return error if isinstance(error, str) else error["message"]


def part_of(token, number):
    return token.split(".")[number]


def tampered():
    """Returns mallory's token with ada's claims."""
    own = signed(claims())
    return f"{part_of(own, 0)}.{encoded(claims('ada'))}.{part_of(own, 2)}"


NONE = f"{encoded({'alg': 'none', 'typ': 'JWT'})}.{encoded(claims('ada'))}."
TOKENS = {
    "no token": None,
    "an empty token": "",
    "garbage": "%00../../etc/passwd",
    "the algorithm none": NONE,
    "the algorithm nOnE": f"{encoded({'alg': 'nOnE'})}.{encoded(claims('ada'))}.",
    "the algorithm none, signed": signed(claims("ada"), {"alg": "none", "typ": "JWT"}),
    "another algorithm": signed(claims("ada"), {"alg": "HS512"}, digest=hashlib.sha512),
    "an algorithm of public keys": signed(claims("ada"), {"alg": "RS256", "typ": "JWT"}),
    "a key of its own": signed(claims("ada"), {"alg": "HS256", "jwk": {"kty": "oct", "k": "YQ"}},
                               secret="a"),
    "another secret": signed(claims("ada"), secret=SECRET + "."),
    "no secret": signed(claims("ada"), secret=""),
    "claims of another": tampered(),
    "a signature that is cut": signed(claims("ada"))[:-1],
    "a signature with padding": signed(claims("ada")) + "=",
    "four parts": signed(claims("ada")) + ".e30",
    "a critical extension": signed(claims("ada"), {"alg": "HS256", "crit": ["exp"]}),
    "expired": signed(claims("ada", exp=int(time.time()) - 1)),
    "expired before time began": signed(claims("ada", exp=-1e300)),
    "from the future": signed(claims("ada", nbf=int(time.time()) + 3_000)),
    "no expiry": signed({"sub": "ada"}),
    "an expiry in words": signed(claims("ada", exp="never")),
    "an infinite expiry": signed(b'{"sub":"ada","exp":1e999}'),
    "another audience": signed(claims("ada", aud="another")),
    "other audiences": signed(claims("ada", aud=["another", "hark.example"])),
    "an audience that is none": signed(claims("ada", aud=7)),
    "revoked": signed(claims("ada", jti="00000000000057a1")),
    "another use": signed(claims("ada", use="telephone")),
    "nobody's": signed(claims("")),
    "a name with a line": signed(claims("ada\r\nX-User: root")),
    "a long name": signed(claims("a" * 129)),
    "a list of names": signed(claims(["ada"])),
    "a role that is none": signed(claims("ada", role="owner")),
    "claims without an end": signed(b"[" * 9_000),
    "a token of 15 KB": "a" * 15_000,
}


@pytest.fixture(scope="module")
def revoked(fortress):
    fortress.revoke("00000000000057a1")


def doors(fortress, token):
    """Returns what each of the five doors answers to a token."""
    code, api = fortress.ask("/api/somethings", token=token)
    key, files = fortress.ask("/v1/models", token=token)
    secret, secrets = fortress.ask("/v1/realtime/client_secrets", method="POST", body=b"{}",
                                   token=token)
    page, greeting = fortress.page(token) if token is not None else (fortress.socket(), None)
    if token is None:
        page.say({"type": "hello", "version": 1, "experience": "capture", "permission": "granted",
                  "reducesMotion": True})
        greeting = page.hear()
    page.close()
    program, event = fortress.program(token)
    last = event["error"]["code"] if event["type"] == "error" else event["type"]
    ending = program.hear() if event["type"] == "error" else None
    program.close()
    refused = [said(each) if status(each) == 401 else None for each in (api, files, secrets)]
    return ([code, key, secret], refused, greeting.get("code", greeting["type"]), last, ending)


def test_the_doors_open_for_a_valid_token(fortress):
    for more in ({}, {"aud": "hark"}, {"aud": ["another", "hark"]}):
        assert doors(fortress, signed(claims(**more))) == (
            [200, 200, 200], [None, None, None], "welcome", "session.created", None)


@pytest.mark.parametrize("name", TOKENS)
def test_no_false_token_opens_a_door(fortress, revoked, name):
    numbers, sentences, page, program, ending = doors(fortress, TOKENS[name])
    assert numbers == [401, 401, 401]
    assert sentences[0] == NO_TOKEN and "API key that is valid" in sentences[1] == sentences[2]
    assert (page, program, ending) == ("token", NO_KEY, 1008)


ELSEWHERE = {
    "the query": lambda token: ("/api/somethings?token=" + token, []),
    "access_token": lambda token: ("/api/somethings?access_token=" + token, []),
    "a cookie": lambda token: ("/api/somethings", [f"Cookie: token={token}"]),
    "basic": lambda token: ("/api/somethings", [f"Authorization: Basic {token}"]),
    "no scheme": lambda token: ("/api/somethings", [f"Authorization: {token}"]),
    "two tokens": lambda token: ("/api/somethings", [f"Authorization: Bearer {token} {token}"]),
    "another header": lambda token: ("/api/somethings", [f"X-Authorization: Bearer {token}"]),
    "a proxy's": lambda token: ("/api/somethings", [f"Proxy-Authorization: Bearer {token}"]),
    "a proxy's user": lambda _: ("/api/somethings", ["X-Forwarded-User: ada", "X-Remote-User: ada"]),
    "an address of this machine": lambda _: (
        "/api/somethings", ["X-Forwarded-For: 127.0.0.1", "X-Real-IP: 127.0.0.1"]),
    "another path": lambda token: ("/api/somethings", ["X-Original-URL: /health"]),
    "another case": lambda _: ("/api/%73omethings", []),
}


@pytest.mark.parametrize("name", ELSEWHERE)
def test_a_token_counts_in_its_header_only(fortress, name):
    target, fields = ELSEWHERE[name](signed(claims("ada")))
    code, answer = fortress.ask(target, *fields)
    assert (code, said(answer)) in [(401, NO_TOKEN), (404, NOT_FOUND)]
    assert code == 401 or name == "another case"


def test_a_realtime_secret_opens_nothing_else(fortress):
    _, answer = fortress.ask("/v1/realtime/client_secrets", method="POST", body=b"{}",
                             token=signed(claims("ada")))
    secret = json.loads(answer.split(b"\r\n\r\n", 1)[1])["value"]
    for key in (secret, secret.removeprefix("ek_")):
        for target, method in [("/api/somethings", "GET"), ("/v1/models", "GET"),
                               ("/api/token/refresh", "POST"), ("/metrics", "GET"),
                               ("/v1/realtime/client_secrets", "POST")]:
            assert fortress.ask(target, method=method, token=key, body=b"")[0] == 401, target
        page, greeting = fortress.page(key)
        assert greeting["code"] == "token"
        page.close()
    for key in (secret.removeprefix("ek_"), "ek_" + signed(claims("ada")), "ek_" + NONE,
                "ek_" + signed(claims("ada", use="realtime", exp=int(time.time()) - 1))):
        program, event = fortress.program(key)
        assert event["error"]["code"] == NO_KEY and program.hear() == 1008
        program.close()
    program, event = fortress.program(secret)
    assert event["type"] == "session.created"
    program.close()


def test_nobody_reaches_what_is_anothers(fortress, innocent):
    body = json.dumps({"content": "Mine.", "contentType": "text"}).encode()
    code, kept = fortress.ask("/api/somethings", "Content-Type: application/json", method="POST",
                              body=body, token=innocent.token)
    number = json.loads(kept.split(b"\r\n\r\n", 1)[1])["id"]
    mallory = signed(claims(role="admin"))
    assert code == 201
    for target in (f"{number}", f"{number}/", f"{number}?user=ada", f"0{number}", f"%2b{number}"):
        for method in ("GET", "DELETE"):
            code, answer = fortress.ask(f"/api/somethings/{target}", method=method, token=mallory)
            assert code == 404 and b"Mine." not in answer, target
    _, listed = fortress.ask("/api/somethings?before=999999999&user=ada&userId=ada", token=mallory)
    assert b'"somethings":[]' in listed
    assert b"Mine." in fortress.ask(f"/api/somethings/{number}", token=innocent.token)[1]


ORIGINS = {
    "a foreign page": "http://evil.example", "no page": "null", "a file": "file://",
    "another port": "http://127.0.0.1:1", "another scheme": "ftp://{host}",
    "the host as a beginning": "http://{host}.evil.example",
    "the host as a user": "http://{host}@evil.example",
    "a user": "http://evil.example@{host}", "the host as a path": "http://evil.example/{host}",
    "a slash": "http://{host}/", "two in one": "http://{host}, http://evil.example",
    "another name of this machine": "http://localhost:{port}", "nothing": "",
}


@pytest.mark.parametrize("name", ORIGINS)
def test_no_foreign_page_gets_a_socket_or_the_api(fortress, name):
    origin = "Origin: " + ORIGINS[name].format(host=fortress.host, port=fortress.port)
    token = signed(claims())
    for fields in ([origin], [f"Origin: http://{fortress.host}", origin]):
        for path in ("/session", "/v1/realtime"):
            line, code, _ = fortress.dial(path, *fields, f"Authorization: Bearer {token}")
            assert code == 403 and STRANGE_PAGE.encode() in line.recv(65_536)
            line.close()
        code, answer = fortress.ask("/v1/models", *fields, token=token)
        assert code == 403 and b'"code":"foreign_origin"' in answer
    code, answer = fortress.ask(
        "/v1/models", origin, "Access-Control-Request-Method: GET", method="OPTIONS")
    assert code == 404 and b"access-control" not in answer.lower()


def test_the_own_page_gets_both(fortress):
    own, token = f"Origin: http://{fortress.host}", signed(claims())
    for path in ("/session", "/v1/realtime"):
        line, code, _ = fortress.dial(path, own)
        assert code == 101
        line.close()
    assert fortress.ask("/v1/models", own, token=token)[0] == 200


HOSTS = ["evil.example", "evil.example:{port}", "127.0.0.1.evil.example", "localhost.",
         "user@127.0.0.1", "127.0.0.1:1:2", "127.0.0.1:x", "[::1", "[::1]evil", "127.1",
         "2130706433", "0x7f000001", "127.0.0.1, evil.example", "127.0.0.1 evil", "%6cocalhost", ""]


@pytest.mark.parametrize("name", HOSTS)
def test_no_foreign_name_leads_here(fortress, name):
    host, token = name.format(port=fortress.port) or " ", signed(claims())
    for target in ("/", "/health", "/api/somethings", "/v1/models"):
        code, answer = fortress.ask(target, host=host, token=token)
        assert (code, said(answer)) == (403, STRANGE_HOST)
    for path in ("/session", "/v1/realtime"):
        line, code, _ = fortress.dial(path, host=host)
        assert code == 403 and STRANGE_HOST.encode() in line.recv(65_536)
        line.close()


FORMS = ["http://evil.example/health", "http://{host}@evil.example/health", "file:///etc/passwd",
         "http://evil.example@{host}/health", "http:///health", "https://evil.example/session"]


@pytest.mark.parametrize("form", FORMS)
def test_no_foreign_target_is_served(fortress, form):
    code, answer = fortress.ask(form.format(host=fortress.host))
    assert (code, said(answer)) == (403, STRANGE_HOST)


POST = b"POST /api/somethings HTTP/1.1\r\nHost: HOST\r\n"
GET = b"GET /health HTTP/1.1\r\nHost: HOST\r\n"
SMUGGLED = GET + b"\r\n"
EMPTY_CHUNKS = b"\r\n\r\n0\r\n\r\n" + SMUGGLED
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n"
UPGRADE = (b"GET /session HTTP/1.1\r\nHost: HOST\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
           b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: ")
BAD_REQUESTS = {
    "a length and chunks": (CHUNKED + b"Content-Length: 5" + EMPTY_CHUNKS, 400, NO_HTTP),
    "chunks and a length": (
        POST + b"Content-Length: 5\r\nTransfer-Encoding: chunked" + EMPTY_CHUNKS, 400, NO_HTTP),
    "two lengths": (
        POST + b"Content-Length: 0\r\nContent-Length: 60\r\n\r\n" + SMUGGLED, 400, NO_HTTP),
    "one length twice": (
        POST + b"Content-Length: 0\r\nContent-Length: 0\r\n\r\n" + SMUGGLED, 400, NO_HTTP),
    "a list of lengths": (POST + b"Content-Length: 0, 0\r\n\r\n" + SMUGGLED, 400, NO_HTTP),
    "a length with a sign": (POST + b"Content-Length: +0\r\n\r\n" + SMUGGLED, 400, NO_HTTP),
    "a negative length": (POST + b"Content-Length: -1\r\n\r\n" + SMUGGLED, 400, NO_HTTP),
    "a hexadecimal length": (POST + b"Content-Length: 0x0\r\n\r\n" + SMUGGLED, 400, NO_HTTP),
    "a length beyond 64 bits": (
        POST + b"Content-Length: 18446744073709551616\r\n\r\n" + SMUGGLED, 400, NO_HTTP),
    "an unknown coding": (POST + b"Transfer-Encoding: xchunked" + EMPTY_CHUNKS, 400, NO_HTTP),
    "chunks, then identity": (
        POST + b"Transfer-Encoding: chunked, identity" + EMPTY_CHUNKS, 400, NO_HTTP),
    "a space before the colon": (
        POST + b"Content-Length: 5\r\nTransfer-Encoding : chunked" + EMPTY_CHUNKS, 400, NO_HTTP),
    "a vertical tab": (
        POST + b"Content-Length: 5\r\nTransfer-Encoding: \x0bchunked" + EMPTY_CHUNKS, 400, NO_HTTP),
    "a folded line": (
        POST + b"Content-Length: 5\r\nTransfer-Encoding:\r\n chunked" + EMPTY_CHUNKS, 400, NO_HTTP),
    "another folded line": (GET + b"X-A: b\r\n c\r\n\r\n" + SMUGGLED, 400, NO_HTTP),
    "a bare carriage return": (GET + b"X-A: b\rX-B: c\r\n\r\n" + SMUGGLED, 400, NO_HTTP),
    "a bare line feed": (POST + b"X-A: b\nContent-Length: 0\r\n\r\n" + SMUGGLED, 400, NO_HTTP),
    "only line feeds": (b"GET /health HTTP/1.1\nHost: HOST\n\n" + SMUGGLED, 400, NO_HTTP),
    "a zero byte in a value": (GET + b"X-A: b\0c\r\n\r\n" + SMUGGLED, 400, NO_HTTP),
    "a zero byte in a name": (GET + b"X\0A: b\r\n\r\n" + SMUGGLED, 400, NO_HTTP),
    "a zero byte in the target": (b"GET /heal\0th HTTP/1.1\r\nHost: HOST\r\n\r\n", 400, NO_HTTP),
    "a line without a colon": (GET + b"nonsense\r\n\r\n" + SMUGGLED, 400, NO_HTTP),
    "a field without a name": (GET + b": a\r\n\r\n" + SMUGGLED, 400, NO_HTTP),
    "a space before the first field": (
        b"GET /health HTTP/1.1\r\n X: a\r\nHost: HOST\r\n\r\n" + SMUGGLED, 400, NO_HTTP),
    "a chunk of more than 64 bits": (
        CHUNKED + b"\r\n10000000000000000\r\n\r\n0\r\n\r\n" + SMUGGLED, 400, NO_HTTP),
    "a negative chunk": (CHUNKED + b"\r\n-1\r\na\r\n0\r\n\r\n" + SMUGGLED, 400, NO_HTTP),
    "a chunk without an end": (CHUNKED + b"\r\n1\r\naX0\r\n\r\n" + SMUGGLED, 400, NO_HTTP),
    "a chunk extension with a line feed": (
        CHUNKED + b"\r\n1;a\na\r\n0\r\n\r\n" + SMUGGLED, 400, NO_HTTP),
    "no version": (b"GET /health\r\n\r\n", 400, NO_HTTP),
    "version 9.9": (b"GET /health HTTP/9.9\r\nHost: HOST\r\n\r\n", 400, NO_HTTP),
    "version 2": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400, NO_HTTP),
    "TLS": (b"\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03" + bytes(500), 400, NO_HTTP),
    "every byte": (bytes(range(256)) * 8, 400, NO_HTTP),
    "a long method": (b"A" * 20_000 + b" / HTTP/1.1\r\n\r\n", 400, NO_HTTP),
    "an unknown method": (b"STEAL / HTTP/1.1\r\nHost: HOST\r\n\r\n", 400, NO_HTTP),
    "a long address": (b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\n\r\n", 431, LONG),
    "many fields": (GET + b"A: b\r\n" * 200 + b"\r\n", 431, LONG),
    "a long field": (GET + b"A: " + b"b" * 20_000 + b"\r\n\r\n", 431, LONG),
    "a field without an end": (GET + b"A: " + b"b" * 200_000, 431, LONG),
    "two hosts": (GET + b"Host: evil.example\r\nConnection: close\r\n\r\n", 400,
                  "Send exactly one Host header."),
    "no host": (b"GET /health HTTP/1.1\r\nConnection: close\r\n\r\n", 403, STRANGE_HOST),
    "no host, as once": (b"GET /health HTTP/1.0\r\nConnection: close\r\n\r\n", 403, STRANGE_HOST),
    "a token after the body": (
        CHUNKED + b"Connection: close\r\n\r\n0\r\nAuthorization: Bearer TOKEN\r\n\r\n", 401,
        NO_TOKEN),
    "a request inside a handshake": (
        UPGRADE + b"13\r\nContent-Length: 60\r\n\r\n" + SMUGGLED, 400,
        "Request a WebSocket as RFC 6455 specifies, with GET and a key of 16 bytes."),
    "a request after a false handshake": (
        UPGRADE + b"777\r\n\r\n" + SMUGGLED, 426, "Request WebSocket version 13."),
}


@pytest.mark.parametrize("name", BAD_REQUESTS)
def test_no_request_is_smuggled(fortress, name):
    data, code, sentence = BAD_REQUESTS[name]
    data = data.replace(b"HOST", fortress.host.encode())
    answer = fortress.send(data.replace(b"TOKEN", signed(claims()).encode()))
    # A second answer would be that of the smuggled request.
    assert answer.count(b"HTTP/1.1 ") == 1, answer
    assert (status(answer), said(answer)) == (code, sentence)


def test_a_handshake_after_a_request_is_refused(fortress):
    answer = fortress.send((SMUGGLED + UPGRADE + b"13\r\n\r\n").replace(
        b"HOST", fortress.host.encode()))
    assert answer.count(b"HTTP/1.1 ") == 2 and b" 101 " not in answer
    assert b"Request a WebSocket as the first request of a connection." in answer


@pytest.mark.parametrize("method", ["TRACE", "CONNECT", "OPTIONS", "PUT", "PATCH", "PROPFIND"])
def test_no_other_method_is_served(fortress, method):
    targets = {"CONNECT": ["evil.example:443"], "OPTIONS": ["*"]}
    for target in ["/", "/index.html", "/api/somethings", *targets.get(method, [])]:
        code, answer = fortress.ask(target, "X-Mine: secret", method=method, token=signed(claims()))
        assert (code, said(answer)) == (404, NOT_FOUND) and b"secret" not in answer


PATHS = [
    "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2f..%2fetc%2fpasswd",
    "/%252e%252e/%252e%252e/etc/passwd", "/..\\..\\etc\\passwd", "/%5c..%5c..%5cetc%5cpasswd",
    "//etc/passwd", "/%2fetc/passwd", "/.%2e/.%2e/etc/passwd", "/index.html%00.js", "/%00",
    "/..;/..;/etc/passwd", "/%c0%ae%c0%ae/etc/passwd", "/.git/config", "/.env", "/%2", "/%zz",
    "/styles/../../etc/passwd", "/docs/../../etc/passwd", "/index.html/../../../etc/passwd",
    "/~root/", "/samples/..%2f..%2fetc%2fpasswd.wav", "/samples/%2fetc%2fpasswd.wav",
    "/samples/..%252f..%252fetc%252fpasswd.wav", "/samples/..%5c..%5csecret.wav",
    "/samples/%00.wav", "/samples/transcription", "/recordings/..%2f..%2fsecret.opus",
    "/recordings/%00.opus", "/recordings/1.opus", "/a%0d%0aX-Evil:%20yes"]


@pytest.mark.parametrize("path", PATHS)
def test_no_path_leaves_the_page(fortress, path):
    code, answer = fortress.ask(path, "Hark-Session: ../x")
    head, _, body = answer.partition(b"\r\n\r\n")
    assert (code, said(answer)) == (404, NOT_FOUND)
    assert b"root:" not in body and SECRET.encode() not in body and b"x-evil" not in head.lower()


def test_no_name_splits_an_answer(fortress):
    split = "a%0d%0aX-Evil: yes"
    code, answer = fortress.ask(
        f"/api/somethings?before={split.replace(' ', '')}", f"Idempotency-Key: {split}",
        "Content-Type: application/json", f"Accept-Language: {split}", method="POST",
        body=b'{"content":"a\\r\\nX-Evil: yes","contentType":"text"}', token=signed(claims("split")))
    head = answer.partition(b"\r\n\r\n")[0].lower()
    assert code == 400 and b"x-evil" not in head
    code, answer = fortress.ask("/health", f"X-Request-ID: {split}", f"Range: bytes={split}")
    assert code == 200 and b"x-evil" not in answer.lower()


def bodies():
    deep = b"[" * 100_000 + b"]" * 100_000
    huge = b"1" * 200_000
    return {
        "a deep body": ("/api/somethings", deep, 400),
        "deep objects": ("/api/somethings", b'{"content":' * 20_000 + b"1" + b"}" * 20_000, 400),
        "a deep member": ("/api/somethings", b'{"content":"a","contentType":"text","x":%b}' % deep,
                          400),
        "a huge number": ("/api/somethings", b'{"content":%b,"contentType":"text"}' % huge, 400),
        "a huge exponent": ("/api/somethings", b'{"content":1e99999,"contentType":"text"}', 400),
        "a huge text": ("/api/somethings", b'{"content":"%b","contentType":"text"}' % huge, 413),
        "more than the limit": ("/api/somethings", b" " * (257 << 10), 413),
        "half a character": ("/api/somethings", b'{"content":"\\ud800","contentType":"text"}', 400),
        "another kind": ("/api/somethings", b'{"content":"a","contentType":"html"}', 422),
        "deep speech": ("/v1/audio/speech", deep[:30_000], 400),
        "a deep secret": ("/v1/realtime/client_secrets", b'{"session":' + deep[:60_000] + b"}", 400),
        "an eternal secret": ("/v1/realtime/client_secrets",
                              b'{"expires_after":{"anchor":"created_at","seconds":1e18}}', 400),
    }


@pytest.mark.parametrize("name", bodies())
def test_no_json_is_too_much(fortress, name):
    target, body, code = bodies()[name]
    found, answer = fortress.ask(target, "Content-Type: application/json", method="POST", body=body,
                                 token=signed(claims("json")))
    assert found == code and said(answer).endswith("."), answer[:500]


def test_thousands_of_parts_are_refused(fortress):
    body = part("keywords[]", b"a") * 5_000 + END
    code, answer = fortress.ask(
        "/v1/audio/transcriptions", "Content-Type: multipart/form-data; boundary=edge",
        method="POST", body=body, token=signed(claims("parts")))
    assert (code, said(answer)) == (
        413, "The form has too many parts; send at most 64.")
