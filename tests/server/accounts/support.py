"""What people with accounts do, in one line each."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from typing import Any

import httpx

from cenote.server.accounts import recovery
from cenote.server.accounts.authentication import Authentication
from cenote.server.accounts.csrf import CSRF_HEADER
from cenote.server.accounts.visitors import Visitor
from cenote.server.storage.accounts import Account
from cenote.server.storage.sessions import Session
from cenote.server.throttling.fair_share import CpuScheduler
from tests.server.browsers import Browser, Serving

PASSWORD = "correct horse battery"


OTHER = "staple in the correct horse"


def entered(browser: Browser, answer: httpx.Response) -> dict[str, Any]:
    """What came back, once the browser has taken up who it is now."""
    assert answer.status_code in (200, 201), answer.text
    told: dict[str, Any] = answer.json()
    browser.csrf = told["me"]["csrf"]
    return told


def sign_up(browser: Browser, name: str, password: str = PASSWORD) -> str:
    """The recovery code."""
    return str(entered(browser, browser.post("/api/signup", {"name": name, "password": password}))["recovery"])


def log_in(browser: Browser, name: str, password: str = PASSWORD) -> dict[str, Any]:
    return entered(browser, browser.post("/api/login", {"name": name, "password": password}))


def account(server: Serving, name: str, password: str = PASSWORD) -> Browser:
    browser = server.browser()
    sign_up(browser, name, password)
    return browser


def delete(browser: Browser, path: str) -> httpx.Response:
    return browser.http.delete(path, headers={CSRF_HEADER: browser.csrf})


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def lobby(browser: Browser) -> list[str]:
    return [line["id"] for line in browser.http.get("/api/lobby").json()["mine"]]


def rows(server: Serving, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(server.path)) as database:
        return database.execute(query).fetchall()


def text_of(server: Serving) -> bytes:
    """Everything in the database, as bytes."""
    with closing(sqlite3.connect(server.path)) as database:
        return "\n".join(database.iterdump()).encode()


async def kept(authentication: Authentication, source: str = "home") -> Account:
    """Anna, logged in at home."""
    client = CpuScheduler().client("127.0.0.1")
    made = Account("anna", "Anna", await authentication.passwords.hash(PASSWORD, client), recovery.code_hash("X"), 0.0)
    await authentication.accounts.add(
        made, Session(Visitor("anna", "s").key, "anna", "", source, time.time(), time.time())
    )
    return made
