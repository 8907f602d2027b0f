"""A real server as a process, a real Chromium, and people who sit at them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.person import PATIENCE, Person
from tests.browser.watch import WatchedBrowser
from tests.counts import SOAK
from tests.server.process import PATIENT

collect_ignore = [] if SOAK else ["test_firefox.py"]

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
SERVE = "from cenote.cli import main; raise SystemExit(main())"

FAILED = pytest.StashKey[bool]()

Arrive = Callable[..., Person]

expect.set_options(timeout=PATIENCE)


@contextmanager
def serving(folder: Path, port: str = "0", **settings: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A real server as a process, and where it listens; `settings` are those of the environment."""
    command = [sys.executable, "-c", SERVE, "serve", "--lang", "en", "--port", port, "--data", str(folder)]
    environment = {**os.environ, **PATIENT, **settings}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert "http://" in line, line
        try:
            yield server, f"http://{line.split('http://')[1].split('/')[0]}"
        finally:
            server.terminate()


def launched(playwright: Playwright) -> Browser:
    """The Chromium of this machine, with scroll bars as most people have them."""
    path = next(filter(None, map(shutil.which, CHROMIUM)), None)
    assert path, "Install Chromium to run the tests in the browser."
    return playwright.chromium.launch(executable_path=path, args=FLAGS, ignore_default_args=["--hide-scrollbars"])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let the fixtures of a test know how it ended."""
    report = yield
    if call.when == "call":
        item.stash[FAILED] = report.failed
    return report


def open_browser() -> Iterator[Browser]:
    """A browser that is closed, with Playwright's event loop, when the scope of its fixture ends."""
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


_browser = pytest.fixture(scope="package")(open_browser)


def watching(browser: Browser) -> Iterator[WatchedBrowser]:
    """A browser whose complaints, unless a test expects them, fail when the scope of its fixture ends."""
    watched = WatchedBrowser(browser)
    yield watched
    watched.close_contexts()
    assert watched.complaints == []


@pytest.fixture
def chromium(_browser: Browser) -> Iterator[WatchedBrowser]:
    """The browser for one test, which fails on whatever a page complains of and the test does not expect."""
    yield from watching(_browser)


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a real server listens."""
    with serving(tmp_path_factory.mktemp("server")) as (_, address):
        yield address


@pytest.fixture
def arrive(chromium: WatchedBrowser, address: str, request: pytest.FixtureRequest) -> Iterator[Arrive]:
    """Somebody with a browser of their own.

    They come to the server that all tests share, or to the one they are told.
    """
    people: list[Person] = []

    def somebody(at: str = address, **wishes: Any) -> Person:
        person = Person(chromium, at, **wishes)
        people.append(person)
        return person

    yield somebody
    for number, person in enumerate(people, 1):
        if request.node.stash.get(FAILED, False):
            person.picture(f"failed-{request.node.name}-{number}")
        person.leave()
