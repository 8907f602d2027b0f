"""Guests become accounts and bring their games along; accounts take everything with them when they go."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import httpx

from cenote.server.protocol.game_messages import CLOSE_SESSION
from tests.server.accounts.support import (
    PASSWORD,
    account,
    entered,
    lobby,
    log_in,
    refused,
    rows,
    sign_up,
    text_of,
)
from tests.server.browsers import Serving, offer, two_browsers


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
