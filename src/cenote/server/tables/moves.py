"""Moves of people and bots: play them in memory, store them, and only then answer and publish them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Literal

from cenote.core.game import CenoteError, IllegalAction
from cenote.core.match import Match
from cenote.core.record import UNDO, Entry
from cenote.core.replay import Step
from cenote.server import metrics
from cenote.server.errors import Refusal, coded
from cenote.server.protocol.game_messages import Accepted, PlayRequest, UndoRequest
from cenote.server.protocol.messages import TableStatus
from cenote.server.storage.contract import Answered, Change, Conflict, Times, Vote
from cenote.server.tables import clock, seating, votes
from cenote.server.tables.live import LiveMark, LiveTable, Viewer
from cenote.server.tables.rights import acting_seat, must_sit, require_running, undoing_seat
from cenote.server.tables.tables import RevisionConflict, Tables

MOST_UNDOS = 50
"""The maximum number of undos of a seat between two draws."""

SNAPSHOT_EVERY = 60
"""The number of entries after which a snapshot is taken even right after an undo.

A restart then forgets what that undo took back.
"""

RequestKey = tuple[str, str]
"""The person and request id by which a repeated request is recognized. Bots have none."""


async def play(
    tables: Tables,
    table: LiveTable,
    person: str,
    request: PlayRequest,
    viewer: Viewer = None,
    arrived: float | None = None,
) -> Accepted:
    """Play a list of actions, all or none. A repeated request gets its first answer again.

    `arrived` is when the request came in: the time that it waits here is charged to no clock. When this returns, the
    move is stored. The caller then answers the mover and calls `Tables.publish_move`.
    """
    return await _measured(tables, table, _person_plays(tables, table, person, request, viewer, _when(arrived)))


async def undo(
    tables: Tables,
    table: LiveTable,
    person: str,
    request: UndoRequest,
    viewer: Viewer = None,
    arrived: float | None = None,
) -> Accepted:
    """Undo what a person played since the last checkpoint. The undo and what it undoes stay in the record."""
    return await _measured(tables, table, _person_undoes(tables, table, person, request, viewer, _when(arrived)))


async def _measured(tables: Tables, table: LiveTable, action: Coroutine[Any, Any, Accepted]) -> Accepted:
    """Run a move, and record in the metrics how long it took to be stored, which is what players wait for."""
    began = time.perf_counter()
    done = await tables.run_to_completion(table, action)
    metrics.MOVE_SECONDS.observe(time.perf_counter() - began)
    return done


async def bot_plays(tables: Tables, table: LiveTable, seat: int, version: int, codes: list[int]) -> None:
    """Play a bot's choice and publish it. Discard it if the game has changed while the bot was thinking."""
    async with table.lock:
        match = table.match
        stands = match is not None and match.length == version and table.stored.status == "running"
        if match is None or not stands or not table.stored.seats[seat].bot or votes.holds_bots(table):
            return
        with suppress(RevisionConflict):  # by another server: the bot runner checks again what is owed
            await _play(tables, table, seat, codes, None, clock.now())
    tables.publish_move(table)


async def undo_by_vote(tables: Tables, table: LiveTable, vote: Vote) -> None:
    """Undo a decision and all after it, as a vote decided. The caller holds the lock and publishes."""
    match = require_running(table)
    mark, before = table.mark(), match.actors()
    steps = _undone(match, votes.undo_sequence(table, vote.asker))
    action = clock.SeatAction(vote.asker, clock.now(), undoes=True)
    await _store(tables, table, action, mark, before, None, steps, vote)


async def resume_seats(tables: Tables, table: LiveTable, person: str) -> None:
    """Return to a person the seats that a bot has kept for them. The caller holds the lock."""
    after = seating.resumed(table.stored, person)
    if after != table.stored and table.stored.status == "running":
        await tables.change(table, after)


async def bot_failed(tables: Tables, table: LiveTable, seat: int) -> None:
    """Mark a seat whose bot failed, so that the standby decides for it."""
    async with table.lock:
        if not table.stored.seats[seat].standby:
            await tables.change(table, seating.stood_in(table.stored, seat))


async def bot_hurried(tables: Tables, table: LiveTable, seat: int) -> bool:
    """Mark a seat whose bot ran out of its time budget. Return whether the mark is new."""
    async with table.lock:
        if table.stored.seats[seat].hurried or table.stored.status != "running":
            return False
        await tables.change(table, seating.hurried(table.stored, seat))
        return True


async def bot_recovered(tables: Tables, table: LiveTable, seat: int) -> None:
    """Clear the mark of a seat whose bot decides for itself again."""
    async with table.lock:
        after = seating.recovered(table.stored, seat)
        if after != table.stored:
            await tables.change(table, after)


def _when(arrived: float | None) -> float:
    return clock.now() if arrived is None else arrived


async def _person_plays(
    tables: Tables, table: LiveTable, person: str, request: PlayRequest, viewer: Viewer, arrived: float
) -> Accepted:
    asked = (person, request.id)

    async def attempt() -> Accepted:
        seat = acting_seat(table, person, request.at, viewer)
        clock.on_time(table.stored, seat, arrived)
        return await _play(tables, table, seat, request.actions, asked, arrived)

    return await _retry_conflict(tables, table, asked, attempt)


async def _person_undoes(
    tables: Tables, table: LiveTable, person: str, request: UndoRequest, viewer: Viewer, arrived: float
) -> Accepted:
    asked = (person, request.id)

    async def attempt() -> Accepted:
        seat = undoing_seat(table, person, request.at, viewer)
        clock.on_time(table.stored, seat, arrived)
        return await _undo(tables, table, seat, asked, arrived)

    return await _retry_conflict(tables, table, asked, attempt)


async def _retry_conflict(
    tables: Tables, table: LiveTable, asked: RequestKey, attempt: Callable[[], Awaitable[Accepted]]
) -> Accepted:
    """Make a person's move under the lock, and retry it once after a revision conflict.

    The retry checks again that the person's frame is current. A refused request that was carried out before gets its
    first answer again.
    """
    async with table.lock:
        must_sit(table, asked[0])
        await resume_seats(tables, table, asked[0])
        try:
            try:
                return await attempt()
            except RevisionConflict:
                return await attempt()
        except (Refusal, IllegalAction) as refused:
            return await _answered_before(tables, table, asked, refused)


def limit_undos(match: Match, seat: int) -> None:
    """Raise `Refusal` if a seat has undone too often since the last draw.

    Undos stay in the log, which endless playing and undoing would otherwise grow without limit.
    """
    if match.entries_since_draw().count(Entry(seat, UNDO)) >= MOST_UNDOS:
        detail = f"{MOST_UNDOS} times since the last draw is as often as anybody may take back"
        raise Refusal("too-many-undos", detail, 409, most=MOST_UNDOS)


async def _answered_before(tables: Tables, table: LiveTable, asked: RequestKey, refused: CenoteError) -> Accepted:
    """Return the first answer to a repeated request, or raise the refusal again if the request was not carried out.

    The first answer is looked up in storage only after a refusal, because most requests are sent once.
    """
    if (done := await _answered(tables, table, asked)) is None:
        raise refused
    return done


async def _answered(tables: Tables, table: LiveTable, asked: RequestKey | None) -> Accepted | None:
    """Return the answer to a request that was already carried out, or None if it was not."""
    if asked is None:
        return None
    person, id = asked
    number = await tables.storage.answered(table.stored.id, person, id)
    return None if number is None else Accepted(id, number)


async def _play(
    tables: Tables,
    table: LiveTable,
    seat: int,
    actions: Sequence[int | str],
    asked: RequestKey | None,
    arrived: float,
) -> Accepted:
    match = require_running(table)
    mark, before = table.mark(), match.actors()
    with coded():
        match.play(seat, *actions, whole=True)
    action = clock.SeatAction(seat, arrived, ends=not match.undoable(seat))
    return await _store(tables, table, action, mark, before, asked, match.last_steps())


async def _undo(tables: Tables, table: LiveTable, seat: int, asked: RequestKey, arrived: float) -> Accepted:
    match = require_running(table)
    limit_undos(match, seat)
    mark, before = table.mark(), match.actors()
    if not match.undo(seat):
        raise Refusal("nothing-to-undo", "there is nothing to take back")
    action = clock.SeatAction(seat, arrived, undoes=True)
    return await _store(tables, table, action, mark, before, asked, match.last_steps())


def _undone(match: Match, way: Iterable[int]) -> Iterator[Step]:
    """Undo once for each of these seats in order, and yield the steps."""
    for seat in way:
        match.undo(seat)
        yield from match.last_steps()


async def _store(
    tables: Tables,
    table: LiveTable,
    action: clock.SeatAction,
    mark: LiveMark,
    before: tuple[int, ...],
    asked: RequestKey | None,
    steps: Iterable[Step],
    vote: Vote | None = None,
) -> Accepted:
    """Store the steps just played, and return the answer.

    If storing fails, the table in memory is rolled back or reloaded, and the error is raised again. A conflict raises
    `RevisionConflict`, unless another server has carried out the same request.
    """
    try:
        table.add_events(steps)
        number = table.number(action.seat)
        answered = asked and Answered(*asked, number)
        change = _change(table, action, mark.match.length, before, answered, vote or votes.ended_unstored(table))
        await tables.append(table, change)
        if change.vote is not None:
            tables.publish_people(table)
    except Conflict:
        table.restore(mark)
        await asyncio.shield(tables.resolve_conflict(table))
        if (done := await _answered(tables, table, asked)) is not None:
            return done  # the same request was carried out by another server
        raise RevisionConflict from None
    except BaseException:
        try:
            await asyncio.shield(tables.reload(table))
        finally:
            tables.publish_move(table)
        raise
    return Accepted(asked[1] if asked else "", number)


def _change(
    table: LiveTable,
    action: clock.SeatAction,
    version: int,
    before: tuple[int, ...],
    answered: Answered | None,
    vote: Vote | None,
) -> Change:
    """Return everything since a version, with a snapshot if other seats are to act now and nothing can be undone.

    A snapshot is also taken `SNAPSHOT_EVERY` entries after the last one, because many undos would make a table slow to
    load.
    """
    match = require_running(table)
    actors = match.actors()
    far = match.length - table.snapshot_at >= SNAPSHOT_EVERY
    snapshot = match.snapshot(even_after_undo=far) if far or actors != before else None
    status: TableStatus | Literal[""] = "over" if match.over else ""
    times = _times(table, action)
    entries, end, bot = match.entries_since(version), match.result(), answered is None
    return Change(version, entries, answered, snapshot, table.numbers(), status, actors, times, end, vote, bot)


def _times(table: LiveTable, action: clock.SeatAction) -> Times:
    match = require_running(table)
    status: TableStatus = "over" if match.over else "running"
    return clock.turned(table.stored, replace(table.stored, status=status, acting=match.actors()), clock.now(), action)
