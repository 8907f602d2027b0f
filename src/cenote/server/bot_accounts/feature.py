"""Bot accounts feature: token authentication, turn streams, and moves over REST."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar.middleware import DefineMiddleware

from cenote.server.bot_accounts.routes import MoveController, ProgramController
from cenote.server.bot_accounts.token_middleware import TokenMiddleware
from cenote.server.bot_accounts.turn_stream import TurnStreams
from cenote.server.lifecycle.feature import Feature
from cenote.server.services.container import Services


def feature(services: Services) -> Feature:
    """Build the feature with the routes, turn streams and token authentication of bot accounts."""
    bot_accounts = services.bot_accounts
    turn_streams = TurnStreams(services.tables, bot_accounts)
    services.tables.add_listener(turn_streams.wake)

    @asynccontextmanager
    async def running() -> AsyncIterator[None]:
        try:
            yield
        finally:
            turn_streams.stop()

    return Feature(
        routes=[ProgramController, MoveController],
        dependencies={"bot_accounts": bot_accounts, "turn_streams": turn_streams},
        middleware=[DefineMiddleware(TokenMiddleware, bot_accounts=bot_accounts)],
        lifespan=running,
    )
