"""Bots at tables: they play whenever they are to, and one that fails never stops a game."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import event

from cenote.core.game import View
from cenote.core.replay import verify
from cenote.server.bots.bot_pool import BotChoice, BotFailed, BotPool
from cenote.server.bots.bot_runner import FAILURES, owing
from cenote.server.metrics import REGISTRY
from cenote.server.storage.contract import Storage
from cenote.server.storage.database import Database, migrate
from cenote.server.storage.store import DatabaseStorage
from cenote.server.tables import moves, seating, wire
from cenote.server.tables.live import LiveTable
from tests.server.browsers import offer, serving
from tests.server.files import BREAK, MEND, script
from tests.server.house import (
    ANNA,
    BEN,
    SEED,
    SOON,
    House,
    house_with_bots,
    legal_texts,
    newest,
    owing_people,
    some_actions,
    until,
)
from tests.server.memory import MemoryStorage

STATEMENTS = 4
"""What one move may cost: the table, its entries, the answer, a snapshot."""

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("_path_to_the_bots")]


def bad(kind: str) -> dict[str, str]:
    """A bot that goes by a good name and does what no bot should."""
    return {"greedy": f"tests.server.bad_bots:{kind}Bot"}


def waits(table: LiveTable) -> bool:
    """Whether the bots have done what they could, and it is stored: a person is to act, or the game is over."""
    if table.lock.locked():
        return False
    return bool(owing_people(table)) or table.stored.status != "running"


async def play_out(home: House, table: LiveTable) -> None:
    rng = Random(1)
    while table.stored.status == "running":
        await until(lambda: waits(table))
        if owing_people(table):
            person = owing_people(table)[0]
            turn = some_actions(table, person, rng)
            ends = table.match is not None and turn[-1] != "end" and "end" in legal_texts(table)
            await home.play(table, person, *(["end"] if ends else turn))


@pytest.mark.parametrize("mode", ["basic", "auction"])
async def test_a_whole_game_of_bots_and_one_person(storage: Storage, mode: str) -> None:
    async with house_with_bots(storage, workers=1) as home:
        table = await home.seeded("bot random", "me", "bot greedy", mode=mode)
        await play_out(home, table)
        assert table.stored.status == "over"
        assert {seat for seat, _ in await home.entries(table)} == {-1, 0, 1, 2}
        assert not any(seat.standby for seat in table.stored.seats)
        assert all(check.holds for check in verify(await home.tables.record(table)))
        await home.everything(table)


async def test_bots_choose_step_by_step_where_a_choice_has_several(
    storage: Storage, caplog: pytest.LogCaptureFixture
) -> None:
    """In Jackal a route is laid card by card and is one entry; bots must be able to do it too."""
    async with house_with_bots(storage) as home:
        table = await home.seeded("me", "bot random", game="jackal")
        while table.stored.status == "running":
            await until(lambda: waits(table) or bool(caplog.records))
            assert [entry.getMessage() for entry in caplog.records] == []
            await home.play_on(table, 1)
        await home.everything(table)


@pytest.mark.parametrize("kind", ["Crash", "Illegal", "Die"])
async def test_a_bot_that_fails_is_replaced_and_the_table_says_so(storage: Storage, kind: str) -> None:
    async with house_with_bots(storage, workers=1, bots=bad(kind)) as home:
        table = await home.seeded("bot greedy", "me")
        assert [seat.standby for seat in wire.table_info(table, ANNA).seats] == [False, False]
        await until(lambda: waits(table))
        seat = wire.table_info(table, ANNA).seats[0]
        assert (seat.kind, seat.bot, seat.name, seat.standby) == ("bot", "greedy", "greedy 1", True)
        assert home.told.count((table.stored.id, "people")) == 2
        await home.play_on(table, 3)
        await until(lambda: waits(table))
        await home.everything(table)


async def test_a_bot_that_hangs_is_replaced(storage: Storage) -> None:
    async with house_with_bots(storage, workers=1, patience=0.1, bots=bad("Hang")) as home:
        table = await home.seeded("bot greedy", "me")
        await until(lambda: waits(table))
        assert table.stored.seats[0].standby


async def test_a_bot_whose_process_is_killed_again_and_again_has_its_seat_back_at_its_next_turn() -> None:
    storage = MemoryStorage()
    bot_pool = BotPool(1, SOON)
    async with house_with_bots(storage, bot_pool) as home:
        table = await home.seeded("bot greedy", "me")
        while not stood_in_for(table):
            with suppress(ProcessLookupError):  # dead already, and nobody has noticed yet
                for pid in bot_pool.pids:
                    os.kill(pid, signal.SIGKILL)
            await asyncio.sleep(0.005)
        await until(lambda: waits(table))
        while stood_in_for(table):
            await home.play_on(table, 1)
            await until(lambda: waits(table))
        assert table.stored.status == "running"
        assert table.stored == await storage.table(table.stored.id)
        assert table.stored.seats[0].bot == "greedy"


def stood_in_for(table: LiveTable) -> bool:
    return table.stored.seats[0].standby


class Moody(BotPool):
    """Bots that fail or choose the first thing, as they are told; it counts how often they were asked."""

    def __init__(self) -> None:
        super().__init__(1, SOON)
        self.fails = True
        self.hurries = False
        self.asked = 0

    async def choose(self, key: str, bot: str, game: str, view: View, legal: Sequence[int]) -> BotChoice:  # noqa: ARG002
        self.asked += 1
        if self.fails:
            raise BotFailed(bot, "hung")
        return BotChoice(legal[0], self.hurries)


async def test_a_bot_that_failed_is_tried_once_a_turn_until_it_is_well(storage: Storage) -> None:
    """Nobody waits more than once a turn for a bot that hangs for good."""
    moody = Moody()
    async with house_with_bots(storage, moody) as home:
        table = await home.seeded("bot greedy", "me")
        for tries in (FAILURES, 1, 1):
            await until(lambda: waits(table))
            assert (moody.asked, table.stored.seats[0].standby) == (tries, True)
            moody.asked = 0
            await finish_turn(home, table)
        await until(lambda: waits(table))
        moody.fails = False
        await finish_turn(home, table)
        await until(lambda: waits(table) and not table.stored.seats[0].standby)
        again = seating.again(table.stored, ANNA, SEED)
        assert [seat.bot for seat in again.seats] == ["", "greedy"]


async def test_a_bot_that_the_clock_hurried_is_marked_counted_and_logged_once(
    storage: Storage, caplog: pytest.LogCaptureFixture
) -> None:
    moody, counted = Moody(), REGISTRY.get_sample_value("cenote_bot_budget_exceeded_total") or 0
    moody.fails = False
    async with house_with_bots(storage, moody) as home:
        table = await home.seeded("bot greedy", "me")
        await until(lambda: waits(table))
        assert not table.stored.seats[0].hurried
        moody.hurries, moody.asked = True, 0
        for _ in range(2):
            await finish_turn(home, table)
            await until(lambda: waits(table))
        await until(lambda: REGISTRY.get_sample_value("cenote_bot_budget_exceeded_total") == counted + moody.asked)
        seen = wire.table_info(table, ANNA).seats
        assert [(seat.hurried, seat.fate, seat.standby) for seat in seen] == [(True, "", False), (False, "", False)]
        assert await storage.table(table.stored.id) == table.stored
        given_up = seating.given_up(table.stored, [0], "resigned").seats[0]
        assert (given_up.fate, given_up.hurried) == ("resigned", True)
        assert not seating.again(table.stored, ANNA, SEED).seats[1].hurried
    told = [entry.getMessage() for entry in caplog.records if "hurry" in entry.getMessage()]
    assert told == [f"table {table.stored.id}: bot greedy in seat 0 had to hurry"]


async def test_a_bot_that_plays_for_somebody_who_left_stays_marked(storage: Storage) -> None:
    moody = Moody()
    moody.fails = False
    async with house_with_bots(storage, moody) as home:
        table = await home.two()
        await home.leave(table, ANNA)
        await until(lambda: waits(table))
        assert moody.asked
        assert (table.stored.seats[0].name, table.stored.seats[0].standby) == ("Anna", True)


async def finish_turn(home: House, table: LiveTable) -> None:
    """Anna plays until it is the bot's turn."""
    match = table.match
    assert match is not None
    while owing_people(table):
        ends = "end" in legal_texts(table)
        await home.play(table, ANNA, "end" if ends else some_actions(table, ANNA, Random(1))[0])


async def test_nobody_else_waits_for_a_bot_that_hangs(storage: Storage, capfd: pytest.CaptureFixture[str]) -> None:
    async with house_with_bots(storage, workers=1, patience=1000, bots=bad("Hang")) as home:
        table = await home.seeded("bot greedy", "me")
        await until(lambda: "hanging" in capfd.readouterr().err)
        other = await home.two()
        count = len(await home.entries(other))
        await home.play_on(other, 3)
        assert len(await home.entries(other)) > count
        assert owing(table) == [0]


def test_over_sockets_a_bot_that_fails_is_shown_as_replaced(tmp_path: Path) -> None:
    with serving(tmp_path, bots=bad("Crash")) as server:
        anna = server.browser("Anna")
        id = anna.create("bot greedy", "me")
        with anna.at(id) as line:
            frame = line.until(lambda message: message["type"] == "frame" and bool(message["offers"]))
            assert line.play(frame, *offer(frame))["type"] == "accepted"
        assert anna.http.get(f"/api/tables/{id}").json()["seats"][0]["standby"]


async def test_bots_go_on_when_the_database_is_well_again(
    opened: Callable[[], DatabaseStorage], path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A moment in which nothing can be stored must not leave a bot's turn hanging until the next restart."""
    async with house_with_bots(opened()) as home:
        table = await home.seeded("me", "bot random")
        before = len(await home.entries(table))
        script(path, BREAK.replace(" begin ", " when new.seat = 1 begin "))
        await home.play(table, ANNA, "place a3 0", "end")
        await until(lambda: f"the bots of table {table.stored.id} pause" in caplog.text)
        assert len(await home.entries(table)) == before + 3
        script(path, MEND)
        await until(lambda: waits(table))
        assert (await home.entries(table))[-1][0] == -1


async def test_a_bots_turn_is_taken_up_after_a_restart(another: Callable[[], Storage]) -> None:
    home = House(another())
    table = await home.seeded("me", "bot random")
    await home.play(table, ANNA, "place a3 0", "end")
    assert owing(table) == [1]
    async with house_with_bots(another()) as again:
        table = await again.tables.get(table.stored.id)
        await until(lambda: waits(table))
        assert owing_people(table) == [ANNA]


def test_a_whole_server_takes_up_its_bots_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path, bots=bad("Hang"), bot_timeout=60) as server:
        anna = server.browser("Anna")
        id, cookie = anna.create("bot greedy", "me"), anna.cookie
    with serving(tmp_path) as server, server.browser().at(id, cookie) as line:
        frame = line.until(lambda message: message["type"] == "frame" and bool(message["offers"]))
        assert frame["seat"] == 1


def test_a_table_that_cannot_be_read_does_not_keep_the_server_from_starting(tmp_path: Path) -> None:
    """Without its snapshot a game is read from its log; where the log makes no sense, the table is frozen."""
    with serving(tmp_path) as server:
        anna = server.browser("Anna")
        whole, torn, broken = (anna.create("me", "hot Ben") for _ in range(3))
        cookie = anna.cookie
    script(server.path, f"update snapshots set position = 'torn' where table_id in ('{torn}', '{broken}')")
    script(server.path, f"update entries set text = 'draw Z9' where table_id = '{broken}'")
    with serving(tmp_path) as server:
        for id in (whole, torn):
            with server.browser().at(id, cookie) as line:
                assert line.next("frame")["offers"]
        assert server.browser().http.get(f"/api/tables/{broken}").json()["status"] == "frozen"
        assert "draw Z9" in server.browser().http.get(f"/api/tables/{broken}/record").text


async def test_a_move_costs_few_statements_however_long_the_game(path: Path) -> None:
    database = Database(path)
    await migrate(database)
    home, said = House(DatabaseStorage(database)), list[str]()
    for engine in (database.engine.sync_engine, database.writer.engine):
        event.listen(
            engine,
            "before_cursor_execute",
            lambda connection, cursor, statement, *more: said.append(statement),  # noqa: ARG005
        )
    table, rng, costs = await home.two(), Random(7), list[int]()
    for _ in range(80):
        said.clear()
        person = owing_people(table)[0]
        await home.play(table, person, *some_actions(table, person, rng))
        costs.append(sum(not statement.startswith("BEGIN") for statement in said))
    assert max(costs) == STATEMENTS
    said.clear()
    await moves.bot_plays(home.tables, table, 0, -1, [0])
    assert said == []
    await database.close()


async def test_a_bots_choice_for_another_position_is_not_played(home: House) -> None:
    table = await home.seeded("bot random", "me")
    match = table.match
    assert match is not None
    version, code = len(match.entries), match.legal(0)[0]
    await moves.bot_plays(home.tables, table, 0, version, [code])
    entries = await home.entries(table)
    await moves.bot_plays(home.tables, table, 0, version, [code])
    await moves.bot_plays(home.tables, table, 1, version + 1, [code])
    assert await home.entries(table) == entries
    assert newest(table, ANNA) == table.number(1)


async def test_no_bot_acts_for_a_person(home: House) -> None:
    table = await home.two()
    assert owing(table) == []
    await home.leave(table, BEN)
    assert owing(table) == []
    await home.play(table, ANNA, "place a3 0", "end")
    assert owing(table) == [1]


def test_the_file_of_a_running_server_can_be_read_by_others(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.browser("Anna").create("me", "bot random")
        copy = sqlite3.connect(tmp_path / "copy.db")
        source = sqlite3.connect(server.path)
        source.backup(copy)
        assert copy.execute("pragma integrity_check").fetchall() == [("ok",)]
        assert copy.execute("select status from tables").fetchall() == [("running",)]
        source.close()
        copy.close()
