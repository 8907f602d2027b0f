"""CSRF: every route that changes something refuses requests without a session or without its token."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.routes import HTTPRoute

from cenote.server.accounts.csrf import CSRF_HEADER
from cenote.server.app import make_app
from cenote.server.http.security_headers import SAFE_METHODS
from cenote.server.settings import Settings
from tests.server.browsers import Serving, serving

EXCLUDED = {("POST", "/told/{what:str}/{link:str}")}
"""Routes that are authorized by the signed link of a mail, to which mail clients post without any cookie (RFC 8058)."""

VALUES = {"id": "a" * 12, "handle": "0" * 16, "game": "tikal", "what": "stop", "link": "x"}


def unsafe_routes() -> list[tuple[str, str]]:
    """The method and path of every route that is not read-only."""
    app = make_app(Settings(data=Path(), secret=b"routes"))
    routes = [route for route in app.routes if isinstance(route, HTTPRoute)]
    return sorted((method, route.path) for route in routes for method in route.methods if method not in SAFE_METHODS)


UNSAFE = unsafe_routes()
CHECKED = [route for route in UNSAFE if route not in EXCLUDED]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("csrf")) as running:
        yield running


def filled(path: str) -> str:
    """A path with values for its parameters."""
    return re.sub(r"\{(\w+):\w+\}", lambda parameter: VALUES[parameter[1]], path)


def test_the_exceptions_are_routes_that_exist() -> None:
    assert set(UNSAFE) >= EXCLUDED
    assert len(CHECKED) > 30


@pytest.mark.parametrize(("method", "path"), CHECKED)
def test_a_change_needs_a_session_and_its_token(server: Serving, method: str, path: str) -> None:
    browser = server.browser()
    http, url = browser.http, filled(path)
    without = http.request(method, url, json={})
    assert (without.status_code, without.json()["code"]) == (403, "csrf")
    wrong = http.request(method, url, json={}, headers={CSRF_HEADER: browser.csrf + "x"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "csrf")
    foreign = http.request(method, url, json={}, headers={CSRF_HEADER: server.browser().csrf})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "csrf")
    http.cookies.clear()
    anonymous = http.request(method, url, json={}, headers={CSRF_HEADER: browser.csrf})
    assert (anonymous.status_code, anonymous.json()["code"]) == (401, "no-session")


@pytest.mark.parametrize(("method", "path"), sorted(EXCLUDED))
def test_an_exception_is_authorized_by_its_link(server: Serving, method: str, path: str) -> None:
    answer = server.browser().http.request(method, filled(path))
    assert answer.status_code == 404
    assert "json" not in answer.headers["content-type"]
