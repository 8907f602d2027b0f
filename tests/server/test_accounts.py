"""Accounts: signing up, logging in elsewhere, sessions that end, names that nobody else can wear, and giving it up."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import String

from cenote.server.accounts import passwords, recovery
from cenote.server.accounts.desk import FOR_ANYBODY, Caller, Desk, name_key
from cenote.server.accounts.devices import device
from cenote.server.accounts.messages import Credentials, Entered, NewPassword, Proof, Recovery
from cenote.server.accounts.passwords import Passwords, accepted
from cenote.server.accounts.visits import Visits
from cenote.server.guests import CSRF_HEADER, Visitor
from cenote.server.limits import LOG_INS_AS, LOG_INS_FOR
from cenote.server.names import fit_for_account, skeletons
from cenote.server.playing import CLOSE_SESSION
from cenote.server.protocol import Me
from cenote.server.refusal import Refusal
from cenote.server.socket import Hangup
from cenote.server.storage import belongings, moving
from cenote.server.storage.accounts import Account, Accounts
from cenote.server.storage.database import Database, bring_up_to_date
from cenote.server.storage.programs import Programs
from cenote.server.storage.quotas import Quotas
from cenote.server.storage.schema import (
    ACCOUNTS,
    METADATA,
    PRESENCE,
    PROGRAMS,
    RATINGS,
    SESSIONS,
    TURNS,
    VISITS,
    WHENCE,
)
from cenote.server.storage.sessions import Session, Sessions
from cenote.server.work import Work
from tests.server.browsers import Browser, Serving, offer, serving, two_browsers
from tests.server.house import SOON

PASSWORD = "correct horse battery"
OTHER = "staple in the correct horse"


HOSTILE = (
    "Anna",
    "ANNA",
    "a n n a",
    "Ann\N{CYRILLIC SMALL LETTER A}",
    "\N{CYRILLIC CAPITAL LETTER A}nna",
    "\N{FULLWIDTH LATIN CAPITAL LETTER A}nna",
    "\N{MATHEMATICAL BOLD CAPITAL A}nna",
    "Ann\N{LATIN SMALL LETTER A WITH GRAVE}",
    "An\N{COMBINING DOT BELOW}na",
    "An\N{ZERO WIDTH JOINER}na",
    "\N{RIGHT-TO-LEFT OVERRIDE}Anna",
    "Anna\N{VARIATION SELECTOR-16}",
    "\N{LISU LETTER A}\N{LISU LETTER NA}\N{LISU LETTER NA}\N{LISU LETTER A}",
    "\N{CHEROKEE LETTER GO}nna",
    "\N{LATIN LETTER SMALL CAPITAL A}nn\N{LATIN LETTER SMALL CAPITAL A}",
    "Anna.",
    "“Anna”",
    "Anna\N{IDEOGRAPHIC SPACE}",
)
"""Names that somebody could take for Anna's."""


@pytest.fixture(autouse=True)
def _hashes_that_cost_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "PasswordHasher", partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path) as running:
        yield running


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


def test_a_guest_signs_up_and_is_the_same_person(server: Serving) -> None:
    anna, ben, id = two_browsers(server)
    person = anna.person
    sign_up(anna, "Anna")
    assert rows(server, "select person from accounts") == [(person,)]
    assert lobby(anna) == [id]
    with anna.at(id) as line:
        frame = line.next("frame")
        assert line.play(frame, *offer(frame))["type"] == "accepted"
    assert anna.http.get("/api/me").json()["account"] is True
    assert "account" not in ben.http.get("/api/me").json()


def test_whoever_logs_in_elsewhere_goes_on_playing_and_brings_a_guests_games_along(server: Serving) -> None:
    anna, ben, id = two_browsers(server)
    sign_up(anna, "Anna")
    phone = server.browser("Somebody else")
    gathering, running = phone.create("me", "invited"), phone.create("me", "hot Zed")
    with ben.at(id) as watching, phone.at(running) as old:
        old.next("frame")
        log_in(phone, "aNNa")
        assert old.closed() == CLOSE_SESSION, "it was opened by a guest who is no more"
        assert sorted(lobby(phone)) == sorted(lobby(anna)) == sorted([id, gathering, running])
        with phone.at(id) as line:
            frame = line.next("frame")
            assert line.play(frame, *offer(frame))["type"] == "accepted"
        watching.until(lambda heard: heard["type"] == "frame" and heard["number"] == frame["number"])
    seats = phone.http.get(f"/api/tables/{gathering}").json()["seats"]
    assert [seats[0]["name"], seats[0]["yours"]] == ["Anna", True], "the account's name where the game has not begun"
    assert phone.http.get(f"/api/tables/{gathering}").json()["host"] is True
    with anna.at(running) as line:
        frame = line.next("frame")
        assert line.play(frame, *offer(frame))["type"] == "accepted", "the table in memory knows its new people"


def test_every_column_that_names_a_person_is_moved() -> None:
    """A room that adds one decides here what becomes of it when somebody logs in, and when an account is deleted."""
    own = {ACCOUNTS.c.person, SESSIONS.c.person, PROGRAMS.c.person, RATINGS.c.person, TURNS.c.person}
    passing = {PRESENCE.c.person, VISITS.c.person, WHENCE.c.person}
    names = ("person", "host", "was", "author", "owner", "muted", "reporter")
    named = {
        column
        for table in METADATA.tables.values()
        for column in table.c
        if column.name in names and isinstance(column.type, String)
    }
    moved = {*moving.MOVED, *(column for column, _ in belongings.MOVED if column.name in names)}
    assert named == own | passing | moved


def test_log_in_and_sign_up_make_a_new_session_and_the_cookies_before_are_nobodys(server: Serving) -> None:
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


def test_the_recovery_code_works_once_and_ends_every_other_session(server: Serving) -> None:
    anna = server.browser()
    code = sign_up(anna, "Anna")
    phone = server.browser("Anyone")
    game = phone.create("me", "hot Zed")
    asked = {"name": "anna", "code": code.lower().replace("-", " "), "password": OTHER}
    assert refused(phone.post("/api/recover", {**asked, "code": "0" * 20})) == (403, "wrong-recovery")
    assert refused(phone.post("/api/recover", {**asked, "name": "Nobody"})) == (403, "wrong-recovery")
    fresh = entered(phone, phone.post("/api/recover", asked))["recovery"]
    assert lobby(phone) == [game], "what was begun as a guest comes along"
    assert refused(anna.http.get("/api/account")) == (401, "no-session")
    assert len(phone.http.get("/api/account").json()["sessions"]) == 1
    stranger = server.browser()
    assert refused(stranger.post("/api/recover", asked)) == (403, "wrong-recovery")
    newest = entered(phone, phone.post("/api/account/recovery", {"password": OTHER}))["recovery"]
    assert refused(stranger.post("/api/recover", {**asked, "code": fresh})) == (403, "wrong-recovery")
    entered(stranger, stranger.post("/api/recover", {**asked, "code": newest}))


def test_a_code_used_twice_at_once_is_used_once(server: Serving) -> None:
    code = sign_up(server.browser(), "Anna")
    answers: list[int] = []

    def recover(browser: Browser, number: int) -> None:
        asked = {"name": "Anna", "code": code, "password": f"{OTHER} {number}"}
        answers.append(browser.post("/api/recover", asked).status_code)

    threads = [threading.Thread(target=recover, args=(server.browser(), number)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200, 403, 403, 403]


def test_nobody_can_look_like_an_account(server: Serving) -> None:
    account(server, "Anna")
    eve, mallory = server.browser(), account(server, "Mallory")
    for name in HOSTILE:
        mine, beside = {"kind": "me", "name": name}, {"kind": "hot", "name": name}
        for answer in (
            eve.put("/api/me", {"name": name}),
            eve.put("/api/me", {"name": f"{name} 2"}),
            eve.post("/api/signup", {"name": name, "password": PASSWORD}),
            mallory.put("/api/me", {"name": name}),
            eve.post("/api/tables", {"game": "tikal", "seats": [mine, {"kind": "open"}]}),
            eve.post("/api/tables", {"game": "tikal", "seats": [{"kind": "me"}, beside]}),
        ):
            assert refused(answer) in ((409, "name-taken"), (429, "too-often")), (name, answer.text)
    assert len(rows(server, "select name from accounts")) == 2


def test_a_guest_who_has_a_name_loses_it_to_an_account(server: Serving) -> None:
    guest, anna = server.browser("Anna"), server.browser()
    sign_up(anna, "Anna")
    assert guest.http.get("/api/me").json()["name"] == ""
    id = guest.create("me", "open")
    assert guest.http.get(f"/api/tables/{id}").json()["seats"][0]["name"] == "Guest 1"
    assert anna.put("/api/me", {"name": "ANNA"}).json()["name"] == "ANNA", "one's own name may be written otherwise"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("greedy", "bot-name"),
        ("Collector 3", "bot-name"),
        ("Guest", "guest-name"),
        ("Gast7", "guest-name"),
        ("ГОСТЬ", "guest-name"),
        ("Somebody", "guest-name"),
        ("Ben 2", "numbered-name"),
        ("\N{ZERO WIDTH SPACE}", "bad-name"),
        ("x" * 25, "bad-name"),
    ],
)
def test_an_account_looks_like_no_bot_and_no_guest(name: str, code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        fit_for_account(name)
    assert refusal.value.code == code


def test_names_of_other_alphabets_stay_apart() -> None:
    for one, other in (("देवी", "दवा"), ("王小明", "王小月"), ("สมชาย", "สมหญิง"), ("!!!", "???"), ("Ben2", "Ben3")):
        assert set(skeletons(one)).isdisjoint(skeletons(other))


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("short", "password-length"),
        ("x y z  ", "password-length"),
        ("long" * 65, "password-length"),
        ("\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}" * 20, "password-length"),
        ("Password1", "password-common"),
        ("ｐａｓｓｗｏｒｄ", "password-common"),
        ("aaaaaaaaaaaa", "password-common"),
        ("annabella", "password-name"),
        ("Annabella!", "password-name"),
    ],
)
def test_a_poor_password_is_refused(password: str, code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        accepted(password, "Annabella")
    assert refusal.value.code == code
    assert password not in str(refusal.value)


def test_a_password_is_the_same_from_every_keyboard(server: Serving) -> None:
    account(server, "Zoe", "mot de passe très sûr")
    log_in(server.browser(), "Zoë", "mot de passe tre\N{COMBINING GRAVE ACCENT}s su\N{COMBINING CIRCUMFLEX ACCENT}r")


def test_a_wrong_name_and_a_wrong_password_have_the_same_answer(server: Serving) -> None:
    account(server, "Anna")
    eve = server.browser()
    one = eve.post("/api/login", {"name": "Anna", "password": "not this one"})
    other = eve.post("/api/login", {"name": "Nobody", "password": "not this one"})
    assert one.content == other.content
    assert refused(one) == refused(other) == (403, "wrong-login")


def test_guessing_ends_and_the_owner_is_not_locked_out(server: Serving) -> None:
    anna, eve = account(server, "Anna"), server.browser()
    wrong = {"name": "Anna", "password": "not this one"}
    guesses = [refused(eve.post("/api/login", wrong)) for _ in range(LOG_INS_AS + 1)]
    assert guesses == [(403, "wrong-login")] * LOG_INS_AS + [(429, "too-often")]
    assert refused(eve.post("/api/login", {**wrong, "password": PASSWORD})) == (429, "too-often")
    assert anna.http.get("/api/account").status_code == 200
    log_in(account(server, "Ben"), "Ben")  # others of the same address are not concerned


@pytest.fixture
async def desk(tmp_path: Path) -> Any:
    """A desk without a server around it, with hashes that cost little."""
    path = tmp_path / "cenote.db"
    await bring_up_to_date(path)
    database = Database(path)
    accounts, sessions, programs = Accounts(database), Sessions(database), Programs(database)
    hashing = Passwords()
    visits, anything = Visits(accounts, sessions, programs), None
    yield Desk(accounts, sessions, anything, Quotas(database), hashing, visits, anything, anything, programs)  # type: ignore[arg-type]
    hashing.close()
    await visits.settle()
    await database.close()


async def kept(desk: Desk, source: str = "home") -> Account:
    """Anna, logged in at home."""
    payer = Work().payer("127.0.0.1")
    made = Account("anna", "Anna", await desk.passwords.hashed(PASSWORD, payer), recovery.code_hash("X"), 0.0)
    await desk.accounts.add(made, Session(Visitor("anna", "s").key, "anna", "", source, time.time(), time.time()))
    return made


@pytest.mark.anyio
async def test_strangers_everywhere_cannot_lock_the_owner_out(desk: Desk) -> None:
    anna = await kept(desk)
    for _ in range(LOG_INS_FOR):
        await desk.quotas.take(FOR_ANYBODY, name_key("Anna"))
    payer = Work().payer("127.0.0.1")
    with pytest.raises(Refusal, match="too-often"):
        await desk._counted(Caller(Visitor("eve"), "elsewhere", "", payer), "Anna", anna)
    await desk._counted(Caller(Visitor("other"), "home", "", payer), "Anna", anna)


@pytest.mark.anyio
async def test_a_password_is_hashed_anew_when_the_parameters_change(desk: Desk) -> None:
    anna, payer = await kept(desk), Work().payer("127.0.0.1")
    stronger = Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    assert not desk.passwords.is_old(anna.password)
    assert stronger.is_old(anna.password)
    assert await stronger.fits(PASSWORD, anna.password, payer)
    assert not await stronger.fits(PASSWORD + "!", anna.password, payer)
    assert not await stronger.fits("nobody's", "", payer), "nobody has the password of nobody"
    stronger.close()


@pytest.mark.anyio
async def test_hashing_is_paid_for(desk: Desk) -> None:
    payer = Work(person=0.005, address=0.005).payer("127.0.0.1")
    await desk.passwords.hashed(PASSWORD, payer)
    with pytest.raises(Refusal, match="too-fast"):
        await desk.passwords.hashed(PASSWORD, payer)


@pytest.mark.anyio
async def test_what_another_server_ends_is_over_within_a_moment(desk: Desk) -> None:
    """Another server is another `Visits` over the same database; its clock is ours to turn."""
    await kept(desk)
    now = [0.0]
    elsewhere, cookie = Visits(desk.accounts, desk.sessions, desk.programs, lambda: now[0]), Visitor("", "s")
    assert await elsewhere.visitor(cookie, "home") == Visitor("anna", "s")
    assert await elsewhere.visitor(Visitor("anna"), "home") is None, "the guest that she was is nobody"
    opened = asyncio.Event()

    async def socket() -> None:
        async with elsewhere.lines.open(cookie.key):
            opened.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(socket())
    await opened.wait()
    desk.visits.end(*await desk.sessions.end("anna"))
    assert await desk.visits.visitor(cookie, "home") is None
    await elsewhere.look()
    with pytest.raises(Hangup, match="session-ended") as end:
        await asyncio.wait_for(task, SOON)
    assert end.value.code == CLOSE_SESSION
    assert await elsewhere.visitor(cookie, "home") is None


@pytest.mark.anyio
async def test_a_session_that_nobody_used_for_long_has_run_out(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    await kept(desk)
    monkeypatch.setattr("cenote.server.storage.sessions.SESSION_SECONDS", -1)
    assert await desk.sessions.of("anna") == []
    assert await desk.visits.visitor(Visitor("", "s"), "home") is None


def test_everything_about_somebody_can_be_taken_along(server: Serving) -> None:
    anna, ben, id = two_browsers(server)
    over = anna.create("me", "hot Zed")
    assert anna.post(f"/api/tables/{over}/leave").status_code == 200
    assert refused(anna.http.get("/api/account/export")) == (403, "no-account")
    sign_up(anna, "Anna")
    answer = anna.http.get("/api/account/export")
    assert answer.headers["content-disposition"].startswith("attachment")
    told = answer.json()
    assert told["name"] == "Anna"
    tables = {table["id"]: table for table in told["tables"]}
    assert tables.keys() == {id, over}
    assert (tables[id]["seats"], tables[id]["record"]) == ([0], "")
    assert (tables[over]["seats"], tables[over]["status"]) == ([0, 1], "abandoned"), "also what was given up"
    assert ben.person not in answer.text
    assert "argon2" not in answer.text


def test_a_deleted_account_leaves_no_name_behind(server: Serving) -> None:
    anna, ben, id = two_browsers(server)
    sign_up(anna, "Annabella")
    waiting = anna.create("me", "open")
    person, before = rows(server, "select person from accounts")[0][0], anna.cookie
    assert refused(anna.post("/api/account/delete", {"password": "not this one"})) == (403, "wrong-password")
    with ben.at(id) as line:
        line.next("frame")
        entered(anna, anna.post("/api/account/delete", {"password": PASSWORD}))
        seats = line.until(lambda heard: heard["type"] == "table" and heard["seats"][0]["name"] == "somebody")["seats"]
    assert [seats[0]["kind"], seats[0]["standby"]] == ["bot", True], "whoever goes has resigned"
    assert ben.http.get(f"/api/tables/{waiting}").json()["status"] == "abandoned"
    assert httpx.get(f"{server.url}/api/lobby", headers={"Cookie": before}).json()["mine"] == []
    for gone in ("Annabella", person):
        assert gone.encode() not in text_of(server)
    sign_up(server.browser(), "Annabella")


def test_a_finished_game_keeps_a_seat_without_a_name(server: Serving) -> None:
    anna, ben, id = two_browsers(server)
    sign_up(anna, "Annabella")
    assert ben.post(f"/api/tables/{id}/leave").status_code == 200
    with closing(sqlite3.connect(server.path)) as database, database:
        database.execute("update tables set status = 'over'")
        database.execute("update seats set name = 'Annabella' where seat = 0")
    entered(anna, anna.post("/api/account/delete", {"password": PASSWORD}))
    assert rows(server, "select kind, person, name from seats where seat = 0") == [("person", "", "somebody")]
    assert b"Annabella" not in text_of(server)
    assert rows(server, "select host from tables") == [("",)]


def ours(records: list[logging.LogRecord]) -> list[logging.LogRecord]:
    """What a server says; browsers and drivers that talk in this process are not ours."""
    return [record for record in records if record.name.startswith(("cenote", "uvicorn", "litestar"))]


def test_secrets_are_kept_as_hashes_and_logged_nowhere(server: Serving, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    anna = server.browser()
    code = sign_up(anna, "Anna")
    log_in(server.browser(), "Anna")
    server.browser().post("/api/login", {"name": "Anna", "password": OTHER})
    cookie = anna.cookie.split("=", 1)[1]
    secret = cookie.removeprefix('"').removeprefix("~").rsplit(".", 1)[0]
    kept, said = text_of(server), "\n".join(map(caplog.handler.format, ours(caplog.records)))
    for word in (PASSWORD, OTHER, code, code.replace("-", ""), secret):
        assert word.encode() not in kept
        assert word not in said
    assert rows(server, "select password from accounts")[0][0].startswith("$argon2id$")
    assert b"127.0.0.1" not in kept


def test_a_program_has_no_account(server: Serving) -> None:
    anna = account(server, "Anna")
    made = anna.post("/api/programs", {"name": "Robot of Anna"}).json()
    asked = {"name": "Ben", "password": PASSWORD}
    for path in ("/api/signup", "/api/login", "/api/logout"):
        answer = httpx.post(server.url + path, json=asked, headers={"Authorization": f"Bearer {made['token']}"})
        assert refused(answer) == (403, "not-for-programs")
    account(server, "Mallory")
    assert refused(anna.post("/api/programs", {"name": "MALLORY"})) == (409, "name-taken")
    entered(anna, anna.post("/api/account/delete", {"password": PASSWORD}))
    assert rows(server, "select * from programs") == []


def test_a_cookie_cannot_be_made_up(server: Serving) -> None:
    account(server, "Anna")
    key = rows(server, "select key from sessions")[0][0]
    name = server.browser().cookie.split("=", 1)[0]
    for made in (f"~{key}", f"~{key}.x", f"{key}.{key}", "~", "~.~"):
        answer = httpx.get(f"{server.url}/api/account", headers={"Cookie": f"{name}={made}"})
        assert refused(answer) == (401, "no-session")


def test_two_who_want_one_name_at_once_get_it_once(server: Serving) -> None:
    answers: list[int] = []

    def claim(browser: Browser, name: str) -> None:
        answers.append(browser.post("/api/signup", {"name": name, "password": PASSWORD}).status_code)

    names = ["Anna", "ANNA", "Ann\N{CYRILLIC SMALL LETTER A}", "Änna"]
    threads = [threading.Thread(target=claim, args=(server.browser(), name)) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [201, 409, 409, 409]


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
    assert device(agent) == words


def test_what_is_sent_is_not_shown_in_a_trace() -> None:
    held = [
        Credentials("Anna", PASSWORD),
        Recovery("Anna", "CODE", PASSWORD),
        NewPassword(PASSWORD, PASSWORD),
        Proof(PASSWORD),
        Entered(Me("Anna", "t"), "CODE"),
        Visitor("anna", PASSWORD),
        Account("anna", "Anna", PASSWORD, "CODE", 0.0),
    ]
    for thing in held:
        assert PASSWORD not in repr(thing)
        assert "CODE" not in repr(thing)
