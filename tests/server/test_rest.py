"""REST: what a browser may ask for, what it is told, and what it must never be told."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from cenote.core.record import read
from cenote.core.registry import game
from cenote.core.replay import verify
from cenote.puzzles.puzzle import puzzles_of
from cenote.server.accounts.csrf import CSRF_HEADER
from tests.server.accounts.support import sign_up
from tests.server.browsers import Browser, Serving, offer, serving, two_browsers
from tests.server.files import rows
from tests.server.house import SALT

GAME: dict[str, Any] = {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def anna(server: Serving) -> Browser:
    return server.browser("Anna")


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_new_browser_becomes_a_guest_and_stays_one(server: Serving) -> None:
    anna = server.browser()
    cookie = anna.cookie
    assert anna.http.get("/api/me").json() == {"name": "", "csrf": anna.csrf}
    assert anna.put("/api/me", {"name": " Anna \N{RIGHT-TO-LEFT OVERRIDE} "}).json()["name"] == "Anna"
    assert anna.http.get("/api/me").json()["name"] == "Anna"
    assert anna.cookie == cookie
    assert server.browser().cookie != cookie


@pytest.mark.parametrize("name", ["", "x" * 25, 7, None, ["Anna"], "\N{ZERO WIDTH SPACE}"])
def test_a_name_that_cannot_be_shown_is_refused(anna: Browser, name: object) -> None:
    status, code = refused(anna.put("/api/me", {"name": name}))
    assert (status, code in ("malformed", "bad-name")) == (400, True)
    assert anna.http.get("/api/me").json()["name"] == "Anna"


@pytest.mark.parametrize("name", ["", "   ", "\u034f", "x" * 25])
def test_what_is_wrong_with_a_name_is_said(anna: Browser, name: str) -> None:
    answer = anna.put("/api/me", {"name": name})
    assert (refused(answer), answer.json()["facts"]) == ((400, "bad-name"), {"most": 24})
    assert refused(anna.put("/api/me", {"name": "Greedy"})) == (400, "bot-name")


def test_guests_have_names_of_their_own_at_a_table_that_say_nothing_of_who_they_are(server: Serving) -> None:
    host, guest = server.browser(), server.browser()
    id = host.create("me", "open")
    guest.join(id)
    seen = guest.http.get(f"/api/tables/{id}")
    assert [seat["name"] for seat in seen.json()["seats"]] == ["Guest 1", "Guest 2"]
    host.put("/api/me", {"name": "Guest 2"})
    seen = guest.http.get(f"/api/tables/{id}")
    assert [seat["name"] for seat in seen.json()["seats"]] == ["Guest 2 2", "Guest 2"]
    guest.put("/api/me", {"name": "Ben"})
    seen = guest.http.get(f"/api/tables/{id}")
    assert [seat["name"] for seat in seen.json()["seats"]] == ["Guest 2 2", "Ben"]


def test_the_lobby_offers_games_bots_and_tables(server: Serving) -> None:
    anna, ben = server.browser("Anna"), server.browser("Ben")
    listed, private = anna.create("me", "open", listed=True), anna.create("me", "open")
    lobby = ben.http.get("/api/lobby").json()
    assert [game["name"] for game in lobby["games"]] == ["tikal", "jackal"]
    for info in lobby["games"]:
        assert info["bots"] == ["medium", "easy", "hard", "expert", "greedy", "random"]
        assert info["offered"] == ["easy", "medium", "hard", "expert"]
    assert listed in [table["id"] for table in lobby["open"]]
    assert private not in [table["id"] for table in lobby["open"]]
    assert lobby["mine"] == []
    mine = anna.http.get("/api/lobby").json()["mine"]
    assert {table["id"] for table in mine} == {listed, private}


def test_the_rules_of_a_game_are_told_in_any_language(server: Serving) -> None:
    web = server.browser().http
    spoken = {language: web.get(f"/api/games/tikal/rules/{language}").json() for language in ("en", "ru", "xx")}
    assert spoken["xx"] == spoken["en"] != spoken["ru"]
    for chapters in (answer["chapters"] for answer in spoken.values()):
        assert [number for chapter in chapters for number, _ in chapter["rules"]] == list(game("tikal").rules)
        assert all(text for chapter in chapters for _, text in chapter["rules"])
    assert web.get("/api/games/chess/rules/en").json()["code"] == "unknown-game"


@pytest.mark.parametrize("what", ["rules", "words"])
def test_what_a_browser_knows_of_a_game_is_not_told_again(server: Serving, what: str) -> None:
    web, path = server.browser().http, f"/api/games/tikal/{what}/en"
    first = web.get(path)
    assert (first.status_code, first.headers["cache-control"]) == (200, "max-age=3600, public")
    again = web.get(path, headers={"if-none-match": f'"older", {first.headers["etag"]}'})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
    assert again.headers["cache-control"] == first.headers["cache-control"]
    other = web.get(path.replace("/en", "/fr"), headers={"if-none-match": first.headers["etag"]})
    assert (other.status_code, other.headers["etag"] != first.headers["etag"]) == (200, True)


def test_the_lobby_says_whose_turn_it_is(server: Serving) -> None:
    anna, ben, id = two_browsers(server)
    for browser, turn in ((anna, True), (ben, False)):
        (line,) = browser.http.get("/api/lobby").json()["mine"]
        assert (line["id"], line["status"], line["your_turn"]) == (id, "running", turn)
        assert line["acting"] == [0]


def test_the_lobby_does_not_say_who_has_chosen_where_that_is_a_secret(server: Serving) -> None:
    anna = server.browser("Anna")
    anna.create("me", "bot random", game="jackal")
    (line,) = anna.http.get("/api/lobby").json()["mine"]
    assert (line["status"], line["acting"]) == ("running", [])


def told(page: httpx.Response) -> dict[str, Any]:
    """What a page's script finds in it."""
    data = re.search(r'<script type="application/json" id="bootstrap">(.*?)</script>', page.text)
    assert data
    found: dict[str, Any] = json.loads(data[1])
    return found


def test_a_page_comes_with_what_its_script_would_ask_for_first(server: Serving) -> None:
    anna = server.browser("</script><b>&")
    id = anna.create("me", "open")
    home, table = told(anna.http.get("/")), told(anna.http.get(f"/table/{id}"))
    assert home == {"me": anna.http.get("/api/me").json(), "lobby": anna.http.get("/api/lobby").json()}
    assert table == {"me": home["me"]}
    assert home["me"]["name"] == "</script><b>&"


def test_an_address_of_nothing_is_answered_by_the_page_and_not_found(server: Serving) -> None:
    id = server.browser("Anna").create("me", "open")
    sign_up(server.browser(), "Björn")
    puzzle = next(iter(puzzles_of("tikal")))
    found = ["/", "/new", "/new?game=tikal", "/learn/tikal", "/play/jackal", "/how/tikal", f"/table/{id}"]
    found += [f"/puzzles/tikal/{puzzle}", "/people/Björn", "/people/bjorn"]
    lost = ["/new?game=xxx", "/learn/xxx", "/play/xxx", "/how/xxx", "/puzzles/xxx/1", "/table/AAAAAAAAAAAA"]
    lost += ["/puzzles/tikal/xxx", "/people/Nobody", f"/people/{'x' * 300}"]
    with httpx.Client(base_url=server.url) as web:
        assert {path: web.get(path).status_code for path in found} == dict.fromkeys(found, 200)
        pages = {path: web.get(path) for path in lost}
    assert {path: page.status_code for path, page in pages.items()} == dict.fromkeys(lost, 404)
    assert all('id="app"' in page.text for page in pages.values())


def test_a_page_of_a_table_that_waits_asks_for_no_board(server: Serving) -> None:
    anna = server.browser("Anna")
    tables = (("me", "open"), ("me", "bot random"))
    waiting, begun = (anna.http.get(f"/table/{anna.create(*seats)}").text for seats in tables)
    assert 'as="style"' not in waiting
    assert 'as="style"' in begun


def test_a_newcomer_can_open_a_table_with_what_the_page_told(server: Serving) -> None:
    with httpx.Client(base_url=server.url) as web:
        page = told(web.get("/play/tikal"))
        seats = [{"kind": "me", "name": "Newcomer"}, {"kind": "bot", "bot": "random"}]
        made = web.post("/api/tables", json={**GAME, "seats": seats}, headers={CSRF_HEADER: page["me"]["csrf"]})
        assert (page["me"]["name"], page["lobby"]["mine"], made.status_code) == ("", [], 201)
        assert web.get("/api/me").json()["name"] == "Newcomer"


def test_a_table_is_made_joined_begun_and_left(server: Serving) -> None:
    anna, ben, cleo = (server.browser(name) for name in ("Anna", "Ben", "Cleo"))
    made = anna.post("/api/tables", {**GAME, "seats": [{"kind": "me"}, {"kind": "invited"}]})
    assert made.status_code == 201
    id, invite = made.json()["id"], made.json()["invite"]
    path = f"/api/tables/{id}"
    assert refused(cleo.post(f"{path}/join", {})) == (403, "not-invited")
    assert refused(anna.post(f"{path}/start")) == (409, "seats-open")
    assert ben.post(f"{path}/join", {"invite": invite, "seat": 1}).json() == made.json()
    assert refused(cleo.post(f"{path}/join", {"invite": invite})) == (409, "no-seat")
    assert refused(ben.post(f"{path}/start")) == (403, "not-host")
    assert refused(anna.post(f"{path}/start")) == (409, "salts-missing")
    assert refused(cleo.post(f"{path}/salt", {"salt": SALT})) == (403, "not-seated")
    assert [browser.post(f"{path}/salt", {"salt": SALT}).json() for browser in (anna, ben)] == [made.json()] * 2
    assert anna.post(f"{path}/start").status_code == 200
    assert anna.http.get(path).json()["status"] == "running"
    assert refused(cleo.post(f"{path}/leave")) == (403, "not-seated")
    assert refused(anna.post(f"{path}/rematch")) == (409, "not-over")
    assert refused(anna.http.get(f"{path}/record")) == (409, "not-over")
    for browser in (anna, ben):
        assert browser.post(f"{path}/leave").status_code == 200
    record = cleo.http.get(f"{path}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert read(record.text).names == ("Anna", "Ben")
    assert not any(check.holds is False for check in verify(record.text))


def test_the_host_seats_a_bot_where_somebody_is_missing(server: Serving) -> None:
    anna, ben = (server.browser(name) for name in ("Anna", "Ben"))
    id = anna.post("/api/tables", {**GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}).json()["id"]
    path = f"/api/tables/{id}"
    assert refused(ben.post(f"{path}/bot", {"seat": 1})) == (403, "not-host")
    assert anna.post(f"{path}/bot", {"seat": 1}).status_code == 200
    assert anna.http.get(path).json()["seats"][1]["bot"] == "medium"
    assert anna.post(f"{path}/free", {"seat": 1}).status_code == 200
    assert refused(anna.post(f"{path}/bot", {"seat": 1, "bot": "examples/my_bot.py:MyBot"})) == (400, "unknown-bot")
    assert anna.post(f"{path}/bot", {"seat": 1, "bot": "hard"}).status_code == 200
    assert anna.http.get(path).json()["seats"][1]["bot"] == "hard"
    assert anna.post(f"{path}/free", {"seat": 1}).status_code == 200
    assert anna.http.get(path).json()["seats"][1]["kind"] == "open"
    assert refused(anna.post(f"{path}/free", {"seat": 7})) == (409, "seat-taken")


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": ""}, "malformed"),
        ({"game": 7}, "malformed"),
        ({"mode": "blitz"}, "bad-settings"),
        ({"options": ["fog"]}, "bad-settings"),
        ({"options": "camp-needs-member"}, "malformed"),
        ({"seats": []}, "malformed"),
        ({"seats": [{"kind": "me"}]}, "bad-settings"),
        ({"seats": [{"kind": "me"}] * 9}, "malformed"),
        ({"seats": [{"kind": "me"}, {"kind": "ghost"}]}, "malformed"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep-blue"}]}, "unknown-bot"),
        ({"seats": [{"kind": "me"}, {"kind": "hot", "name": ""}]}, "bad-name"),
        ({"seats": [{"kind": "me", "person": "somebody"}, {"kind": "open"}]}, "malformed"),
        ({"salt": SALT}, "malformed"),
        ({"seed": "00" * 32}, "malformed"),
        ({"listed": "yes"}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(anna: Browser, changed: dict[str, object], code: str) -> None:
    before = rows(anna.server.path, "select count(*) from tables")
    assert refused(anna.post("/api/tables", {**GAME, **changed})) == (400, code)
    assert rows(anna.server.path, "select count(*) from tables") == before


@pytest.mark.parametrize("salt", ["", "AB" * 16, "ab" * 40, f"{'ab' * 16}\n", 7, None])
def test_a_salt_that_cannot_be_is_refused(anna: Browser, salt: object) -> None:
    id = anna.post("/api/tables", GAME).json()["id"]
    assert refused(anna.post(f"/api/tables/{id}/salt", {"salt": salt})) == (400, "malformed")


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"", "application/json"),
        (b"{", "application/json"),
        (b"null", "application/json"),
        (b"[]", "application/json"),
        (b"\xff\xfe", "application/json"),
        (b'{"name": NaN}', "application/json"),
        (b'{"name": "\\ud800"}', "application/json"),
        (b"name=Anna", "application/x-www-form-urlencoded"),
        (b"Anna", "text/plain"),
        (b"\x81\xa4name\xa4Anna", "application/msgpack"),
        (b"--x\r\n\r\n--x--", "multipart/form-data; boundary=x"),
        (b"--x", "multipart/form-data"),
        (b"{}", "nonsense"),
    ],
)
def test_a_body_that_cannot_be_read_is_refused(anna: Browser, content: bytes, kind: str) -> None:
    answer = anna.http.put("/api/me", content=content, headers={CSRF_HEADER: anna.csrf, "content-type": kind})
    assert refused(answer) == (400, "malformed")
    assert anna.http.get("/api/me").json()["name"] == "Anna"


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/tables/nosuchtable1", 404, "no-table"),
        ("GET", "/api/tables/x", 400, "malformed"),
        ("GET", "/api/tables/nosuchtable1/record", 404, "no-table"),
        ("POST", "/api/tables/nosuchtable1/leave", 404, "no-table"),
        ("GET", "/api/tables", 405, "method"),
        ("DELETE", "/api/tables/nosuchtable1", 405, "method"),
        ("GET", "/api/tables/nosuchtable1/seed", 404, "not-found"),
        ("GET", "/api/people", 404, "not-found"),
        ("GET", "/api/tables/nosuchtable1/socket", 405, "method"),
        ("GET", "/" + "x" * 3000, 404, "not-found"),
    ],
)
def test_what_is_not_there_is_said_in_the_same_form(
    anna: Browser, method: str, path: str, status: int, code: str
) -> None:
    answer = anna.http.request(method, path, headers={CSRF_HEADER: anna.csrf})
    assert refused(answer) == (status, code)


def test_a_guest_without_a_name_is_called_something(server: Serving) -> None:
    ben = server.browser()
    name = ben.http.get(f"/api/tables/{ben.create('me', 'open')}").json()["seats"][0]["name"]
    assert name.strip()
    assert ben.person not in name


def test_nobody_is_told_anothers_id_the_seed_or_the_invitation(server: Serving) -> None:
    anna, ben, id = two_browsers(server, listed=True)
    cleo = server.browser("Cleo")
    waiting = anna.create("me", "invited", listed=True)
    said: list[str] = []
    for browser in (anna, ben, cleo):
        own = [browser.http.get(f"/api/tables/{id}").text, browser.http.get("/api/lobby").text]
        with browser.at(id) as line:
            frame = line.next("frame")
            if frame["offers"]:
                line.play(frame, *offer(frame))
                line.next("frame")
            line.ask(type="story", since=0)
            own += map(json.dumps, line.heard)
        others = {anna.person, ben.person, cleo.person} - {browser.person}
        assert not any(other in text for other in others for text in own)
        said += own
    said += [cleo.http.get(f"/api/tables/{waiting}").text, cleo.http.get("/api/lobby").text]
    said += [cleo.post(f"/api/tables/{waiting}/{verb}", {}).text for verb in ("join", "rematch")]
    said += [cleo.post(f"/api/tables/{waiting}/{verb}").text for verb in ("leave", "start")]
    assert not any(anna.person in text for text in said)
    for (seed,) in rows(server.path, "select seed from seeds"):
        assert not any(seed.hex() in text for text in said)
    invites = dict(rows(server.path, "select id, invite from tables"))
    outside = [text for text in said[-6:] if invites[waiting] in text or invites[id] in text]
    assert outside == []


def test_errors_tell_nothing_about_the_inside(anna: Browser) -> None:
    for answer in (
        anna.post("/api/tables", {**GAME, "seats": [{"kind": "ghost"}]}),
        anna.post("/api/tables", {**GAME, "game": "../../etc/passwd"}),
        anna.http.get("/api/tables/'; drop table tables; --"),
        anna.http.get("/nowhere"),
    ):
        assert not any(word in answer.text for word in ("Traceback", "site-packages", "sqlalchemy", "/src/", "cenote."))
    assert anna.http.get("/readyz").status_code == 200


def test_an_answer_that_is_long_is_sent_small(anna: Browser) -> None:
    answer = anna.http.get("/api/schema/openapi.json", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert "/api/tables/{id}/join" in answer.json()["paths"]
