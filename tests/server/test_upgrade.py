"""A database and records of the version before 0.2.0 are migrated, verified and played on."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from cenote.cli import main
from cenote.core.replay import verify
from cenote.server.maintenance.verify_all import verify_all
from cenote.server.storage.database import bring_up_to_date
from tests.server.accounts.support import log_in, refused
from tests.server.before_0_2 import Comparison, facts, packed, put_database
from tests.server.browsers import Browser, Line, Message, Serving, serving
from tests.server.files import Place, rows, script
from tests.server.house import fresh_id
from tests.server.test_bot_accounts import first_turn, web

FACTS = facts()
TABLES: dict[str, str] = FACTS["tables"]
RECORDS: dict[str, str] = packed("records")
RUNNING = [name for name in TABLES if FACTS["shown"][name]["status"] == "running"]
OVER = [name for name in TABLES if FACTS["shown"][name]["status"] in ("over", "abandoned")]


@pytest.fixture(scope="module", params=["file", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server of today on the data of then."""
    folder = tmp_path_factory.mktemp("before")
    place: Place = request.getfixturevalue("cluster").make() if request.param == "postgresql" else folder / "cenote.db"
    put_database(place, folder)
    script(place, f"update sessions set seen = {time.time()}")  # a session lasts half a year, a vote ten minutes
    [(text,)] = rows(place, "select vote from tables where id = ?", TABLES["vote"])
    vote = {**(json.loads(text) if isinstance(text, str) else text), "until": time.time() + 500}
    script(place, f"update tables set vote = '{json.dumps(vote)}' where id = '{TABLES['vote']}'")
    asyncio.run(bring_up_to_date(place))
    with serving(folder, url="" if isinstance(place, Path) else place) as running:
        yield running


@pytest.fixture(scope="module")
def people(server: Serving) -> dict[str, Browser]:
    """Everybody, with the cookies of then."""
    return {name: with_cookie(server, name) for name in FACTS["cookies"]}


def with_cookie(server: Serving, name: str) -> Browser:
    browser = server.browser()
    browser.http.cookies.clear()
    cookie, value = FACTS["cookies"][name]
    browser.http.cookies.set(cookie, value, domain="127.0.0.1")
    browser.csrf = browser.http.get("/api/me").json()["csrf"]
    return browser


def shown(browser: Browser, name: str, below: str = "") -> Any:
    return browser.http.get(f"/api/tables/{TABLES[name]}{below}").json()


def play(line: Line, frame: Message) -> Message:
    """Play the first offer, with as many steps as it needs."""
    actions = [frame["offers"][0]["action"]]
    while (answer := line.play(frame, *actions)).get("code") == "open-choice":
        actions.append(line.ask(type="preview", actions=actions)["offers"][0]["action"])
    return answer


def test_nothing_is_wrong_with_a_database_of_before(
    tmp_path: Path, own_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for place in (tmp_path / "cenote.db", own_url):
        put_database(place, tmp_path)
        asyncio.run(bring_up_to_date(place))
        verdicts = list(verify_all(place, workers=1))
        assert sorted(verdict.id for verdict in verdicts) == sorted(TABLES.values())
        assert [verdict for verdict in verdicts if verdict.flaws or verdict.unsure] == []
    assert main(["admin", "check", "--data", str(tmp_path), "--lang", "en", "--workers", "1"]) == 0
    assert "Nothing is wrong" in capsys.readouterr().out


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_of_before_verifies(name: str) -> None:
    checks = verify(RECORDS[name])
    assert {check.what for check in checks} >= {"digest", "actions", "draws"}
    assert [check for check in checks if check.holds is False] == []


def test_a_stored_password_opens_the_account(server: Serving) -> None:
    for name in ("Anna", "Ben", "Cleo"):
        browser = server.browser()
        wrong = browser.post("/api/login", {"name": name, "password": "another password"})
        assert refused(wrong) == (403, "wrong-login")
        assert log_in(browser, name, FACTS["password"])["me"]["account"] is True
        assert browser.http.get("/api/account").json()["name"] == name


def test_cookies_and_tokens_stay_valid(server: Serving, people: dict[str, Browser]) -> None:
    for name, browser in people.items():
        me = browser.http.get("/api/me").json()
        assert (me["name"], me.get("account", False)) == (name, name in ("Anna", "Ben", "Cleo"))
    assert web(server, FACTS["program"]["token"]).get("/api/me").json()["name"] == "Rover"
    assert b"<feed" in httpx.get(f"{server.url}/feed/{FACTS['feed']}").content


@pytest.mark.parametrize("name", OVER)
def test_a_finished_table_is_shown_and_replayed(people: dict[str, Browser], name: str) -> None:
    anna, comparison = people["Anna"], Comparison()
    comparison.ignored |= {"here", "rematch"}
    comparison.check(FACTS["shown"][name], shown(anna, name))
    assert anna.http.get(f"/api/tables/{TABLES[name]}/record").text == RECORDS[name]
    history = shown(anna, name, "/history")
    assert len(history["events"]) > 0
    assert len(shown(anna, name, "/draws")["odds"]) > 0


def test_ratings_and_results_are_as_before(people: dict[str, Browser]) -> None:
    for name, then in FACTS["profiles"].items():
        Comparison().check(then, people[name].http.get(f"/api/people/{name}").json())
    for name, then in FACTS["ratings"].items():
        Comparison().check(then, shown(people["Anna"], name, "/ratings"))


def test_chat_moderation_and_settings_are_as_before(server: Serving, people: dict[str, Browser]) -> None:
    with people["Anna"].at(TABLES["vote"]) as line:
        room = line.ask(type="listen")["rooms"][0]
        texts = [heard.get("text", heard.get("phrase")) for heard in room["lines"]]
        assert texts == ["Good luck, Ben \N{SLOTH}", "You will need it, fool", "luck"]
        assert room["unread"] == 1
    with people["Cleo"].at(TABLES["vote"]) as line:
        chat = line.ask(type="listen")
        assert [muted["name"] for muted in chat["muted"]] == ["Ben"]
        assert [heard["name"] for heard in chat["rooms"][0]["lines"]] == ["Anna"]
    with people["Cleo"].at(TABLES["listed"]) as line:
        assert line.ask(type="listen")["closed"] == "host"
    assert refused(people["Gustav"].post(f"/api/tables/{TABLES['removed']}/join", {})) == (403, "removed")
    assert refused(people[""].post("/api/lessons/tikal")) == (403, "blocked")
    assert [way["kind"] for way in people["Ben"].http.get("/api/telling").json()["ways"]] == ["feed"]
    assert rows(server.path, "select count(*) from reports") == [(1,)]


@pytest.mark.parametrize("name", RUNNING)
def test_a_running_table_is_played_on(server: Serving, people: dict[str, Browser], name: str) -> None:
    id = TABLES[name]
    seats = {one: shown(browser, name)["seats"] for one, browser in people.items()}
    if name == "bot account":
        turn = bot_turn(server, id)
        move = {"id": fresh_id(), "at": turn["number"], "actions": [turn["legal"][0]]}
        answer = web(server, FACTS["program"]["token"]).post(f"/api/tables/{id}/play", json=move)
        assert answer.json()["number"] > turn["number"]
        return
    players = [one for one in people if any(seat["yours"] and not seat["bot"] for seat in seats[one])]
    played = []
    for one in players:
        with people[one].at(id) as line:
            frame = line.next("frame")
            if frame["seat"] in frame["actors"]:
                assert play(line, frame)["type"] == "accepted"
                played.append(one)
    assert played


def bot_turn(server: Serving, id: str) -> Any:
    turn = first_turn(web(server, FACTS["program"]["token"]))
    assert turn["table"] == id
    return turn


def test_a_vote_is_answered_and_a_player_takes_a_seat_back_from_a_bot(people: dict[str, Browser]) -> None:
    question = shown(people["Anna"], "vote")["question"]
    assert (question["kind"], question["seat"], question["waiting"], question["outcome"]) == ("keep", 0, [1, 2], "")
    answer = {"number": question["number"], "agree": False}
    assert people["Ben"].post(f"/api/tables/{TABLES['vote']}/answer", answer).status_code == 200
    assert shown(people["Anna"], "vote")["question"]["outcome"] == "refused"
    seat = shown(people["Anna"], "bot keeps")["seats"][0]
    assert (seat["kind"], seat["bot"], seat["yours"]) == ("person", "medium", True)
    assert people["Anna"].post(f"/api/tables/{TABLES['bot keeps']}/back").status_code == 200
    assert shown(people["Anna"], "bot keeps")["seats"][0]["bot"] == ""


def test_a_seat_that_was_given_up_says_so(people: dict[str, Browser]) -> None:
    then, now = FACTS["shown"]["resigned"]["seats"][0], shown(people["Cleo"], "resigned")["seats"][0]
    assert (then["fate"], then["hurried"], then["standby"]) == ("resigned", True, True)
    assert {**now, "here": False, "formerly": False} == then
    assert now["formerly"] is True


def test_a_waiting_table_begins(people: dict[str, Browser]) -> None:
    people["Ben"].join(TABLES["listed"])
    assert people["Cleo"].post(f"/api/tables/{TABLES['listed']}/start").status_code == 200
    people["Anna"].post(f"/api/tables/{TABLES['over, rated']}/rematch")
    people["Anna"].salt(TABLES["rematch"])
    people["Ben"].salt(TABLES["rematch"])
    people["Ben"].post(f"/api/tables/{TABLES['rematch']}/start")
    for name in ("listed", "rematch"):
        assert shown(people["Ben"], name)["status"] == "running"
