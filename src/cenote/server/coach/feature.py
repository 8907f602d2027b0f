"""Coach feature: hints and reviews, computed by the bot pool."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cenote.bots.mind import usual_share
from cenote.coach.search_budget import usual_budget
from cenote.server.coach.hints import Hints
from cenote.server.coach.reviews import Reviews
from cenote.server.coach.routes import CoachController
from cenote.server.lifecycle.feature import Feature
from cenote.server.services.container import Services


def feature(services: Services) -> Feature:
    """Build the feature with the routes for hints and reviews."""
    settings, bot_pool = services.settings, services.bot_pool
    budget = settings.coach or usual_budget(min(1.0, settings.time_budget.share / usual_share()))
    reviews = Reviews(bot_pool, budget)

    @asynccontextmanager
    async def running() -> AsyncIterator[None]:
        try:
            yield
        finally:
            await reviews.stop()

    return Feature([CoachController], {"hints": Hints(bot_pool, budget), "reviews": reviews}, lifespan=running)
