"""No page complains unheard: every other test in the browser relies on it."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.watch import WatchedBrowser

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
