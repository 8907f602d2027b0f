"""Bots at tables: they play whenever they are to, and one that fails never stops a game."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import event

from cenote.core.replay import verify
from cenote.server.live import LiveTable
from cenote.server.seating import STANDBY
from tests.server.support import (
    ANNA,
    BEN,
    BREAK,
    MEND,
    ROOT,
    House,
    as_kept,
    house,
    house_with_bots,
    newest,
    offer,
    owing_people,
    position,
    script,
    serving,
    some_actions,
    until,
)

QUERIES = 8
"""So many statements one move may cost."""


@pytest.fixture(autouse=True)
def _path_to_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT), prepend=os.pathsep)


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
            ends = table.match is not None and turn[-1] != "end" and "end" in _texts(table)
            await home.play(table, person, *(["end"] if ends else turn))


def _texts(table: LiveTable) -> list[str]:
    assert table.match is not None
    return [table.match.game.actions.texts[code] for code in table.match.legal(table.match.actors()[0])]


@pytest.mark.parametrize("mode", ["basic", "auction"])
def test_a_whole_game_of_bots_and_one_person(tmp_path: Path, mode: str) -> None:
    async def test() -> None:
        async with house_with_bots(tmp_path / "cenote.db", workers=1) as home:
            table = await home.seeded("bot random", "me", "bot greedy", mode=mode)
            await play_out(home, table)
            assert table.stored.status == "over"
            assert {seat for _, seat, _ in home.entries(table)} == {-1, 0, 1, 2}
            assert not any(seat.standby for seat in table.stored.seats)
            assert all(check.holds for check in verify(await home.tables.record(table)))
            assert position(table) == position(await as_kept(home, table))

    asyncio.run(test())


def test_bots_choose_step_by_step_where_a_choice_has_several(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """In Jackal a route is laid card by card and is one entry; bots must be able to do it too."""

    async def test() -> None:
        async with house_with_bots(tmp_path / "cenote.db") as home:
            table = await home.seeded("me", "bot random", game="jackal")
            while table.stored.status == "running":
                await until(lambda: waits(table) or bool(caplog.records))
                assert [entry.getMessage() for entry in caplog.records] == []
                await home.play_on(table, 1)
            assert position(table) == position(await as_kept(home, table))

    asyncio.run(test())


# --- bots that fail --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["Crash", "Illegal", "Die"])
def test_a_bot_that_fails_is_replaced_and_the_table_says_so(tmp_path: Path, kind: str) -> None:
    async def test() -> None:
        async with house_with_bots(tmp_path / "cenote.db", workers=1, bots=bad(kind)) as home:
            table = await home.seeded("bot greedy", "me")
            assert [seat.standby for seat in table.info(ANNA).seats] == [False, False]
            await until(lambda: waits(table))
            seat = table.info(ANNA).seats[0]
            assert (seat.kind, seat.bot, seat.name, seat.standby) == ("bot", STANDBY, "greedy 1", True)
            assert home.told.count((table.stored.id, "people")) == 2
            await home.play_on(table, 3)
            await until(lambda: waits(table))
            assert position(table) == position(await as_kept(home, table))

    asyncio.run(test())


def test_a_bot_that_hangs_is_replaced_and_nobody_else_waits_for_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with house_with_bots(tmp_path / "cenote.db", workers=1, patience=0.5, bots=bad("Hang")) as home:
            table = await home.seeded("bot greedy", "me")
            other = await home.two()
            async with asyncio.timeout(0.4):
                await home.play_on(other, 3)
            await until(lambda: waits(table))
            assert table.stored.seats[0].standby

    asyncio.run(test())


def test_over_sockets_a_bot_that_fails_is_shown_as_replaced(tmp_path: Path) -> None:
    with serving(tmp_path, bots=bad("Crash")) as server:
        anna = server.browser("Anna")
        id = anna.create("bot greedy", "me")
        with anna.at(id) as line:
            frame = line.until(lambda message: message["type"] == "frame" and bool(message["offers"]))
            assert line.play(frame, *offer(frame))["type"] == "accepted"
        assert anna.http.get(f"/api/tables/{id}").json()["seats"][0]["standby"]


def test_bots_go_on_when_the_database_is_well_again(tmp_path: Path) -> None:
    """A moment in which nothing can be stored must not leave a bot's turn hanging until the next restart."""

    async def test() -> None:
        async with house_with_bots(tmp_path / "cenote.db") as home:
            table = await home.seeded("me", "bot random")
            before = len(home.entries(table))
            script(home.path, BREAK.replace(" begin ", " when new.seat = 1 begin "))
            await home.play(table, ANNA, "place a3 0", "end")
            await asyncio.sleep(0.3)
            assert len(home.entries(table)) == before + 3
            script(home.path, MEND)
            await until(lambda: waits(table))
            assert home.entries(table)[-1][1] == -1

    asyncio.run(test())


# --- after a restart -------------------------------------------------------------------------------------------


def test_a_bots_turn_is_taken_up_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "cenote.db"

    async def stopped() -> str:
        async with house(path) as home:
            table = await home.seeded("me", "bot random")
            await home.play(table, ANNA, "place a3 0", "end")
            assert table.match is not None
            assert table.match.actors() == (1,)
            return table.stored.id

    id = asyncio.run(stopped())

    async def started() -> None:
        async with house_with_bots(path) as home:
            table = await home.tables.get(id)
            await until(lambda: waits(table))
            assert owing_people(table) == [ANNA]

    asyncio.run(started())


def test_a_whole_server_takes_up_its_bots_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path, bots=bad("Hang"), patience=60) as server:
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


# --- what it costs ---------------------------------------------------------------------------------------------


def test_a_move_costs_few_statements_however_long_the_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path / "cenote.db") as home:
            table = await home.two()
            said: list[str] = []
            event.listen(
                home.engine.sync_engine,
                "before_cursor_execute",
                lambda connection, cursor, statement, *more: said.append(statement),  # noqa: ARG005
            )
            costs = []
            rng = Random(7)
            for _ in range(80):
                said.clear()
                person = owing_people(table)[0]
                await home.play(table, person, *some_actions(table, person, rng))
                costs.append(sum(not statement.startswith("BEGIN") for statement in said))
            assert max(costs) <= QUERIES
            said.clear()
            await home.tables.bot_plays(table, 0, -1, [0])
            assert said == []

    asyncio.run(test())


def test_a_bots_choice_for_another_position_is_not_played(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path / "cenote.db") as home:
            table = await home.seeded("bot random", "me")
            match = table.match
            assert match is not None
            version, code = len(match.entries), match.legal(0)[0]
            await home.tables.bot_plays(table, 0, version, [code])
            entries = home.entries(table)
            await home.tables.bot_plays(table, 0, version, [code])
            await home.tables.bot_plays(table, 1, version + 1, [code])
            assert home.entries(table) == entries
            assert newest(table, ANNA) == table.number(1)

    asyncio.run(test())


def test_no_bot_acts_for_a_person(tmp_path: Path) -> None:
    async def test() -> None:
        async with house_with_bots(tmp_path / "cenote.db") as home:
            table = await home.two()
            await asyncio.sleep(0.05)
            assert owing_people(table) == [ANNA]
            await home.tables.leave(table, BEN)
            await asyncio.sleep(0.05)
            assert owing_people(table) == [ANNA]

    asyncio.run(test())


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
