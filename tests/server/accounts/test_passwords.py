"""Passwords and recovery codes: never kept, never logged, not to be guessed."""

from __future__ import annotations

import logging
import threading

import pytest
from argon2 import PasswordHasher

from cenote.server import limits
from cenote.server.accounts.auth_request import AuthRequest
from cenote.server.accounts.authentication import Authentication
from cenote.server.accounts.login_quotas import FOR_NAME, name_key
from cenote.server.accounts.passwords import Passwords, validated
from cenote.server.accounts.visitors import Visitor
from cenote.server.errors import Refusal
from cenote.server.protocol.account_messages import Credentials, LoggedIn, NewPassword, Proof, Recovery
from cenote.server.protocol.messages import Me
from cenote.server.storage.accounts import Account
from cenote.server.throttling.fair_share import CpuScheduler
from tests.server.accounts.support import (
    OTHER,
    PASSWORD,
    account,
    entered,
    kept,
    lobby,
    log_in,
    refused,
    rows,
    sign_up,
    text_of,
)
from tests.server.browsers import Browser, Serving


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
        validated(password, "Annabella")
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
    guesses = [
        refused(eve.post("/api/login", wrong)) for _ in range(limits.ACCOUNTS.wrong_passwords_per_quarter_hour + 1)
    ]
    assert guesses == [(403, "wrong-login")] * limits.ACCOUNTS.wrong_passwords_per_quarter_hour + [(429, "too-often")]
    assert refused(eve.post("/api/login", {**wrong, "password": PASSWORD})) == (429, "too-often")
    assert anna.http.get("/api/account").status_code == 200
    log_in(account(server, "Ben"), "Ben")  # others of the same address are not concerned


@pytest.mark.anyio
async def test_strangers_everywhere_cannot_lock_the_owner_out(authentication: Authentication) -> None:
    anna = await kept(authentication)
    for _ in range(limits.ACCOUNTS.wrong_passwords_per_hour_and_name):
        await authentication.quotas.take(FOR_NAME, name_key("Anna"))
    client = CpuScheduler().client("127.0.0.1")
    with pytest.raises(Refusal, match="too-often"):
        await authentication.login_quotas.count(AuthRequest(Visitor("eve"), "elsewhere", "", client), "Anna", anna)
    await authentication.login_quotas.count(AuthRequest(Visitor("other"), "home", "", client), "Anna", anna)


@pytest.mark.anyio
async def test_a_password_is_hashed_anew_when_the_parameters_change(authentication: Authentication) -> None:
    anna, client = await kept(authentication), CpuScheduler().client("127.0.0.1")
    stronger = Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    assert not authentication.passwords.needs_rehash(anna.password)
    assert stronger.needs_rehash(anna.password)
    assert await stronger.verify(PASSWORD, anna.password, client)
    assert not await stronger.verify(PASSWORD + "!", anna.password, client)
    assert not await stronger.verify("nobody's", "", client), "nobody has the password of nobody"
    stronger.close()


@pytest.mark.anyio
async def test_hashing_is_paid_for(authentication: Authentication) -> None:
    client = CpuScheduler(limits.CpuShares(0.005, 0.005)).client("127.0.0.1")
    await authentication.passwords.hash(PASSWORD, client)
    with pytest.raises(Refusal, match="too-fast"):
        await authentication.passwords.hash(PASSWORD, client)


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


def test_what_is_sent_is_not_shown_in_a_trace() -> None:
    held = [
        Credentials("Anna", PASSWORD),
        Recovery("Anna", "CODE", PASSWORD),
        NewPassword(PASSWORD, PASSWORD),
        Proof(PASSWORD),
        LoggedIn(Me("Anna", "t"), "CODE"),
        Visitor("anna", PASSWORD),
        Account("anna", "Anna", PASSWORD, "CODE", 0.0),
    ]
    for thing in held:
        assert PASSWORD not in repr(thing)
        assert "CODE" not in repr(thing)


def wrong_guesses(browser: Browser, name: str, times: int) -> list[tuple[int, str]]:
    return [refused(browser.post("/api/login", {"name": name, "password": OTHER})) for _ in range(times)]


def test_a_neighbour_at_the_same_address_locks_nobody_out_of_a_browser_they_have_used(server: Serving) -> None:
    anna, eve = account(server, "Anna"), server.browser("Eve")
    assert wrong_guesses(eve, "Anna", limits.ACCOUNTS.wrong_passwords_per_quarter_hour + 1)[-1] == (429, "too-often")
    entered(anna, anna.post("/api/logout"))
    log_in(anna, "Anna")
    assert refused(eve.post("/api/login", {"name": "Anna", "password": PASSWORD})) == (429, "too-often")


def test_a_browser_that_is_known_has_no_more_attempts_than_others(server: Serving) -> None:
    anna = account(server, "Anna")
    entered(anna, anna.post("/api/logout"))
    guesses = wrong_guesses(anna, "Anna", limits.ACCOUNTS.wrong_passwords_per_quarter_hour + 1)
    assert guesses == [(403, "wrong-login")] * limits.ACCOUNTS.wrong_passwords_per_quarter_hour + [(429, "too-often")]


def test_a_browser_is_known_for_one_account_only(server: Serving) -> None:
    """Who has an account of their own gets no further attempts for another, and nobody can forge the mark."""
    account(server, "Anna")
    eve = account(server, "Eve")
    entered(eve, eve.post("/api/logout"))
    assert wrong_guesses(eve, "Anna", limits.ACCOUNTS.wrong_passwords_per_quarter_hour + 1)[-1] == (429, "too-often")
    mark = next(cookie for cookie in eve.http.cookies.jar if cookie.name.endswith("-device"))
    person = rows(server, "select person from accounts where name = 'Anna'")[0][0]
    assert mark.value is not None
    forged = f"{person}/{mark.value.partition('/')[2]}"
    eve.http.cookies.set(mark.name, forged, domain=mark.domain, path=mark.path)
    assert wrong_guesses(eve, "Anna", 1) == [(429, "too-often")]


def test_the_mark_of_a_browser_goes_with_the_account_and_is_sent_nowhere_else(server: Serving) -> None:
    anna = account(server, "Anna")
    marks = [cookie for cookie in anna.http.cookies.jar if cookie.name.endswith("-device")]
    assert [mark.path for mark in marks] == ["/api/login"]
    entered(anna, anna.post("/api/account/delete", {"password": PASSWORD}))
    assert not [cookie for cookie in anna.http.cookies.jar if cookie.name.endswith("-device")]
