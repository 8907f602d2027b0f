"""Bots at tables: whenever a bot owes a decision, it is asked for one, until a person or the end of the game comes."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from random import Random

from cenote.bots.contract import make_bot
from cenote.core.game import View
from cenote.core.match import Match
from cenote.server import moves
from cenote.server.live import LiveTable
from cenote.server.seating import STANDBY
from cenote.server.tables import Tables
from cenote.server.thinking import BotFailed, Thinkers

FAILURES = 2
"""How often a bot may fail in one turn of the bots before the standby takes its seat."""

PAUSE = 0.5
LONGEST_PAUSE = 30.0

log = logging.getLogger("cenote.bots")


class BotSeats:
    """One task for each table at which bots are to act; the task holds the table, so it stays in memory."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.tables: Tables
        self._thinkers = thinkers
        self._playing: dict[str, asyncio.Task[None]] = {}

    async def take_up(self) -> None:
        """After a start: go on wherever a bot was to act when the server stopped."""
        for id in await self.tables.storage.running():
            try:
                await self.tables.get(id)
            except Exception:
                log.exception("table %s cannot be taken up", id)

    def wake(self, table: LiveTable) -> None:
        """Let the bots of a table play, if it is their turn and they are not playing already."""
        id = table.stored.id
        if owing(table) and id not in self._playing:
            self._playing[id] = asyncio.create_task(self._play(table))

    async def stop(self) -> None:
        """Stop asking; what was not stored will be asked again after the next start."""
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table: LiveTable) -> None:
        """Until no bot is to act; what goes wrong, such as a full disk, is tried again after a pause."""
        failures: Counter[int] = Counter()
        pause = PAUSE
        try:
            while table.lost or owing(table):
                try:
                    if table.lost:
                        table = await self.tables.get(table.stored.id)
                    else:
                        await self._decide(table, owing(table)[0], failures)
                    pause = PAUSE
                except Exception:
                    log.exception("the bots of table %s pause for %s s", table.stored.id, pause)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            del self._playing[table.stored.id]

    async def _decide(self, table: LiveTable, seat: int, failures: Counter[int]) -> None:
        match = table.match
        assert match is not None
        version = match.length
        try:
            codes = await self._chosen(table, match, seat)
        except BotFailed as failed:
            failures[seat] += 1
            if failures[seat] >= FAILURES:
                log.error("table %s: the standby takes the seat of %s", table.stored.id, failed)
                await moves.bot_failed(self.tables, table, seat)
            return
        await moves.bot_plays(self.tables, table, seat, version, codes)

    async def _chosen(self, table: LiveTable, match: Match, seat: int) -> list[int]:
        """One decision, or all steps of a choice that has several."""
        codes = [await self._asked(table, match, seat, match.view(seat), match.legal(seat))]
        while match.opens(seat, *codes):
            seen = match.preview(seat, *codes)
            codes.append(await self._asked(table, match, seat, seen.view, seen.legal))
        return codes

    async def _asked(self, table: LiveTable, match: Match, seat: int, view: View, legal: Sequence[int]) -> int:
        bot = table.stored.seats[seat].bot
        if bot == STANDBY:
            return make_bot(bot, match.game, Random()).choose(None, legal)
        return await self._thinkers.choose(f"{table.stored.id}/{seat}", bot, match.game.name, view, legal)


def owing(table: LiveTable) -> list[int]:
    """The bots that are to act."""
    if table.match is None or table.stored.status != "running":
        return []
    return [seat for seat in table.match.actors() if table.stored.seats[seat].bot]
