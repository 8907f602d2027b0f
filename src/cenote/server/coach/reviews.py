"""Background reviews of finished games, which are computed one at a time in small parts, and cached."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from math import ceil
from typing import Final

from msgspec import convert

from cenote.coach import review as coach
from cenote.coach.jobs import Chances
from cenote.coach.judging import JudgedTurn
from cenote.coach.search_budget import SearchBudget
from cenote.core.record import Record
from cenote.server import limits
from cenote.server.bots.bot_pool import BotPool
from cenote.server.coach.rights import require_over
from cenote.server.errors import Refusal
from cenote.server.tables.history import recorded
from cenote.server.tables.live import LiveTable, Viewer
from cenote.server.throttling.fair_share import Client
from cenote.server.throttling.token_bucket import KeyedBuckets

CACHE_SIZE: Final = 32
"""The maximum number of games whose reviews are cached in memory."""

log = logging.getLogger("cenote.coach")


class ReviewProgress:
    """The progress and result of a game's review for one viewer."""

    def __init__(self) -> None:
        self.done = 0
        self.of = 0
        self.found: coach.GameReview | None = None
        self.failed = False
        self.task: asyncio.Task[None] | None = None


class ReviewedGame:
    """A finished game whose turns are judged once for all viewers, by what the players knew at the time."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.judged: dict[int, JudgedTurn] = {}
        self.reviews: dict[Viewer, ReviewProgress] = {}

    @property
    def busy(self) -> bool:
        return any(progress.task is not None and not progress.task.done() for progress in self.reviews.values())


class Reviews:
    """A service that computes reviews one small part at a time, so that bots at tables never wait long."""

    def __init__(self, bot_pool: BotPool, budget: SearchBudget) -> None:
        self._bot_pool = bot_pool
        self._share = budget.review
        self._turn = asyncio.Lock()
        self._cache: OrderedDict[str, ReviewedGame] = OrderedDict()
        self._addresses = KeyedBuckets(
            limits.COACH.burst_reviews_per_address, limits.COACH.reviews_per_hour_and_address / 3600
        )

    async def review(self, table: LiveTable, viewer: Viewer, client: Client) -> ReviewProgress:
        """Return a review or its progress. The first request starts the review, as does the first one after a failure.

        Raise a `Refusal` if the game is not over, too many reviews are requested, or the review has failed.
        """
        require_over(table)
        id = table.stored.id
        game = self._cache.get(id)
        if game is None or viewer not in game.reviews:
            self._pay(client)
            game = game or self._cache.setdefault(id, ReviewedGame(await recorded(table)))
            self._start(id, game, viewer)
        self._cache.move_to_end(id)
        self._shrink_cache()
        if game.reviews[viewer].failed:
            del game.reviews[viewer]
            raise Refusal("coach-failed", "the coach could not follow this game", 503)
        return game.reviews[viewer]

    def _start(self, id: str, game: ReviewedGame, viewer: Viewer) -> None:
        if viewer not in game.reviews:
            progress = game.reviews[viewer] = ReviewProgress()
            progress.task = asyncio.create_task(self._run(id, game, viewer, progress))

    async def stop(self) -> None:
        """Cancel running reviews. A request after the next start begins them again."""
        tasks = [
            progress.task
            for game in self._cache.values()
            for progress in game.reviews.values()
            if progress.task is not None
        ]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _pay(self, client: Client) -> None:
        bucket = self._addresses[client.address]
        waiting = sum(game.busy for game in self._cache.values())
        if waiting >= limits.COACH.queued_reviews or not bucket.take():
            raise Refusal(
                "too-fast", "many reviews are being made; wait a moment", 429, wait=ceil(bucket.retry_after(1)) or 60
            )

    def _shrink_cache(self) -> None:
        for id in [id for id, game in self._cache.items() if not game.busy][: max(0, len(self._cache) - CACHE_SIZE)]:
            del self._cache[id]

    async def _run(self, id: str, game: ReviewedGame, viewer: Viewer, progress: ReviewProgress) -> None:
        try:
            async with self._turn:
                progress.found = await self._compute(id, game, viewer, progress)
        except Exception:
            log.exception("the review of table %s failed", id, extra={"table": id})
            progress.failed = True

    async def _compute(self, id: str, game: ReviewedGame, viewer: Viewer, progress: ReviewProgress) -> coach.GameReview:
        """Compute a review, and reuse the judgements of turns that another viewer's review has made."""
        reviewing = await asyncio.to_thread(coach.ReviewJobs, game.record, id, trusted=True)
        judgements = await asyncio.to_thread(reviewing.judgements, self._share)
        curve, chances = await asyncio.to_thread(reviewing.curve, viewer), list[Chances]()
        progress.of, progress.done = len(judgements) + len(curve), len(game.judged)
        for number, question in judgements.items():
            if number not in game.judged:
                game.judged[number] = convert(await self._bot_pool.inquire(id, question), JudgedTurn)
                progress.done += 1
        for moments in curve:
            chances += convert(await self._bot_pool.inquire(id, moments), list[Chances])
            progress.done += 1
        return await asyncio.to_thread(reviewing.concluded, game.judged, chances)
