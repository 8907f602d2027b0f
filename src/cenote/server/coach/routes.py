"""REST routes for the coach's hints and reviews at a table."""

from __future__ import annotations

import asyncio

from litestar import Controller, get, post
from litestar.di import NamedDependency

from cenote.coach import review as coach
from cenote.coach.describe import describe_turn
from cenote.server.accounts.dependencies import CpuClient, LatestTable
from cenote.server.coach.hints import Hints
from cenote.server.coach.reviews import Reviews
from cenote.server.http.language import language_of
from cenote.server.http.responses import REFUSED, AnyRequest
from cenote.server.protocol.coach_messages import CostlyTurn, Hint, Review, ReviewMoment
from cenote.server.tables import wire
from cenote.words import Words


class CoachController(Controller):
    """The coach's hints, and its reviews of finished games."""

    path = "/api/tables"

    @post("/{id:str}/coach/hint", summary="The best turns for your seat", status_code=200, responses=REFUSED)
    async def hint(
        self, request: AnyRequest, client: CpuClient, latest_table: LatestTable, hints: NamedDependency[Hints]
    ) -> Hint:
        return await hints.hint(latest_table, client, _language(request))

    @get("/{id:str}/coach/review", summary="What a finished game's turns and draws were worth", responses=REFUSED)
    async def review(
        self, request: AnyRequest, client: CpuClient, latest_table: LatestTable, reviews: NamedDependency[Reviews]
    ) -> Review:
        table = latest_table
        progress = await reviews.review(table, table.viewer_of(client.person), client)
        if progress.found is None:
            return Review(False, progress.done, progress.of)
        words = Words(_language(request), [seat.name for seat in table.stored.seats])
        return await asyncio.to_thread(review_message, progress.found, table.stored.game, words)


def _language(request: AnyRequest) -> str:
    return language_of(request.cookies, request.headers.get("accept-language", ""))


def review_message(found: coach.GameReview, game: str, words: Words) -> Review:
    """Convert a review to a message in the reader's language."""
    return Review(
        ready=True,
        moments=[ReviewMoment(moment.at, moment.seat, list(moment.chances)) for moment in found.moments],
        costly=[_costly(turn, game, words) for turn in found.costly],
        luck=list(found.luck),
        skill=list(found.skill),
        gifts=list(found.gifts),
    )


def _costly(turn: coach.CostlyTurn, game: str, words: Words) -> CostlyTurn:
    return CostlyTurn(
        at=turn.at,
        seat=turn.seat,
        played=[step.action for step in turn.played],
        played_said=describe_turn(words, game, turn.played),
        played_steps=wire.offer_infos(turn.played),
        better=[step.action for step in turn.better],
        said=describe_turn(words, game, turn.better),
        better_steps=wire.offer_infos(turn.better),
        cost=turn.cost,
    )
