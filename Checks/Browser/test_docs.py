"""The developer documentation page."""

import os
import re
import subprocess

import speech
from serving import Hark, hark


def test_it_shows_every_call_and_runs_them(context, hark):
    page = context.new_page()
    page.goto(f"{hark.url}/docs")
    for call in ["POST /v1/audio/transcriptions", "POST /v1/audio/speech", "GET /v1/models",
                 "GET /metrics", "GET /health"]:
        page.get_by_role("heading", name=call, exact=True).wait_for()
    for title in ["curl", "The openai package", "A browser", "Speech as it is spoken", "Swift"]:
        assert hark.url in page.get_by_label(title).inner_text() or title == "A browser"
    page.get_by_label("A sound file").set_input_files(
        speech.RECORDINGS / f"{speech.NAME.format(speech.SHORT)}.wav")
    page.get_by_role("button", name="Transcribe").click()
    page.get_by_text("he was not").wait_for()
    speak = page.get_by_role("button", name="Speak")
    with page.expect_response("**/v1/audio/speech") as spoken:
        speak.click()
    assert spoken.value.status == 200
    page.get_by_role("button", name="Speak", disabled=False).wait_for()
    trouble = page.locator("div:has(> div.try input[type=text]) > p")
    assert trouble.inner_text() == ""
    assert page.get_by_label("A key", exact=True).count() == 0
    assert not page.evaluate(
        "document.documentElement.scrollWidth > document.documentElement.clientWidth")


def test_a_reply_may_be_heard_because_its_context_is_as_old_as_the_click(context, hark):
    page = context.new_page()
    page.add_init_script("""
        window.order = [];
        const load = window.fetch;
        window.fetch = (...all) => { order.push('request'); return load(...all); };
        window.AudioContext = class extends AudioContext {
            constructor() { super(); order.push('context'); }
        };""")
    page.goto(f"{hark.url}/docs")
    page.get_by_role("button", name="Speak").wait_for()
    page.evaluate("order.length = 0")
    with page.expect_response("**/v1/audio/speech"):
        page.get_by_role("button", name="Speak").click()
    assert page.evaluate("order") == ["context", "request"]


def test_what_goes_wrong_is_told(context, hark):
    page = context.new_page()
    page.goto(f"{hark.url}/docs/")
    page.get_by_role("button", name="Transcribe").click()
    page.get_by_text("Send the audio in the form field named file.").wait_for()


def test_where_a_key_is_needed_it_is_sent(context, services, tmp_path, monkeypatch):
    monkeypatch.setenv("HARK_SECRET", "a secret for tokens that is long enough")
    server = Hark(tmp_path, "--host", "0.0.0.0", *services)
    try:
        address = f"http://127.0.0.1:{server.port}"
        token = subprocess.run(
            [hark(), "token", "--user", "ada"], check=True, capture_output=True, text=True,
            env={**os.environ, "HOME": str(tmp_path)}).stdout.strip()
        page = context.new_page()
        page.goto(f"{address}/docs")
        assert "HARK_KEY" in page.get_by_label("curl").inner_text()
        page.get_by_role("button", name="Speak").click()
        page.get_by_text(re.compile("Send an API key")).wait_for()
        page.get_by_label("A key", exact=True).fill(token)
        with page.expect_response("**/v1/audio/speech") as spoken:
            page.get_by_role("button", name="Speak").click()
        assert spoken.value.status == 200
    finally:
        server.stop()
