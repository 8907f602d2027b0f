"""Core features: the database, the tables with their bots, and the clocks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cenote.core.registry import game_names, has_part, part
from cenote.server.bots.bot_runner import BotRunner
from cenote.server.lifecycle.feature import Feature
from cenote.server.protocol import display_names
from cenote.server.services.container import Services
from cenote.server.storage.clocks import Clocks
from cenote.server.storage.database import migrate
from cenote.server.tables.clock_timeouts import ClockTimeouts
from cenote.server.tables.history import Histories
from cenote.server.tables.puzzle_tables import puzzle_deals
from cenote.server.throttling.daily_quotas import DailyQuotas


def database_feature(services: Services) -> Feature:
    """Build the feature of the database, which is migrated at the start and closed last."""

    @asynccontextmanager
    async def running() -> AsyncIterator[None]:
        try:
            await migrate(services.database)
            load_games()
            yield
        finally:
            await services.database.close()

    return Feature(
        dependencies={
            "settings": services.settings,
            "storage": services.storage,
            "quotas": services.quotas,
            "daily_quotas": DailyQuotas(services.quotas, services.settings.daily),
            "scheduler": services.scheduler,
        },
        lifespan=running,
    )


def tables_feature(services: Services) -> Feature:
    """Build the feature of the tables.

    Bots play while it runs. When it stops, moves are stored before the last bot process ends.
    """
    tables, cluster, bot_pool = services.tables, services.cluster, services.bot_pool
    bots = BotRunner(tables, bot_pool)
    tables.add_listener(bots.wake)

    @asynccontextmanager
    async def running() -> AsyncIterator[None]:
        await bot_pool.start()
        try:
            async with cluster.running(tables, bots):
                yield
        finally:
            await bots.stop()
            await tables.settle()
            await cluster.leave()
            await bot_pool.stop()

    return Feature(
        dependencies={"tables": tables, "histories": Histories(), "cluster": cluster, "channels": services.channels},
        lifespan=running,
    )


def clocks_feature(services: Services) -> Feature:
    """Build the feature that handles the clock timeouts of all tables."""
    return Feature(lifespan=ClockTimeouts(services.tables, Clocks(services.database)).running)


def load_games() -> None:
    """Import and read at once what tables need, so that no player waits for it and no file must be opened later."""
    display_names.reserved()
    for game in game_names():
        for name in ("rules", "reachability", "lesson"):
            if has_part(game, name):
                part(game, name)
    puzzle_deals()
