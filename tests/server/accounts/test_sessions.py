"""Sessions: made anew at every entrance, listed, ended, and nobody else's."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import httpx
import pytest

from cenote.server import limits
from cenote.server.accounts.authentication import Authentication
from cenote.server.accounts.csrf import CSRF_HEADER
from cenote.server.accounts.devices import device_name
from cenote.server.accounts.session_cache import SessionCache
from cenote.server.accounts.visitors import Visitor
from cenote.server.http.responses import CloseSocket
from cenote.server.protocol.game_messages import CLOSE_SESSION
from tests.server.accounts.conftest import Storages
from tests.server.accounts.support import (
    OTHER,
    PASSWORD,
    account,
    delete,
    entered,
    kept,
    lobby,
    log_in,
    refused,
    rows,
    sign_up,
)
from tests.server.browsers import Serving, two_browsers
from tests.server.house import SOON


def test_log_in_and_sign_up_make_a_new_session_and_the_cookies_before_are_decoy_hash(server: Serving) -> None:
    anna = server.browser("Anna")
    guest, token = anna.cookie, anna.csrf
    sign_up(anna, "Anna")
    first = anna.cookie
    log_in(anna, "Anna")
    second = anna.cookie
    assert len({guest, first, second}) == 3
    for stale in (guest, first):
        answer = httpx.put(f"{server.url}/api/me", json={"name": "Eve"}, headers={"Cookie": stale, CSRF_HEADER: token})
        assert refused(answer) == (401, "no-session")
    assert anna.http.get("/api/account").json()["name"] == "Anna"
    assert len(rows(server, "select key from sessions")) == 1, "logging in twice in one browser is one session"
    assert refused(anna.http.put("/api/me", json={"name": "Eve"}, headers={CSRF_HEADER: token})) == (403, "csrf")


def test_a_log_in_from_another_site_is_refused(server: Serving) -> None:
    account(server, "Anna")
    eve = server.browser()
    asked = {"name": "Anna", "password": PASSWORD}
    assert refused(eve.http.post("/api/login", json=asked)) == (403, "csrf")
    from_elsewhere = {CSRF_HEADER: eve.csrf, "Origin": "https://evil.example"}
    assert refused(eve.http.post("/api/login", json=asked, headers=from_elsewhere)) == (403, "forbidden-origin")


def test_sessions_are_listed_and_ended_and_their_sockets_hung_up_on(server: Serving) -> None:
    anna, _, id = two_browsers(server)
    sign_up(anna, "Anna")
    phone, tablet = server.browser(), server.browser()
    phone.http.headers["user-agent"] = (
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) Version/17.0 Mobile/15E148 Safari/604.1"
    )
    log_in(phone, "Anna")
    log_in(tablet, "Anna")
    told = anna.http.get("/api/account").json()["sessions"]
    assert sorted((one["device"], one["current"], one["nearby"]) for one in told) == [
        ("", False, True),
        ("", True, True),
        ("Safari · iPhone", False, True),
    ]
    lost = next(one["id"] for one in told if one["device"])
    with phone.at(id) as lines, anna.at(id) as mine:
        lines.next("frame")
        left = delete(anna, f"/api/account/sessions/{lost}").json()["sessions"]
        assert lines.closed() == CLOSE_SESSION
        assert lost not in [one["id"] for one in left]
        assert mine.ask(type="story")["type"] == "told", "this browser is still here"
    assert refused(phone.post(f"/api/tables/{id}/leave")) == (401, "no-session")
    assert delete(anna, "/api/account/sessions").json()["sessions"] == [one for one in told if one["current"]]
    assert refused(tablet.http.get("/api/account")) == (401, "no-session")


def test_nobody_ends_anothers_session(server: Serving) -> None:
    anna, eve = account(server, "Anna"), account(server, "Eve")
    session = anna.http.get("/api/account").json()["sessions"][0]["id"]
    assert delete(eve, f"/api/account/sessions/{session}").status_code == 200
    assert anna.http.get("/api/account").status_code == 200
    assert refused(delete(eve, "/api/account/sessions/%25")) == (400, "malformed")


def test_logging_out_makes_a_stranger_of_the_browser(server: Serving) -> None:
    anna, _, id = two_browsers(server)
    sign_up(anna, "Anna")
    before = anna.cookie
    with anna.at(id) as line:
        line.next("frame")
        told = entered(anna, anna.post("/api/logout"))
        assert line.closed() == CLOSE_SESSION
    assert "account" not in told["me"]
    assert lobby(anna) == []
    assert httpx.get(f"{server.url}/api/lobby", headers={"Cookie": before}).json()["mine"] == []
    log_in(anna, "Anna")
    assert lobby(anna) == [id]


def test_another_password_ends_every_other_session(server: Serving) -> None:
    anna = account(server, "Anna")
    phone = server.browser()
    log_in(phone, "Anna")
    change = {"current": "wrong one indeed", "password": OTHER}
    assert refused(anna.put("/api/account/password", change)) == (403, "wrong-password")
    entered(anna, anna.put("/api/account/password", {**change, "current": PASSWORD}))
    assert anna.http.get("/api/account").status_code == 200
    assert refused(phone.http.get("/api/account")) == (401, "no-session")
    assert refused(server.browser().post("/api/login", {"name": "Anna", "password": PASSWORD})) == (403, "wrong-login")
    log_in(server.browser(), "Anna", OTHER)


@pytest.mark.anyio
async def test_what_another_server_ends_is_over_within_a_moment(
    authentication: Authentication, storages: Storages
) -> None:
    """Another server is another `SessionCache` over the same database; its clock is ours to turn."""
    await kept(authentication)
    now = [0.0]
    elsewhere, cookie = SessionCache(*storages, lambda: now[0]), Visitor("", "s")
    assert await elsewhere.resolve(cookie, "home") == Visitor("anna", "s")
    assert await elsewhere.resolve(Visitor("anna"), "home") is None, "the guest that she was is nobody"
    opened = asyncio.Event()

    async def socket() -> None:
        async with elsewhere.sockets.open(cookie.key):
            opened.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(socket())
    await opened.wait()
    authentication.session_cache.end(*await authentication.login_quotas.sessions.end("anna"))
    assert await authentication.session_cache.resolve(cookie, "home") is None
    await elsewhere.close_ended()
    with pytest.raises(CloseSocket, match="session-ended") as end:
        await asyncio.wait_for(task, SOON)
    assert end.value.code == CLOSE_SESSION
    assert await elsewhere.resolve(cookie, "home") is None


@pytest.mark.anyio
async def test_a_session_that_nobody_used_for_long_has_run_out(
    authentication: Authentication, monkeypatch: pytest.MonkeyPatch
) -> None:
    await kept(authentication)
    monkeypatch.setattr(limits, "ACCOUNTS", replace(limits.ACCOUNTS, session_seconds=-1))
    assert await authentication.login_quotas.sessions.of("anna") == []
    assert await authentication.session_cache.resolve(Visitor("", "s"), "home") is None


def test_a_cookie_cannot_be_made_up(server: Serving) -> None:
    account(server, "Anna")
    key = rows(server, "select key from sessions")[0][0]
    name = server.browser().cookie.split("=", 1)[0]
    for made in (f"~{key}", f"~{key}.x", f"{key}.{key}", "~", "~.~"):
        answer = httpx.get(f"{server.url}/api/account", headers={"Cookie": f"{name}={made}"})
        assert refused(answer) == (401, "no-session")


@pytest.mark.parametrize(
    ("agent", "words"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox · Linux"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/126.0 Safari/537.36 Edg/126.0", "Edge · Windows"),
        ("Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36", "Chrome · Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/17.4 Safari/605.1.15", "Safari · macOS"),
        ("<script>alert(1)</script>", ""),
        ("x" * 100_000, ""),
    ],
)
def test_a_device_is_told_in_words(agent: str, words: str) -> None:
    assert device_name(agent) == words


@pytest.mark.anyio
async def test_a_session_has_the_address_of_its_newest_request_at_once(authentication: Authentication) -> None:
    """Also of one that comes while an answer of the database is believed, and was seen a moment ago."""
    await kept(authentication, "home")
    cookie = Visitor("", "s")
    for source in ("home", "work", "home"):
        assert await authentication.session_cache.resolve(cookie, source) == Visitor("anna", "s")
        await authentication.session_cache.settle()
        assert [session.source for session in await authentication.login_quotas.sessions.of("anna")] == [source]
