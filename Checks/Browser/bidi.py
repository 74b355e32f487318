"""A client for WebDriver BiDi, which Firefox supports without a separate driver program.

Playwright's own client needs commands that Firefox ESR does not support yet.
"""

import json

from websockets.sync.client import connect

from webdriver import PATIENCE, Refused, strokes


class Connection:
    """The connection to a browser."""

    def __init__(self, address: str):
        # Firefox refuses a compressed connection.
        self.socket = connect(f"{address}/session", compression=None, legacy=True)
        self.last = 0
        self.send("session.new", capabilities={})

    def send(self, method: str, **parameters) -> dict:
        """Performs a command and returns its result."""
        self.last += 1
        self.socket.send(json.dumps({"id": self.last, "method": method, "params": parameters}))
        # Some events arrive without a subscription.
        while (answer := json.loads(self.socket.recv(PATIENCE))).get("id") != self.last:
            pass
        if answer["type"] == "error":
            raise Refused(f"{method}: {answer['error']}: {answer['message']}")
        return answer["result"]


class Tab:
    """A page in its own user context, which shares nothing with others."""

    def __init__(self, connection: Connection, width: int, height: int):
        self.connection = connection
        self.user = self.connection.send("browser.createUserContext")["userContext"]
        self.context = self.connection.send(
            "browsingContext.create", type="tab", userContext=self.user)["context"]
        self._send("browsingContext.setViewport", viewport={"width": width, "height": height})

    def _send(self, method: str, **parameters) -> dict:
        return self.connection.send(method, context=self.context, **parameters)

    def goes_to(self, url: str):
        self._send("browsingContext.navigate", url=url, wait="complete")

    def runs(self, function: str, arguments: list):
        """Returns the result of a JavaScript function, awaited if it is a promise."""
        found = self.connection.send(
            "script.callFunction", target={"context": self.context}, awaitPromise=True,
            functionDeclaration=f"async (all) => JSON.stringify(await ({function})(JSON.parse(all)) ?? null)",
            arguments=[{"type": "string", "value": json.dumps(arguments)}])
        if found["type"] == "exception":
            raise Refused(found["exceptionDetails"]["text"])
        return json.loads(found["result"]["value"])

    def points(self, action: dict):
        """Performs a mouse action."""
        self._send("input.performActions", actions=[
            {"type": "pointer", "id": "mouse", "actions": [action]}])

    def strikes(self, *keys: str):
        """Presses keys, each given by its name or its character."""
        self._send("input.performActions", actions=[strokes(*keys)])

    def picture(self) -> str:
        """Returns a screenshot of the window, as a PNG in Base64."""
        return self._send("browsingContext.captureScreenshot")["data"]

    def closes(self):
        self.connection.send("browser.removeUserContext", userContext=self.user)
