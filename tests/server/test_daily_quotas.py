"""What a day allows to one person and one address: a script that never tires fills no disk."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from cenote.server.errors import Refusal
from cenote.server.limits import CpuShares, DailyLimits
from cenote.server.settings import read_settings
from cenote.server.tables import lobby
from cenote.server.tables.lobby import MOST_TABLES
from cenote.server.throttling.fair_share import CpuScheduler
from tests.server.browsers import PLENTY, Browser, seat_json, serving
from tests.server.files import rows
from tests.server.house import ANNA, House
from tests.server.test_token_bucket import Clock

TABLE = {"game": "tikal", "seats": [seat_json("me"), seat_json("open")]}


def opened(browser: Browser) -> str:
    """The answer to somebody who opens a table: "201" or the code of the refusal."""
    answer = browser.post("/api/tables", TABLE)
    return str(answer.json().get("code", answer.status_code))


def test_one_who_opens_too_many_tables_waits_and_others_do_not(tmp_path: Path) -> None:
    with serving(tmp_path, daily=replace(PLENTY, tables_per_day=3, tables_per_day_and_address=5)) as server:
        anna, ben, cleo = (server.browser() for _ in range(3))
        assert [opened(anna) for _ in range(5)] == ["201"] * 3 + ["too-often"] * 2
        assert [opened(ben) for _ in range(3)] == ["201"] * 2 + ["too-often"], "all of one address together"
        assert opened(cleo) == "too-often"
        wait = anna.post("/api/tables", TABLE).json()["facts"]["wait"]
        assert 80_000 < wait <= 86_401
        assert rows(server.path, "select count(*) from quotas") == [(3,)], "who is refused leaves nothing behind"


def test_new_guests_leave_nothing_behind_before_they_have_a_name_and_only_so_many_get_one(tmp_path: Path) -> None:
    with serving(tmp_path, daily=replace(PLENTY, guests_per_day=2)) as server:
        people = [server.browser() for _ in range(4)]
        assert rows(server.path, "select count(*) from people") == [(0,)]
        named = [browser.put("/api/me", {"name": f"Guest {at}"}).status_code for at, browser in enumerate(people)]
        assert named == [200, 200, 429, 429]
        assert people[0].put("/api/me", {"name": "Somebody else"}).status_code == 200, "who is known may be renamed"
        with_name = {**TABLE, "seats": [{"kind": "me", "name": "Dora", "bot": ""}, seat_json("open")]}
        assert people[3].post("/api/tables", with_name).status_code == 429
        assert rows(server.path, "select count(*) from people") == [(2,)]


def test_lessons_are_counted_apart(tmp_path: Path) -> None:
    with serving(tmp_path, daily=replace(PLENTY, lessons_per_day=2, tables_per_day=1)) as server:
        anna = server.browser()
        begun = [anna.post("/api/lessons/tikal").status_code for _ in range(3)]
        assert (begun, opened(anna), opened(anna)) == ([201, 201, 429], "201", "too-often")


@pytest.mark.anyio
async def test_lessons_take_no_room_from_tables(home: House) -> None:
    for _ in range(3):
        await lobby.begin_lesson(home.tables, "tikal", ANNA, "Anna")
    for _ in range(MOST_TABLES):
        await home.open("me", "open")
    with pytest.raises(Refusal, match="too-many-tables"):
        await home.open("me", "open")
    await lobby.begin_lesson(home.tables, "tikal", ANNA, "Anna")


def test_moves_of_a_day_have_an_end_for_one_and_for_all_of_an_address() -> None:
    clock = Clock()
    scheduler = CpuScheduler(CpuShares(1000, 1000), DailyLimits(moves_per_day=24, moves_per_day_and_address=36), clock)
    anna, ben = scheduler.client("192.0.2.1", "anna"), scheduler.client("192.0.2.1", "ben")
    for _ in range(24):
        anna.charge_move()
    with pytest.raises(Refusal) as refused:
        anna.charge_move()
    assert (refused.value.code, refused.value.facts["wait"]) == ("too-often", 3600)
    for _ in range(12):
        ben.charge_move()
    with pytest.raises(Refusal):
        ben.charge_move()
    scheduler.client("192.0.2.2", "cleo").charge_move()
    clock.now += 3600
    anna.charge_move()
    with pytest.raises(Refusal):
        anna.charge_move()


def test_a_keeper_may_set_what_a_day_allows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CENOTE_TABLES_PER_DAY", "7")
    monkeypatch.setenv("CENOTE_TABLES_PER_DAY_AND_ADDRESS", "70")
    monkeypatch.setenv("CENOTE_TIDY", "off")
    settings = read_settings(tmp_path, "127.0.0.1", 0)
    daily = settings.daily
    assert (daily.tables_per_day, daily.tables_per_day_and_address, settings.retention) == (7, 70, False)
    monkeypatch.setenv("CENOTE_TIDY", "perhaps")
    with pytest.raises(ValueError, match="CENOTE_TIDY"):
        read_settings(tmp_path, "127.0.0.1", 0)
