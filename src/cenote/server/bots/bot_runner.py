"""Bot runner, which asks bots for each decision that they owe, until a person has to act or the game ends."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from random import Random, uniform

from cenote.bots.contract import make_bot
from cenote.core.game import View
from cenote.core.match import Match
from cenote.server import metrics
from cenote.server.bots.bot_pool import BotChoice, BotFailed, BotPool
from cenote.server.tables import moves, votes
from cenote.server.tables.live import LiveTable
from cenote.server.tables.seating import STANDBY
from cenote.server.tables.tables import Tables

FAILURES = 2
"""How often a bot may fail in a turn until the standby decides. A bot marked as failed before has one try a turn."""

AT_ONCE = 4
"""How many tables are loaded concurrently after a start."""

WAIT = 2.0
"""The maximum pause between two attempts to get the lease on a table's bots from another server, in seconds."""

PAUSE = 0.5
LONGEST_PAUSE = 30.0

log = logging.getLogger("cenote.bots")


class BotRunner:
    """A runner with one task for each table at which bots have to act. The task keeps its table in memory."""

    def __init__(self, tables: Tables, bot_pool: BotPool) -> None:
        self._tables = tables
        self._bot_pool = bot_pool
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._starting: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Resume, in the background, the games in which a bot had to act when the server stopped."""
        self._starting = asyncio.create_task(self.take_up())

    def playing(self) -> list[str]:
        """Return the ids of the tables at which bots have to act."""
        return list(self._playing)

    async def take_up(self, elsewhere: Collection[str] = ()) -> None:
        """Load the tables at which a bot has to act, a few at a time, and let it play.

        Skip the tables in `elsewhere`.
        """
        waiting = iter([id for id in await self._owed() if id not in elsewhere and id not in self._playing])
        await asyncio.gather(*(self._load(waiting) for _ in range(AT_ONCE)))

    async def _owed(self) -> list[str]:
        pause = PAUSE
        while True:
            try:
                return await self._tables.storage.owed_by_bots()
            except Exception:
                log.exception("bots cannot be taken up; the next try is in %s s", pause)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _load(self, waiting: Iterator[str]) -> None:
        for id in waiting:
            try:
                self.wake(await self._tables.get(id))
            except Exception:
                log.exception("table %s cannot be taken up", id, extra={"table": id})

    def wake(self, table: LiveTable) -> None:
        """Start a task for the bots of a table, if one of them has to act and no task runs already."""
        id = table.stored.id
        if owing(table) and id not in self._playing:
            self._playing[id] = asyncio.create_task(self._play(table))

    async def stop(self) -> None:
        """Stop all tasks. Decisions that were not stored are asked for again after the next start."""
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.wait([self._starting])
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table: LiveTable) -> None:
        """Let bots play until none has to act. After an error, such as a full disk, retry with a growing pause."""
        failures: Counter[int] = Counter()
        pause = PAUSE
        try:
            while table.lost or owing(table):
                try:
                    if table.lost:
                        table = await self._tables.get(table.stored.id)
                    elif not await self._tables.cluster.take(table.stored.id):
                        await asyncio.sleep(uniform(0.5, 1) * WAIT)
                    elif owing(table):
                        await self._decide(table, failures)
                    pause = PAUSE
                except Exception:
                    fields = {"table": table.stored.id}
                    log.exception("the bots of table %s pause for %s s", table.stored.id, pause, extra=fields)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            del self._playing[table.stored.id]
            await self._tables.cluster.release(table.stored.id)

    async def _decide(self, table: LiveTable, failures: Counter[int]) -> None:
        """Make one decision of the first bot that owes one. Count its failures until its turn is over."""
        if votes.holds_bots(table):
            await asyncio.sleep(PAUSE)
            return
        for over in failures.keys() - set(owing(table)):
            del failures[over]
        seat, match = owing(table)[0], table.match
        assert match is not None
        version, marked = match.length, table.stored.seats[seat].standby
        stands_in = failures[seat] >= (1 if marked else FAILURES)
        try:
            choices = await self._choose(table, match, seat, STANDBY if stands_in else table.stored.seats[seat].bot)
        except BotFailed as failed:
            failures[seat] += 1
            if failures[seat] >= FAILURES:
                fields = {"table": table.stored.id}
                log.error("table %s: the standby decides for %s", table.stored.id, failed, extra=fields)
                await moves.bot_failed(self._tables, table, seat)
            return
        await moves.bot_plays(self._tables, table, seat, version, [choice.code for choice in choices])
        if any(choice.hurried for choice in choices):
            await self._hurried(table, seat)
        if marked and not stands_in:
            await moves.bot_recovered(self._tables, table, seat)

    async def _hurried(self, table: LiveTable, seat: int) -> None:
        """Count a search that was cut short. The first time, mark the seat and log a warning."""
        metrics.BOT_BUDGET_EXCEEDED.inc()
        if await moves.bot_hurried(self._tables, table, seat):
            fields = {"table": table.stored.id}
            bot = table.stored.seats[seat].bot
            log.warning("table %s: bot %s in seat %s had to hurry", table.stored.id, bot, seat, extra=fields)

    async def _choose(self, table: LiveTable, match: Match, seat: int, bot: str) -> list[BotChoice]:
        """Return one decision of a bot: an action, or all steps of a choice that has several."""
        key = f"{table.stored.id}/{seat}"
        choices = [await self._ask(key, bot, match, match.view(seat), match.legal(seat))]
        while match.opens(seat, *(codes := [choice.code for choice in choices])):
            seen = match.preview(seat, *codes)
            choices.append(await self._ask(key, bot, match, seen.view, seen.legal))
        return choices

    async def _ask(self, key: str, bot: str, match: Match, view: View, legal: Sequence[int]) -> BotChoice:
        if bot == STANDBY:
            return BotChoice(make_bot(bot, match.game, Random()).choose(None, legal))
        return await self._bot_pool.choose(key, bot, match.game.name, view, legal)


def owing(table: LiveTable) -> list[int]:
    """Return the seats whose bots have to act."""
    if table.match is None or table.stored.status != "running":
        return []
    return [seat for seat in table.match.actors() if table.stored.seats[seat].bot]
