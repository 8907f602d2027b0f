"""Moves at a table, of people and of bots: played in memory, stored, and only then answered and told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import takewhile
from typing import Any

from cenote.core.game import CHANCE, CenoteError, IllegalAction
from cenote.core.match import Match
from cenote.core.record import UNDO
from cenote.core.replay import Step
from cenote.server import metrics
from cenote.server.errors import Refusal, coded
from cenote.server.protocol.game_messages import Accepted, PlayRequest, UndoRequest
from cenote.server.storage.contract import Answered, Change, Conflict, Times, Vote
from cenote.server.tables import clock, seating, votes
from cenote.server.tables.live import LiveMark, LiveTable, Viewer
from cenote.server.tables.rights import acting_seat, must_sit, running, undoing_seat
from cenote.server.tables.tables import Overtaken, Tables

MOST_UNDOS = 50
"""How often a seat may take something back between two draws."""

FAR = 60
"""How many entries may come after a snapshot before another is taken wherever one can be, even if then nobody knows
after a restart what was taken back last."""

RequestKey = tuple[str, str]
"""Who asks, and the id of the request; a bot asks for nothing."""


async def play(
    tables: Tables,
    table: LiveTable,
    person: str,
    request: PlayRequest,
    chair: Viewer = None,
    arrived: float | None = None,
) -> Accepted:
    """Play a list of actions, all or none; the same request again gets the same answer again.

    `arrived` is when it came: time that it waits here is nobody's.
    When this returns, the move is stored; the caller answers the mover and then calls `Tables.moved`.
    """
    return await _measured(tables, table, _person_plays(tables, table, person, request, chair, _when(arrived)))


async def undo(
    tables: Tables,
    table: LiveTable,
    person: str,
    request: UndoRequest,
    chair: Viewer = None,
    arrived: float | None = None,
) -> Accepted:
    """Take back what somebody played since the last checkpoint; it stays in the record."""
    return await _measured(tables, table, _person_undoes(tables, table, person, request, chair, _when(arrived)))


async def _measured(tables: Tables, table: LiveTable, action: Coroutine[Any, Any, Accepted]) -> Accepted:
    """Carry out what somebody asked for; how long it takes until it is stored is what they feel."""
    began = time.perf_counter()
    done = await tables.whole(table, action)
    metrics.SUBMITTED.observe(time.perf_counter() - began)
    return done


async def bot_plays(tables: Tables, table: LiveTable, seat: int, version: int, codes: list[int]) -> None:
    """Play what a bot has chosen, unless something happened while it thought."""
    async with table.lock:
        match = table.match
        stands = match is not None and match.length == version and table.stored.status == "running"
        if match is None or not stands or not table.stored.seats[seat].bot or votes.holds_bots(table):
            return
        with suppress(Overtaken):  # by another server; whatever is to be done now is found out anew
            await _play(tables, table, seat, codes, None, clock.now())
    tables.moved(table)


async def take_back(tables: Tables, table: LiveTable, vote: Vote) -> None:
    """Take back a decision with all after it, as the table has agreed; the caller holds the lock, and tells."""
    match = running(table)
    mark, before = table.mark(), match.actors()
    steps = _undone(match, votes.way_back(table, vote.asker))
    deed = clock.Deed(vote.asker, clock.now(), undoes=True)
    await _store(tables, table, deed, mark, before, None, steps, vote)


async def come_back(tables: Tables, table: LiveTable, person: str) -> None:
    """Give somebody back the seats that a bot has kept for them; the caller holds the lock."""
    after = seating.resumed(table.stored, person)
    if after != table.stored and table.stored.status == "running":
        await tables.change(table, after)


async def bot_failed(tables: Tables, table: LiveTable, seat: int) -> None:
    """Say that the standby decides for a bot."""
    async with table.lock:
        if not table.stored.seats[seat].standby:
            await tables.change(table, seating.stood_in(table.stored, seat))


async def bot_hurried(tables: Tables, table: LiveTable, seat: int) -> bool:
    """Say that a bot had to answer before it was done; whether that is new."""
    async with table.lock:
        if table.stored.seats[seat].hurried or table.stored.status != "running":
            return False
        await tables.change(table, seating.hurried(table.stored, seat))
        return True


async def bot_recovered(tables: Tables, table: LiveTable, seat: int) -> None:
    """Say that a bot decides for itself again."""
    async with table.lock:
        after = seating.recovered(table.stored, seat)
        if after != table.stored:
            await tables.change(table, after)


def _when(arrived: float | None) -> float:
    return clock.now() if arrived is None else arrived


async def _person_plays(
    tables: Tables, table: LiveTable, person: str, request: PlayRequest, chair: Viewer, arrived: float
) -> Accepted:
    asked = (person, request.id)

    async def attempt() -> Accepted:
        seat = acting_seat(table, person, request.at, chair)
        clock.on_time(table.stored, seat, arrived)
        return await _play(tables, table, seat, request.actions, asked, arrived)

    return await _carried_out(tables, table, asked, attempt)


async def _person_undoes(
    tables: Tables, table: LiveTable, person: str, request: UndoRequest, chair: Viewer, arrived: float
) -> Accepted:
    asked = (person, request.id)

    async def attempt() -> Accepted:
        seat = undoing_seat(table, person, request.at, chair)
        clock.on_time(table.stored, seat, arrived)
        return await _undo(tables, table, seat, asked, arrived)

    return await _carried_out(tables, table, asked, attempt)


async def _carried_out(
    tables: Tables, table: LiveTable, asked: RequestKey, attempt: Callable[[], Awaitable[Accepted]]
) -> Accepted:
    """Who was overtaken by another server tries once more, as long as what they saw has not changed for them."""
    async with table.lock:
        must_sit(table, asked[0])
        await come_back(tables, table, asked[0])
        try:
            try:
                return await attempt()
            except Overtaken:
                return await attempt()
        except (Refusal, IllegalAction) as refused:
            return await _answered_before(tables, table, asked, refused)


def check_patience(match: Match, seat: int) -> None:
    """Everything taken back stays in the log: one who plays and takes back for ever would let it grow for ever."""
    since = takewhile(lambda entry: entry.seat != CHANCE, reversed(match.entries))
    if sum(entry == (seat, UNDO) for entry in since) >= MOST_UNDOS:
        detail = f"{MOST_UNDOS} times since the last draw is as often as anybody may take back"
        raise Refusal("too-many-undos", detail, 409, most=MOST_UNDOS)


async def _answered_before(tables: Tables, table: LiveTable, asked: RequestKey, refused: CenoteError) -> Accepted:
    """A request that comes again was carried out, which is why it cannot be now: it gets the same answer again.

    So it is looked up only where it is refused, and where it could not be stored: most requests come once.
    """
    if (done := await _answered(tables, table, asked)) is None:
        raise refused
    return done


async def _answered(tables: Tables, table: LiveTable, asked: RequestKey | None) -> Accepted | None:
    """The answer to a request that was carried out already."""
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
    match = running(table)
    mark, before = table.mark(), match.actors()
    with coded():
        match.play(seat, *actions, whole=True)
    deed = clock.Deed(seat, arrived, ends=not match.undoable(seat))
    return await _store(tables, table, deed, mark, before, asked, _news(match))


async def _undo(tables: Tables, table: LiveTable, seat: int, asked: RequestKey, arrived: float) -> Accepted:
    match = running(table)
    check_patience(match, seat)
    mark, before = table.mark(), match.actors()
    if not match.undo(seat):
        raise Refusal("nothing-to-undo", "there is nothing to take back")
    deed = clock.Deed(seat, arrived, undoes=True)
    return await _store(tables, table, deed, mark, before, asked, _news(match))


def _news(match: Match) -> Iterator[Step]:
    """What the match has just done, worked out when it is asked for."""
    yield from match.news()


def _undone(match: Match, way: Iterable[int]) -> Iterator[Step]:
    """Let each of these seats undo what it did, one after the other."""
    for seat in way:
        match.undo(seat)
        yield from match.news()


async def _store(
    tables: Tables,
    table: LiveTable,
    deed: clock.Deed,
    mark: LiveMark,
    before: tuple[int, ...],
    asked: RequestKey | None,
    steps: Iterable[Step],
    vote: Vote | None = None,
) -> Accepted:
    """Store what the match has done in these steps; if that fails, memory goes back to what is stored."""
    try:
        table.tell(steps)
        number = table.number(deed.seat)
        answered = asked and Answered(*asked, number)
        change = _change(table, deed, mark.match.length, before, answered, vote or votes.felled(table))
        await tables.append(table, change)
        if change.vote is not None:
            tables.tell_people(table)
    except Conflict:
        table.restore(mark)
        await asyncio.shield(tables.overtaken(table))
        if (done := await _answered(tables, table, asked)) is not None:
            return done  # the same request was carried out by another server
        raise Overtaken from None
    except BaseException:
        try:
            await asyncio.shield(tables.reload(table))
        finally:
            tables.moved(table)
        raise
    return Accepted(asked[1] if asked else "", number)


def _change(
    table: LiveTable,
    deed: clock.Deed,
    version: int,
    before: tuple[int, ...],
    answered: Answered | None,
    vote: Vote | None,
) -> Change:
    """Everything since a version; a snapshot is taken when others are to act than before, and nothing can come back.

    Also when somebody has taken back so much that a table would be long in loading.
    """
    match = running(table)
    actors = match.actors()
    far = match.length - table.snapshot_at >= FAR
    snapshot = match.snapshot(even_after_undo=far) if far or actors != before else None
    status = "over" if match.over else ""
    times = _times(table, deed)
    entries, end, bot = match.entries[version:], match.result(), answered is None
    return Change(version, entries, answered, snapshot, table.numbers(), status, actors, times, end, vote, bot)


def _times(table: LiveTable, deed: clock.Deed) -> Times:
    match = running(table)
    status = "over" if match.over else "running"
    return clock.turned(table.stored, replace(table.stored, status=status, acting=match.actors()), clock.now(), deed)
