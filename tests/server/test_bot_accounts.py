"""Programs at tables: tokens, the stream of turns, moves over REST, and what they may not do."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from cenote.core.replay import verify
from cenote.server.protocol.game_messages import CLOSE_SESSION
from tests.server.browsers import Browser, Serving, serving
from tests.server.files import rows, script
from tests.server.house import SOON, fresh_id

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def anna(server: Serving) -> Browser:
    return server.browser("Anna")


def program(owner: Browser, name: str) -> dict[str, Any]:
    made = owner.post("/api/programs", {"name": name})
    assert made.status_code == 201, made.text
    found: dict[str, Any] = made.json()
    return found


def web(server: Serving, token: str) -> httpx.Client:
    return httpx.Client(base_url=server.url, headers={"authorization": f"Bearer {token}"}, timeout=SOON)


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@contextmanager
def running(server: Serving, token: str) -> Iterator[None]:
    """The example, as a process of its own."""
    with subprocess.Popen([sys.executable, str(EXAMPLE), server.url, token]) as bot:
        try:
            yield
        finally:
            bot.terminate()


def seated(owner: Browser, id: str, seat: int, bot: dict[str, Any]) -> None:
    assert owner.post(f"/api/tables/{id}/program", {"seat": seat, "program": bot["id"]}).status_code == 200


def first_turn(wire: httpx.Client) -> dict[str, Any]:
    with wire.stream("GET", "/api/programs/turns") as turns:
        found: dict[str, Any] = json.loads(next(line for line in turns.iter_lines() if line.strip()))
        return found


@pytest.mark.parametrize("game", ["tikal", "jackal"])
def test_the_example_plays_whole_games_against_itself(server: Serving, anna: Browser, game: str) -> None:
    one, two = program(anna, f"One {game}"), program(anna, f"Two {game}")
    with running(server, one["token"]), running(server, two["token"]):
        id = anna.create("me", "open", "open", game=game)
        seated(anna, id, 1, one)
        seated(anna, id, 2, two)
        assert [seat["kind"] for seat in anna.http.get(f"/api/tables/{id}").json()["seats"]] == [
            "person",
            "program",
            "program",
        ]
        with anna.at(id) as line:
            assert anna.post(f"/api/tables/{id}/start").status_code == 200
            anna.post(f"/api/tables/{id}/leave")  # the usual bot plays on for her
            line.until(lambda message: message["type"] == "frame" and bool(message.get("result")))
    verify(anna.http.get(f"/api/tables/{id}/record").text)


def test_a_program_plays_what_it_is_told_it_may_play_and_hears_why_not(server: Serving, anna: Browser) -> None:
    made = program(anna, "Learner")
    wire = web(server, made["token"])
    id = anna.create("me", "open")
    seated(anna, id, 1, made)
    anna.post(f"/api/tables/{id}/start")
    with anna.at(id) as line:
        frame = line.next("frame")
        while frame["actors"] == [0]:
            line.play(frame, frame["offers"][0]["action"])
            frame = line.next("frame")
    turn = first_turn(wire)
    assert (turn["table"], turn["game"], turn["seat"]) == (id, "tikal", 1)
    move = {"id": fresh_id(), "at": turn["number"], "actions": ["end"]}
    answer = wire.post(f"/api/tables/{id}/play", json=move)
    assert (refused(answer), answer.json()["facts"]["rule"][0]) == ((409, "illegal"), "T")
    good = {**move, "actions": [turn["legal"][0]]}
    number = wire.post(f"/api/tables/{id}/play", json=good).json()["number"]
    assert number > turn["number"]
    assert wire.post(f"/api/tables/{id}/play", json=good).json() == {"number": number}, "the same request again"
    assert refused(wire.post(f"/api/tables/{id}/play", json={**good, "id": fresh_id()})) == (400, "stale")


def test_a_token_is_told_once_kept_as_a_hash_and_worth_nothing_when_it_is_removed(server: Serving) -> None:
    owner, other = server.browser("Owner"), server.browser("Other")
    made = program(owner, "Rover")
    assert owner.http.get("/api/programs").json() == [{**made, "token": ""}]
    assert made["token"] not in str(rows(server.path, "select * from programs"))
    assert refused(other.http.delete(f"/api/programs/{made['id']}", headers={"x-csrftoken": other.csrf})) == (
        404,
        "no-program",
    )
    wire = web(server, made["token"])
    assert wire.get("/api/me").json()["name"] == "Rover"
    assert owner.http.delete(f"/api/programs/{made['id']}", headers={"x-csrftoken": owner.csrf}).status_code == 204
    assert refused(wire.get("/api/me")) == (401, "bad-token")
    assert refused(web(server, "nonsense").get("/api/lobby")) == (401, "bad-token")


def test_what_a_program_and_a_person_may_not_do(server: Serving, anna: Browser) -> None:
    made = program(anna, "Modest")
    wire = web(server, made["token"])
    assert refused(wire.post("/api/programs", json={"name": "Child"})) == (403, "not-for-programs")
    assert refused(anna.http.get("/api/programs/turns")) == (403, "only-programs")
    ben = server.browser("Ben")
    id = ben.create("me", "open")
    assert refused(ben.post(f"/api/tables/{id}/program", {"seat": 1, "program": made["id"]})) == (404, "no-program")
    assert refused(anna.post(f"/api/tables/{id}/program", {"seat": 1, "program": made["id"]})) == (403, "not-host")
    for number in range(10):
        answer = ben.post("/api/programs", {"name": f"Many {number}"})
        assert answer.status_code == 201
    assert refused(ben.post("/api/programs", {"name": "One more"})) == (409, "too-many-programs")
    assert refused(ben.post("/api/programs", {"name": "greedy"})) == (400, "bot-name")


def test_who_opens_a_second_stream_ends_the_first(server: Serving, anna: Browser) -> None:
    wire = web(server, program(anna, "Twin")["token"])
    with wire.stream("GET", "/api/programs/turns") as first:
        lines = first.iter_lines()
        with web(server, wire.headers["authorization"].split()[1]).stream("GET", "/api/programs/turns") as second:
            assert (first.status_code, second.status_code) == (200, 200)
            assert [line for line in lines if line.strip()] == []


def test_no_cookie_stands_for_a_token(server: Serving, anna: Browser) -> None:
    """It would outlive the token, and open what only a page of ours may change."""
    made = program(anna, "Hoarder")
    wire = web(server, made["token"])
    assert wire.get("/api/me").json()["name"] == "Hoarder"
    with httpx.Client(base_url=server.url, cookies=wire.cookies) as thief:
        assert thief.put("/api/me", json={"name": "Thief"}).json()["code"] == "no-session"
        assert thief.get("/api/me").json()["name"] == ""


def test_a_program_is_called_one_also_at_tables_of_its_own(server: Serving, anna: Browser) -> None:
    wire = web(server, program(anna, "Opener")["token"])
    opened = wire.post("/api/tables", json={"game": "tikal", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert opened.status_code == 201, opened.text
    seats = anna.http.get(f"/api/tables/{opened.json()['id']}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["program", "open"]


def test_a_program_that_is_removed_gives_up_its_seats_and_hangs_up(anna: Browser) -> None:
    """Nobody else could ever decide for it, and its token must not go on over what is open."""
    made = program(anna, "Leaver")
    id = anna.create("me", "open")
    seated(anna, id, 1, made)
    anna.post(f"/api/tables/{id}/start")
    with anna.at(id, "", Authorization=f"Bearer {made['token']}") as line:
        line.next("frame")
        assert anna.http.delete(f"/api/programs/{made['id']}", headers={"x-csrftoken": anna.csrf}).status_code == 204
        assert line.closed() == CLOSE_SESSION
    assert anna.http.get(f"/api/tables/{id}").json()["seats"][1]["kind"] == "bot"


def test_the_programs_of_somebody_who_is_blocked_are_blocked(server: Serving) -> None:
    owner, host = server.browser("Outcast"), server.browser("Host")
    made = program(owner, "Proxy")
    id = host.create("me", "open")
    own = owner.create("me", "open")
    script(server.path, f"insert into blocks values (77, 'person', '{owner.person}', 0, '', 0)")
    wire = web(server, made["token"])
    assert refused(wire.post(f"/api/tables/{id}/join", json={})) == (403, "blocked")
    assert refused(owner.post(f"/api/tables/{own}/program", {"seat": 1, "program": made["id"]})) == (403, "blocked")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PUT", "/api/me", {"name": "Somebody else"}),
        ("POST", "/api/programs", {"name": "Another"}),
        ("POST", "/api/lessons/tikal", None),
        ("PUT", "/api/telling/webhook", {"address": "https://example.org/"}),
        ("PUT", "/api/telling/feed", None),
        ("PUT", "/api/telling/mail", {"address": "anna@example.org", "language": "en"}),
        ("POST", "/api/signup", {"name": "Machine", "password": "correct horse battery"}),
        ("POST", "/api/account/delete", {"password": "correct horse battery"}),
        ("POST", "/api/tables/{table}/report", {"whom": {"seat": 0}, "reason": "other", "text": ""}),
    ],
)
def test_a_token_does_nothing_but_read_and_play(
    server: Serving, method: str, path: str, body: dict[str, Any] | None
) -> None:
    owner = server.browser("Cleo")
    bot, id = program(owner, "Limited"), owner.create("me", "open")
    seated(owner, id, 1, bot)
    with web(server, bot["token"]) as wire:
        assert refused(wire.request(method, path.format(table=id), json=body)) == (403, "not-for-programs")
        assert wire.get(f"/api/tables/{id}").status_code == 200
    with web(server, "cenote_nobodys") as wire:
        assert refused(wire.request(method, path.format(table=id), json=body)) == (401, "bad-token")
