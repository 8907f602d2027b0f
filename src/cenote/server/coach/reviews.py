"""Background reviews of finished games: computed one at a time, in small parts, and cached."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from math import ceil
from typing import Final

from msgspec import convert

from cenote.coach import review as coach
from cenote.coach.jobs import Chances
from cenote.coach.judging import Judged
from cenote.coach.search_budget import SearchBudget
from cenote.core.record import Record
from cenote.server import limits
from cenote.server.bots.bot_pool import BotPool
from cenote.server.coach.rights import must_be_over
from cenote.server.errors import Refusal
from cenote.server.tables.history import recorded
from cenote.server.tables.live import LiveTable, Viewer
from cenote.server.throttling.fair_share import Client
from cenote.server.throttling.token_bucket import KeyedBuckets

KEPT: Final = 32
"""Number of games whose reviews are cached in memory."""

log = logging.getLogger("cenote.coach")


class Job:
    """The review of one game for one viewer: its progress and result."""

    def __init__(self) -> None:
        self.done = 0
        self.of = 0
        self.found: coach.Review | None = None
        self.failed = False
        self.task: asyncio.Task[None] | None = None


class Reviewed:
    """A finished game; its turns are judged once for all viewers, by what the players knew then."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.judged: dict[int, Judged] = {}
        self.jobs: dict[Viewer, Job] = {}

    @property
    def busy(self) -> bool:
        return any(job.task is not None and not job.task.done() for job in self.jobs.values())


class Reviews:
    """Computes all reviews, one small part at a time, so that bots at tables never wait long."""

    def __init__(self, thinkers: BotPool, shares: SearchBudget) -> None:
        self._thinkers = thinkers
        self._share = shares.review
        self._turn = asyncio.Lock()
        self._kept: OrderedDict[str, Reviewed] = OrderedDict()
        self._addresses = KeyedBuckets(
            limits.COACH.burst_reviews_per_address, limits.COACH.reviews_per_hour_and_address / 3600
        )

    async def review(self, table: LiveTable, viewer: Viewer, payer: Client) -> Job:
        """Return a review or its progress; the first request starts it, as does the first after a failure."""
        must_be_over(table)
        id = table.stored.id
        game = self._kept.get(id)
        if game is None or viewer not in game.jobs:
            self._pay(payer)
            game = game or self._kept.setdefault(id, Reviewed(await recorded(table)))
            self._begin(id, game, viewer)
        self._kept.move_to_end(id)
        self._forget()
        if game.jobs[viewer].failed:
            del game.jobs[viewer]
            raise Refusal("coach-failed", "the coach could not follow this game", 503)
        return game.jobs[viewer]

    def _begin(self, id: str, game: Reviewed, viewer: Viewer) -> None:
        if viewer not in game.jobs:
            job = game.jobs[viewer] = Job()
            job.task = asyncio.create_task(self._work(id, game, viewer, job))

    async def stop(self) -> None:
        """Cancel running reviews; a request after the next start begins them again."""
        tasks = [job.task for game in self._kept.values() for job in game.jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _pay(self, payer: Client) -> None:
        bucket = self._addresses[payer.address]
        waiting = sum(game.busy for game in self._kept.values())
        if waiting >= limits.COACH.queued_reviews or not bucket.take():
            raise Refusal(
                "too-fast", "many reviews are being made; wait a moment", 429, wait=ceil(bucket.retry_after(1)) or 60
            )

    def _forget(self) -> None:
        for id in [id for id, game in self._kept.items() if not game.busy][: max(0, len(self._kept) - KEPT)]:
            del self._kept[id]

    async def _work(self, id: str, game: Reviewed, viewer: Viewer, job: Job) -> None:
        try:
            async with self._turn:
                job.found = await self._worked_out(id, game, viewer, job)
        except Exception:
            log.exception("the review of table %s failed", id, extra={"table": id})
            job.failed = True

    async def _worked_out(self, id: str, game: Reviewed, viewer: Viewer, job: Job) -> coach.Review:
        """Compute a review; the judgements of turns are shared by all viewers of the game."""
        work = await asyncio.to_thread(coach.Reviewing, game.record, id, trusted=True)
        judgements = await asyncio.to_thread(work.judgements, self._share)
        curve, chances = await asyncio.to_thread(work.curve, viewer), list[Chances]()
        job.of, job.done = len(judgements) + len(curve), len(game.judged)
        for number, question in judgements.items():
            if number not in game.judged:
                game.judged[number] = convert(await self._thinkers.inquire(id, question), Judged)
                job.done += 1
        for moments in curve:
            chances += convert(await self._thinkers.inquire(id, moments), list[Chances])
            job.done += 1
        return await asyncio.to_thread(work.concluded, game.judged, chances)
