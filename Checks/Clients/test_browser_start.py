"""The browser that the server opens."""

import os

from serving import Hark, wait_until


def test_the_browser_receives_no_secrets(tmp_path, monkeypatch):
    opened = tmp_path / "opened"
    programs = tmp_path / "programs"
    programs.mkdir()
    starter = programs / "xdg-open"
    starter.write_text(f'#!/bin/sh\nenv > "$HOME/environment"\necho "$1" > "$HOME/part"\n'
                       f'mv "$HOME/part" "{opened}"\n')
    starter.chmod(0o700)
    monkeypatch.setenv("PATH", f"{programs}:{os.environ['PATH']}")
    monkeypatch.setenv("DISPLAY", ":7")
    for name in ("HARK_SECRET", "HARK_TOKEN", "HARK_RECOGNIZER_KEY", "HARK_CHAT_KEY", "OTHER_KEY"):
        monkeypatch.setenv(name, "much-too-secret-for-a-browser-to-know")
    server = Hark(tmp_path, "--open")
    try:
        wait_until(opened.exists)
        assert opened.read_text().strip() == server.url
        environment = (tmp_path / "environment").read_text()
        assert "DISPLAY=:7\n" in environment
        assert "secret" not in environment.lower(), environment
    finally:
        server.stop()
