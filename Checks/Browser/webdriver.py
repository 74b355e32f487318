"""A client for the W3C WebDriver protocol of WebKitGTK's driver."""

import http.client
import json

# Keys by name, as encoded by the protocol.
KEYS = {"Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue006", "Shift": "\ue008", "Escape": "\ue00c",
        "Space": " ", "End": "\ue010", "Home": "\ue011", "ArrowLeft": "\ue012", "ArrowUp": "\ue013",
        "ArrowRight": "\ue014", "ArrowDown": "\ue015"}

# The longest wait for an answer, in seconds. Only a test whose page is frozen reaches it.
PATIENCE = 60


class Refused(Exception):
    """The driver's answer to a failed command."""


def strokes(*keys: str) -> dict:
    """Returns keyboard actions that press these keys, each given by its name or its character."""
    return {"type": "key", "id": "keys", "actions": [
        {"type": kind, "value": KEYS.get(key, key)} for key in keys for kind in ("keyDown", "keyUp")]}


class Driver:
    """One session: a browser with one window."""

    def __init__(self, port: int, **options):
        self.port = port
        self.path = "/session"
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        session = self.post("", capabilities={"alwaysMatch": options})["sessionId"]
        self.path = f"/session/{session}/"
        self.post("timeouts", script=1000 * PATIENCE)

    def post(self, command: str, **parameters):
        return self._send("POST", command, json.dumps(parameters))

    def get(self, command: str):
        return self._send("GET", command)

    def _send(self, method: str, command: str, body: str | None = None):
        self.connection.request(
            method, self.path + command, body.encode() if body else None,
            {"Content-Type": "application/json"})
        answer = self.connection.getresponse()
        value = json.loads(answer.read())["value"]
        if answer.status != 200:
            raise Refused(f"{command}: {value['error']}: {value['message']}")
        return value

    def goes_to(self, url: str):
        self.post("url", url=url)

    def runs(self, function: str, arguments: list):
        """Returns the result of a JavaScript function, awaited if it is a promise."""
        return self.post("execute/sync", script=f"return ({function})(arguments[0]);", args=[arguments])

    def points(self, action: dict):
        """Performs a mouse action."""
        self.post("actions", actions=[{"type": "pointer", "id": "mouse", "actions": [action]}])

    def strikes(self, *keys: str):
        """Presses keys, each given by its name or its character."""
        self.post("actions", actions=[strokes(*keys)])

    def picture(self) -> str:
        """Returns a screenshot of the window, as a PNG in Base64."""
        return self.get("screenshot")

    def fits(self, width: int, height: int):
        """Resizes the window so that the page has this size, allowing for the window's own frame
        and toolbars."""
        inner = self.runs("() => [innerWidth, innerHeight]", [])
        outer = self.get("window/rect")
        self.post("window/rect", width=outer["width"] + width - inner[0],
                  height=outer["height"] + height - inner[1])

    def closes(self):
        """Closes the browser."""
        # A connection cannot be reused if its last request was never answered.
        self.connection.close()
        self.path = self.path.rstrip("/")
        self._send("DELETE", "")
        self.connection.close()
