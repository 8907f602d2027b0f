"""`cenote admin tidy`, and the server that does it by itself once a day: what nobody touches goes, the rest stays."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import pytest

from cenote.cli import main
from cenote.server.maintenance.retention import DAY, RetentionPolicy, retention_steps
from cenote.server.maintenance.retention_job import RetentionJob
from cenote.server.storage.database import Database
from cenote.server.storage.people import People
from cenote.server.storage.quotas import Quota, Quotas
from cenote.server.storage.schema import METADATA
from cenote.server.storage.store import DatabaseStorage
from cenote.words import Words
from tests.server.files import rows, script
from tests.server.house import ANNA, BEN, CLEO, TURN, House, refusal

pytestmark = pytest.mark.anyio


def ago(path: Path, id: str, days: float) -> None:
    then = time.time() - days * DAY
    script(path, f"update tables set created = {then}, updated = {then} where id = '{id}'")
    script(path, f"update results set at = {then} where table_id = '{id}'")


def left_of(path: Path) -> dict[str, str]:
    return dict(rows(path, "select id, status from tables"))


def tidy(path: Path, *options: str) -> None:
    assert main(["admin", "tidy", "--lang", "en", "--data", str(path.parent), *options]) == 0


@pytest.fixture
def house(opened: Callable[[], DatabaseStorage]) -> House:
    return House(opened())


async def test_each_kind_of_table_goes_when_its_time_has_come(
    house: House, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old, young = await house.open("me", "open"), await house.open("me", "open")
    for table, days in ((old, 8), (young, 6)):
        ago(path, table.stored.id, days)
    idle, played = await house.two(), await house.two()
    for table, days in ((idle, 91), (played, 89)):
        ago(path, table.stored.id, days)
    over, left, lately = await house.two(), await house.two(), await house.two()
    await house.play_on(over)
    for table in (left, lately):
        for _ in range(2):
            await house.leave(table, table.stored.host)
    for table, days in ((over, 4000), (left, 31), (lately, 29)):
        ago(path, table.stored.id, days)
    before = left_of(path)
    tidy(path, "--dry-run")
    said = capsys.readouterr().out
    assert "Tables that waited for players: 1\n" in said
    assert "now given up: 1\n" in said
    assert said.endswith("nothing was.\n")
    assert left_of(path) == before
    tidy(path)
    after = {young.stored.id: "gathering", idle.stored.id: "abandoned", played.stored.id: "running"}
    assert left_of(path) == {**after, over.stored.id: "over", lately.stored.id: "abandoned"}
    for name, columns in METADATA.tables.items():
        if "table_id" in columns.c:
            assert {id for (id,) in rows(path, f"select table_id from {name}")} <= left_of(path).keys()
    assert rows(path, "select count(*) from requests where table_id = ?", over.stored.id) == [(0,)]
    assert main(["admin", "check", "--data", str(path.parent), "--workers", "1"]) == 0
    capsys.readouterr()
    tidy(path)
    assert capsys.readouterr().out == "There is nothing to tidy up.\n"
    tidy(path, "--finished-days", "365")
    assert over.stored.id not in left_of(path)


async def test_a_table_that_was_given_up_under_somebodys_hands_says_so(house: House, path: Path) -> None:
    """Memory still has it: what is stored decides."""
    running, waiting = await house.two(), await house.open("me", "open")
    for table in (running, waiting):
        ago(path, table.stored.id, 100)
    tidy(path)
    assert await refusal(house.play(running, ANNA, *TURN)) == "not-running"
    assert running.stored.status == "abandoned"
    assert await refusal(house.join(waiting, BEN)) == "no-table"


async def test_a_finished_game_that_another_is_about_to_go_on_from_is_kept(house: House, path: Path) -> None:
    over, waiting = await house.two(), await house.open("me", "open")
    await house.play_on(over)
    ago(path, over.stored.id, 400)
    script(path, f"update tables set parent = '{over.stored.id}' where id = '{waiting.stored.id}'")
    tidy(path, "--finished-days", "1")
    assert over.stored.id in left_of(path)


async def test_a_rated_game_that_everybody_left_is_part_of_their_record(house: House, path: Path) -> None:
    table = await house.two(rated=True)
    for _ in range(2):
        await house.leave(table, table.stored.host)
    ago(path, table.stored.id, 31)
    tidy(path)
    assert left_of(path) == {table.stored.id: "abandoned"}
    assert len(rows(path, "select * from results")) == 2


async def test_guests_without_seat_and_visit_are_forgotten(
    house: House, opened: Callable[[], DatabaseStorage], path: Path
) -> None:
    people, quotas = People(opened().database), Quotas(opened().database)
    for person in (ANNA, BEN, CLEO):
        await people.rename(person, person[:4])
    await house.two()
    script(path, f"update people set created = {time.time() - 181 * DAY}")
    script(path, f"insert into visits values ('{CLEO}', {time.time() - 181 * DAY})")
    assert await people.name_of(BEN) == "ben-"
    script(path, "delete from seats")
    await quotas.take(Quota("trying", 1, 60), "anna", "boris")
    script(path, "update quotas set until = 5 where who = 'anna'")
    tidy(path)
    assert {person for (person,) in rows(path, "select id from people")} == {ANNA, BEN}, "a host, and a visitor"
    assert rows(path, "select who from quotas") == [("boris",)]


async def test_a_visit_is_noted_once_a_day(opened: Callable[[], DatabaseStorage], path: Path) -> None:
    people = People(opened().database)
    await people.rename(ANNA, "Anna")
    await people.name_of(ANNA)
    assert rows(path, "select person, at > 7 from visits") == [(ANNA, 1)]
    script(path, "update visits set at = 7")
    await people.name_of(ANNA)
    assert rows(path, "select at from visits") == [(7,)]
    assert await people.name_of(BEN) == ""
    assert rows(path, "select count(*) from visits") == [(1,)], "nobody is kept for having looked in"


async def test_one_of_several_servers_tidies_once_a_day(
    opened: Callable[[], DatabaseStorage], house: House, path: Path
) -> None:
    table = await house.open("me", "open")
    ago(path, table.stored.id, 8)
    here, there = (RetentionJob(opened().database.writer) for _ in range(2))
    done = await here.tidy()
    assert done is not None
    assert done["gathering"] == 1
    assert await there.tidy() is None
    assert await here.tidy() is None
    script(path, f"update chores set at = {time.time() - 25 * 3600}")
    assert await there.tidy() is not None
    script(path, f"update chores set at = {time.time() + 25 * 3600}")
    assert await here.tidy() is not None, "the clock was set back"


def test_the_command_knows_the_same_terms_as_the_server() -> None:
    from cenote.cli.admin.tidy import DAYS

    assert asdict(RetentionPolicy()) | DAYS == asdict(RetentionPolicy())
    for step in retention_steps(RetentionPolicy(finished=1), 0):
        assert Words("en").has(f"admin-tidied-{step.name.replace('_', '-')}"), step.name


async def test_much_is_removed_a_little_at_a_time(house: House, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cenote.server.maintenance.retention.BATCH", 2)
    for _ in range(5):
        table = await house.open("me", "open")
        ago(path, table.stored.id, 8)
    done = await RetentionJob(Database(path).writer).tidy()
    assert done is not None
    assert (done["gathering"], left_of(path)) == (5, {})
