"""`python -m benchmarks.load`: many tables played at once on one database, and what one bare commit costs beside it.

Everything happens in this process and in a temporary folder: the table service and its database are measured, without
sockets and pictures. At each table two people play random moves, each as soon as the one before is acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import quantiles

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from cenote.core.dealer import fresh_seed
from cenote.server import lobby, moves, seating
from cenote.server.live import LiveTable
from cenote.server.protocol import NewSeat, NewTable, PlayRequest
from cenote.server.storage.database import Database, migrate
from cenote.server.storage.schema import PEOPLE
from cenote.server.storage.store import DatabaseStorage
from cenote.server.tables import Tables

SALT = "5a" * 16
TABLES = (10, 50, 200)


async def opened(tables: Tables, number: int) -> LiveTable:
    """A game of Tikal between two people at one screen."""
    seats = [NewSeat("me"), NewSeat("hot", "Ben")]
    seed = fresh_seed()
    stored = seating.new_table(NewTable("tikal", seats), f"person-{number}", "Anna", seed)
    await tables.storage.add_table(stored, seed)
    table = await tables.get(stored.id)
    await lobby.salt(tables, table, stored.host, SALT)
    return table


async def played(tables: Tables, table: LiveTable, until: float, rng: Random) -> list[float]:
    """Random moves at one table, and how long each took to be acknowledged."""
    took: list[float] = []
    person, match = table.stored.host, table.match
    assert match is not None
    while time.perf_counter() < until and table.stored.status == "running":
        seat = match.actors()[0]
        action = match.game.actions.texts[rng.choice(match.legal(seat))]
        asked = PlayRequest(f"r{len(took)}", table.number(seat), [action])
        began = time.perf_counter()
        await moves.play(tables, table, person, asked)
        took.append(time.perf_counter() - began)
        tables.moved(table)
    return took


async def load(count: int, seconds: float) -> tuple[list[list[float]], float, float]:
    """So many tables at once for a while: what each mover waited, the CPU seconds of all, and the control."""
    with tempfile.TemporaryDirectory() as folder:
        database = Database(Path(folder) / "cenote.db")
        await migrate(database)
        tables = Tables(DatabaseStorage(database), lambda *_: None, lambda _: None)
        control = await commits(database.engine, seconds / 4)
        made = [await opened(tables, number) for number in range(count)]
        end, began = time.perf_counter() + seconds, time.process_time()
        waited = await asyncio.gather(*(played(tables, table, end, Random(n)) for n, table in enumerate(made)))
        busy = time.process_time() - began
        await database.close()
    return list(waited), busy, control


async def commits(engine: AsyncEngine, seconds: float) -> float:
    """The control: one row after the other, each committed."""
    began, done = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        async with engine.begin() as connection:
            await connection.execute(insert(PEOPLE).values(id=f"c{done}", name="x", created=0.0))
        done += 1
    return done / seconds


def show(waited: Sequence[Sequence[float]], busy: float, control: float, seconds: float) -> None:
    took = sorted(one for table in waited for one in table)
    cuts = quantiles(took, n=100)
    p50, p95, p99 = (cuts[at - 1] * 1000 for at in (50, 95, 99))
    speed, moved = len(took) / seconds, sum(bool(table) for table in waited)
    print(
        f"{len(waited):6}{moved:7}{speed:9.0f}{p50:9.0f}{p95:7.0f}{p99:7.0f}{took[-1] * 1000:7.0f}"
        f"{busy / len(took) * 1000:10.1f}{control:10.0f}{speed / control:7.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--tables", type=int, nargs="*", default=TABLES)
    chosen = parser.parse_args()
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}; times in ms")
    print(
        f"{'tables':>6}{'moved':>7}{'moves/s':>9}{'p50':>9}{'p95':>7}{'p99':>7}{'max':>7}{'CPU/move':>10}{'commits/s':>10}{'ratio':>7}"
    )
    for count in chosen.tables:
        show(*asyncio.run(load(count, chosen.seconds)), chosen.seconds)


if __name__ == "__main__":
    main()
