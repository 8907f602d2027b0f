"""A database that has lost commits, as after a failover to an asynchronous standby: memory must not go on from them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from unittest.mock import ANY

import pytest
from msgspec.json import encode

from cenote.server.bots.bot_pool import BotPool
from cenote.server.bots.bot_runner import BotRunner
from cenote.server.cluster.cluster import Cluster as ClusterMember
from cenote.server.maintenance.verify_all import verify_one
from cenote.server.protocol.game_messages import Accepted
from cenote.server.storage.database import Database
from cenote.server.storage.store import DatabaseStorage
from cenote.server.tables import wire
from cenote.server.tables.live import LiveTable
from cenote.server.throttling.fair_share import CpuScheduler
from tests.server.files import Place, rows, script
from tests.server.house import ANNA, House, position, refusal, until
from tests.server.postgres import Cluster
from tests.server.wiretap import Tap

pytestmark = pytest.mark.anyio


@contextmanager
def lost(path: Path) -> Iterator[None]:
    """What is committed within, the database does not have afterwards."""
    copy = path.with_suffix(".copy")
    with closing(sqlite3.connect(path)) as now, closing(sqlite3.connect(copy)) as kept:
        now.backup(kept)
    yield
    with closing(sqlite3.connect(path)) as now, closing(sqlite3.connect(copy)) as kept:
        kept.backup(now)


async def is_sound(home: House, table: LiveTable, place: Place) -> bool:
    """Whether memory is what is stored, and that is without a gap."""
    versions = rows(place, "select version from entries where table_id = ? order by version", table.stored.id)
    assert [version for (version,) in versions] == list(range(len(versions)))
    assert position(table) == position(await home.stored(table))
    verdict = verify_one(place, table.stored.id)
    return verdict is not None and not verdict.flaws


async def test_a_move_does_not_go_on_from_one_that_the_database_has_lost(filed: House, path: Path) -> None:
    table = await filed.two()
    await filed.play(table, ANNA, "place a3 0")
    with lost(path):
        await filed.play(table, ANNA, "enter worker a5")
    assert await refusal(filed.play(table, ANNA, "enter worker a5")) == "stale"
    assert await is_sound(filed, table, path)
    await filed.play_on(table, 12)
    assert await is_sound(filed, table, path)


async def test_a_log_that_is_too_short_is_not_added_to_although_the_revision_is_the_same(
    filed: House, path: Path
) -> None:
    table = await filed.two()
    with lost(path):
        await filed.play(table, ANNA, "place a3 0")
    script(path, f"update tables set revision = {table.stored.revision}")
    assert await refusal(filed.play(table, ANNA, "enter worker a5")) == "stale"
    assert await is_sound(filed, table, path)
    await filed.play(table, ANNA, "place a3 1")
    assert await is_sound(filed, table, path)


@pytest.mark.parametrize("changes", [0, 3])
async def test_a_newer_revision_with_another_log_is_loaded_anew(
    opened: Callable[[], DatabaseStorage], path: Path, changes: int
) -> None:
    """Another server has played something else, or changed the seats only."""
    here, there = House(opened()), House(opened())
    table = await here.two()
    with lost(path):
        await here.play(table, ANNA, "place a3 0")
        await here.play(table, ANNA, "enter worker a5")
    other = await there.tables.get(table.stored.id)
    for _ in range(changes):
        other.stored = await there.storage.change_table(other.stored, other.stored)
    if not changes:
        await there.play(other, ANNA, "place a3 1")
        await there.undo(other, ANNA)
        await there.play(other, ANNA, "place a3 1")
    async with table.lock:
        await here.tables.catch_up(table)
    assert position(table) == position(other)
    assert await is_sound(here, table, path)


async def test_nobody_has_seen_what_was_lost(filed: House, path: Path) -> None:
    table = await filed.two()
    with lost(path):
        done = await filed.play(table, ANNA, "place a3 0")
        table.saw(0, done.number)
    async with table.lock:
        await filed.tables.catch_up(table)
    assert table.seen[0] == table.number(0) < done.number


async def test_who_looks_at_the_table_is_shown_all_of_it_again(
    opened: Callable[[], DatabaseStorage], path: Path
) -> None:
    """The new frame has the number of one that was shown before, and another position."""
    here, there = House(opened()), House(opened())
    table = await here.two()
    tap = await Tap.come(here, table, ANNA)
    with lost(path):
        done = await here.play(table, ANNA, "place a3 0")
    await tap.overhear("moved")
    other = await there.tables.get(table.stored.id)
    await there.storage.change_table(other.stored, other.stored)
    other = await House(opened()).tables.get(table.stored.id)
    assert await there.play(other, ANNA, "place a3 1") == Accepted(ANY, done.number)
    async with table.lock:
        await here.tables.catch_up(table)
    tap.received.clear()
    await tap.overhear("moved")
    [frame] = map(json.loads, tap.received)
    assert (frame["number"], frame.get("after", -1)) == (done.number, -1)
    assert frame["view"] == json.loads(encode(wire.frame(other, 0)))["view"]
    await tap.hang_up()


@asynccontextmanager
async def server(url: str) -> AsyncIterator[House]:
    """One of several over a database, which hears the others."""
    database = Database(url)
    member = ClusterMember(database, CpuScheduler())
    home = House(DatabaseStorage(database), member)
    try:
        async with member.running(home.tables, BotRunner(home.tables, BotPool(1, 1.0))):
            yield home
    finally:
        await member.leave()
        await database.close()


async def test_after_a_failover_no_table_stays_in_memory(
    cluster: Cluster, url: str, shared: Callable[[], DatabaseStorage]
) -> None:
    """Also where the new primary has as many changes and entries as were lost, but others."""
    there = House(shared())
    async with server(url) as here:
        table = await here.two()
        await here.play(table, ANNA, "place a3 0")
        cluster.keep_copy()
        await until(lambda: here.tables.cluster.hears)
        await here.play(table, ANNA, "enter worker a5")
        cluster.fail_over()
        other = await there.tables.get(table.stored.id)
        await there.play(other, ANNA, "end")
        assert other.stored.revision == table.stored.revision
        await until(lambda: table.lost)
        found = await here.tables.get(table.stored.id)
        assert position(found) == position(other)
        assert await is_sound(here, found, url)
