"""Coach hints: computed in a bot process, rate-limited, and cached for each position and seat."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from math import ceil
from random import Random
from typing import Final

from msgspec import ValidationError, convert

from cenote.coach import jobs
from cenote.coach.describe import steps
from cenote.coach.search_budget import SearchBudget
from cenote.core.registry import game
from cenote.server import limits
from cenote.server.bots.bot_pool import BotFailed, BotPool
from cenote.server.coach.rights import hinted_seat
from cenote.server.errors import Refusal
from cenote.server.protocol.coach_messages import Forecast, Hint, HintTurn
from cenote.server.tables import wire
from cenote.server.tables.live import LiveTable
from cenote.server.throttling.fair_share import Client
from cenote.server.throttling.token_bucket import KeyedBuckets

KEPT: Final = 64
"""Number of hints in the cache."""


class Hints:
    """Answers hint requests from the cache or a bot process."""

    def __init__(self, thinkers: BotPool, shares: SearchBudget) -> None:
        self._thinkers = thinkers
        self._share = shares.hint
        self._people = KeyedBuckets(limits.COACH.burst_hints, limits.COACH.hints_per_minute / 60)
        self._addresses = KeyedBuckets(
            limits.COACH.burst_hints_per_address, limits.COACH.hints_per_minute_and_address / 60
        )
        self._kept: OrderedDict[jobs.Hint, Hint] = OrderedDict()

    async def hint(self, table: LiveTable, payer: Client, language: str) -> Hint:
        """Return the coach's best turns for the caller's seat."""
        async with table.lock:
            match, seat = hinted_seat(table, payer.person)
            view, length, names = match.view(seat), match.length, match.record().names
        question = jobs.Hint(table.stored.game, view, f"{table.stored.id}/{length}", self._share, language, names)
        if (known := self._kept.get(question)) is not None:
            return known
        self._pay(payer)
        found = self._kept[question] = await self._thought(f"{table.stored.id}/{seat}", question)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found

    def _pay(self, payer: Client) -> None:
        for bucket in (self._addresses[payer.address], self._people[payer.person]):
            if not bucket.take():
                raise Refusal("too-fast", "that is many hints; wait a moment", 429, wait=ceil(bucket.retry_after(1)))

    async def _thought(self, key: str, question: jobs.Hint) -> Hint:
        try:
            answer = convert(await self._thinkers.inquire(key, question), jobs.Hinted)
        except (BotFailed, ValidationError):
            raise Refusal("coach-failed", "the coach has no answer here", 503) from None
        turns = await asyncio.to_thread(lambda: [_told(question, turn) for turn in answer.turns])
        return Hint(Forecast(*map(list, answer.standing)), turns)


def _told(question: jobs.Hint, turn: jobs.HintTurn) -> HintTurn:
    """Convert a turn to a message; its offers are built from what the caller's seat can see."""
    rules, seat = game(question.game), question.view.seat
    assert seat is not None
    codes = [code for action in turn.actions for code in rules.actions.read(action)]
    offers = steps(rules, rules.imagine(question.view, Random(question.seed)), seat, codes)
    return HintTurn(turn.actions, turn.said, wire.offer_infos(offers), Forecast(*map(list, turn.standing)))
