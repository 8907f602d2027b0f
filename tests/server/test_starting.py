"""A start with many tables: people are served before tables are loaded, and each is loaded when it is asked for."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from cenote.core import match
from cenote.core.replay import Step, replay
from cenote.server.bots.bot_runner import AT_ONCE
from cenote.server.storage.contract import Storage
from cenote.server.storage.store import DatabaseStorage
from cenote.server.tables import live, tables
from cenote.server.tables.live import LiveTable
from cenote.server.tables.loading import load
from tests.counts import count
from tests.server.browsers import serving
from tests.server.files import Place, rows, script
from tests.server.house import ANNA, House, house_with_bots, position, refusal, until

TABLES = count(300, 2000)
HANGS = {"greedy": "tests.server.bad_bots:HangBot"}
COPIES = """
with recursive number(n) as (select 1 union all select n + 1 from number where n < {count})
insert into {table} ({columns}) select {values} from {table}, number where {id} = '{original}';
"""


def copy(path: Place, original: str, copies: int) -> None:
    """Many tables like one, each with an id of its own."""
    wanted = ""
    for table, id in (("tables", "id"), *((each, "table_id") for each in ("seeds", "seats", "entries", "snapshots"))):
        names = [name for _, name, *_ in rows(path, f"pragma table_info({table})")]
        values = ["printf('copy%08d', n)" if name == id else name for name in names]
        more = {"columns": ", ".join(names), "values": ", ".join(values), "id": id, "original": original}
        wanted += COPIES.format(table=table, count=copies, **more)
    script(path, wanted)


@contextmanager
def held(monkeypatch: pytest.MonkeyPatch, *free: str) -> Iterator[tuple[set[str], threading.Event]]:
    """No table but these is loaded before the event; those that are waited for."""
    asked, go = set[str](), threading.Event()

    async def waits(storage: Storage, id: str) -> LiveTable | None:
        asked.add(id)
        while id not in free and not go.is_set():
            await asyncio.sleep(0.01)
        return await load(storage, id)

    monkeypatch.setattr(tables, "load", waits)
    try:
        yield asked, go
    finally:
        go.set()


@pytest.mark.usefixtures("_path_to_the_bots")
def test_people_are_served_before_the_tables_are_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path, bots=HANGS) as server:
        anna = server.browser("Anna")
        mine, theirs, cookie = anna.create("me", "hot Ben"), anna.create("bot greedy", "me"), anna.cookie
    copy(server.path, theirs, TABLES)
    with held(monkeypatch, mine) as (asked, go), serving(tmp_path, bots=HANGS) as server:
        assert server.browser().http.get("/api/lobby").status_code == 200
        assert server.browser().http.get("/readyz").status_code == 200
        with server.browser().at(mine, cookie) as line:
            assert line.next("frame")["offers"]
        while len(asked - {mine}) < AT_ONCE:
            time.sleep(0.01)
        assert not go.is_set()
        assert len(asked - {mine}) == AT_ONCE
        go.set()
        while len(asked) < TABLES + 2:
            time.sleep(0.01)


@pytest.mark.anyio
async def test_only_tables_at_which_a_bot_is_to_act_are_taken_up(another: Callable[[], Storage]) -> None:
    home = House(another())
    people, person, bot = await home.two(), await home.seeded("me", "bot random"), await home.seeded("bot random", "me")
    waiting = await home.open("me", "open", "bot random")
    over = await home.seeded("bot random", "me")
    await home.leave(over, ANNA)
    assert await home.storage.owed_by_bots() == [bot.stored.id]
    assert {table.stored.status for table in (people, person, waiting)} == {"running", "gathering"}
    async with house_with_bots(another()) as again:
        table = await again.tables.get(bot.stored.id)
        await until(lambda: table.match is not None and table.match.actors() == (1,))


@pytest.mark.anyio
async def test_a_table_that_is_long_in_loading_holds_up_no_other(
    opened: Callable[[], DatabaseStorage], monkeypatch: pytest.MonkeyPatch
) -> None:
    home = House(opened())
    slow, quick = (await home.two()).stored.id, (await home.two()).stored.id
    home = House(opened())
    with held(monkeypatch, quick) as (asked, go):
        waiting = [asyncio.create_task(home.tables.get(slow)) for _ in range(3)]
        await until(lambda: slow in asked)
        assert (await home.tables.get(quick)).stored.id == quick
        assert not any(task.done() for task in waiting)
        go.set()
        found = await asyncio.gather(*waiting)
        assert len({id(table) for table in found}) == 1
    assert await refusal(home.tables.get("nosuchtable1")) == "no-table"


@pytest.mark.anyio
async def test_what_is_loaded_is_replayed_once(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await home.two()
    await home.play(table, ANNA, "place a3 0", "enter worker a5", "enter worker a5")
    kept = await home.storage.game(table.stored.id)
    assert kept.snapshot is not None
    played: list[int] = []

    def counted(*given: Any, **more: Any) -> Iterator[Step]:
        for step in replay(*given, **more):
            played.append(step.number)
            yield step

    for place in (match, live):
        monkeypatch.setattr(place, "replay", counted)
    loaded = LiveTable(table.stored, kept)
    assert played == list(range(kept.snapshot.version, len(kept.entries)))
    assert position(loaded) == position(table)
