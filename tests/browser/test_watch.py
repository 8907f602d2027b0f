"""No page complains unheard: every other test in the browser relies on it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.conftest import watching
from tests.browser.watch import WatchedBrowser

TESTS = Path(__file__).parent.parent
RAW = {"sync_playwright", "async_playwright", "launched", "launch", "open_browser", "_browser"}
"""Names of a browser that nobody watches."""

# The definitions themselves, and the script that takes the pictures of the docs.
KNOWN = {
    "browser/conftest.py": {"sync_playwright", "launched", "launch", "open_browser", "_browser"},
    "browser/pictures.py": {"sync_playwright", "launched"},
    "browser/watch.py": {"_browser"},
    "foreign/test_in_the_browser.py": {"open_browser", "_browser"},
}

COMPLAINTS = [
    ("thrown", "weberror", "setTimeout(() => { throw new Error('thrown'); })"),
    ("unhandled", "weberror", "void Promise.reject(new Error('unhandled'))"),
    ("error: said", "console", "console.error('said')"),
    ("warning: warned", "console", "console.warn('warned')"),
    ("status of 404", "console", "void fetch('/api/tables/no-such-table')"),
    ("net::ERR_CONNECTION_REFUSED", "requestfailed", "void fetch('/refused').catch(() => {})"),
]


def opened(context: BrowserContext, address: str, how: str) -> Page:
    page = context.new_page()
    page.goto(address + "/bell.js")
    if how == "first":
        return page
    with context.expect_page() as another:
        if how == "second":
            context.new_page()
        else:
            page.evaluate("void window.open('about:blank')")
    another.value.goto(address + "/bell.js")
    return another.value


@pytest.mark.parametrize("how", ["first", "second", "popup"])
def test_what_any_page_complains_of_fails_the_test_unless_it_is_expected(
    chromium: WatchedBrowser, address: str, how: str
) -> None:
    context = chromium.new_context()
    context.route("**/refused", lambda route: route.abort("connectionrefused"))
    context.route("**/favicon.ico", lambda route: route.fulfill(status=204))
    page = opened(context, address, how)
    for text, event, deed in COMPLAINTS:
        assert chromium.complaints == []
        with context.expect_event(event):
            page.evaluate(deed)
        assert any(text in said for said in chromium.complaints)
        chromium.console(context).expect(text)


def test_an_error_in_a_service_worker_fails_the_test_too(chromium: WatchedBrowser, address: str) -> None:
    context = chromium.new_context()
    context.route("**/favicon.ico", lambda route: route.fulfill(status=204))
    page = opened(context, address, "first")
    with context.expect_event("serviceworker") as worker:
        page.evaluate("void navigator.serviceWorker.register('/bell.js')")
    with context.expect_event("console"):
        worker.value.evaluate("() => console.error('said')")
    assert [said.split(" ")[:2] for said in chromium.complaints] == [["error:", "said"]]
    chromium.console(context).expect("said")


@pytest.mark.parametrize("expected", [False, True])
def test_the_fixture_fails_on_a_complaint_that_is_not_expected(request: pytest.FixtureRequest, expected: bool) -> None:
    fixture = watching(request.getfixturevalue("_browser"))
    watched = next(fixture)
    context = watched.new_context()
    if expected:
        watched.console(context).expect("said")
    with context.expect_event("console"):
        context.new_page().evaluate("console.error('said')")
    with pytest.raises(StopIteration if expected else AssertionError):
        next(fixture)


def names(path: Path) -> set[str]:
    """Every name that a file defines, imports or uses."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        match node:
            case ast.Name(id=name) | ast.arg(arg=name) | ast.alias(name=name) | ast.Attribute(attr=name):
                found.add(name)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.Constant(value=str(name)):
                found.add(name)
    return found


def test_every_test_uses_a_browser_that_is_watched() -> None:
    files = [path for folder in ("browser", "foreign") for path in (TESTS / folder).rglob("*.py")]
    used = {path.relative_to(TESTS).as_posix(): names(path) & RAW for path in files}
    del used["browser/test_watch.py"]
    assert {path: found for path, found in used.items() if found} == KNOWN


def test_scroll_bars_take_room_as_most_people_have_them(chromium: WatchedBrowser) -> None:
    page = chromium.new_context().new_page()
    page.set_content('<div style="width: 100px; height: 100px; overflow: scroll"></div>')
    assert (
        page.evaluate("(({ offsetWidth, clientWidth }) => offsetWidth - clientWidth)(document.querySelector('div'))")
        > 0
    )
