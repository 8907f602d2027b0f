"""Table lifecycle: opening, joining, starting and leaving a table, and opening its rematch."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import wraps
from typing import ParamSpec, TypeVar

from cenote.core.dealer import fresh_seed
from cenote.core.match import Match
from cenote.core.record import Entry
from cenote.core.replay import replay
from cenote.server.errors import Refusal
from cenote.server.protocol.messages import NewTable
from cenote.server.storage.contract import Change, Conflict, Limits, StoredTable, TooMany
from cenote.server.tables import clock, seating
from cenote.server.tables.lessons import known_deals, lesson_of
from cenote.server.tables.live import LiveTable
from cenote.server.tables.puzzle_tables import puzzle_at
from cenote.server.tables.rights import may_arrange, may_start, must_have_sat, must_sit, require_running
from cenote.server.tables.tables import RevisionConflict, Tables

MOST_TABLES = 50
"""The maximum number of unfinished tables that one person may host."""

MOST_LISTED = 3
"""The maximum number of tables of one host that may wait for players in the list of open tables."""

MOST_LISTED_FROM = 10
"""The maximum number of tables from one address that may wait in that list."""

MOST_RENAMED = 10
"""The maximum number of tables, the newest first, at which a new name is shown at once."""


SALT_LOOKS, SALT_PAUSE = 20, 0.1
"""How often, and at what interval in seconds, a starting game checks for missing salts before it is refused."""

MOST_ATTEMPTS = 8
"""How often a change of a table is tried before it is refused as stale."""

P = ParamSpec("P")
T = TypeVar("T")


def retry_conflicts(action: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Repeat a change of a table that conflicts with changes of another server, each time on the newest state.

    Bots on another server may store several moves in a row, so that one repetition is not enough.
    """

    @wraps(action)
    async def asked(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(MOST_ATTEMPTS - 1):
            with suppress(RevisionConflict):
                return await action(*args, **kwargs)
        return await action(*args, **kwargs)

    return asked


async def create(tables: Tables, request: NewTable, person: str, name: str, source: str = "") -> LiveTable:
    """Open a table with a fresh seed, whose commitment players can see before they send a salt."""
    seed = fresh_seed()
    return await open_table(tables, seating.new_table(request, person, name, seed, tables.offers), seed, source)


async def begin_lesson(tables: Tables, game: str, person: str, name: str) -> LiveTable:
    """Open a lesson and start it at once, because its deal and salt are published."""
    lesson = lesson_of(game)
    stored = seating.lesson_table(game, lesson, person, name)
    await tables.storage.add_table(stored, lesson.seed)  # lessons are limited by daily quotas instead
    table = await tables.get(stored.id)
    await start(tables, table, person)
    return table


async def open_table(tables: Tables, stored: StoredTable, seed: bytes, source: str = "") -> LiveTable:
    """Store a new table and return it. Raise `Refusal` if its host or address has too many.

    Lessons and puzzles do not count towards these limits.
    """
    limits = Limits(MOST_TABLES, MOST_LISTED, MOST_LISTED_FROM, source, known_deals())
    try:
        await tables.storage.add_table(stored, seed, limits)
    except TooMany as full:
        raise _one_too_many(full) from None
    return await tables.get(stored.id)


def _one_too_many(full: TooMany) -> Refusal:
    listed = "too-many-listed" if full.kind == "listed" else "list-full"
    code = "too-many-tables" if full.kind == "unfinished" else listed
    return Refusal(code, f"there are {full.most} {full.kind} tables already", 409, most=full.most)


@retry_conflicts
async def join(tables: Tables, table: LiveTable, seat: int | None, invite: str, person: str, name: str) -> None:
    """Seat a person. A person who already has a seat keeps it."""
    async with table.lock:
        if not table.seats_of(person):
            await tables.change(table, seating.joined(table.stored, seat, invite, person, name))


@retry_conflicts
async def salt(tables: Tables, table: LiveTable, person: str, share: str) -> None:
    """Add a person's salt to the table. If no seat was ever offered, the last salt starts the game.

    A rated game that will not count is left to its host to start, so that all players first see that it will not.
    """
    async with table.lock:
        must_sit(table, person)
        after = seating.salted(table.stored, person, share)
        if table.stored.status == "gathering" and after != table.stored:
            await tables.change(table, after)
    if seating.begins_by_itself(table.stored) and not table.stored.unrated:
        with suppress(Refusal):  # it has begun already
            await start(tables, table, table.stored.host)


@retry_conflicts
async def rename(tables: Tables, person: str, before: str, after: str) -> None:
    """Show a person's new name at tables that are still gathering.

    A game that has begun keeps the names of its record.
    """
    gathering = [table for table in await tables.storage.tables_of(person) if table.status == "gathering"]
    for stored in gathering[:MOST_RENAMED]:
        table = await tables.get(stored.id)
        async with table.lock:
            changed = seating.renamed(table.stored, person, before, after)
            if table.stored.status == "gathering" and changed != table.stored:
                await tables.change(table, changed)


@retry_conflicts
async def seat_bot(tables: Tables, table: LiveTable, seat: int, person: str, bot: str = "") -> None:
    """Put a bot into a free seat at the host's request."""
    async with table.lock:
        may_arrange(table, person)
        await tables.change(table, seating.with_bot(table.stored, seat, bot, tables.offers))


@retry_conflicts
async def free_seat(tables: Tables, table: LiveTable, seat: int, person: str) -> None:
    """Remove a bot from a seat at the host's request, so that a person can take the seat."""
    async with table.lock:
        may_arrange(table, person)
        await tables.change(table, seating.without_bot(table.stored, seat))


@retry_conflicts
async def leave(tables: Tables, table: LiveTable, person: str) -> None:
    """Remove a person from the table. In a running game a bot takes over, and a table without people is abandoned."""
    async with table.lock:
        must_sit(table, person)
        if table.stored.status in ("gathering", "running"):
            await tables.change(table, seating.left(table.stored, person))
    tables.wake(table)


@retry_conflicts
async def resign(tables: Tables, table: LiveTable, person: str) -> None:
    """Resign from a running game for a person, whose seats go to bots."""
    async with table.lock:
        must_sit(table, person)
        require_running(table)
        await tables.change(table, seating.left(table.stored, person))
    tables.wake(table)


@retry_conflicts
async def start(tables: Tables, table: LiveTable, person: str) -> None:
    """Start the game at the host's request, after waiting briefly for missing salts."""
    await _salts_arrive(table)
    async with table.lock:
        may_start(table, person)
        try:
            await _begin(tables, table)
        except BaseException as error:
            await asyncio.shield(tables.reload(table))
            if isinstance(error, Conflict):
                raise RevisionConflict from None
            raise
    tables.publish_people(table)
    tables.publish_move(table)


async def _salts_arrive(table: LiveTable) -> None:
    """Wait briefly for missing salts, as a player who has just joined may be sending one over a slow connection."""
    for _ in range(SALT_LOOKS):
        if seating.complete(table.stored) or not seating.full(table.stored):
            return
        await asyncio.sleep(SALT_PAUSE)


async def _begin(tables: Tables, table: LiveTable) -> None:
    stored = await tables.storage.change_table(table.stored, seating.named(table.stored))
    kept = replace(await tables.storage.game(stored.id), entries=await _borrowed(tables, stored))
    table.load(stored, replace(kept, entries=()))
    match = table.match = Match(table.record(kept), kept.seed)
    table.begin(match.record().start(), replay(match.record(), trusted=True))
    times = clock.turned(stored, replace(stored, status="running", acting=match.actors()), clock.now())
    begun = Change(0, match.entries, None, match.snapshot(), table.numbers(), "running", match.actors(), times)
    await tables.append(table, begun)


async def _borrowed(tables: Tables, stored: StoredTable) -> tuple[Entry, ...]:
    """Return the entries that a fork takes over from another game, or a puzzle's table from its puzzle."""
    if not stored.origins:
        return ()
    if (puzzle := puzzle_at(stored)) is not None:
        return puzzle.record.entries
    return (await tables.storage.game(stored.parent)).entries[: stored.origins[-1].upto]


@retry_conflicts
async def rematch(tables: Tables, table: LiveTable, person: str, name: str) -> LiveTable:
    """Open the rematch or, if another player has already opened it, take the seats reserved there for this person."""
    async with table.lock:
        must_have_sat(table, person)
        if table.stored.status not in ("over", "abandoned"):
            raise Refusal("not-over", "this game is not over yet", 409)
        if not await _waiting(tables, table.stored.rematch):
            seed = fresh_seed()
            stored = seating.returned(seating.again(table.stored, person, seed), table.stored, person, name)
            opened = await open_table(tables, stored, seed)
            await tables.change(table, replace(table.stored, rematch=opened.stored.id))
            return opened
    return await _return(tables, table.stored, person, name)


async def _return(tables: Tables, before: StoredTable, person: str, name: str) -> LiveTable:
    """Seat a person in the seats reserved for them in a rematch that is gathering."""
    opened = await tables.get(before.rematch)
    async with opened.lock:
        if opened.stored.status == "gathering" and not opened.seats_of(person):
            await tables.change(opened, seating.returned(opened.stored, before, person, name))
    return opened


async def _waiting(tables: Tables, rematch: str) -> bool:
    """Return whether a rematch was opened and has not been abandoned."""
    stored = await tables.storage.table(rematch) if rematch else None
    return stored is not None and stored.status != "abandoned"
