"""A browser that keeps everything its pages complain of, so that a test can fail on it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Request, WebError

# On a busy machine a file that was asked for beforehand may be used later than Chromium expects.
UNHURRIED = "was preloaded using link preload but not used within a few seconds"
LEFT = "net::ERR_ABORTED"
"""A page that is left cancels its requests, and a download ends the request for a page."""


class Console:
    """What all pages of one context complained of: uncaught errors, errors and warnings, failed requests."""

    def __init__(self, context: BrowserContext) -> None:
        self._heard: list[str] = []
        self._expected = [UNHURRIED]
        context.on("console", self._said)
        context.on("weberror", self._threw)
        context.on("requestfailed", self._failed)

    def expect(self, *texts: str) -> None:
        """Allow complaints with one of these texts, earlier ones too."""
        self._expected += texts

    @property
    def complaints(self) -> list[str]:
        """Everything that was not expected."""
        return [said for said in self._heard if not any(text in said for text in self._expected)]

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._heard.append(f"{message.type}: {message.text} {message.location['url']}")

    def _threw(self, error: WebError) -> None:
        self._heard.append(f"uncaught: {error.error}")

    def _failed(self, request: Request) -> None:
        if request.failure != LEFT:
            self._heard.append(f"failed: {request.failure} {request.url}")


class WatchedBrowser:
    """A browser whose every context has a console; there is no other way to open one."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._consoles: dict[BrowserContext, Console] = {}

    def new_context(self, **options: Any) -> BrowserContext:
        context = self._browser.new_context(**options)
        self._consoles[context] = Console(context)
        return context

    def console(self, context: BrowserContext) -> Console:
        return self._consoles[context]

    @property
    def complaints(self) -> list[str]:
        """What was not expected, of all contexts."""
        return [said for console in self._consoles.values() for said in console.complaints]

    def close_contexts(self) -> None:
        """Close what a test has left open; whatever its pages still say is heard before."""
        for context in self._consoles:
            context.close()
