"""What guards every answer and every request, and how a server keeps its secret."""

from __future__ import annotations

import json
import re
import stat
from collections.abc import Iterator
from dataclasses import fields
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from cenote.cli import serve
from cenote.server import limits, settings
from cenote.server.accounts.csrf import CSRF_HEADER
from cenote.server.accounts.session_cookies import cookie_name
from cenote.server.http.security_headers import HEADERS
from cenote.server.limits import CpuShares
from cenote.server.notifications import settings as telling_settings
from cenote.server.protocol.game_messages import CLOSE_NO_TABLE
from cenote.server.protocol.messages import Problem
from cenote.server.settings import LOOPBACK, read_settings
from cenote.server.web.pages import STATIC
from tests.server import limits_page
from tests.server.browsers import COOKIE, Serving, serving, two_browsers
from tests.server.files import script
from tests.server.house import SOON

GAME = {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "open"}]}

ask = partial(httpx.request, verify=False, timeout=SOON)
"""A request of somebody without a cookie."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def problem(answer: httpx.Response) -> str:
    """The code of an answer that must be a Problem and nothing else."""
    assert answer.headers["content-type"].startswith("application/json")
    said = answer.json()
    assert sorted(said) == sorted(Problem.__struct_fields__)
    assert said["detail"]
    return str(said["code"])


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/me", 200),
        ("GET", "/api/lobby", 200),
        ("GET", "/api/schema/openapi.json", 200),
        ("GET", "/healthz", 200),
        ("GET", "/readyz", 200),
        ("HEAD", "/healthz", 405),
        ("OPTIONS", "/api/me", 204),
        ("GET", "/api/tables/nosuchtable1", 404),
        ("GET", "/api/tables/x", 400),
        ("GET", "/nowhere", 404),
        ("GET", "/api/nowhere", 404),
        ("GET", "/assets/nothing.js", 404),
        ("DELETE", "/api/me", 405),
        ("POST", "/api/tables", 401),
        ("PUT", "/api/me", 401),
        ("POST", "/healthz", 405),
    ],
)
def test_every_answer_carries_the_headers(server: Serving, method: str, path: str, status: int) -> None:
    answer = ask(method, server.url + path)
    assert answer.status_code == status
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert "server" not in answer.headers
    if path.startswith("/api"):
        assert answer.headers["cache-control"] == "no-store"
    if status >= 400 and method != "HEAD":
        assert problem(answer) in ("no-table", "malformed", "not-found", "method", "no-session")


@pytest.mark.parametrize("what", ["", "/history", "/record", "/draws"])
def test_nobody_keeps_what_is_told_of_a_table(server: Serving, what: str) -> None:
    """What a cache kept for one viewer could be shown to another, and a tag of it would tell when something changed."""
    anna, ben, id = two_browsers(server, game="jackal")
    for browser in (anna, ben, server.browser()):
        for tag in ({}, {"if-none-match": "*"}, {"if-modified-since": "Fri, 01 Jan 2100 00:00:00 GMT"}):
            answer = browser.http.get(f"/api/tables/{id}{what}", headers=tag)
            assert answer.status_code == (200 if what in ("", "/history") else 409)
            assert answer.headers["cache-control"] == "no-store"
            assert not {"etag", "last-modified"} & set(answer.headers)


def test_pages_and_assets_carry_the_headers(server: Serving) -> None:
    assert (STATIC / "index.html").exists(), "make builds the pages before it runs this"
    files = {path.suffix: path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*") if path.is_file()}
    for path in ("/", "/new", "/table/abc", "/play/tikal", *files.values()):
        answer = ask("GET", f"{server.url}/{path.lstrip('/')}")
        assert answer.status_code == (404 if path == "/table/abc" else 200)
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


@pytest.mark.parametrize("path", ["/healthz", "/api/me", "/nowhere", "/api/tables/x"])
def test_who_came_over_tls_comes_back_over_tls(server: Serving, path: str) -> None:
    """A trusted proxy says so; over plain http the header would be without meaning."""
    over_tls = ask("GET", server.url + path, headers={"X-Forwarded-Proto": "https"})
    assert over_tls.headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in ask("GET", server.url + path).headers
    refused = ask("POST", server.url + "/api/tables", headers={"X-Forwarded-Proto": "https", "Origin": "https://evil"})
    assert (refused.status_code, "strict-transport-security" in refused.headers) == (403, True)


def test_scripts_come_from_here_and_from_nowhere_else() -> None:
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"


@pytest.mark.parametrize(
    "path", ["/../secret", "/%2e%2e/app.py", "/..%2fapp.py", "/assets/../../app.py", "//etc/passwd"]
)
def test_no_path_leads_out_of_the_applications_folder(server: Serving, path: str) -> None:
    answer = ask("GET", server.url + path)
    assert answer.status_code in (400, 404)
    assert problem(answer) in ("not-found", "malformed")


def test_a_cookie_is_for_the_server_and_for_nobody_else(server: Serving) -> None:
    name, *flags = (part.strip() for part in ask("GET", server.url + "/api/me").headers["set-cookie"].split(";"))
    assert name.startswith(f"{COOKIE}=")
    assert {flag.lower() for flag in flags} >= {"httponly", "samesite=lax", "path=/"}
    assert not [flag for flag in flags if flag.lower().startswith("domain")]


@pytest.mark.parametrize("token", ["", "x", "é", "0" * 5000])
def test_a_change_without_the_token_is_refused(server: Serving, token: str) -> None:
    anna = server.browser()
    headers = {CSRF_HEADER.encode(): token.encode()} if token else {}
    asked = [
        anna.http.put("/api/me", json={"name": "Mallory"}, headers=headers),
        anna.http.post("/api/tables", json=GAME, headers=headers),
    ]
    for answer in asked:
        assert (answer.status_code, problem(answer)) == (403, "csrf")
    assert anna.http.get("/api/me").json()["name"] == ""


def test_a_token_is_bound_to_its_guest(server: Serving) -> None:
    anna, ben = server.browser(), server.browser()
    answer = anna.http.put("/api/me", json={"name": "Mallory"}, headers={CSRF_HEADER: ben.csrf})
    assert (answer.status_code, problem(answer)) == (403, "csrf")
    assert anna.csrf != ben.csrf


def test_without_a_cookie_nothing_can_be_changed(server: Serving) -> None:
    for cookies in ({}, {COOKIE: "anna.AAAA"}, {COOKIE: "x"}):
        answer = ask("POST", server.url + "/api/tables", json=GAME, cookies=cookies)
        assert (answer.status_code, problem(answer)) == (401, "no-session")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1", "http://[", "x" * 2000])
def test_a_page_of_another_site_changes_nothing(server: Serving, origin: str) -> None:
    anna = server.browser()
    headers = {CSRF_HEADER: anna.csrf, "origin": origin}
    answer = anna.http.put("/api/me", json={"name": "Mallory"}, headers=headers)
    assert (answer.status_code, problem(answer)) == (403, "forbidden-origin")
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert anna.http.get("/api/me", headers={"origin": origin}).json()["name"] == ""


@pytest.mark.parametrize(
    ("origin", "scheme", "allowed"),
    [
        ("http://play.example", "http", True),
        ("http://play.example:80", "http", True),
        ("HTTP://Play.Example", "http", True),
        ("https://play.example", "http", False),
        ("http://play.example", "https", False),
        ("https://play.example", "https", True),
        ("https://play.example:443", "https", True),
        ("https://play.example:80", "https", False),
        ("ftp://play.example", "http", False),
        ("play.example", "http", False),
    ],
)
def test_a_page_is_ours_only_with_the_same_scheme(server: Serving, origin: str, scheme: str, allowed: bool) -> None:
    """Behind a proxy that speaks TLS, the scheme is what the proxy says."""
    anna = server.browser()
    sent = {"host": "play.example", "x-forwarded-proto": scheme, "origin": origin}
    answer = anna.http.put("/api/me", json={"name": "Anna"}, headers={CSRF_HEADER: anna.csrf, **sent})
    assert answer.status_code == (200 if allowed else 403)


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_socket_is_opened_only_for_a_page_with_the_same_scheme(server: Serving, scheme: str) -> None:
    anna, here = server.browser(), f"127.0.0.1:{server.port}"
    other = {"http": "https", "https": "http"}[scheme]
    with anna.at("nosuchtable1", **{"Origin": f"{scheme}://{here}", "X-Forwarded-Proto": scheme}) as line:
        assert line.closed() == CLOSE_NO_TABLE
    with (
        pytest.raises(InvalidStatus) as refused,
        anna.at("nosuchtable1", **{"Origin": f"{other}://{here}", "X-Forwarded-Proto": scheme}),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_a_page_of_ours_may_change_something(server: Serving) -> None:
    anna = server.browser()
    answer = anna.http.put("/api/me", json={"name": "Anna"}, headers={CSRF_HEADER: anna.csrf, "origin": server.url})
    assert answer.status_code == 200


PORTLESS = ("127.0.0.1:x.evil", "localhost:", "localhost:80:80", "localhost:123456", "[::1]x", "a@localhost")
"""Names with something behind the colon, or before the name, that no browser would send."""


def test_a_name_that_is_none_is_answered_nowhere(server: Serving) -> None:
    for host in PORTLESS:
        assert problem(ask("GET", server.url + "/api/lobby", headers={"host": host})) == "forbidden-host", host


def test_a_request_in_pieces_is_refused_and_not_read_to_its_end(server: Serving) -> None:
    pieces = (b"x" for _ in range(10))
    answer = ask("PUT", server.url + "/api/me", content=pieces)
    assert (answer.status_code, problem(answer), answer.headers["connection"]) == (400, "malformed", "close")


def test_only_names_that_are_ours_are_answered(tmp_path: Path) -> None:
    with serving(tmp_path, hosts=LOOPBACK, origins=("https://cenote.example",)) as server:
        for host in (f"localhost:{server.port}", "localhost", "127.0.0.1", "[::1]", "[::1]:80", "LocalHost"):
            assert ask("GET", server.url + "/api/lobby", headers={"host": host}).status_code == 200, host
        for host in ("evil.example", "localhost.evil.example", f"evil.example:{server.port}", "[::2]", "", *PORTLESS):
            answer = ask("GET", server.url + "/api/lobby", headers={"host": host})
            assert (answer.status_code, problem(answer)) == (403, "forbidden-host")
            assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
        anna = server.browser()
        with pytest.raises(InvalidStatus), anna.at("nosuchtable1", Host="evil.example"):
            pass
        headers = {CSRF_HEADER: anna.csrf, "origin": "https://cenote.example"}
        assert anna.http.put("/api/me", json={"name": "Anna"}, headers=headers).status_code == 200


def test_a_request_that_is_too_large_is_refused(server: Serving) -> None:
    anna = server.browser()
    answer = anna.put("/api/me", {"name": "x" * 100_000})
    assert (answer.status_code, problem(answer)) == (413, "too-large")


TWO_REQUESTS = 1.2 * limits.COSTS.request_seconds / limits.COSTS.burst_seconds
"""The share of an address that is in debt after two requests, and for many seconds."""


def test_too_many_requests_are_refused_and_health_is_still_told(tmp_path: Path) -> None:
    with serving(tmp_path, cpu=CpuShares(1000.0, TWO_REQUESTS)) as server:
        answers = [ask("GET", server.url + "/api/lobby") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200] * 2 + [429] * 2
        assert problem(answers[-1]) == "too-fast"
        assert {name: answers[-1].headers.get(name) for name in HEADERS} == HEADERS
        assert int(answers[-1].headers["retry-after"]) == answers[-1].json()["facts"]["wait"] > 0
        assert ask("GET", server.url + "/healthz").status_code == 200


def test_behind_a_proxy_each_address_has_its_own_share(tmp_path: Path) -> None:
    def come_from(*hosts: str) -> list[int]:
        sent = ({"x-forwarded-for": host} for host in hosts)
        return [ask("GET", proxied.url + "/api/lobby", headers=headers).status_code for headers in sent]

    with serving(tmp_path, cpu=CpuShares(1000.0, TWO_REQUESTS)) as proxied:
        assert come_from(*["203.0.113.1"] * 3, "203.0.113.2") == [200, 200, 429, 200]
        assert come_from(*["2001:db8::1"] * 2, "2001:db8::2", "2001:db8:0:1::1") == [200, 200, 429, 200]
        assert come_from("203.0.113.3, 203.0.113.1") == [429], "only what the proxy itself has added is believed"


def test_a_server_says_whether_it_lives_and_whether_it_is_ready(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert ask("GET", server.url + "/healthz").text == "ok\n"
        assert ask("GET", server.url + "/readyz").text == "ready\n"
        script(server.path, "alter table tables rename to away")
        assert ask("GET", server.url + "/healthz").status_code == 200
        answer = ask("GET", server.url + "/readyz")
        assert (answer.status_code, problem(answer)) == (503, "trouble")
        assert "sqlite" not in answer.text.lower()
        assert problem(ask("GET", server.url + "/api/lobby")) == "trouble"
        script(server.path, "alter table away rename to tables")
        assert ask("GET", server.url + "/readyz").status_code == 200


def test_the_secret_is_made_once_and_only_its_owner_may_read_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CENOTE_SECRET", raising=False)
    data = tmp_path / "new" / "folder"
    first = read_settings(data, "127.0.0.1", 0)
    file = data / "secret"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert len(first.secret) == 64
    assert read_settings(data, "127.0.0.1", 0).secret == first.secret == file.read_bytes()
    assert first.secret.decode() not in repr(first)
    file.chmod(0o644)
    assert read_settings(data, "127.0.0.1", 0).secret == first.secret
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert read_settings(tmp_path / "other", "127.0.0.1", 0).secret != first.secret


def test_a_secret_that_is_given_wins_and_is_written_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = "from elsewhere, and long enough to be safe"
    monkeypatch.setenv("CENOTE_SECRET", given)
    assert read_settings(tmp_path, "127.0.0.1", 0).secret == given.encode()
    assert list(tmp_path.iterdir()) == []


def test_an_empty_secret_file_is_not_taken_for_a_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that was killed between making the file and writing it must not sign with nothing for ever."""
    monkeypatch.delenv("CENOTE_SECRET", raising=False)
    (tmp_path / "secret").touch(0o600)
    assert len(read_settings(tmp_path, "127.0.0.1", 0).secret) >= 32


@pytest.mark.parametrize(
    ("host", "hosts"), [("127.0.0.1", LOOPBACK), ("localhost", LOOPBACK), ("::1", LOOPBACK), ("0.0.0.0", ())]
)
def test_a_server_for_this_machine_answers_to_its_own_names_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str, hosts: tuple[str, ...]
) -> None:
    monkeypatch.delenv("CENOTE_HOSTS", raising=False)
    assert read_settings(tmp_path, host, 0).hosts == hosts
    monkeypatch.setenv("CENOTE_HOSTS", "a.example, b.example,")
    monkeypatch.setenv("CENOTE_ORIGINS", "https://a.example")
    settings = read_settings(tmp_path, host, 0)
    assert (settings.hosts, settings.origins) == (("a.example", "b.example"), ("https://a.example",))


def test_a_guest_from_before_is_known_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = server.browser("Anna")
        id = anna.create("me", "open")
        cookie, csrf = anna.http.cookies[COOKIE], anna.csrf
    with serving(tmp_path) as server:
        me = ask("GET", server.url + "/api/me", cookies={COOKIE: cookie})
        assert (me.json(), me.cookies[COOKIE]) == ({"name": "Anna", "csrf": csrf}, cookie)
        lobby = ask("GET", server.url + "/api/lobby", cookies={COOKIE: cookie}).json()
        assert [table["id"] for table in lobby["mine"]] == [id]
    with serving(tmp_path, secret=b"another secret") as server:
        other = cookie_name(b"another secret")
        me = ask("GET", server.url + "/api/me", cookies={COOKIE: cookie, other: cookie})
        assert me.json()["name"] == ""
        assert me.cookies[other] != cookie


def test_depth_is_refused_as_it_is_over_a_socket(server: Serving) -> None:
    anna = server.browser()
    for nested in ("[" * 8000, "[" * 4000 + "]" * 4000, '{"a":' * 2000 + "1" + "}" * 2000):
        headers = {CSRF_HEADER: anna.csrf, "content-type": "application/json"}
        answer = anna.http.put("/api/me", content=nested, headers=headers)
        assert (answer.status_code, problem(answer) in ("too-deep", "malformed")) == (400, True)
    assert json.loads(anna.http.get("/api/me").text)["name"] == ""


SETTINGS = limits_page.PAGE.read_text("utf-8")


def test_the_docs_list_every_limit() -> None:
    assert limits_page.parted(SETTINGS)[1] == limits_page.table(), "run python -m tests.server.limits_page"


def test_the_docs_list_every_setting() -> None:
    files = map(Path, (settings.__file__, telling_settings.__file__, serve.__file__))
    read = {name for file in files for name in re.findall(r'"(CENOTE_\w+)"', file.read_text("utf-8"))}
    read |= {f"CENOTE_{field.name.upper()}" for kind in limits_page.CONFIGURABLE for field in fields(kind)}
    assert set(re.findall(r"^\| `(CENOTE_\w+)` \|", SETTINGS, re.M)) == read
