"""A table service to test with, in this process and on any storage, and everything that it told the world."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from msgspec import structs

from cenote.core.game import IllegalAction
from cenote.server.bots.bot_pool import BotPool
from cenote.server.bots.bot_runner import BotRunner
from cenote.server.errors import Refusal
from cenote.server.protocol.game_messages import Accepted, PlayRequest, UndoRequest
from cenote.server.protocol.messages import Clock, NewSeat, NewTable
from cenote.server.storage.contract import Storage
from cenote.server.tables import lobby, moves, seating, wire
from cenote.server.tables.live import LiveTable
from cenote.server.tables.no_cluster import SingleServer
from cenote.server.tables.tables import Tables

ANNA, BEN, CLEO, DORA = (
    "anna-0123456789abcdefgh",
    "ben-0123456789abcdefghi",
    "cleo-0123456789abcdefgh",
    "dora-0123456789",
)
NAMES = {ANNA: "Anna", BEN: "Ben", CLEO: "Cleo", DORA: "Dora"}
SALT = "ab" * 16
SEED = bytes(range(32))
TURN = ("place a3 0", "enter worker a5")
"""A beginning of Tikal that is always allowed with this seed."""

SOON = 20.0
"""Seconds within which everything must have happened that is to happen at once."""

_ids = itertools.count()


def fresh_id() -> str:
    return f"r{next(_ids)}"


def asked(*seats: str, game: str = "tikal", mode: str = "", listed: bool = False, **more: Any) -> NewTable:
    """A request for a table with these seats: "me", "open", "invited", "bot greedy", "hot Ben".

    A rated one has a clock.
    """
    if more.get("rated"):
        more = {"clock": Clock("days", 3), **more}
    return NewTable(game, [new_seat(seat) for seat in seats], mode, listed=listed, **more)


def new_seat(text: str) -> NewSeat:
    kind, _, called = text.partition(" ")
    return NewSeat(kind, called if kind == "hot" else "", called if kind == "bot" else "")  # type: ignore[arg-type]


class House:
    """A table service; its bots sleep, unless somebody else wakes them."""

    def __init__(self, storage: Storage, cluster: SingleServer | None = None) -> None:
        self.storage = storage
        self.told: list[tuple[str, str]] = []
        self.overhears: Callable[[], None] = lambda: None
        """Called whenever the world is told something."""
        self.tables = Tables(storage, self._tell, cluster)

    def _tell(self, id: str, what: str) -> None:
        self.told.append((id, what))
        self.overhears()

    async def open(self, *seats: str, person: str = ANNA, **more: Any) -> LiveTable:
        table = await lobby.create(self.tables, asked(*seats, **more), person, NAMES[person])
        await lobby.salt(self.tables, table, person, SALT)
        return table

    async def seeded(self, *seats: str, **more: Any) -> LiveTable:
        """A game whose draws are known; Ben sits where a seat was open."""
        stored = seating.new_table(asked(*seats, **more), ANNA, "Anna", SEED)
        if "open" in seats:
            stored = seating.joined(stored, None, "", BEN, "Ben")
        for person in (ANNA, BEN):
            stored = seating.salted(stored, person, SALT)
        await self.storage.add_table(stored, SEED)
        table = await self.tables.get(stored.id)
        await self.start(table, ANNA)
        return table

    async def two(self, **more: Any) -> LiveTable:
        """A game of Anna and Ben that has just begun."""
        return await self.seeded("me", "open", **more)

    async def join(self, table: LiveTable, person: str, seat: int | None = None, invite: str = "") -> None:
        await lobby.join(self.tables, table, seat, invite, person, NAMES[person])
        await lobby.salt(self.tables, table, person, SALT)

    async def start(self, table: LiveTable, person: str) -> None:
        await lobby.start(self.tables, table, person)

    async def leave(self, table: LiveTable, person: str) -> None:
        await lobby.leave(self.tables, table, person)

    async def rematch(self, table: LiveTable, person: str, salt: str = SALT) -> LiveTable:
        opened = await lobby.rematch(self.tables, table, person, NAMES[person])
        if opened.seats_of(person):
            await lobby.salt(self.tables, opened, person, salt)
        return opened

    async def play(self, table: LiveTable, person: str, *actions: str, id: str = "", at: int | None = None) -> Accepted:
        """Play as a socket does: answer first, then everybody is told."""
        now = newest(table, person) if at is None else at
        done = await moves.play(self.tables, table, person, PlayRequest(id or fresh_id(), now, list(actions)))
        self.tables.publish_move(table)
        return done

    async def undo(self, table: LiveTable, person: str, id: str = "", at: int | None = None) -> Accepted:
        now = newest(table, person) if at is None else at
        done = await moves.undo(self.tables, table, person, UndoRequest(id or fresh_id(), now))
        self.tables.publish_move(table)
        return done

    async def play_on(self, table: LiveTable, steps: int = 10_000, rng: Random | None = None) -> None:
        """Let the people at the table play whatever chance suggests, at most so many decisions."""
        chance = rng or Random(1)
        for _ in range(steps):
            people = owing_people(table)
            if not people:
                return
            await self.play(table, people[0], *some_actions(table, people[0], chance))

    async def entries(self, table: LiveTable) -> list[tuple[int, str]]:
        """The seat and the text of everything that is stored of a game."""
        return [(entry.seat, entry.text) for entry in (await self.storage.game(table.stored.id)).entries]

    async def stored(self, table: LiveTable) -> LiveTable:
        """The same table as another server would load it."""
        found = await self.storage.table(table.stored.id)
        assert found is not None
        return LiveTable(found, await self.storage.game(found.id))

    async def everything(self, table: LiveTable) -> object:
        """All that anybody can see of a table, which must be what is stored of it."""
        assert position(table) == position(await self.stored(table))
        return position(table), await self.storage.table(table.stored.id), await self.storage.game(table.stored.id)


@asynccontextmanager
async def house_with_bots(
    storage: Storage,
    bot_pool: BotPool | None = None,
    *,
    workers: int = 0,
    patience: float = SOON,
    bots: Mapping[str, str] | None = None,
) -> AsyncIterator[House]:
    """A table service whose bots play; without a process to think in only `random` can."""
    bot_pool, home = bot_pool or BotPool(workers or 1, patience, bots), House(storage)
    runner = BotRunner(home.tables, bot_pool)
    home.tables.add_listener(runner.wake)
    if workers:
        await bot_pool.start()
    try:
        await runner.take_up()
        yield home
    finally:
        await runner.stop()
        await bot_pool.stop()


def newest(table: LiveTable, person: str) -> int:
    return table.number(table.viewer_of(person))


def owing_people(table: LiveTable) -> list[str]:
    """The people who are to act."""
    if table.match is None or table.stored.status != "running":
        return []
    return [person for seat in table.match.actors() if (person := table.stored.seats[seat].person)]


def legal_texts(table: LiveTable) -> list[str]:
    """What the first of those who are to act may do."""
    assert table.match is not None
    return [table.match.game.actions.texts[code] for code in table.match.legal(table.match.actors()[0])]


def some_actions(table: LiveTable, person: str, rng: Random) -> list[str]:
    """Legal actions that make something real: steps of an open choice are closed."""
    assert table.match is not None
    seat = table.viewer_of(person)
    assert seat is not None
    chosen: list[str] = []
    offers = table.match.preview(seat).offers
    while True:
        chosen.append(rng.choice(offers).action)
        if not chosen[-1].startswith(("lay", "throw", "mark")):
            return chosen
        offers = table.match.preview(seat, *chosen).offers


def position(table: LiveTable) -> object:
    """Everything that any viewer can see of a table now."""
    assert table.match is not None
    seen = [wire.frame(table, viewer) for viewer in table.viewers()]
    if table.match.game.secrets:  # what an entry revealed is not known any more once it lies behind a snapshot
        seen = [structs.replace(frame, undoable=0) for frame in seen]
    legal = [table.match.legal(seat) for seat in table.match.actors()]
    return seen, legal, table.match.actors(), table.numbers(), table.stored.status, table.match.entries


async def until(happened: Callable[[], bool]) -> None:
    """Wait for something that others do."""
    async with asyncio.timeout(SOON):
        while not happened():
            await asyncio.sleep(0.005)


async def refusal(request: Awaitable[object]) -> str:
    """The code of the refusal that a request gets."""
    with pytest.raises(Refusal) as refused:
        await request
    return refused.value.code


async def forbidden_by(request: Awaitable[object]) -> tuple[str, int]:
    """The rule that forbids what was asked for, and the step that is meant."""
    with pytest.raises(IllegalAction) as refused:
        await request
    return refused.value.rule, refused.value.step
