"""A Firefox, driven over WebDriver BiDi, with as much of Playwright's interface as `Person` and `Pirate` need.

Playwright itself wants a Firefox newer than the extended support release that most distributions have.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any, cast

from playwright.sync_api import Page
from websockets.sync.client import ClientConnection, connect

from tests.browser.person import DESKTOP, PATIENCE, Person

FIREFOX = ("firefox-esr", "firefox")
LISTENING = re.compile(r"listening on (ws://\S+)")
EVENTS = ["log.entryAdded", "network.fetchError", "network.responseCompleted"]
LEFT = "NS_BINDING_ABORTED"
"""A page that is left cancels its requests."""

CALL = "async (text) => JSON.stringify((await (%s)(...JSON.parse(text))) ?? null)"
POLL = """(...args) => new Promise((done) => {
  const look = () => { const found = (%s)(...args); if (found) done(found); else setTimeout(look, 50); };
  look();
})"""
# Where to press: in sight, enabled, nothing else lies over it, and it is where it was when one looked before.
SPOT = """(selector, at, spot) => {
  const found = [...document.querySelectorAll(selector)].at(at);
  if (!found || found.disabled) return null;
  found.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { x, y, width, height } = found.getBoundingClientRect();
  const still = window.looked?.join() === [x, y, width, height].join();
  window.looked = [x, y, width, height];
  const [left, top] = spot ? [x + spot.x, y + spot.y] : [x + width / 2, y + height / 2];
  const hit = still && width && height ? document.elementFromPoint(left, top) : null;
  if (!hit || !found.contains(hit)) return null;
  window.clicked = false;
  found.addEventListener("click", () => (window.clicked = true), { once: true, capture: true });
  return [left, top];
}"""
BOX = """(selector, at) => {
  const box = [...document.querySelectorAll(selector)].at(at)?.getBoundingClientRect();
  return box && { x: box.x, y: box.y, width: box.width, height: box.height };
}"""
OF = "(selector, at, name) => [...document.querySelectorAll(selector)].at(at)?."
TRIES = 5
"""A press is lost where the page draws something anew while the button is down: Playwright is faster than that."""

KEYS = {"Escape": "\ue00c", "Enter": "\ue007"}


class Found:
    """What a function of the page has returned."""

    def __init__(self, value: Any) -> None:
        self._value = value

    def json_value(self) -> Any:
        return self._value


class FirefoxLocator:
    """Things on the page by their selector, or one of them."""

    def __init__(self, page: FirefoxPage, selector: str, at: int = 0) -> None:
        self._page, self._selector, self._at = page, selector, at

    @property
    def first(self) -> FirefoxLocator:
        return self.nth(0)

    @property
    def last(self) -> FirefoxLocator:
        return self.nth(-1)

    def nth(self, at: int) -> FirefoxLocator:
        return FirefoxLocator(self._page, self._selector, at)

    def locator(self, selector: str) -> FirefoxLocator:
        return FirefoxLocator(self._page, f"{self._selector} {selector}")

    def count(self) -> int:
        return int(self._page.evaluate("(selector) => document.querySelectorAll(selector).length", self._selector))

    def wait_for(self) -> None:
        self._page.wait(SPOT.replace("found.disabled", "false"), self._selector, self._at, None)

    def click(self, position: dict[str, float] | None = None) -> None:
        for _ in range(TRIES):
            self._page.point(*self._page.wait(SPOT, self._selector, self._at, position))
            if self._page.evaluate("window.clicked"):
                return
        raise AssertionError(f"{self._selector} cannot be pressed")

    def bounding_box(self) -> dict[str, float] | None:
        box: dict[str, float] | None = self._page.call(BOX, self._selector, self._at)
        return box

    def get_attribute(self, name: str) -> str | None:
        return self._read("getAttribute(name)", name)

    def text_content(self) -> str | None:
        return self._read("textContent")

    def _read(self, what: str, name: str = "") -> str | None:
        read: str | None = self._page.call(OF + what, self._selector, self._at, name)
        return read


class Keyboard:
    def __init__(self, page: FirefoxPage) -> None:
        self._page = page

    def press(self, key: str) -> None:
        value = KEYS.get(key, key)
        actions = [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        self._page.act({"type": "key", "id": "keys", "actions": actions})


class FirefoxPage:
    """The only page there is."""

    def __init__(self, send: Callable[..., Any], context: str) -> None:
        self._send, self._context = send, context
        self.keyboard = Keyboard(self)

    def goto(self, address: str) -> None:
        self._send("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def locator(self, selector: str) -> FirefoxLocator:
        return FirefoxLocator(self, selector)

    def get_by_test_id(self, name: str) -> FirefoxLocator:
        return self.locator(f'[data-testid="{name}"]')

    def call(self, function: str, *args: Any) -> Any:
        """What a function of the page returns, once that is known."""
        text = {"type": "string", "value": json.dumps(args)}
        where = {"context": self._context}
        said = self._send(
            "script.callFunction",
            functionDeclaration=CALL % function,
            arguments=[text],
            awaitPromise=True,
            target=where,
        )
        assert said["type"] == "success", said["exceptionDetails"]["text"]
        return json.loads(said["result"]["value"])

    def wait(self, function: str, *args: Any) -> Any:
        """The first answer of the function that is one."""
        return self.call(POLL % function, *args)

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        return self.call(expression if "=>" in expression else f"() => {expression}", arg)

    def eval_on_selector_all(self, selector: str, function: str) -> Any:
        return self.call(f"(selector) => ({function})([...document.querySelectorAll(selector)])", selector)

    def wait_for_function(self, function: str, arg: Any = None, **_: Any) -> Found:
        return Found(self.wait(function, arg))

    def wait_for_timeout(self, milliseconds: float) -> None:
        self.call("(time) => new Promise((done) => setTimeout(done, time))", milliseconds)

    def screenshot(self, path: Path) -> None:
        shot = self._send("browsingContext.captureScreenshot", context=self._context)
        path.write_bytes(b64decode(shot["data"]))

    def point(self, x: float, y: float) -> None:
        """Press the mouse there."""
        press = [{"type": "pointerMove", "x": round(x), "y": round(y)}]
        press += [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.act({"type": "pointer", "id": "mouse", "actions": press})

    def act(self, source: dict[str, Any]) -> None:
        self._send("input.performActions", context=self._context, actions=[source])


class Firefox:
    """The line to a Firefox, with one page; what that complains of is kept."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._ids = count(1)
        self.complaints: list[str] = []
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=EVENTS)
        context = self.send("browsingContext.getTree")["contexts"][0]["context"]
        self.send("browsingContext.setViewport", context=context, viewport=DESKTOP)
        self.page = FirefoxPage(self.send, context)

    def send(self, method: str, **params: Any) -> Any:
        """Send a command and wait for its result; what happens meanwhile is noted."""
        id = next(self._ids)
        self._line.send(json.dumps({"id": id, "method": method, "params": params}))
        while True:
            said = json.loads(self._line.recv(PATIENCE / 1000))
            if said["type"] == "event":
                self._note(said["method"], said["params"])
            elif said["id"] == id:
                assert said["type"] == "success", (method, said)
                return said["result"]

    def _note(self, method: str, told: dict[str, Any]) -> None:
        match method:
            case "log.entryAdded" if told["level"] in ("error", "warn"):
                self.complaints.append(f"{told['level']}: {told['text']} {told['stackTrace']}")
            case "network.fetchError" if told["errorText"] != LEFT:
                self.complaints.append(f"failed: {told['errorText']} {told['request']['url']}")
            case "network.responseCompleted" if told["response"]["status"] >= 400:
                self.complaints.append(f"status {told['response']['status']}: {told['request']['url']}")


class FirefoxPerson(Person):
    """Somebody in front of a Firefox."""

    def __init__(self, firefox: Firefox, address: str) -> None:
        self.address, self.touch, self.strangers = address, False, []
        self.page = cast(Page, firefox.page)
        self._pressed = ((0, 0), 0.0)


@contextmanager
def firefox(folder: Path, preferences: dict[str, int]) -> Iterator[Firefox]:
    """The Firefox of this machine, with an empty profile."""
    path = next(filter(None, map(shutil.which, FIREFOX)), None)
    assert path, "Install Firefox (Debian: apt install firefox-esr) to run these tests."
    given = {"intl.accept_languages": '"en-US"', **preferences}
    prefs = "".join(f'user_pref("{name}", {value});\n' for name, value in given.items())
    (folder / "user.js").write_text(prefs, "utf-8")
    command = [path, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        found = next(filter(None, map(LISTENING.search, process.stderr)))
        Thread(target=list, args=(process.stderr,), daemon=True).start()
        try:
            with connect(f"{found[1]}/session", max_size=None) as line:
                yield Firefox(line)
        finally:
            process.terminate()
