"""Coach hints, which are computed in a bot process, rate-limited, and cached for each position and seat."""

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
from cenote.server.protocol.coach_messages import Hint, HintTurn, Standing
from cenote.server.tables import wire
from cenote.server.tables.live import LiveTable
from cenote.server.throttling.fair_share import Client
from cenote.server.throttling.token_bucket import KeyedBuckets

CACHE_SIZE: Final = 64
"""The maximum number of hints in the cache."""


class Hints:
    """A service that answers hint requests from the cache or by a bot process."""

    def __init__(self, bot_pool: BotPool, budget: SearchBudget) -> None:
        self._bot_pool = bot_pool
        self._share = budget.hint
        self._people = KeyedBuckets(limits.COACH.burst_hints, limits.COACH.hints_per_minute / 60)
        self._addresses = KeyedBuckets(
            limits.COACH.burst_hints_per_address, limits.COACH.hints_per_minute_and_address / 60
        )
        self._cache: OrderedDict[jobs.HintJob, Hint] = OrderedDict()

    async def hint(self, table: LiveTable, client: Client, language: str) -> Hint:
        """Return the coach's best turns for the caller's seat.

        Raise a `Refusal` if the table allows no hints, the caller asks too often, or the coach fails.
        """
        async with table.lock:
            match, seat = hinted_seat(table, client.person)
            view, length, names = match.view(seat), match.length, match.record().names
        question = jobs.HintJob(table.stored.game, view, f"{table.stored.id}/{length}", self._share, language, names)
        if (cached := self._cache.get(question)) is not None:
            return cached
        self._pay(client)
        found = self._cache[question] = await self._ask_coach(f"{table.stored.id}/{seat}", question)
        while len(self._cache) > CACHE_SIZE:
            self._cache.popitem(last=False)
        return found

    def _pay(self, client: Client) -> None:
        for bucket in (self._addresses[client.address], self._people[client.person]):
            if not bucket.take():
                raise Refusal("too-fast", "that is many hints; wait a moment", 429, wait=ceil(bucket.retry_after(1)))

    async def _ask_coach(self, key: str, question: jobs.HintJob) -> Hint:
        try:
            answer = convert(await self._bot_pool.inquire(key, question), jobs.HintResult)
        except (BotFailed, ValidationError):
            raise Refusal("coach-failed", "the coach has no answer here", 503) from None
        turns = await asyncio.to_thread(lambda: [_message_of(question, turn) for turn in answer.turns])
        return Hint(Standing(*map(list, answer.standing)), turns)


def _message_of(question: jobs.HintJob, turn: jobs.SuggestedTurn) -> HintTurn:
    """Convert a turn to a message, with offers that are built from what the caller's seat can see."""
    rules, seat = game(question.game), question.view.seat
    assert seat is not None
    codes = [code for action in turn.actions for code in rules.actions.read(action)]
    offers = steps(rules, rules.imagine(question.view, Random(question.seed)), seat, codes)
    return HintTurn(turn.actions, turn.said, wire.offer_infos(offers), Standing(*map(list, turn.standing)))
